import type { JudgedModule } from './judged-module.ts'
import type { Lock } from './lock.ts'
import type { ModulePackage } from './module-package.ts'
import type { FilesComparison } from './ports.ts'

export interface AuditRequest {
  readonly directories: readonly string[]
  /** The registry that an address without a host means. */
  readonly defaultHost: string
  /** Compares installed files with the packages. */
  readonly withPackages: boolean
  /** The lock file, empty where there is none yet. */
  readonly lock: Lock | undefined
  /** A module that the lock file does not have is a finding, and is not added. */
  readonly isLockReadonly: boolean
}

/** A call of a module, with all that was found out. */
export interface AuditedModule extends JudgedModule {
  /** Undefined where no package was asked for. */
  readonly package: ModulePackage | undefined
  readonly files: FilesComparison | undefined
}
