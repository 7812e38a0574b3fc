import { withoutOuterSlashes } from '../base/url.ts'
import type { Archive } from '../index/packages/package-source.ts'
import type { ParsedFile } from '../interface/read/parsed-file.ts'
import { addressProblem, formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import { registryHost } from '../module/module-source.ts'
import type { Version } from '../module/version.ts'

/** The source of a module in a registry. */
interface RegistrySource {
  /** As clients compare hosts. */
  readonly host: string
  readonly address: ModuleAddress
  /** Below the package; empty for its root. */
  readonly subdirectory: string
}

/** The registry that an address without a host means. */
export const DEFAULT_HOSTS = {
  terraform: 'registry.terraform.io',
  opentofu: 'registry.opentofu.org',
} as const

/**
 * Reads `[host/]namespace/name/system[//subdirectory]`; undefined for every other kind of source: a path, a Git repository, a URL.
 * https://developer.hashicorp.com/terraform/language/modules/sources#terraform-registry
 */
export function readRegistrySource(source: string, defaultHost: string): RegistrySource | undefined {
  if (/^\.{0,2}\/|::|:\/\/|[?@\s]/.test(source)) return undefined
  const [module = '', ...below] = source.split('//')
  const parts = module.split('/')
  if (parts.length !== 3 && parts.length !== 4) return undefined
  const host = registryHost(parts.length === 4 ? (parts[0] ?? '') : defaultHost)
  const [namespace = '', name = '', system = ''] = parts.slice(-3)
  const address = { namespace, name, system }
  if (host === undefined || addressProblem(address) !== undefined) return undefined
  return { host, address, subdirectory: withoutOuterSlashes(below.join('/')) }
}

/** `modules.acme.dev/acme/vpc/aws`. */
export function moduleName({ host, address }: Pick<RegistrySource, 'host' | 'address'>): string {
  return `${host}/${formatModuleAddress(address)}`
}

/** Where a module is called. */
export interface CallPosition {
  /** As users name it from where they are: `live/prod/main.tf`. */
  readonly file: string
  readonly line: number
}

/** One `module` block that names a registry, of a root module or of a module that it calls. */
export interface ModuleUse extends RegistrySource, CallPosition {
  /** The root module, as the user named it. */
  readonly directory: string
  /** As `modules.json` names it: `network.vpc` is called by `network`. */
  readonly key: string
  readonly source: string
  /** Empty for any version; undefined for an expression that has to be evaluated, and where only the installed version is known. */
  readonly constraint: string | undefined
  /** Undefined before `init`. */
  readonly installed: Version | undefined
}

/** A module that a client has installed, as `modules.json` has it. */
export interface InstalledModule {
  readonly key: string
  readonly source: string
  /** Empty for modules of no registry. */
  readonly version: string
}

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
