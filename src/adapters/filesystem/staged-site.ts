import { join } from 'node:path'
import type { SiteOutput } from '../../site/ports.ts'
import type { SiteState } from '../../site/site-state.ts'
import { SiteDirectory } from './site-directory.ts'

/** What is known of the site that is there already. */
export interface PlacedSite {
  readonly state: SiteState | undefined
  has(path: string): Promise<boolean>
  /** Undefined where there is no such file. */
  read(path: string): Promise<Uint8Array | undefined>
}

/** The files of a site that another place is to get: those that changed are written to a directory, and the others stay where they are. */
export class StagedSite implements SiteOutput {
  readonly root: string
  /** Files that the site has no more. */
  readonly removed = new Set<string>()
  readonly #placed: PlacedSite
  readonly #directory: SiteDirectory
  readonly #reads = new Map<string, Promise<Uint8Array | undefined>>()
  #finished: SiteState | undefined

  constructor(temporary: string, placed: PlacedSite) {
    this.root = join(temporary, 'site')
    this.#placed = placed
    this.#directory = SiteDirectory.open(this.root)
  }

  get state(): SiteState | undefined {
    return this.#placed.state
  }

  /** What the site was made from; undefined where nothing had to be made. */
  get finished(): SiteState | undefined {
    return this.#finished
  }

  begin(): void {}

  finish(state: SiteState): void {
    this.#finished = state
  }

  has(path: string): Promise<boolean> {
    return this.#placed.has(path)
  }

  /** As it was placed, whatever has been written since. */
  read(path: string): Promise<Uint8Array | undefined> {
    const read = this.#reads.get(path) ?? this.#placed.read(path)
    this.#reads.set(path, read)
    return read
  }

  write(path: string, content: string | Uint8Array): void {
    this.removed.delete(path)
    this.#directory.write(path, content)
  }

  stream(path: string, from: (into: (bytes: Uint8Array) => void) => Promise<boolean>): Promise<boolean> {
    return this.#directory.stream(path, from)
  }

  remove(path: string): void {
    this.removed.add(path)
  }

  /** Nobody knows here which others there are. */
  removeOthers(): number {
    return 0
  }
}
