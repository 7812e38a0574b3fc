import { withoutLastSlashes } from '../base/url.ts'

/** Links to a commit of the source repository on its web pages. */

/** A commit of a repository; `repository` is its https URL, or empty. */
export interface SourceCommit {
  readonly repository: string
  readonly commit: string
}

interface Forge {
  /** Part of the path before the commit, by what is shown. */
  readonly page: string
  readonly raw: string
  readonly commit: string
}

const GITHUB: Forge = { page: 'blob', raw: 'raw', commit: 'commit' }
const GITLAB: Forge = { page: '-/blob', raw: '-/raw', commit: '-/commit' }
const BITBUCKET: Forge = { page: 'src', raw: 'raw', commit: 'commits' }
const GITEA: Forge = { page: 'src/commit', raw: 'raw/commit', commit: 'commit' }

/** By the words in the name of the host; a host without one is not known, and gets no links to files. */
const FORGES: readonly (readonly [pattern: RegExp, forge: Forge])[] = [
  [/gitlab/, GITLAB],
  [/bitbucket/, BITBUCKET],
  [/gitea|forgejo|codeberg/, GITEA],
  [/github|ghe\./, GITHUB],
]

/** Each link is undefined where the web pages of the repository are not known. Paths are from its root. */
interface SourceLinks {
  readonly repository: string | undefined
  readonly commit: string | undefined
  /** The page of a file or directory at the commit. */
  file(path: string): string | undefined
  /** The bytes of a file at the commit. */
  raw(path: string): string | undefined
}

export function sourceLinks({ repository, commit }: SourceCommit): SourceLinks {
  const url = repository !== '' && URL.canParse(repository) ? new URL(repository) : undefined
  const path = withoutLastSlashes(url?.pathname ?? '').replace(/\.git$/, '')
  const base = url && `${url.origin}${path}`
  const forge = FORGES.find(([pattern]) => pattern.test(url?.hostname ?? ''))?.[1]
  const link = (kind: keyof Forge, below: string) =>
    base && forge && `${base}/${forge[kind]}/${commit}${below}`
  return {
    repository: base,
    commit: link('commit', ''),
    file: (name) => link('page', `/${encoded(name)}`),
    raw: (name) =>
      url?.hostname === 'github.com'
        ? `https://raw.githubusercontent.com${path}/${commit}/${encoded(name)}`
        : link('raw', `/${encoded(name)}`),
  }
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
