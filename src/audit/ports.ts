import type { Archive } from '../index/packages/package-source.ts'
import type { ParsedFile } from '../interface/read/parsed-file.ts'
import type { InstalledModule } from './module-use.ts'

/** A configuration file of one directory. */
export interface ConfigurationFile {
  /** Without its directory. */
  readonly path: string
  readonly text: string
  readonly parsed: ParsedFile
}

/** Root modules on disk: their configuration, and what clients have installed for them. */
export interface RootModules {
  /** The configuration files of a directory; undefined where there is no such directory. */
  configuration(directory: string): Promise<readonly ConfigurationFile[] | undefined>
  /** What `modules.json` names; undefined before the first `init`. */
  installed(directory: string): Promise<readonly InstalledModule[] | undefined>
}

/** How the files that a client has installed compare with the zip that they came from. */
export type FilesComparison =
  | { readonly kind: 'same' }
  /** Paths of the package, each with what is wrong with it. */
  | { readonly kind: 'changed'; readonly files: readonly string[] }
  | { readonly kind: 'unknown'; readonly reason: string }

/** The packages of installed modules. */
export interface InstalledPackages {
  /** Fetches a zip, and compares its files with those that are installed for a module. */
  compare(
    archive: Archive,
    installed: { readonly directory: string; readonly key: string },
  ): Promise<FilesComparison>
}

/** How registries are reached, by host with its port. */
export interface RegistryHosts {
  tokenOf(host: string): string | undefined
  /** Of a `host` block, which takes the place of discovery. */
  modulesUrlOf(host: string): string | undefined
}
