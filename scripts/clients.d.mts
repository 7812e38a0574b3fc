export interface TofuClient {
  /** `tofu-1.12`. */
  readonly name: string
  /** Directory of its go.mod. */
  readonly module: string
  /** Absolute path of the binary. */
  readonly program: string
  readonly isBuilt: boolean
}

export function tofuClients(): TofuClient[]
