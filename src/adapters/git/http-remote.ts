import { type PushFailure, pushFailure, requireIndex } from './failures.ts'
import type { Git, GitProcess, GitResult } from './git.ts'
import { REMOTE, type RemoteBranch, type RemoteRepository, remoteSettings, withRetries } from './remote.ts'

/**
 * A repository over HTTP in few requests. `git fetch` and `git push` connect anew each time; here one process takes all that is read, and
 * another one the push. Both are Git's own helper for HTTP, so TLS, proxies, headers and credentials are those of the user's
 * configuration. It is told what to do as https://git-scm.com/docs/gitremote-helpers says, and passes on requests and responses as
 * https://git-scm.com/docs/gitprotocol-v2 has them.
 */

/** Packets without bytes: the end of a message, of a section, and of a response. */
const [FLUSH, DELIMITER, RESPONSE_END] = ['0000', '0001', '0002'] as const
type Boundary = typeof FLUSH | typeof DELIMITER | typeof RESPONSE_END
const LENGTH_DIGITS = 4
const NEWLINE = 10

/** Of a packet with a part of a pack. https://git-scm.com/docs/gitprotocol-pack#_packfile_data */
const BAND = { pack: 1, failure: 3 } as const

/** As git says it where the helper ends without a word. */
const HUNG_UP = 'fatal: the remote end hung up unexpectedly'

/** A request that failed, with what git says of it. */
class RemoteFailure extends Error {}

/** The process. Its output is read no further than it is asked to; where it ends too early, that throws a {@link RemoteFailure}. */
class RemoteHelper {
  readonly #process: GitProcess
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  /** @param gitDirectory the repository that is pushed from, or any */
  constructor(git: Git, address: RemoteRepository, gitDirectory: string) {
    const config = remoteSettings(address, git.environment)
    // Without a URL the helper takes that of the remote, as the user's configuration rewrites it.
    this.#process = git.start(['remote-http', REMOTE], { gitDirectory, transport: 'network', config })
    this.#chunks = this.#process.child.stdout[Symbol.asyncIterator]()
  }

  send(text: string): void {
    this.#process.child.stdin.write(text)
  }

  async line(): Promise<string> {
    while (!this.#rest.includes(NEWLINE)) await this.#readMore()
    return this.#take(this.#rest.indexOf(NEWLINE) + 1)
      .toString()
      .slice(0, -1)
  }

  async lines(): Promise<string[]> {
    const lines: string[] = []
    for (let line = await this.line(); line !== ''; line = await this.line()) lines.push(line)
    return lines
  }

  /** https://git-scm.com/docs/gitprotocol-common#_pkt_line_format */
  async packet(): Promise<Buffer | Boundary> {
    while (this.#rest.length < LENGTH_DIGITS) await this.#readMore()
    const digits = this.#take(LENGTH_DIGITS).toString('latin1')
    if (digits === FLUSH || digits === DELIMITER || digits === RESPONSE_END) return digits
    const size = Number.parseInt(digits, 16) - LENGTH_DIGITS
    if (!(size >= 0)) throw await this.failure()
    while (this.#rest.length < size) await this.#readMore()
    return this.#take(size)
  }

  /** The text of a packet; undefined for one that is this boundary. Throws {@link RemoteFailure} where the server refuses the request. */
  async text(end: Boundary): Promise<string | undefined> {
    const packet = await this.packet()
    if (packet === end) return undefined
    if (typeof packet === 'string') throw await this.failure()
    const text = packet.toString().replace(/\n$/, '')
    if (text.startsWith('ERR ')) throw remoteError(text.slice('ERR '.length))
    return text
  }

  async message(): Promise<string[]> {
    const texts: string[] = []
    for (let text = await this.text(FLUSH); text !== undefined; text = await this.text(FLUSH))
      texts.push(text)
    return texts
  }

  /** What git says of a failure after which it ends. Throws MISSING_PROGRAM. */
  async failure(): Promise<RemoteFailure> {
    const { child, ended, stderr } = this.#process
    child.stdin.end()
    child.stdout.destroy()
    await ended
    return new RemoteFailure(stderr().trim() === '' ? HUNG_UP : stderr())
  }

  async close(): Promise<void> {
    this.#process.child.kill()
    await this.failure().catch(() => {})
  }

  #take(size: number): Buffer {
    const taken = this.#rest.subarray(0, size)
    this.#rest = this.#rest.subarray(size)
    return taken
  }

  async #readMore(): Promise<void> {
    const { done, value } = await this.#chunks.next()
    if (done) throw await this.failure()
    this.#rest = Buffer.concat([this.#rest, value])
  }
}

function remoteError(text: string): RemoteFailure {
  return new RemoteFailure(`fatal: remote error: ${text.trim()}`)
}

interface GitPackRequest {
  readonly wants: readonly string[]
  /** Shallow commits whose objects are not sent again. */
  readonly haves?: readonly string[]
  /** Whether the wanted objects are commits, which come without their history. */
  readonly isShallow?: boolean
  /** What comes of all that is below the wanted objects. A server without filters sends all of it. */
  readonly filter?: string | undefined
}

/**
 * Reads a repository with one request for what the server can do, and one for each call. A call gives what a git gives that was run for
 * it; after one that failed, the next one connects anew.
 */
export class UploadPack {
  readonly #git: Git
  readonly #address: RemoteRepository
  readonly #gitDirectory: string
  #helper: RemoteHelper | undefined
  #capabilities: readonly string[] = []

