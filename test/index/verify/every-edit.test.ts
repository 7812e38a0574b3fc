import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sorted } from '../../../src/base/json.ts'
import { renderCommand } from '../../../src/cli/render.ts'
import { DOCUMENT_SCHEMAS } from '../../../src/index/format/documents.ts'
import { git } from '../../support/git/git-repository.ts'
import { copyOf, edit, editJson } from '../../support/index/index-edits.ts'
import { type PublishedIndexes, publishIndexes, VPC } from '../../support/index/published-indexes.ts'
import { testRuntime, verifyWith } from '../../support/index/verify-run.ts'
import { commitOf, digestOf } from '../../support/publish/samples.ts'

/**
 * Every field of every source of truth and every derived file, changed, taken away and added, at the head and for the time between two
 * commits. `verify` has to notice each, but for those that docs/reference/verify.md calls silent by design.
 */

const RELEASE = `${VPC}/1.1.0/release.json`
const DOCUMENTS = ['registry.json', `${VPC}/module.json`, RELEASE, `${VPC}/1.1.0/interface.json`]
const OTHERS = [
  ...['README.md', 'module.zip', 'download', 'source', 'index.json'].map((file) => `${VPC}/1.1.0/${file}`),
  ...['versions', 'versions.json', 'index.json'].map((file) => `${VPC}/${file}`),
  ...['.well-known/terraform.json', 'index.html', '_headers', 'v1/modules/index.json'],
  ...['v1/modules/acme/index.json', 'v1/modules/acme/vpc/index.json'],
  ...['marks.yml', 'collect/0123456789abcdef.json'],
]

/** Of docs/reference/verify.md, "What stays silent". */
const SILENT: RegExp[] = []
const SILENT_FOR_A_WHILE = [
  // Derived files, as long as they lead no client elsewhere and hide nothing without a mark.
  /\/(index|versions)\.json: the file /,
  /\/(versions|download|source): the file /,
  // The same facts in other bytes.
  /\/interface\.json: \.(examples|submodules) is gone$/,
]

const DATE = '2026-01-01T00:00:00Z'

interface Edit {
  readonly name: string
  readonly path: string
  /** Null: the file is gone. */
  readonly text: string | null
}

let indexes: PublishedIndexes
let edits: Edit[]
/** The names of edits that no finding of the history names. */
let passing: ReadonlySet<string>

beforeAll(async () => {
  indexes = await publishIndexes()
  const { directory } = indexes
  const date = DATE
  await editJson(directory, `${VPC}/module.json`, (module) => {
    const advice = { link: 'https://acme.test/why', replacement: 'acme/subnets/aws' }
    module.deprecations = [{ versions: '< 1.1.0', reason: 'old', date, ...advice }]
    module.yanks = [{ version: '1.0.0', reason: 'bad', date, ...advice }]
    module.owner.formerNames = ['acme/vpc-before']
    const from = { host: 'git.acme.test', repository: 'acme/vpc-before' }
    module.transfers = [{ from, to: { ...module.owner, formerNames: undefined }, date, reason: 'moved' }]
  })
  await edit(directory, 'marks.yml', () => 'marks: []\n')
  const state = { format: 1, options: '', tags: {}, refused: {} }
  await edit(directory, 'collect/0123456789abcdef.json', () => `${JSON.stringify(state)}\n`)
  await renderCommand({ index: directory }, await testRuntime())
  edits = [...(await Promise.all(DOCUMENTS.map(editsOfDocument))).flat()]
  for (const path of OTHERS) edits.push(...(await editsOfFile(path)))
  passing = await unnoticed()
}, 120_000)

const textOf = (path: string) => readFile(join(indexes.directory, path), 'latin1')

async function editsOfFile(path: string): Promise<Edit[]> {
  const text = await textOf(path)
  return [
    { name: `${path}: the file is changed`, path, text: `${text.slice(0, 40)}x${text.slice(40)}` },
    { name: `${path}: the file is longer`, path, text: `${text} ` },
    { name: `${path}: the file is empty`, path, text: '' },
    { name: `${path}: the file is gone`, path, text: null },
  ]
}

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'registry.json': DOCUMENT_SCHEMAS.registry,
  [`${VPC}/module.json`]: DOCUMENT_SCHEMAS.module,
  [RELEASE]: DOCUMENT_SCHEMAS.release,
}

async function editsOfDocument(path: string): Promise<Edit[]> {
  const text = await textOf(path)
  const document: unknown = JSON.parse(text)
  const schema = SCHEMAS[path]
  const json: JsonSchema | undefined =
    schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
  const indent = text.includes('\n ') ? 2 : 0
  return changesOf(document, json, '').map(([what, value]) => {
    return { name: `${path}: ${what}`, path, text: `${JSON.stringify(value, null, indent)}\n` }
  })
}

type JsonSchema = z.core.JSONSchema.BaseSchema
type Change = [what: string, value: unknown]

/** Each value that has one change. */
function changesOf(value: unknown, schema: JsonSchema | undefined, at: string): Change[] {
  if (Array.isArray(value)) {
    const inside = value.flatMap((each, place) =>
      changesOf(each, itemOf(schema), `${at}[${place}]`).map(
        ([what, changed]): Change => [what, value.with(place, changed)],
      ),
    )
    const longer: Change = [`${at}[] is longer`, [...value, value.at(-1) ?? 'x']]
    return value.length === 0 ? [longer] : [...inside, [`${at}[] is shorter`, value.slice(0, -1)], longer]
  }
  if (typeof value !== 'object' || value === null)
    return othersOf(value).map((other) => [`${at} is ${JSON.stringify(other)}`, other])
  const known = Object.entries(value)
  const inside = known.flatMap(([key, member]): Change[] => [
    [`${at}.${key} is gone`, Object.fromEntries(known.filter(([each]) => each !== key))],
    ...changesOf(member, memberOf(schema, key), `${at}.${key}`).map(
      ([what, changed]): Change => [what, sorted({ ...value, [key]: changed })],
    ),
  ])
  const absent = Object.entries(propertiesOf(schema)).filter(([key]) => !Object.hasOwn(value, key))
  return [
    ...inside,
    ...absent.map(
      ([key, each]): Change => [`${at}.${key} is added`, sorted({ ...value, [key]: sampleOf(key, each) })],
    ),
    [`${at}.zz is added`, { ...value, zz: 1 }],
  ]
}

