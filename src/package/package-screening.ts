import { isUtf8 } from 'node:buffer'
import { quote } from '../base/error.ts'
import { isConfiguration } from '../module/configuration-file.ts'
import { MAX_LISTED_SECRETS } from './limits.ts'
import { rootPrefix } from './package.ts'
import { type PackageProblem, packageRefusal } from './package-problem.ts'
import { findSecret, secretPathRule } from './secret-files.ts'
import type { PlannedFile } from './tree-walk.ts'

/** Checks the contents of files, one by one as they are packed, and refuses them together at the end. */
export class PackageScreening {
  readonly #prefix: string
  readonly #allow: ReadonlySet<string> | 'all'
  readonly #unsafe: PackageProblem[] = []
  readonly #secrets: Omit<PackageProblem, 'fix'>[] = []

  /**
   * @param root the directory of the module in the repository
   * @param allow files that only look like secrets, relative to the repository
   */
  constructor(root: string, allow: readonly string[] | 'all') {
    this.#prefix = rootPrefix(root)
    this.#allow = allow === 'all' ? allow : new Set(allow)
  }

  screen({ path: name, source }: Pick<PlannedFile, 'path' | 'source'>, bytes: Uint8Array): void {
    const path = `${this.#prefix}${name}`
    const problem = contentProblem(path, bytes)
    if (problem !== undefined) this.#unsafe.push(problem)
    if (this.#allow === 'all' || this.#allow.has(path)) return
    const rule = nameRule(path, `${this.#prefix}${source}`) ?? contentRule(bytes)
    if (rule !== undefined) this.#secrets.push({ path, rule })
  }

  /** Throws UNSAFE_PACKAGE, else SECRET_IN_PACKAGE, with every file that is refused. */
  finish(): void {
    if (this.#unsafe.length > 0) {
      throw packageRefusal(
        'UNSAFE_PACKAGE',
        'these files would not work for those who install the module',
        this.#unsafe,
      )
    }
    const paths = this.#secrets.slice(0, MAX_LISTED_SECRETS).map(({ path }) => quote(path))
    const fix = `remove them from the commit and replace every secret in them; if they contain none, add to .module-registry.yml:\nallow: [${paths.join(', ')}]`
    const problems = this.#secrets.map((secret) => ({ ...secret, fix }))
    if (problems.length > 0) {
      throw packageRefusal(
        'SECRET_IN_PACKAGE',
        'these files contain secrets, or look as if they do',
        problems,
      )
    }
  }
}

function nameRule(path: string, source: string): string | undefined {
  const rule = secretPathRule(path)
  if (rule !== undefined) return rule
  const behind = secretPathRule(source)
  return behind === undefined ? undefined : `links to ${quote(source)}: ${behind}`
}

function contentRule(bytes: Uint8Array): string | undefined {
  const found = findSecret(bytes)
  return found === undefined ? undefined : `contains ${found}`
}

const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/v1\n')

function contentProblem(path: string, bytes: Uint8Array): PackageProblem | undefined {
  if (LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length))) {
    return {
      path,
      rule: 'a Git LFS pointer would be packaged instead of the file itself',
      fix: 'commit the file itself (git lfs migrate export), or leave it out with export-ignore in .gitattributes',
    }
  }
  if (!isConfiguration(path) || isUtf8(bytes)) return undefined
  return { path, rule: 'configuration that is not UTF-8', fix: 'save the file as UTF-8' }
}