  /** @param gitDirectory where the objects go */
  constructor(git: Git, address: RemoteRepository, gitDirectory: string) {
    this.#git = git
    this.#address = address
    this.#gitDirectory = gitDirectory
  }

  /** False for a server that does not speak version 2 of the protocol, or not with SHA-1. Throws PERMISSION and INDEX_UNREACHABLE. */
  async connect(): Promise<boolean> {
    requireIndex(await this.#request(async () => ''), this.#address.remote)
    const isOther = this.#capabilities.some((line) => /^object-format=(?!sha1$)/.test(line))
    return this.#capabilities.length > 0 && !isOther
  }

  get filters(): boolean {
    return this.#capabilities.some((line) => /^fetch=(.* )?filter( |$)/.test(line))
  }

  /** The object that a ref names, on `stdout`; nothing where there is no such ref. */
  find(ref: string): Promise<GitResult> {
    return this.#request(async (helper) => {
      helper.send(requestOf('ls-refs', [`ref-prefix ${ref}`]))
      const refs = (await helper.message()).map((line) => line.split(' '))
      await helper.text(RESPONSE_END)
      return refs.find(([, name]) => name === ref)?.[0] ?? ''
    })
  }

  fetch({ wants, haves = [], isShallow = false, filter }: GitPackRequest): Promise<GitResult> {
    const lines = [
      ...['no-progress', 'ofs-delta', ...(isShallow ? ['deepen 1'] : [])],
      ...haves.map((oid) => `shallow ${oid}`),
      ...(filter === undefined || !this.filters ? [] : [`filter ${filter}`]),
      ...wants.map((oid) => `want ${oid}`),
      ...haves.map((oid) => `have ${oid}`),
      'done',
    ]
    return this.#request(async (helper) => {
      helper.send(requestOf('fetch', lines))
      let failure: unknown
      async function* input() {
        try {
          yield* packFrom(helper)
        } catch (error) {
          failure = error
          throw error
        }
      }
      const call = { gitDirectory: this.#gitDirectory, input: input() }
      const { code, stderr } = await this.#git.run(['index-pack', '--stdin'], call)
      if (failure !== undefined) throw failure
      if (code !== 0) throw new RemoteFailure(stderr)
      return ''
    })
  }

  async close(): Promise<void> {
    await this.#helper?.close()
    this.#helper = undefined
  }

  #request(work: (helper: RemoteHelper) => Promise<string>): Promise<GitResult> {
    return withRetries(async () => {
      try {
        this.#helper ??= await this.#connected()
        return { code: 0, stdout: await work(this.#helper), stderr: '' }
      } catch (error) {
        if (!(error instanceof RemoteFailure)) throw error
        await this.close()
        return { code: 128, stdout: '', stderr: error.message }
      }
    })
  }

  async #connected(): Promise<RemoteHelper> {
    const helper = new RemoteHelper(this.#git, this.#address, this.#gitDirectory)
    helper.send('stateless-connect git-upload-pack\n')
    // Another line says that the server speaks older versions alone.
    this.#capabilities = (await helper.line()) === '' ? await helper.message() : []
    return helper
  }
}