function branchesOf(schema: JsonSchema | undefined): JsonSchema[] {
  return [schema ?? {}, ...(schema?.anyOf ?? []), ...(schema?.allOf ?? [])].filter(
    (each) => typeof each === 'object',
  )
}

function propertiesOf(schema: JsonSchema | undefined): Record<string, JsonSchema> {
  return Object.assign({}, ...branchesOf(schema).map(({ properties = {} }) => properties))
}

function memberOf(schema: JsonSchema | undefined, key: string): JsonSchema | undefined {
  return propertiesOf(schema)[key]
}

function itemOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  const [item] = branchesOf(schema).flatMap(({ items }) => items ?? [])
  return typeof item === 'object' && !Array.isArray(item) ? (item as JsonSchema) : undefined
}

/** Another value of the same form, and one of another form. */
function othersOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (typeof value !== 'string') return ['x']
  const twin = value
    .replace(
      /(sha256:|^)([0-9a-f])(?=[0-9a-f]{39})/,
      (_, start, digit) => `${start}${digit === '0' ? '1' : '0'}`,
    )
    .replace(/^(\d{4})-/, (_, year) => `${Number(year) + 1}-`)
    .replace('acme', 'acne')
    .replace(/^(v?\d+\.\d+)\.\d+$/, '$1.7')
  const hostile = value
    .replace(/^\d{4}-.*Z$/, '2030-99-99T99:99:99Z')
    .replace(/^https:\/\//, 'https://ada:secret@')
    .replace(/^acme\/subnets\/aws$/, 'acme/vpc/aws')
  return [...new Set([twin === value ? `${value}x` : twin, hostile, 7])].filter((other) => other !== value)
}

const SAMPLES: Readonly<Record<string, unknown>> = {
  hosting: 'netlify',
  minimumTool: '0.0.1',
  license: { file: 'LICENSE', identifier: 'MIT' },
  removed: [{ version: '0.9.0', digest: digestOf('x'), commit: commitOf('x'), reason: 'x', date: DATE }],
  marks: { owners: [] },
  namespaces: { acme: { owners: [] } },
  allowedHosts: [],
}

function sampleOf(key: string, schema: JsonSchema): unknown {
  if (key in SAMPLES) return SAMPLES[key]
  const types = branchesOf(schema).map(({ type }) => type)
  if (types.includes('integer') || types.includes('number')) return 7
  if (types.includes('boolean')) return true
  if (types.includes('array')) return ['x']
  return types.includes('object') ? {} : 'x'
}

describe('an edit of a source of truth, or of a derived file,', () => {
  it('is found at the head, or in the commit that made it', async () => {
    const index = await copyOf(indexes.directory)
    expect((await verifyWith({ index })).findings).toEqual([])
    const silent: string[] = []
    for (const { name, path, text } of edits) {
      const before = await textOf(path)
      await edit(index, path, () => text)
      const { findings } = await verifyWith({ index })
      if (findings.length === 0 && passing.has(name)) silent.push(name)
      await writeFile(join(index, path), before, 'latin1')
    }
    expect(edits.length).toBeGreaterThan(300)
    expect(silent.filter((name) => !SILENT.some((known) => known.test(name)))).toEqual([])
  }, 300_000)

  it('is found in the history, where the next commit puts it back', () =>
    expect([...passing].filter((name) => !SILENT_FOR_A_WHILE.some((known) => known.test(name)))).toEqual([]))
})

/**
 * The edits that no finding of the history names: the index as a commit, then each edit, with a commit after it that puts it back.
 */
async function unnoticed(): Promise<Set<string>> {
  const bare = await copyOf(indexes.bare)
  const script: Buffer[] = []
  const write = (text: string) => script.push(Buffer.from(text, 'latin1'))
  const file = (path: string, text: string | null) =>
    write(text === null ? `D ${path}\n` : `M 100644 inline ${path}\ndata ${text.length}\n${text}\n`)
  const commit = (from = '') =>
    write(`commit refs/heads/registry\ncommitter Ada <ada@acme.test> 1735787045 +0000\ndata 4\nEdit\n${from}`)
  commit('from refs/heads/registry^0\n')
  for (const path of [...DOCUMENTS, ...OTHERS]) file(path, await textOf(path))
  for (const { path, text } of edits) {
    commit()
    file(path, text)
    commit()
    file(path, await textOf(path))
  }
  await git(bare, ['fast-import', '--quiet', '--force'], Buffer.concat(script))
  const list = ['rev-list', '--first-parent', '--reverse', `-${edits.length * 2 + 1}`, 'registry']
  const [base = '', ...commits] = (await git(bare, list)).split('\n')
  const { findings } = await verifyWith({ index: bare, base })
  const text = findings.map(({ message }) => message).join('\n')
  const isSilent = (at: number) => !text.includes(`commit ${commits[at * 2]?.slice(0, 7)}`)
  return new Set(edits.flatMap(({ name }, at) => (isSilent(at) ? [name] : [])))
}
