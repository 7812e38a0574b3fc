import type { ModuleChanges } from './render-module.ts'

/** Changes of modules that are not committed. */
export class HeldChanges {
  readonly #modules = new Map<string, ModuleChanges>()
  #bytes = 0

  /** Of the contents of all files. */
  get bytes(): number {
    return this.#bytes
  }

  get addresses(): string[] {
    return [...this.#modules.keys()]
  }

  /** Takes the place of what was held of the module. */
  hold(address: string, changes: ModuleChanges): void {
    this.drop(address)
    this.#modules.set(address, changes)
    this.#bytes += sizeOf(changes)
  }

  drop(address: string): void {
    this.#bytes -= sizeOf(this.#modules.get(address) ?? new Map())
    this.#modules.delete(address)
  }

  clear(): void {
    this.#modules.clear()
    this.#bytes = 0
  }

  /** Of all modules together. */
  changes(): ModuleChanges {
    return new Map([...this.#modules.values()].flatMap((changes) => [...changes]))
  }
}

function sizeOf(changes: ModuleChanges): number {
  return [...changes.values()].reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0)
}