function requestOf(command: string, lines: readonly string[]): string {
  const packet = (line: string) => {
    const length = LENGTH_DIGITS + Buffer.byteLength(line) + 1
    return `${length.toString(16).padStart(LENGTH_DIGITS, '0')}${line}\n`
  }
  return [packet(`command=${command}`), DELIMITER, ...lines.map(packet), FLUSH].join('')
}

/** The pack in a response. The sections before it say what is shallow and what both sides have, which is known. */
async function* packFrom(helper: RemoteHelper): AsyncGenerator<Buffer> {
  while ((await helper.text(DELIMITER)) !== 'packfile');
  for (;;) {
    const packet = await helper.packet()
    if (packet === FLUSH) break
    if (typeof packet === 'string') throw await helper.failure()
    if (packet[0] === BAND.failure) throw remoteError(packet.toString('utf8', 1))
    if (packet[0] === BAND.pack) yield packet.subarray(1)
  }
  await helper.text(RESPONSE_END)
}

/** A branch that can be moved from where it was, perhaps much later, with one more request. */
export interface OpenPush {
  /** The commit of the branch; null where there is no such branch. */
  readonly head: string | null
  /** Moves the branch to a commit if it is at `parent`, or returns why it did nothing. Then this is closed. */
  from(parent: string | null, commit: string): Promise<PushFailure | undefined>
  close(): Promise<void>
}

/**
 * Asks where a branch is, as only somebody who may push is told. Undefined where that fails.
 * @param gitDirectory the repository that is pushed from
 */
export async function openPush(
  git: Git,
  address: RemoteBranch,
  gitDirectory: string,
): Promise<OpenPush | undefined> {
  const { url } = address.remote
  const ref = `refs/heads/${address.branch}`
  const helper = new RemoteHelper(git, address, gitDirectory)
  /** The lines that answer a command, or how it failed. */
  const request = async (command: string) => {
    helper.send(command)
    return helper.lines().catch((error: unknown) => {
      if (error instanceof RemoteFailure) return error
      throw error
    })
  }
  const listed = await request('list for-push\n')
  if (listed instanceof RemoteFailure) return undefined
  const head = listed.map((line) => line.split(' ')).find(([, name]) => name === ref)?.[0] ?? null
  const push = async (commit: string): Promise<PushFailure | undefined> => {
    // The lease names the exact old id, so that no commit of others is ever lost.
    const response = await request(`option cas ${ref}:${head ?? ''}\npush ${commit}:${ref}\n\n`)
    if (response instanceof RemoteFailure) return pushFailure(url, response.message)
    if (response.includes(`ok ${ref}`)) return undefined
    // Of the other branches it says "no match".
    const refused = `error ${ref} `
    const reason = response.find((line) => line.startsWith(refused))?.slice(refused.length) ?? 'no reason'
    return pushFailure(url, `! ${ref} [rejected] (${reason})\n${(await helper.failure()).message}`)
  }
  return {
    head,
    from: async (parent, commit) => {
      const failure = head === parent ? await push(commit) : ({ outcome: 'moved' } as const)
      await helper.close()
      return failure
    },
    close: () => helper.close(),
  }
}
