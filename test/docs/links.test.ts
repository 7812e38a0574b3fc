import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { expect, it } from 'vitest'
import { DOCUMENTS } from '../support/docs/shell-blocks.ts'

/** Where people read names of pages: in the documents, in messages, and beside what they copy. */
const FILES = [
  ...DOCUMENTS,
  ...['action.yml', 'Dockerfile', ...filesOf('.github'), ...filesOf('src'), ...filesOf('examples')],
  ...[...filesOf('schemas'), ...filesOf('scripts')],
]

function filesOf(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile())
}

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(page: string): Set<string> {
  const slugger = new GithubSlugger()
  const text = readFileSync(page, 'utf8').replaceAll(/^```.*?^```$/gms, '')
  return new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => slugger.slug(title)))
}

/** `docs/….md`, in any text, and the links of a document. */
function namedPages(path: string): { target: string; anchor: string | undefined }[] {
  const text = readFileSync(path, 'utf8')
  const named = [...text.matchAll(/(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)].map(
    ([, target = '', anchor]) => ({ target, anchor }),
  )
  if (!path.endsWith('.md')) return named
  const links = [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    ([, link = '', anchor]) => ({
      target: link === '' ? path : join(dirname(path), link),
      anchor,
    }),
  )
  return [...named, ...links]
}

it('each page and each heading that a text names is there', () => {
  const found = FILES.flatMap((path) => namedPages(path).map((named) => ({ path, ...named })))
  expect(found.length).toBeGreaterThan(200)
  const dead = found.filter(
    ({ target, anchor }) =>
      !existsSync(target) ||
      (anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).has(anchor)),
  )
  expect(dead).toEqual([])
})

it('the documents have at most 30,000 words without decisions, each on the list of pages', () => {
  const pages = DOCUMENTS.filter((path) => path.startsWith('docs/') && !path.startsWith('docs/decisions/'))
  const words = pages.map((path) => readFileSync(path, 'utf8').trim().split(/\s+/).length)
  expect(words.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(30_000)
  const listed = new Set(namedPages('docs/README.md').map(({ target }) => target))
  expect(pages.filter((path) => path !== 'docs/README.md' && !listed.has(path))).toEqual([])
})
