import { descriptionFromReadme, selectReadme } from '../../interface/read/readme.ts'
import { licenseIdentifier, selectLicense } from '../../module/license.ts'
import type { Package, PackagedFile } from '../../package/package.ts'
import { readPackagedFile } from '../filesystem/zip-reader.ts'
import { MAX_TEXT_BYTES } from './limits.ts'

/** What a package says of itself, so that it follows from its bytes alone; `''` where it does not. */
export async function packageAnnotations(pkg: Package): Promise<{ description: string; licenses: string }> {
  const root = pkg.contents.filter(({ path, size }) => !path.includes('/') && size <= MAX_TEXT_BYTES)
  const license = selectLicense(root.map(({ path }) => path))
  const licenseFile = root.find(({ path }) => path === license)
  return {
    description: descriptionFromReadme(await textOf(pkg, selectReadme(root))),
    licenses: licenseIdentifier(await textOf(pkg, licenseFile)) ?? '',
  }
}

async function textOf(pkg: Package, file: PackagedFile | undefined): Promise<string> {
  return file === undefined ? '' : new TextDecoder().decode(await readPackagedFile(pkg, file))
}
