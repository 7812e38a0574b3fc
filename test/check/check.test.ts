import { expect, it } from 'vitest'
import { check, formatCheck } from '../../src/check/check.ts'
import { configFormat } from '../../src/publish/config.ts'
import type { TaggedCommit, Tags } from '../../src/publish/ports.ts'
import { silentLog } from '../support/index/index-target.ts'
import { type Files, interfaceOf } from '../support/publish/interfaces.ts'
import { commitOf } from '../support/publish/samples.ts'

const OPTIONAL = 'variable "a" {\n  default = 1\n}\n'
const REQUIRED = 'variable "a" {}\n'
const moduleOf = (path: string) => ({ path, address: `x/${path}/y`, 'tag-prefix': `${path}-` })
const TWO_MODULES = { modules: ['a', 'b'].map(moduleOf) }

interface History {
  /** The names of the commits by tag; the one called `head` is HEAD. */
  readonly tags: Readonly<Record<string, string>>
  /** Whether the tags are in the history of HEAD. */
  readonly isInHistory?: boolean
  /** Configuration by commit, and by directory where there are several modules. */
  readonly modules: Readonly<Record<string, string | Files>>
  readonly config?: unknown
}

const tagsOf = (listed: TaggedCommit[]): Tags => ({
  all: async () => listed,
  find: async (name) => listed.find(({ tag }) => tag === name),
})

function checked(
  { tags, isInHistory = true, modules, config = {} }: History,
  text?: string,
  log = silentLog,
) {
  const declared = text === undefined ? undefined : { text, called: '--version' }
  const at = (commit: string, path: string) => {
    const found = Object.entries(modules).find(([name]) => commitOf(name) === commit)?.[1] ?? ''
    return interfaceOf(typeof found === 'string' || path === '' ? found : { 'main.tf': found[path] ?? '' })
  }
  const listed = Object.entries(tags).map(([tag, name]) => ({ tag, commit: commitOf(name), committedAt: 1 }))
  return check(
    { declared, flags: {} },
    {
      head: commitOf('head'),
      tags: tagsOf(listed),
      released: tagsOf(isInHistory ? listed : []),
      config: { at: async () => configFormat.schema.parse(config) },
      defaultAddress: () => ({ namespace: 'x', name: 'a', system: 'y' }),
      interfaces: { atCommit: ({ commit, path }) => at(commit, path), namedAt: async () => [] },
      contents: {
        idAt: async ({ commit, path }) => JSON.stringify(await at(commit, path)),
        filesAt: async ({ commit, path }) => new Map([['main.tf', JSON.stringify(await at(commit, path))]]),
        linkedAt: async () => [],
        fileAt: async () => undefined,
      },
      log,
    },
  )
}

it('compares with the latest of all tags where none is in the history of HEAD, as with tags of commits of their own', async () => {
  const lines: string[] = []
  const log = { ...silentLog, info: (line: string) => void lines.push(line) }
  const { report } = await checked({ ...breaking, isInHistory: false }, undefined, log)
  expect(report.modules).toMatchObject([{ base: 'v1.2.0', bump: 'major', next: '2.0.0' }])
  expect(lines).toContain('no release is in the history of HEAD: it is compared with tag "v1.2.0"')
})

const breaking = { tags: { 'v1.2.0': 'one' }, modules: { one: OPTIONAL, head: REQUIRED } }

it.each<[declared: string, refusal?: string]>([
  ['1.2.1', 'INCOMPATIBLE'],
  ['v1.3.0', 'INCOMPATIBLE'],
  ['minor', 'INCOMPATIBLE'],
  ['patch', 'INCOMPATIBLE'],
  ['major'],
  ['2.0.0'],
  ['3.0.0'],
  ['1.2.0', 'VERSION_EXISTS'],
])('of a breaking change that is declared as %s', async (declared, refusal) => {
  const { refusals } = await checked(breaking, declared)
  expect(refusals.map(({ code }) => code)).toEqual(refusal === undefined ? [] : [refusal])
})

const BACKPORT =
  '; a backport is checked on a branch from an older release: git switch --create backport v1.0.0'

it.each<[declared: string, backport: string]>([
  ['1.0.1', BACKPORT],
  ['0.9.0', ''],
  ['1.2.0-rc.1', BACKPORT],
])('refuses %s below the last release, and says why', async (declared, backport) => {
  const tags = { 'v1.0.0': 'one', 'v1.2.0': 'two' }
  const modules = { one: REQUIRED, two: OPTIONAL, head: REQUIRED }
  const { report, refusals } = await checked({ tags, modules }, declared)
  const message = `${declared} is below 1.2.0, the last release in the history of HEAD (tag "v1.2.0")`
  const hint = `use 2.0.0 or higher: --version 2.0.0${backport}`
  expect(refusals).toMatchObject([{ code: 'INCOMPATIBLE', message, hint }])
  expect(report.modules).toMatchObject([{ base: 'v1.2.0', next: '2.0.0' }])
})

it.each([
  ['a backport on a branch whose history ends before the later releases', { 'v1.0.0': 'one' }],
  ['a release below a pre-release', { 'v1.0.0': 'one', 'v2.0.0-rc.1': 'two' }],
])('takes %s', async (_, tags) =>
  expect((await checked({ tags, modules: { one: OPTIONAL, head: OPTIONAL } }, '1.0.1')).refusals).toEqual([]),
)

