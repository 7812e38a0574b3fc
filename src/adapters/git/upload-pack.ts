import type { RemoteRepository } from './fetch.ts'
import type { Git } from './git.ts'
import { type Boundary, ProtocolFailure, packetOf } from './packet-reader.ts'
import { RemoteFailure, RemoteHelper } from './remote-helper.ts'

const [DELIMITER, FLUSH] = ['0001', '0000']

/** Of a packet with a part of a pack. https://git-scm.com/docs/gitprotocol-pack#_packfile_data */
const BAND = { pack: 1, progress: 2, failure: 3 } as const

export interface PackRequest {
  readonly wants: readonly string[]
  /** Commits whose objects are not sent again; each is without its history here. */
  readonly haves?: readonly string[]
  /** Of {@link UploadPack.filters} servers alone. */
  readonly filter?: string | undefined
  /** Whether the wanted commits come without their history. */
  readonly isShallow?: boolean
}

/**
 * Reads a repository over HTTP with version 2 of Git's protocol: one request for what the server can do, then one for each call.
 * After a failure it must be closed. https://git-scm.com/docs/gitprotocol-v2
 */
export class UploadPack {
  /** Whether the server sends parts of trees. */
  readonly filters: boolean
  readonly #helper: RemoteHelper

  private constructor(helper: RemoteHelper, capabilities: readonly string[]) {
    this.#helper = helper
    const fetch = capabilities.find((line) => line.startsWith('fetch=')) ?? ''
    this.filters = fetch.slice('fetch='.length).split(' ').includes('filter')
  }

  /** Undefined where the server does not speak version 2, or not with SHA-1. Throws {@link RemoteFailure}. */
  static async connect(
    git: Git,
    address: RemoteRepository,
    gitDirectory: string,
  ): Promise<UploadPack | undefined> {
    const helper = new RemoteHelper(git, address, gitDirectory)
    const connected = read(helper, async () => {
      helper.send('stateless-connect git-upload-pack\n')
      const answer = await helper.output.line()
      if (answer === undefined) throw new ProtocolFailure('no answer')
      return answer === '' ? linesUntil(helper, 'flush') : undefined
    })
    const capabilities = await connected.catch((error: unknown) => {
      if (address.accepted?.refuse()) return 'refused' as const
      throw error
    })
    if (capabilities === 'refused') return UploadPack.connect(git, address, gitDirectory)
    const format = capabilities?.find((line) => line.startsWith('object-format='))
    if (capabilities !== undefined && (format === undefined || format === 'object-format=sha1'))
      return new UploadPack(helper, capabilities)
    await helper.close()
    return undefined
  }

  /** The object that a ref names; undefined where there is no such ref. Throws {@link RemoteFailure}. */
  async find(ref: string): Promise<string | undefined> {
    const request = [packetOf('command=ls-refs\n'), DELIMITER, packetOf(`ref-prefix ${ref}\n`), FLUSH]
    const lines = await read(this.#helper, async () => {
      this.#helper.send(request.join(''))
      const listed = await linesUntil(this.#helper, 'flush')
      await this.#end()
      return listed
    })
    const words = lines.map((line) => line.split(' '))
    return words.find(([, name]) => name === ref)?.[0]
  }

  /** The bytes of a pack. Throws {@link RemoteFailure}, also for a filter that the server refuses. */
  async *fetch({ wants, haves = [], filter, isShallow = false }: PackRequest): AsyncGenerator<Buffer> {
    const lines = [
      'no-progress',
      'ofs-delta',
      ...(isShallow ? ['deepen 1'] : []),
      ...haves.map((oid) => `shallow ${oid}`),
      ...(filter === undefined ? [] : [`filter ${filter}`]),
      ...wants.map((oid) => `want ${oid}`),
      ...haves.map((oid) => `have ${oid}`),
      'done',
    ]
    const packets = lines.map((line) => packetOf(`${line}\n`))
    this.#helper.send([packetOf('command=fetch\n'), DELIMITER, ...packets, FLUSH].join(''))
    await read(this.#helper, () => this.#skipToPack())
    for (;;) {
      const packet = await read(this.#helper, () => this.#helper.output.packet())
      if (packet === 'flush') break
      if (packet === undefined || typeof packet === 'string') throw await this.#helper.failure()
      if (packet[0] === BAND.failure) throw remoteError(packet.toString('utf8', 1))
      if (packet[0] === BAND.pack) yield packet.subarray(1)
    }
    await read(this.#helper, () => this.#end())
  }

  close(): Promise<void> {
    return this.#helper.close()
  }

  /** What is shallow, and what both have, is known already. */
  async #skipToPack(): Promise<void> {
    for (;;) {
      const packet = await this.#helper.output.packet()
      if (packet === 'delimiter') continue
      if (packet === undefined || typeof packet === 'string') throw new ProtocolFailure('no pack')
      const text = textOf(packet)
      if (text === 'packfile') return
      if (!text.startsWith('ERR ')) continue
      await this.#end()
      throw remoteError(text.slice('ERR '.length), { isAnswer: true })
    }
  }

  async #end(): Promise<void> {
    const packet = await this.#helper.output.packet()
    if (packet !== 'response-end') throw new ProtocolFailure('more than one response')
  }
}

async function linesUntil(helper: RemoteHelper, end: Boundary): Promise<string[]> {
  const lines: string[] = []
  for (;;) {
    const packet = await helper.output.packet()
    if (packet === end) return lines
    if (packet === undefined || typeof packet === 'string')
      throw new ProtocolFailure('the list is not complete')
    const text = textOf(packet)
    if (text.startsWith('ERR ')) throw remoteError(text.slice('ERR '.length))
    lines.push(text)
  }
}

function textOf(packet: Buffer): string {
  return packet.toString().replace(/\n$/, '')
}

/** As git words it. */
function remoteError(text: string, options: { readonly isAnswer?: boolean } = {}): RemoteFailure {
  return new RemoteFailure(`fatal: remote error: ${text.trim()}`, options)
}

/** Where the protocol breaks off, the helper says why. */
async function read<T>(helper: RemoteHelper, reading: () => Promise<T>): Promise<T> {
  try {
    return await reading()
  } catch (error) {
    if (error instanceof ProtocolFailure) throw await helper.failure()
    throw error
  }
}
