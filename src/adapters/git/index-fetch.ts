import { requireIndex } from './failures.ts'
import { FetchRepository, REMOTE, type RemoteRepository, withRetries } from './fetch.ts'
import type { Git, GitResult, GitSetting } from './git.ts'
import { isReachedByHttp, RemoteFailure, resultOf } from './remote-helper.ts'
import { type PackRequest, UploadPack } from './upload-pack.ts'

/** A failure is a result. */
export interface ObjectsFetch extends GitResult {
  /** The setting that the server lacks to send parts of trees, so that all of the head came. */
  readonly lacks?: 'uploadpack.allowFilter' | 'uploadpack.allowAnySHA1InWant' | undefined
}

export interface HeadFetch extends ObjectsFetch {
  /** Empty where it failed. */
  readonly head: string
}

/** What a `git fetch --filter` of the head, or of objects by their ids, does. */
export interface IndexFetch {
  /**
   * Brings the head without its history, and of its tree what the filter lets through; null where there is no such branch.
   * @param listed the head, where the server has just named it
   */
  head(filter: string, listed?: string | null): Promise<HeadFetch | null>
  /** Brings objects, and of what is below them what the filter lets through. */
  objects(oids: readonly string[], filter: string): Promise<ObjectsFetch>
  close?(): Promise<void>
}

const PARTIAL = `[extensions]
\tpartialClone = ${REMOTE}
[remote "${REMOTE}"]
\tpromisor = true
\tpartialCloneFilter = tree:0
`

/** Without it git says what it has, and a server leaves out what lies below that. */
const NO_HAVES: readonly GitSetting[] = [['fetch.negotiationAlgorithm', 'noop']]

const UNFILTERED = /filtering not recognized by server/
/** Of older versions of the protocol, where heads alone may be asked for. */
const UNADVERTISED = /does not allow request for unadvertised object/

/** The branch of a remote. */
export interface FetchAddress extends RemoteRepository {
  readonly branch: string
}

/** One `git fetch` for each call: for SSH, and for servers of older versions of the protocol. */
class CommandFetch implements IndexFetch {
  readonly #repository: FetchRepository
  readonly #branch: string

  constructor(repository: FetchRepository, branch: string) {
    this.#repository = repository
    this.#branch = branch
  }

  async head(filter: string): Promise<HeadFetch | null> {
    const fetched = await this.#repository.fetchBranch(this.#branch, ['--depth=1', `--filter=${filter}`])
    if (fetched === null || !UNFILTERED.test(fetched.stderr)) return fetched
    return { ...fetched, lacks: 'uploadpack.allowFilter' }
  }

  async objects(oids: readonly string[], filter: string): Promise<ObjectsFetch> {
    const fetched = await this.#repository.fetch(oids, [`--filter=${filter}`], { config: NO_HAVES })
    if (fetched.code === 0 || !UNADVERTISED.test(fetched.stderr)) return fetched
    const whole = await this.#repository.fetchBranch(this.#branch, ['--depth=1', '--refetch', '--no-filter'])
    return whole === null ? fetched : { ...whole, lacks: 'uploadpack.allowAnySHA1InWant' }
  }
}

/** Of the files that come with a newer head before they are asked for: lists and documents are smaller, many packages are not. */
const CHANGED_FILES = 'blob:limit=256k'

/** One connection for all calls, as long as they succeed. */
class SessionFetch implements IndexFetch {
  readonly #git: Git
  readonly #address: FetchAddress
  readonly #repository: FetchRepository
  #session: UploadPack | undefined
  readonly #isWhole: boolean
  /** A head that the server has named and not sent yet. */
  #listed: string | undefined
  /** The newest head that is here. */
  #known: string | undefined
  #limitsFiles: boolean

  constructor(git: Git, { address, repository }: FetchPlace, session: UploadPack) {
    this.#git = git
    this.#address = address
    this.#repository = repository
    this.#session = session
    this.#isWhole = !session.filters
    this.#limitsFiles = session.filters
  }

