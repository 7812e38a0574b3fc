import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { RegistryError } from '../../base/error.ts'
import type { Git, GitResult } from './git.ts'
import type { GitObjects, WantedObject } from './objects.ts'

/**
 * Says which files `export-ignore` excludes, by the `.gitattributes` files of a commit and nothing else, as `git archive`
 * does. Git itself decides, but it runs only when one of the files mentions the attribute, and only for new paths.
 * https://git-scm.com/docs/gitattributes#_export_ignore
 */
export class ExportIgnore {
  readonly #git: Git
  readonly #objects: GitObjects
  readonly #mentions = new Map<string, boolean>()
  readonly #verdicts = new Map<string, Map<string, boolean>>()

  constructor(git: Git, objects: GitObjects) {
    this.#git = git
    this.#objects = objects
  }

  /**
   * Returns those of the paths, relative to the root of the repository, that are excluded themselves or with a directory above
   * them. Throws UNSAFE_PACKAGE where git cannot apply the attribute files, NOT_FOUND where one of them is missing.
   */
  async select(attributeFiles: readonly WantedObject[], paths: readonly string[]): Promise<Set<string>> {
    if (!(await this.#mentioned(attributeFiles))) return new Set()
    const verdicts = this.#verdictsOf(attributeFiles)
    const unknown = new Set(paths.flatMap(withDirectories).filter((path) => !verdicts.has(path)))
    if (unknown.size > 0) {
      for (const [path, ignored] of await this.#ask(attributeFiles, [...unknown])) verdicts.set(path, ignored)
    }
    return new Set(paths.filter((path) => withDirectories(path).some((name) => verdicts.get(name))))
  }

  async #mentioned(attributeFiles: readonly WantedObject[]): Promise<boolean> {
    const unread = attributeFiles.filter(({ oid }) => !this.#mentions.has(oid))
    for await (const [, { oid, bytes }] of this.#objects.readEach('blob', unread)) {
      this.#mentions.set(oid, bytes.includes('export-ignore'))
    }
    return attributeFiles.some(({ oid }) => this.#mentions.get(oid))
  }

  #verdictsOf(attributeFiles: readonly WantedObject[]): Map<string, boolean> {
    const key = attributeFiles.map(({ path, oid }) => `${oid} ${path}\0`).join('')
    const verdicts = this.#verdicts.get(key) ?? new Map<string, boolean>()
    this.#verdicts.set(key, verdicts)
    return verdicts
  }

  async #ask(
    attributeFiles: readonly WantedObject[],
    paths: readonly string[],
  ): Promise<Map<string, boolean>> {
    const gitDirectory = this.#objects.gitDirectory
    const call = { gitDirectory, indexFile: join(gitDirectory, `index-${randomUUID()}`) }
    const lines = attributeFiles.map(({ oid, path }) => `100644 ${oid}\t${path}\0`)
    const update = ['update-index', '-z', '--add', '--index-info']
    required(await this.#git.run(update, { ...call, input: lines.join('') }))
    const check = ['check-attr', '-z', '--stdin', '--cached', 'export-ignore']
    const { stdout } = required(
      await this.#git.run(check, { ...call, input: paths.map((path) => `${path}\0`).join('') }),
    )
    const fields = stdout.toString().split('\0')
    return new Map(paths.map((path, index) => [path, fields[3 * index + 2] === 'set']))
  }
}

/** The path and its directories, which end in a slash: Git applies rules for directories to those only. */
function withDirectories(path: string): string[] {
  const components = path.split('/')
  return components.map((_, index) => `${components.slice(0, index + 1).join('/')}/`).with(-1, path)
}

function required(result: GitResult): GitResult {
  if (result.code === 0) return result
  throw new RegistryError(
    'UNSAFE_PACKAGE',
    `git could not apply the .gitattributes files of the commit: ${result.stderr.trim()}`,
    'correct the line that git names',
  )
}
