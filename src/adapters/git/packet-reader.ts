/** What a packet is that has no bytes: the end of a message, of a section, or of a response. */
export type Boundary = 'flush' | 'delimiter' | 'response-end'

const LENGTH_DIGITS = 4
const NEWLINE = 10
const BOUNDARIES: Readonly<Record<string, Boundary>> = {
  '0000': 'flush',
  '0001': 'delimiter',
  '0002': 'response-end',
}

/** What Git's wire protocol has where it is not followed. */
export class ProtocolFailure extends Error {}

/** One line of a request: four hex digits with its length, then the text. https://git-scm.com/docs/gitprotocol-common#_pkt_line_format */
export function packetOf(text: string): string {
  const length = Buffer.byteLength(text) + LENGTH_DIGITS
  return `${length.toString(16).padStart(LENGTH_DIGITS, '0')}${text}`
}

/**
 * Reads lines and packets from the output of a remote helper, and no further than it is asked to. At the end of the output both are
 * undefined; an output that ends inside of one throws {@link ProtocolFailure}.
 */
export class PacketReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(output: AsyncIterable<Buffer>) {
    this.#chunks = output[Symbol.asyncIterator]()
  }

  /** The next line of text, without its end. */
  async line(): Promise<string | undefined> {
    let end = this.#rest.indexOf(NEWLINE)
    while (end < 0) {
      if (!(await this.#readMore())) return this.#atEnd()
      end = this.#rest.indexOf(NEWLINE)
    }
    return this.#take(end + 1).toString('utf8', 0, end)
  }

  async packet(): Promise<Buffer | Boundary | undefined> {
    while (this.#rest.length < LENGTH_DIGITS) if (!(await this.#readMore())) return this.#atEnd()
    const digits = this.#take(LENGTH_DIGITS).toString('latin1')
    const boundary = BOUNDARIES[digits]
    if (boundary !== undefined) return boundary
    const length = /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : 0
    if (length < LENGTH_DIGITS)
      throw new ProtocolFailure(`${JSON.stringify(digits)} is no length of a packet`)
    const size = length - LENGTH_DIGITS
    while (this.#rest.length < size)
      if (!(await this.#readMore())) throw new ProtocolFailure('the response ends in a packet')
    return this.#take(size)
  }

  #take(size: number): Buffer {
    const taken = this.#rest.subarray(0, size)
    this.#rest = this.#rest.subarray(size)
    return taken
  }

  async #readMore(): Promise<boolean> {
    const { done, value } = await this.#chunks.next()
    if (done) return false
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value])
    return true
  }

  #atEnd(): undefined {
    if (this.#rest.length > 0) throw new ProtocolFailure('the response ends in a packet')
  }
}