  async head(filter: string, listed?: string | null): Promise<HeadFetch | null> {
    if (listed === null) return null
    this.#listed = listed ?? this.#listed
    const found = await this.#request(async (session) => {
      this.#listed ??= await session.find(`refs/heads/${this.#address.branch}`)
    })
    const head = this.#listed
    if (found.code === 0 && head === undefined) return null
    const fetched = found.code !== 0 || head === undefined ? found : await this.#commit(head, filter)
    const lacks = this.#isWhole ? 'uploadpack.allowFilter' : undefined
    return { ...fetched, head: fetched.code === 0 ? (head ?? '') : '', lacks }
  }

  objects(oids: readonly string[], filter: string): Promise<GitResult> {
    return this.#pack({ wants: oids, filter: this.#isWhole ? undefined : filter })
  }

  async close(): Promise<void> {
    const session = this.#session
    this.#session = undefined
    await session?.close()
  }

  async #commit(head: string, filter: string): Promise<GitResult> {
    const fetched = head === this.#known ? NOTHING : await this.#commitAfter(this.#known, head, filter)
    if (fetched.code !== 0) return fetched
    this.#listed = undefined
    this.#known = head
    return fetched
  }

  /** After a head that is here, what others have changed since is all that is new; its small files come too. */
  async #commitAfter(known: string | undefined, head: string, filter: string): Promise<GitResult> {
    const wanted = { wants: [head], isShallow: true }
    if (known === undefined) return this.#pack({ ...wanted, filter: this.#isWhole ? undefined : filter })
    const changed = { ...wanted, haves: [known] }
    if (this.#limitsFiles) {
      const fetched = await this.#pack({ ...changed, filter: CHANGED_FILES })
      if (!isRefusedFilter(fetched)) return fetched
      this.#limitsFiles = false
    }
    return this.#pack(changed)
  }

  /** Writes a pack that the server sends into the repository. */
  #pack(wanted: PackRequest): Promise<GitResult> {
    return this.#request(async (session) => {
      let failure: unknown
      const pack = async function* () {
        try {
          yield* session.fetch(wanted)
        } catch (error) {
          failure = error
          throw error
        }
      }
      const { gitDirectory } = this.#repository
      const { code, stderr } = await this.#git.run(['index-pack', '--stdin'], { gitDirectory, input: pack() })
      if (failure !== undefined) throw failure
      if (code !== 0) throw new RemoteFailure(stderr)
    })
  }

  #request(request: (session: UploadPack) => Promise<void>): Promise<GitResult> {
    return withRetries(() =>
      resultOf(async () => {
        this.#session ??= await UploadPack.connect(this.#git, this.#address, this.#repository.gitDirectory)
        if (this.#session === undefined) throw new RemoteFailure('fatal: the server has changed its protocol')
        await request(this.#session).catch(async (error) => {
          if (!(error instanceof RemoteFailure && error.isAnswer)) await this.close()
          throw error
        })
      }),
    )
  }
}

const NOTHING: GitResult = { code: 0, stdout: '', stderr: '' }

const REFUSED_FILTER = /filter.* (not supported|allows max depth)|invalid filter-spec/

/** Whether the server sends parts of trees, but not these. */
export function isRefusedFilter({ code, stderr }: GitResult): boolean {
  return code !== 0 && REFUSED_FILTER.test(stderr)
}

/** What is fetched, and the repository that it is fetched into. */
interface FetchPlace {
  readonly address: FetchAddress
  readonly repository: FetchRepository
}

/** A repository for the objects of an index branch. */
export function indexFetchRepository(git: Git, address: RemoteRepository): FetchRepository {
  return new FetchRepository(git, address, PARTIAL)
}

/** Connects to the server of an index. Throws PERMISSION and INDEX_UNREACHABLE. */
export async function openIndexFetch(git: Git, { address, repository }: FetchPlace): Promise<IndexFetch> {
  const { gitDirectory } = repository
  let session: UploadPack | undefined
  if (await isReachedByHttp(git, address, gitDirectory)) {
    const connect = async () => {
      session = await UploadPack.connect(git, address, gitDirectory)
    }
    requireIndex(await withRetries(() => resultOf(connect)), address.remote)
  }
  if (session === undefined) return new CommandFetch(repository, address.branch)
  return new SessionFetch(git, { address, repository }, session)
}
