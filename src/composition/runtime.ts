import type { Environment } from '../adapters/git/git.ts'
import type { Log } from '../base/log.ts'
import type { SecretMask } from '../base/secret-mask.ts'
import type { IndexStore } from '../index/ports.ts'
import type { PackageStore } from '../publish/ports.ts'

export interface Runtime {
  readonly environment: Environment
  readonly log: Log
  /** Hides what is added to it in all that the run shows. */
  readonly secrets: SecretMask
  /** Directory for everything that the run writes to disk. Its owner removes it. */
  readonly temporary: string
  /** What the run has written; absent where nobody asks. */
  readonly writes?: WriteProgress
}

/** What a run has written so far: whoever interrupts it reads what is done and what is not. */
export class WriteProgress {
  #packages = 0
  #index: keyof typeof INDEX_STATES = 'unused'

  index(store: IndexStore): IndexStore {
    if (this.#index === 'unused') this.#index = 'unchanged'
    return committingBy(store, async (change, on) => {
      const before = this.#index
      this.#index = 'begun'
      const committed = await store.commit(change, on)
      this.#index = committed === 'moved' ? before : 'changed'
      return committed
    })
  }

  packages(store: PackageStore): PackageStore {
    return {
      ...store,
      store: async (...args) => {
        await store.store(...args)
        this.#packages += 1
      },
    }
  }

  /** One sentence for people; empty for a run that has opened no index. */
  summary(): string {
    const stored =
      this.#packages === 0 || this.#index === 'changed'
        ? ''
        : `packages stored outside of the index, where no client sees them yet: ${this.#packages}; `
    return this.#index === 'unused' ? '' : `${stored}${INDEX_STATES[this.#index]}`
  }
}

const INDEX_STATES = {
  unused: '',
  unchanged: 'the index was not changed',
  begun:
    'the index was being written: a branch has the whole change or none of it, and the next run finishes a directory',
  changed: 'the index was changed',
}

/** Work that starts at the first call; every later call gets the same result. */
export function once<T extends object>(work: () => T): () => T {
  let result: T | undefined
  return () => {
    result ??= work()
    return result
  }
}

/** The same index, committed to in another way. */
export function committingBy(store: IndexStore, commit: IndexStore['commit']): IndexStore {
  const { isCreatedByPublish, checkAccess } = store
  return {
    isCreatedByPublish,
    ...(checkAccess === undefined ? {} : { checkAccess: () => checkAccess.call(store) }),
    open: () => store.open(),
    commit,
  }
}
