import type { Json } from '../base/json.ts'
import type { TypeExpression } from './type-expression.ts'

/** Where something is declared: a file by its path from the module's root, a line from 1. */
export interface SourcePosition {
  readonly file: string
  readonly line: number
}

/** Missing text is `''` everywhere. */
export interface Input extends SourcePosition {
  readonly name: string
  /** Source text. */
  readonly type: string
  readonly parsedType: TypeExpression
  readonly description: string
  /** Source text; `''` where there is none. */
  readonly default: string
  /** Present where the default is constant. */
  readonly value?: Json
  readonly required: boolean
  readonly sensitive: boolean
  readonly nullable: boolean
  readonly ephemeral: boolean
  readonly deprecated: string
  readonly validations: readonly Validation[]
}

export interface Validation extends SourcePosition {
  /** Without comments, its blanks made equal. */
  readonly condition: string
  readonly message: string
}

export interface Output extends SourcePosition {
  readonly name: string
  readonly description: string
  readonly sensitive: boolean
  readonly ephemeral: boolean
  readonly deprecated: string
}

export interface Resource extends SourcePosition {
  readonly mode: 'managed' | 'data' | 'ephemeral'
  readonly type: string
  readonly name: string
}

export interface ModuleCall extends SourcePosition {
  readonly name: string
  readonly source: string
  readonly version: string
}

/** A provider that the module asks for by name, or by a resource type or a `provider` block. */
export interface Provider extends SourcePosition {
  readonly name: string
  /** `''` where it is implied: that is `hashicorp/<name>`. */
  readonly source: string
  /** All of them must hold. */
  readonly constraints: readonly string[]
  /** Configurations that the caller has to pass: `aws.replica`. */
  readonly aliases: readonly string[]
}

export interface Move extends SourcePosition {
  readonly from: string
  readonly to: string
}

export interface Removal extends SourcePosition {
  readonly from: string
}

export interface Import extends SourcePosition {
  readonly to: string
  readonly id: string
}

/** What one directory of configuration offers and asks for. */
export interface DirectoryInterface {
  /** From the module's root; `''` is the root itself. */
  readonly path: string
  /** The README's text. */
  readonly readme: string
  /** Whether there is no configuration. */
  readonly empty: boolean
  readonly inputs: readonly Input[]
  readonly outputs: readonly Output[]
  readonly resources: readonly Resource[]
  readonly calls: readonly ModuleCall[]
  readonly providers: readonly Provider[]
  /** All of them must hold. */
  readonly requiredVersions: readonly string[]
  readonly moves: readonly Move[]
  readonly removals: readonly Removal[]
  readonly imports: readonly Import[]
}

export interface Diagnostic extends SourcePosition {
  /** An error where the client would refuse the file, too. */
  readonly severity: 'error' | 'warning'
  /** From 1. */
  readonly column: number
  readonly message: string
}

/** What a module offers: its root, the submodules that can be called by `//modules/x`, and its examples. */
export interface ModuleInterface {
  readonly root: DirectoryInterface
  readonly submodules: readonly DirectoryInterface[]
  readonly examples: readonly DirectoryInterface[]
  /** Files that do not parse; what could be read of them is there. */
  readonly diagnostics: readonly Diagnostic[]
}
