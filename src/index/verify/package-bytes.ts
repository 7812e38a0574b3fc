import { createHash } from 'node:crypto'
import { packageSubdirectory } from '../../module/release.ts'
import type { ReleaseDocument } from '../format/documents.ts'
import { locationKind } from '../format/location.ts'
import { versionPath } from '../format/paths.ts'
import type { IndexContents, ListedFile } from '../ports.ts'
import type { Fault } from './check-context.ts'
import { PackagedReadme } from './packaged-readme.ts'

export interface PackageReading {
  readonly faults: readonly Fault[]
  /** The README in the package, as `README.md` of the index has it; undefined where there are no bytes to trust. */
  readonly readme: string | undefined
}

/** Reads the package of a release that is kept in the index, and compares its digest. @param zip undefined where there is none */
export async function readPackageBytes(
  release: ReleaseDocument,
  zip: ListedFile | undefined,
  contents: IndexContents,
): Promise<PackageReading> {
  const isKept = release.packages.some(({ location }) => locationKind(location) === 'relative')
  const path = versionPath(release.address, release.version, 'module.zip')
  const nothing = (fault?: Fault) => ({ faults: fault === undefined ? [] : [fault], readme: undefined })
  const missing: Fault = {
    code: 'PACKAGE_MISSING',
    message: `the package is in the index, and module.zip is missing: ${release.package.digest}`,
    path,
  }
  if (zip === undefined) return nothing(isKept ? missing : undefined)
  if (zip.isSpecial) return nothing()
  if (!isKept) {
    const message = 'module.zip is there, although release.json names no package in the index'
    return nothing({ code: 'FILE_UNEXPECTED', message, path })
  }
  const hash = createHash('sha256')
  const readme = new PackagedReadme(packageSubdirectory(release))
  let size = 0
  const isRead = await contents.stream(zip, (bytes) => {
    hash.update(bytes)
    readme.push(bytes)
    size += bytes.length
  })
  if (!isRead) return nothing(missing)
  const digest = `sha256:${hash.digest('hex')}`
  const { package: published } = release
  if (digest === published.digest && size === published.size) return { faults: [], readme: readme.text }
  const message = `module.zip has ${digest} (${size} bytes), and release.json says ${published.digest} (${published.size} bytes)`
  return nothing({ code: 'PACKAGE_CHANGED', message, path })
}
