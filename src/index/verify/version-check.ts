import { z } from 'zod'
import { quote } from '../../base/error.ts'
import { parseJson } from '../../base/schema.ts'
import type { ModuleInterface } from '../../interface/module-interface.ts'
import { readmeDigest } from '../format/module-details.ts'
import type { IndexedVersion } from '../format/module-list.ts'
import { type VersionFile, versionPath } from '../format/paths.ts'
import { interfaceFiles, versionFiles } from '../plan/file-table.ts'
import type { CheckContext, Fault } from './check-context.ts'
import { derivedFaults } from './derived-fault.ts'
import { readVersionFolder, type VersionFolder, type VersionReading } from './version-reading.ts'

const NAMES: ReadonlySet<string> = new Set<VersionFile>([
  ...(['release.json', 'index.json', 'source', 'download'] as const),
  ...(['interface.json', 'README.md', 'module.zip'] as const),
])

const DETAILS = z.looseObject({ root: z.looseObject({}), readme_digest: z.string().optional() })

export interface CheckedVersion extends IndexedVersion {
  /** Whether the interface is lost or broken, so that nobody can say yet what is made from it. */
  readonly isRemade: boolean
}

/** The check of the files of one version. */
export class VersionCheck {
  readonly faults: Fault[] = []
  readonly #folder: VersionFolder
  readonly #context: CheckContext

  constructor(folder: VersionFolder, context: CheckContext) {
    this.#folder = folder
    this.#context = context
  }

  /** What the files of the module are made from; undefined where it cannot be read. */
  async run(): Promise<CheckedVersion | undefined> {
    for (const [name, { path, isSpecial }] of this.#folder.files)
      if (isSpecial || !NAMES.has(name))
        this.#add('FILE_UNEXPECTED', `${quote(path)} does not belong to a version`, path)
    const reading = await readVersionFolder(this.#folder, this.#context)
    const { release, moduleInterface, packagedReadme, files } = reading
    this.faults.push(...reading.faults)
    if (release === undefined) return undefined
    const hasInterface = files.has(this.#path('interface.json'))
    const isRemade = moduleInterface === undefined && (packagedReadme !== undefined || hasInterface)
    if (isRemade && !hasInterface)
      this.#add('DERIVED_MISSING', 'interface.json is missing', this.#path('interface.json'))
    await this.#judgeDerived({ release, moduleInterface }, reading, isRemade)
    return { release, moduleInterface, isRemade }
  }

  async #judgeDerived(
    indexed: IndexedVersion,
    { files, packagedReadme }: VersionReading,
    isRemade: boolean,
  ): Promise<void> {
    const { release, moduleInterface } = indexed
    const ofInterface = moduleInterface === undefined ? [] : interfaceFiles(release, moduleInterface)
    const rendered = [...versionFiles(this.#context.registry, indexed), ...ofInterface]
    const details = this.#path('index.json')
    const found = await derivedFaults(rendered, files)
    const ofDetails = found.find(({ path }) => path === details)
    if (ofDetails !== undefined && packagedReadme === undefined && moduleInterface !== undefined)
      this.#judgeReadmeDigest((await files.read([details])).get(details), moduleInterface)
    const isReadmeOther = this.faults.some(({ code }) => code === 'README_CHANGED')
    this.faults.push(...found.filter((fault) => fault !== ofDetails || !(isRemade || isReadmeOther)))
  }

  /** Without a package in the index, the details of the version tell which README was published. */
  #judgeReadmeDigest(details: Uint8Array | undefined, moduleInterface: ModuleInterface): void {
    const shown = details && parseJson(DETAILS, details)
    if (shown === undefined || shown.readme_digest === readmeDigest(moduleInterface)) return
    const message = 'README.md has not the digest that index.json of the version has'
    this.#add('README_CHANGED', message, this.#path('README.md'))
  }

  #path(file: VersionFile): string {
    const { address, version } = this.#folder
    return versionPath(address, version, file)
  }

  #add(code: Fault['code'], message: string, path: string): void {
    this.faults.push({ code, message, path })
  }
}