it.each<[what: string, tags: Readonly<Record<string, string>>]>([
  ['before the first release', {}],
  ['after a release', { 'v1.0.0': 'one' }],
])('refuses a HEAD without configuration %s', async (_, tags) => {
  const { report, refusals } = await checked({ tags, modules: { one: OPTIONAL, head: { 'README.md': 'x' } } })
  expect(refusals).toMatchObject([{ code: 'NOT_A_MODULE', message: 'HEAD has no .tf or .tofu file' }])
  expect(report.modules).toEqual([])
})

it('refuses no version of the first release, nor one after a release without configuration, if HEAD parses', async () => {
  const broken = await checked({ tags: {}, modules: { head: 'a = = 1' } })
  expect(broken.refusals).toMatchObject([{ code: 'INVALID_HCL' }])
  for (const tags of [{}, { 'v1.0.0': 'one' }]) {
    const modules = { one: { 'README.md': 'x' }, head: REQUIRED }
    const { report, refusals } = await checked({ tags, modules }, 'patch')
    expect(report.modules).toEqual([{ path: '', base: null, bump: 'patch', changes: [], next: null }])
    expect(refusals).toEqual([])
  }
})

it('applies a tag to the module of its prefix alone, and a severity to all', async () => {
  const modules = { one: { a: OPTIONAL, b: OPTIONAL }, head: { a: REQUIRED, b: OPTIONAL } }
  const history = { tags: { 'a-v1.0.0': 'one', 'b-v1.0.0': 'one' }, modules, config: TWO_MODULES }
  expect((await checked(history, 'b-v1.0.1')).refusals).toEqual([])
  expect((await checked(history, 'a-v1.0.1')).refusals).toHaveLength(1)
  expect((await checked(history, 'patch')).refusals).toHaveLength(1)
  const { report } = await checked(history)
  expect(report.changes).toMatchObject([{ subject: 'a: var.a' }])
  expect(await checked(history, '1.0.1').catch((error: unknown) => String(error))).toMatch(
    /"1\.0\.1" is a version of none of the 2 modules/,
  )
})

it('says where nothing changed since the last release', async () => {
  const outcome = await checked({
    tags: { 'a-v1.0.0': 'one', 'b-v1.0.0': 'one' },
    modules: { one: { a: OPTIONAL, b: OPTIONAL }, head: { a: OPTIONAL, b: REQUIRED } },
    config: TWO_MODULES,
  })
  expect(formatCheck(outcome)).toMatch(
    /^b: HEAD against b-v1\.0\.0\n.*\n\na: nothing changed since a-v1\.0\.0$/s,
  )
})

it('says of many modules in one line each that nothing changed, and what they are compared with', async () => {
  const paths = Array.from({ length: 30 }, (_, at) => `m${at}`)
  const config = { modules: paths.map((path) => ({ path, address: `x/${path}/y` })) }
  const one = Object.fromEntries(paths.map((path) => [path, OPTIONAL]))
  const history = { tags: { 'v1.0.0': 'one' }, isInHistory: false, modules: { one, head: one }, config }
  const lines: string[] = []
  const text = formatCheck(
    await checked(history, undefined, { ...silentLog, info: (line) => lines.push(line) }),
  )
  expect(lines.filter((line) => line.includes('no release is in the history'))).toHaveLength(1)
  expect(text).toMatch(/^m0, m1, .*, and \d+ more: nothing changed since v1\.0\.0$/)
})

it('says in one line what does not parse in the last release', async () => {
  const quoted = ['a', 'b'].map((name) => `variable "${name}" {\n  type = "string"\n}\n`).join('')
  const lines: string[] = []
  const history = { tags: { 'v1.0.0': 'one' }, modules: { one: quoted, head: OPTIONAL } }
  await checked(history, undefined, { ...silentLog, warn: (line) => lines.push(line) })
  expect(lines).toEqual([
    expect.stringMatching(/^tag "v1\.0\.0" does not parse: main\.tf:2:1: .*; and 1 more$/),
  ])
})

it('says once what a module lacks that is also a part of another one', async () => {
  const lines: string[] = []
  const files = { 'main.tf': OPTIONAL, 'a/main.tf': REQUIRED, a: REQUIRED }
  const [root, a] = [
    { path: '.', address: 'x/r/y' },
    { path: 'a', address: 'x/a/y' },
  ]
  const config = { modules: [root, a] }
  await checked({ tags: {}, modules: { head: files }, config }, undefined, {
    ...silentLog,
    info: (line) => lines.push(line),
  })
  expect(lines).toEqual(
    ['', 'a/'].map((path) => `${path}main.tf:1:1: input "a" has no description and no type`),
  )
})

it('goes on with the other modules where HEAD of one does not parse', async () => {
  const { report, refusals } = await checked({
    tags: { 'a-v1.0.0': 'one', 'b-v1.0.0': 'one' },
    modules: { one: { a: OPTIONAL, b: OPTIONAL }, head: { a: 'a = = 1', b: REQUIRED } },
    config: TWO_MODULES,
  })
  expect(refusals.map(({ code }) => code)).toEqual(['INVALID_HCL'])
  expect(report.modules).toMatchObject([{ path: 'b', bump: 'major' }])
})
