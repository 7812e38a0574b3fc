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

/** The page of a file or directory at the commit; undefined where the host is not known. @param path from the root of the repository */
export function fileLink(source: SourceCommit, path: string): string | undefined {
  return linkTo(source, 'page', path)
}

/** The bytes of a file at the commit. */
export function rawLink(source: SourceCommit, path: string): string | undefined {
  const { hostname, pathname } = urlOf(source) ?? {}
  if (hostname !== 'github.com') return linkTo(source, 'raw', path)
  return `https://raw.githubusercontent.com${repositoryPath(pathname ?? '')}/${source.commit}/${encoded(path)}`
}

export function commitLink(source: SourceCommit): string | undefined {
  const [base, forge] = placeOf(source)
  return base && forge && `${base}/${forge.commit}/${source.commit}`
}

/** The web page of the repository; undefined where none is known. */
export function repositoryLink(source: SourceCommit): string | undefined {
  const url = urlOf(source)
  return url && `${url.origin}${repositoryPath(url.pathname)}`
}

function linkTo(source: SourceCommit, kind: 'page' | 'raw', path: string): string | undefined {
  const [base, forge] = placeOf(source)
  return base && forge && `${base}/${forge[kind]}/${source.commit}/${encoded(path)}`
}

function placeOf(source: SourceCommit): readonly [base: string | undefined, forge: Forge | undefined] {
  const base = repositoryLink(source)
  const host = urlOf(source)?.hostname ?? ''
  return [base, FORGES.find(([pattern]) => pattern.test(host))?.[1]]
}

function urlOf({ repository }: SourceCommit): URL | undefined {
  return repository !== '' && URL.canParse(repository) ? new URL(repository) : undefined
}

function repositoryPath(pathname: string): string {
  return withoutLastSlashes(pathname).replace(/\.git$/, '')
}

function encoded(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}
