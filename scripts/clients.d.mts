export interface GoProgram {
  /** `tofu-1.12`, `crane`. */
  readonly name: string
  /** Of its go.mod: `1.26.0`, or the date of a commit; empty for our own. */
  readonly version: string
  /** Directory of its go.mod. */
  readonly module: string
  /** The Go package of the program, as go.mod names it. */
  readonly path: string
  /** Absolute path of the binary. */
  readonly program: string
  readonly isBuilt: boolean
  /** Whether it is built only where it is named: `npm run clients -- gitea`. */
  readonly isOptional: boolean
}

export function tofuClients(): GoProgram[]

export function goTools(): GoProgram[]

export function pythonOras(): {
  readonly requirements: string
  readonly directory: string
  readonly isBuilt: boolean
}
