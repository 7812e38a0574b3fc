import { createHash } from 'node:crypto'
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { IndexContents, ListedFile } from '../../index/ports.ts'
import type { UploadedFile } from '../../sync/ports.ts'

/** Files of an index, made ready to be uploaded: documents in memory, packages in a temporary file each. */
export class UploadedFiles {
  readonly #contents: IndexContents
  readonly #temporary: string
  #directory: Promise<string> | undefined
  #count = 0

  constructor(contents: IndexContents, temporary: string) {
    this.#contents = contents
    this.#temporary = temporary
  }

  /** Undefined where the index has no such file. */
  async open(file: ListedFile): Promise<UploadedFile | undefined> {
    if (file.path.endsWith('.zip')) return this.#spool(file)
    const bytes = (await this.#contents.read([file])).get(file.path)
    // A document that is too large for memory is streamed, too.
    if (bytes === undefined) return this.#spool(file)
    return { content: bytes, md5: createHash('md5').update(bytes).digest('hex'), close: async () => {} }
  }

  async #spool(file: ListedFile): Promise<UploadedFile | undefined> {
    this.#directory ??= mkdtemp(join(this.#temporary, 'upload-'))
    this.#count += 1
    const name = String(this.#count)
    const path = join(await this.#directory, name)
    const hash = createHash('md5')
    let size = 0
    const into = openSync(path, 'w')
    try {
      const isThere = await this.#contents.stream(file, (bytes) => {
        writeFileSync(into, bytes)
        hash.update(bytes)
        size += bytes.length
      })
      if (!isThere) {
        rmSync(path)
        return undefined
      }
    } finally {
      closeSync(into)
    }
    return { content: { file: path, size }, md5: hash.digest('hex'), close: async () => rmSync(path) }
  }
}
