import { z } from 'zod'
import { quote } from '../../base/error.ts'
import { parseJson } from '../../base/schema.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import type { ModuleAddress } from '../../module/module-address.ts'
import type { Version } from '../../module/version.ts'
import { type ModuleDocument, parseReleaseDocument, type ReleaseDocument } from '../format/documents.ts'
import { parseInterfaceFiles } from '../format/interface-document.ts'
import type { IndexedVersion } from '../format/module-list.ts'
import { MODULES_DIRECTORY, type VersionFile, versionPath } from '../format/paths.ts'
import { interfaceFiles, type RenderedFile, versionFiles } from '../plan/file-table.ts'
import type { ListedFile } from '../ports.ts'
import type { CheckContext, Fault } from './check-context.ts'
import { derivedFault } from './derived-fault.ts'
import { documentFault } from './document-fault.ts'
import type { FindingCode } from './finding.ts'
import { readPackageBytes } from './package-bytes.ts'
import { releaseFaults } from './release-faults.ts'

const NAMES: ReadonlySet<string> = new Set<VersionFile>([
  ...(['release.json', 'index.json', 'source', 'download'] as const),
  ...(['interface.json', 'README.md', 'module.zip'] as const),
])

export interface VersionFolder {
  readonly address: ModuleAddress
  readonly version: Version
  /** By name. */
  readonly files: ReadonlyMap<string, ListedFile>
  /** Undefined where it cannot be read. */
  readonly module: ModuleDocument | undefined
  readonly interfaces: LastInterface
}

/** The interface that was read last: most versions of a module have that of the version before. */
export class LastInterface {
  #bytes: readonly (Uint8Array | undefined)[] = []
  #last: ModuleInterface | undefined

  /** @param files of the interface, in one order */
  read(
    files: readonly (Uint8Array | undefined)[],
    parse: () => ModuleInterface | undefined,
  ): ModuleInterface | undefined {
    const isSame = files.every((bytes, at) => isSameBytes(bytes, this.#bytes[at]))
    if (isSame && this.#last !== undefined) return this.#last
    this.#last = parse()
    this.#bytes = files
    return this.#last
  }
}

function isSameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return Buffer.compare(one, other) === 0
}

export interface CheckedVersion extends IndexedVersion {
  /** Whether the interface is lost or broken, so that nobody can say yet what is made from it. */
  readonly isRemade: boolean
}

/** The check of the files of one version. */
export class VersionCheck {
  readonly faults: Fault[] = []
  readonly #folder: VersionFolder
  readonly #context: CheckContext
  #documents: ReadonlyMap<string, Uint8Array> = new Map()

  constructor(folder: VersionFolder, context: CheckContext) {
    this.#folder = folder
    this.#context = context
  }

  /** What the files of the module are made from; undefined where it cannot be read. */
  async run(): Promise<CheckedVersion | undefined> {
    const { files, module } = this.#folder
    const { contents, registry } = this.#context
    for (const [name, file] of files) if (file.isSpecial || !NAMES.has(name)) this.#unexpected(file)
    const documents = [...files].flatMap(([name, file]) =>
      NAMES.has(name) && name !== 'module.zip' ? [file] : [],
    )
    this.#documents = await contents.read(documents)
    const release = this.#readRelease()
    if (release === undefined) return undefined
    this.faults.push(...releaseFaults(release, module, registry))
    const zip = await readPackageBytes(release, files.get('module.zip'), contents)
    this.faults.push(...zip.faults)
    const moduleInterface = this.#readInterface(release)
    this.#judgeReadme(zip.readme, moduleInterface)
    const isRemade =
      moduleInterface === undefined && (zip.readme !== undefined || this.#has('interface.json'))
    this.#judgeDerived({ release, moduleInterface }, isRemade)
    return { release, moduleInterface, isRemade }
  }

  #readRelease(): ReleaseDocument | undefined {
    const path = this.#path('release.json')
    const bytes = this.#documents.get(path)
    if (bytes !== undefined) return this.#parse(path, bytes, parseReleaseDocument)
    this.#add('RELEASE_MISSING', 'release.json is missing', path)
    return undefined
  }

  #readInterface(release: ReleaseDocument): ModuleInterface | undefined {
    const path = this.#path('interface.json')
    const bytes = this.#documents.get(path)
    if (bytes === undefined) return undefined
    const readme = this.#documents.get(this.#path('README.md'))
    const parse = () => parseInterfaceFiles(release, (each) => this.#documents.get(each))
    return this.#parse(path, bytes, () => this.#folder.interfaces.read([bytes, readme], parse))
  }

  #parse<T>(path: string, bytes: Uint8Array, parse: (path: string, bytes: Uint8Array) => T): T | undefined {
    try {
      return parse(path, bytes)
    } catch (error) {
      const folder = path.slice(`${MODULES_DIRECTORY}/`.length, path.lastIndexOf('/'))
      this.faults.push({ ...documentFault(folder, bytes, error), path })
      return undefined
    }
  }

  /** The README is compared with that of the package; without a package in the index, with what the details of the version show. */
  #judgeReadme(packaged: string | undefined, moduleInterface: ModuleInterface | undefined): void {
    if (moduleInterface === undefined) return
    const expected = packaged ?? this.#readmeOfDetails()
    if (expected === undefined || expected === moduleInterface.root.readme) return
    const other = packaged === undefined ? 'index.json of the version' : 'the package'
    this.#add('README_CHANGED', `README.md is not the README of ${other}`, this.#path('README.md'))
  }

  #readmeOfDetails(): string | undefined {
    const bytes = this.#documents.get(this.#path('index.json'))
    return bytes && parseJson(DETAILS, bytes)?.root.readme
  }

  #judgeDerived(indexed: IndexedVersion, isRemade: boolean): void {
    const { release, moduleInterface } = indexed
    if (isRemade && !this.#has('interface.json'))
      this.#add('DERIVED_MISSING', 'interface.json is missing', this.#path('interface.json'))
    const rendered: RenderedFile[] = versionFiles(this.#context.registry, indexed)
    if (moduleInterface !== undefined) rendered.push(...interfaceFiles(release, moduleInterface))
    const hasReadmeFault = this.faults.some(({ code }) => code === 'README_CHANGED')
    for (const [path, text] of rendered) {
      const isDetails = path === this.#path('index.json')
      if (isDetails && (isRemade || hasReadmeFault)) continue
      const fault = derivedFault(path, text, this.#documents.get(path))
      if (fault !== undefined) this.faults.push(fault)
    }
  }

  #has(file: VersionFile): boolean {
    return this.#documents.has(this.#path(file))
  }

  #unexpected({ path }: ListedFile): void {
    this.#add('FILE_UNEXPECTED', `${quote(path)} does not belong to a version`, path)
  }

  #path(file: VersionFile): string {
    const { address, version } = this.#folder
    return versionPath(address, version, file)
  }

  #add(code: FindingCode, message: string, path: string): void {
    this.faults.push({ code, message, path })
  }
}

const DETAILS = z.looseObject({ root: z.looseObject({ readme: z.string() }) })
