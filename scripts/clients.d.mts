export interface GoProgram {
  /** `tofu-1.12`, `crane`. */
  readonly name: string
  /** Directory of its go.mod. */
  readonly module: string
  /** The Go package of the program, as go.mod names it. */
  readonly path: string
  /** Absolute path of the binary. */
  readonly program: string
  readonly isBuilt: boolean
}

export function tofuClients(): GoProgram[]

export function goTools(): GoProgram[]

export function pythonOras(): {
  readonly requirements: string
  readonly directory: string
  readonly isBuilt: boolean
}
