import type { Json } from '../base/json.ts'
import type { TypeExpression } from './type-expression.ts'

/** Where something is declared: the path from the module's root, and the line from 1. */
export interface SourcePosition {
  readonly file: string
  readonly line: number
}

/** An input variable. Text that is missing is `''`, here and below. */
export interface Input extends SourcePosition {
  readonly name: string
  readonly type: string
  readonly parsedType: TypeExpression
  readonly description: string
  /** Source text. */
  readonly default: string
  /** The value of the default, if it is constant. */
  readonly value?: Json
  readonly required: boolean
  readonly sensitive: boolean
  readonly nullable: boolean
  readonly ephemeral: boolean
  /** Its value is known before anything else, as sources of modules need it. */
  readonly const: boolean
  readonly deprecated: string
  readonly validations: readonly (SourcePosition & {
    /** Without comments and optional blanks. */
    readonly condition: string
    readonly message: string
  })[]
}

export interface Output extends SourcePosition {
  readonly name: string
  readonly description: string
  readonly sensitive: boolean
  readonly ephemeral: boolean
  readonly deprecated: string
  /** The type that it declares, or that its value has, as far as the expression tells; absent where nothing tells it, and in older interfaces. */
  readonly type?: TypeExpression
}

export interface Resource extends SourcePosition {
  readonly mode: 'managed' | 'data' | 'ephemeral'
  readonly type: string
  readonly name: string
}

export interface ModuleCall extends SourcePosition {
  readonly name: string
  /** Of a source that has to be evaluated, and of such a version, the text of the expression. */
  readonly source: string
  readonly version: string
}

/** The argument that gives a resource or a module call its instances, and their keys. */
export type Repetition = 'count' | 'for_each'

/** A provider that a directory requires: declared, configured or implied by a resource type. */
export interface Provider extends SourcePosition {
  readonly name: string
  /** `''` stands for `hashicorp/<name>`. */
  readonly source: string
  /** Version constraints; a version has to meet all of them. */
  readonly constraints: readonly string[]
  /** The `configuration_aliases` that callers have to pass: `aws.replica`. */
  readonly aliases: readonly string[]
}

/** The interface of one directory: inputs, outputs, resources, module calls and requirements, in the order of the files. */
export interface DirectoryInterface {
  /** From the module's root; `''` is the root itself. */
  readonly path: string
  readonly readme: string
  readonly empty: boolean
  readonly inputs: readonly Input[]
  readonly outputs: readonly Output[]
  readonly resources: readonly Resource[]
  readonly calls: readonly ModuleCall[]
  /**
   * The managed resources and module calls, by address, that have any number of instances. Absent in older interfaces, which do
   * not tell. https://developer.hashicorp.com/terraform/language/meta-arguments
   */
  readonly repetitions?: Readonly<Record<string, Repetition>>
  readonly providers: readonly Provider[]
  /** Version constraints on Terraform or OpenTofu; a version has to meet all of them. */
  readonly requiredVersions: readonly string[]
  /** Where they are declared; absent without them, and in older interfaces. */
  readonly requiredVersionsAt?: SourcePosition
  readonly moves: readonly (SourcePosition & { readonly from: string; readonly to: string })[]
  readonly removals: readonly (SourcePosition & { readonly from: string })[]
  readonly imports: readonly (SourcePosition & { readonly to: string; readonly id: string })[]
}

export interface Diagnostic extends SourcePosition {
  /** An error stands for a file that clients refuse, too. */
  readonly severity: 'error' | 'warning'
  readonly column: number
  readonly message: string
}

/** The module interface: of the root, of the submodules that callers reach by `//modules/x`, and of the examples. */
export interface ModuleInterface {
  readonly root: DirectoryInterface
  readonly submodules: readonly DirectoryInterface[]
  readonly examples: readonly DirectoryInterface[]
  /** Files that do not parse; all that could be read of them counts. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Whether no directory has configuration that callers could name. */
export function isEmpty({ root, submodules }: ModuleInterface): boolean {
  return root.empty && submodules.length === 0
}

/** What a caller names first: the root, or the first directory below one that has no configuration, as `//modules/NAME`. */
export function calledDirectory({ root, submodules }: ModuleInterface): DirectoryInterface {
  return (root.empty ? submodules[0] : undefined) ?? root
}

/** Its path in the package; `''` is the root, also where nobody knows the interface. */
export function calledPath(module: ModuleInterface | undefined): string {
  return module === undefined ? '' : calledDirectory(module).path
}
