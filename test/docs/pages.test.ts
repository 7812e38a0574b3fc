import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import GithubSlugger from 'github-slugger'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseConfigFile } from '../../src/adapters/filesystem/config-file.ts'
import { VERSION } from '../../src/base/tool-version.ts'
import { registryConfigFormat, registryConfigSchema } from '../../src/collect/registry-config.ts'
import { parseMarks } from '../../src/composition/marks-file.ts'
import { fixOf, PROBLEM_KINDS, type Problem, type ProblemCode } from '../../src/index/walk/problem.ts'
import { marksSchema } from '../../src/lifecycle/marks-file.ts'
import { configFormat } from '../../src/publish/config.ts'
import { RequestMetrics } from '../../src/server/metrics.ts'
import { runProgram } from '../support/cli/program.ts'
import { versioned } from '../support/docs/compatibility-row.ts'
import { DOCUMENTS } from '../support/docs/shell-blocks.ts'
import { STORES } from '../support/s3/object-store.ts'

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
    ([, link = '', anchor]) => ({ target: link === '' ? path : join(dirname(path), link), anchor }),
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

const documents = DOCUMENTS.map((path) => ({ path, text: readFileSync(path, 'utf8') }))

function snippets(language: string): { readonly path: string; readonly text: string }[] {
  const block = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms')
  return documents.flatMap(({ path, text }) =>
    Array.from(text.matchAll(block), ([, code = '']) => ({ path, text: code })),
  )
}

interface Workflow {
  readonly jobs?: Readonly<Record<string, { readonly steps: readonly { uses?: string; with?: object }[] }>>
  readonly updates?: unknown
  readonly sources?: unknown
  readonly marks?: unknown
}

const inputs = Object.keys(parse(readFileSync('action.yml', 'utf8')).inputs)

describe('snippets in the documents', () => {
  it('of workflows name inputs that the action has, and those of config files are ones', () => {
    const found = snippets('yaml')
    expect(found.length).toBeGreaterThan(3)
    for (const { path, text } of found) {
      const { jobs, updates, sources, marks }: Workflow = parse(text)
      const ours = Object.values(jobs ?? {})
        .flatMap(({ steps }) => steps)
        .filter(({ uses }) => uses?.startsWith('org/module-registry-action@'))
      for (const step of ours)
        expect(inputs, path).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})))
      // The rest is a config file, or Dependabot's.
      if (sources !== undefined) parseConfigFile(path, Buffer.from(text), registryConfigFormat)
      else if (marks !== undefined) parseMarks(path, Buffer.from(text))
      else if (jobs === undefined && updates === undefined)
        parseConfigFile(path, Buffer.from(text), configFormat)
    }
  })

  it('of JSON are JSON, of CLI configuration those of the examples, and none runs the npm package of that name, which is not ours', () => {
    for (const { text } of snippets('json')) expect(() => JSON.parse(text)).not.toThrow()
    for (const { path, text } of documents)
      expect(text, path).not.toMatch(/npx (?:-y |--yes )?module-registry /)
    const example = readFileSync('examples/hosting/raw-files.tfrc', 'utf8')
    expect(readFileSync('docs/guides/consumers.md', 'utf8')).toContain(`\`\`\`hcl\n${example}\`\`\`\n`)
  })
})

/** What the first group of a pattern finds. */
const namesIn = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, name = '']) => name)

