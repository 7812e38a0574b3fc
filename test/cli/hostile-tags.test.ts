import { appendFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCorpus } from '../corpus.ts'
import { runCli } from '../support/cli/cli.ts'
import { git, type Repository } from '../support/git/module-repository.ts'
import { createModule, createRegistry, digestOfDirectory, type Registry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

interface TagCase {
  readonly tag: string
  readonly git_ref_valid: boolean
  readonly configured_prefix: string
  readonly expect: { readonly verdict: string; readonly version?: string }
}

const cases = readCorpus<{ cases: TagCase[] }>('tags').cases.filter(({ git_ref_valid }) => git_ref_valid)
// Without a config there is one module and its tags have no prefix.
const accepted = cases.filter(
  ({ configured_prefix, expect }) => configured_prefix === '' && expect.verdict === 'accept',
)
const refused = cases.map(({ tag }) => tag).filter((tag) => !accepted.some((each) => each.tag === tag))
/** Those that a shell, an argument list or a path would take for something else. */
const dangerous = refused.filter((tag) => /^-|[^\w./@+-]/.test(tag))

let registry: Registry
let module: Repository

beforeAll(async () => {
  registry = await createRegistry()
  module = await createModule({ tag: 'v0.0.0' })
  // Loose refs are files, whose names a file system limits; a server's are not.
  const lines = cases.map(({ tag }) => `${module.commit} refs/tags/${tag}\n`)
  await appendFile(join(module.directory, '.git/packed-refs'), lines.join(''))
  const refs = git(module.directory, ['for-each-ref', '--format=%(refname)', 'refs/tags']).toString()
  expect(refs.trim().split('\n')).toHaveLength(new Set(cases.map(({ tag }) => tag)).size)
})

async function publish(...args: string[]) {
  const cwd = await temporaryDirectory()
  const result = await runCli(
    ['publish', '--index', registry.bare, '--repository', module.directory, '--json', ...args],
    { cwd },
  )
  // A tag that reached a shell or an option would have left a file here.
  expect(await readdir(cwd)).toEqual([])
  return {
    ...result,
    report: result.json() as { results: { status: string; tag: string; version: string }[] },
  }
}

describe('tags that a server may hold', () => {
  it('are enough to prove something', () => {
    expect(accepted.length).toBeGreaterThan(5)
    expect(dangerous.length).toBeGreaterThan(8)
    expect(refused.length).toBeGreaterThan(50)
  })

  it.each(dangerous)('%j alone is refused, and nothing is written', async (tag) => {
    const before = await digestOfDirectory(registry.root)
    const { code, stdout, stderr, report } = await publish('--tag', tag)
    expect(report).toMatchObject({ results: [{ status: 'refused', tag, error: { code: 'INVALID_TAG' } }] })
    expect(code).toBe(1)
    expect(stdout + stderr).not.toMatch(/[\0\u202e]|uid=\d/)
    expect(await digestOfDirectory(registry.root)).toBe(before)
  })

  it('are refused one and all when they are no versions, although some of the run are', async () => {
    const before = await digestOfDirectory(registry.root)
    const named = [...refused, 'v1.2.3']
    const { code, report } = await publish(...named.flatMap((tag) => ['--tag', tag]))
    expect(code).toBe(1)
    expect(report.results.map(({ tag }) => tag).sort()).toEqual(refused.toSorted())
    expect(new Set(report.results.map(({ status }) => status))).toEqual(new Set(['refused']))
    expect(await digestOfDirectory(registry.root)).toBe(before)
  })

  it('give exactly the versions of the accepted ones with --all-tags', async () => {
    const { code, report, stderr } = await publish('--all-tags')
    const versions = accepted.map(({ expect }) => expect.version)
    expect(code).toBe(0)
    expect(new Set(report.results.map(({ version }) => version))).toEqual(new Set(versions))
    expect(report.results).toHaveLength(new Set(versions).size)
    expect(stderr).toContain('skipped, not a version of any module: ')
    expect(stderr).not.toMatch(/[\0\u202e]/)
  })
})
