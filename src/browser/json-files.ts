/** JSON files of the site, each of which is loaded once. */
export class JsonFiles {
  readonly #base: URL
  readonly #files = new Map<string, Promise<unknown>>()

  constructor(base: URL) {
    this.#base = base
  }

  /** Throws where the host does not answer; the next call then tries again. */
  async read<T>(path: string): Promise<T> {
    const file = this.#files.get(path) ?? this.#load(path)
    this.#files.set(path, file)
    file.catch(() => this.#files.delete(path))
    return file as Promise<T>
  }

  async #load(path: string): Promise<unknown> {
    const answer = await fetch(new URL(path, this.#base))
    if (!answer.ok) throw new TypeError(`${path}: status ${answer.status}`)
    return answer.json()
  }
}