const readme = readFileSync('README.md', 'utf8')
const manifest = z
  .looseObject({ version: z.string(), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

describe('the README', () => {
  it('and the pages that are generated are those of action.yml and src', async () => {
    const { code, stderr } = await runProgram(process.execPath, ['scripts/docs.mjs', '--check'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('names only npm scripts that there are', () => {
    const named = namesIn(readme, /npm run (\w+)/g)
    expect(named.filter((name) => manifest.scripts[name] === undefined)).toEqual([])
  })

  it('stays within 9 KB', () => expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(9 * 1024))
})

it('docs/reference/errors.md lists every code', () => {
  const codes = namesIn(readFileSync('src/base/error.ts', 'utf8'), /^ {2}\| '([A-Z_]+)'$/gm)
  const listed = namesIn(readFileSync('docs/reference/errors.md', 'utf8'), /^- `([A-Z_]+)`: /gm)
  expect(codes.length).toBeGreaterThan(20)
  expect(listed.toSorted()).toEqual(codes.toSorted())
})

it('the package has the version that the program says', () => expect(VERSION).toBe(manifest.version))

it('docs/guides/operations.md names every metric', () => {
  const golden = readFileSync('test/golden/outputs/server-metrics.txt', 'utf8')
  const names = namesIn(`${golden}${new RequestMetrics().render()}`, /^# TYPE (\S+) /gm)
  expect(names.length).toBeGreaterThan(4)
  const documented = readFileSync('docs/guides/operations.md', 'utf8')
  for (const name of names) expect(documented).toContain(`| \`${name}\` |`)
})

// Also where the program of a row is not built.
it('the rows of the tables of compatibility name the versions that the tests run', () => {
  const titles = { gitea: 'Gitea', act: 'act', 'gitlab-ci-local': 'GitLab CI by gitlab-ci-local' }
  const stores = Object.entries(STORES).map(([program, { title }]) => [program, title] as const)
  const page = readFileSync('docs/reference/compatibility.md', 'utf8')
  for (const [program, title] of [...Object.entries(titles), ...stores])
    expect(page).toContain(`| ${versioned(title, program)} |`)
})

const text = readFileSync('docs/reference/verify.md', 'utf8').replaceAll(/\n {2}(?=\S)/g, ' ')

/** A row for each code; a fix stands once. */
function expectedRows(): string[] {
  const codes = new Map<string, string>()
  return Object.entries(PROBLEM_KINDS).map(([code, { meaning, fix }]) => {
    const first = codes.get(fix)
    codes.set(fix, first ?? code)
    return `- \`${code}\`: ${meaning}. Fix: ${first === undefined ? fix : `as \`${first}\``}`
  })
}

it('docs/reference/verify.md explains each code as the command does', () => {
  const rows = expectedRows()
  expect(rows.length).toBeGreaterThan(30)
  expect(text.split('\n').filter((line) => /^- `[A-Z_]+`: /.test(line))).toEqual(rows)
})

describe('the fix of a finding', () => {
  const about = { address: 'acme/vpc/aws', version: '1.0.0', path: 'v1/modules/acme/vpc/aws/v1' }
  const finding: Problem = { code: 'VERSION_INVALID', message: '', ...about }

  it('names the file, the module and the version of the finding', () => {
    expect(fixOf(finding)).toBe('remove the folder: git rm -r v1/modules/acme/vpc/aws/v1')
    expect(fixOf({ ...finding, code: 'YANK_UNMARKED' })).toContain('yank acme/vpc/aws 1.0.0 --index')
  })

  it('is text for every code, with or without a path', () => {
    for (const code of Object.keys(PROBLEM_KINDS) as ProblemCode[])
      expect(fixOf({ ...finding, code, address: null, version: null, path: null })).not.toBe('')
  })
})

const rows = readFileSync('test/promises.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, tests] = /^\| (I\d+) \|[^|]+\|(.+)\|$/.exec(line) ?? []
    return name === undefined || tests === undefined ? [] : [{ name, tests }]
  })

describe('test/promises.md', () => {
  it('names the tests of the promises I1 to I17', () =>
    expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 17 }, (_, at) => `I${at + 1}`)))

  it.each(rows)('names tests of $name that exist', ({ tests }) => {
    const named = [...tests.matchAll(/`(test\/[\w./-]+)`: "([^"]+)"/g)]
    expect(named.length).toBe(tests.split('; ').length)
    for (const [, path = '', title = ''] of named) {
      const lines = readFileSync(path, 'utf8').split('\n')
      // A title stands in the call, or on a line of its own below it.
      const isTitle = (line: string) =>
        line.includes(title) && /\b(it|test|describe)\b.*\(|^\s*(\]\)\()?['"`]/.test(line)
      expect(lines.some(isTitle), `${path}: ${title}`).toBe(true)
    }
  })
})

/** The JSON Schemas of the config files come from here: `DOCS=write npx vitest run test/docs/pages.test.ts` writes them. */
const SCHEMAS = [
  { file: 'schemas/module-registry.schema.json', title: '.module-registry.yml', schema: configFormat.schema },
  { file: 'schemas/registry.schema.json', title: 'registry.yml', schema: registryConfigSchema },
  { file: 'schemas/marks.schema.json', title: 'marks.yml', schema: marksSchema },
] as const

test.each(SCHEMAS)('$file describes every key of $title as it is read', ({ file, title, schema }) => {
  const { $schema, ...keys } = z.toJSONSchema(schema, { io: 'input' })
  const written = `${JSON.stringify({ $schema, title, ...keys }, null, 2)}\n`
  if (process.env['DOCS'] === 'write') writeFileSync(file, written)
  expect(readFileSync(file, 'utf8')).toBe(written)
  expect(undescribed(keys, '')).toEqual([])
})

test.each([
  ['examples/index/registry.yml', 'schemas/registry.schema.json'],
  ['examples/index/marks.yml', 'schemas/marks.schema.json'],
  ['examples/modules/.module-registry.yml', 'schemas/module-registry.schema.json'],
])('%s names its schema in its first line, fits it, and is read', (example, file) => {
  const text = readFileSync(example, 'utf8')
  const [read] = SCHEMAS.filter((it) => it.file === file).map(({ schema }) => schema.safeParse(parse(text)))
  expect(read).toMatchObject({ success: true })
  const validate = new Ajv2020().compile(JSON.parse(readFileSync(file, 'utf8')))
  expect(text.split('\n')[0]).toMatch(new RegExp(`^# yaml-language-server: \\$schema=https://.*/${file}$`))
  expect(validate(parse(text)), JSON.stringify(validate.errors)).toBe(true)
  expect(validate({ ...parse(text), surprise: 1 })).toBe(false)
})

function undescribed(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, items, description } = schema as Record<string, object>
  const own = path === '' || path.endsWith('[]') || description !== undefined ? [] : [path]
  const inside = Object.entries(properties).flatMap(([key, each]) => undescribed(each, `${path}.${key}`))
  return [...own, ...inside, ...undescribed(items, `${path}[]`)]
}
