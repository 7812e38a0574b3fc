import type { Version } from '../module/version.ts'
import type { RegistrySource } from './module-source.ts'

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
