// The limits of the program: constants with a docstring, in the file that uses one, or in the limits.ts of its folder where several do.
import { readdirSync, readFileSync } from 'node:fs'

const TITLES = {
  action: 'The GitHub Action',
  'adapters/filesystem': 'Files and directories',
  'adapters/git': 'Git',
  'adapters/github': "GitHub's API",
  'adapters/hcl': 'Configuration files (HCL)',
  'adapters/http': 'HTTP',
  'adapters/oci': 'OCI registries',
  'adapters/s3': 'Object stores (S3)',
  'adapters/stores': 'Package stores',
  audit: 'Audits of consumers',
  base: 'Texts of errors, logs and progress, and JSON',
  browser: 'The script of the pages',
  cli: 'The command line and `serve`',
  collect: 'Collecting',
  composition: 'Runs',
  doctor: 'Live registries',
  edge: 'The server at the edge',
  index: 'The index',
  interface: 'The interface of a module',
  lifecycle: 'Decisions about published versions',
  migration: 'Import of other registries',
  module: 'Names and versions',
  oci: 'OCI names and manifests',
  package: 'Packages',
  publish: 'Publishing',
  search: 'The search, in a server and in a browser',
  server: 'The registry HTTP API',
  site: 'The website',
  status: 'Status',
  sync: 'Synchronization with an object store',
}
/** What a constant that bounds something is called. */
export const BOUND =
  /^(MAX|MIN|MOST|LEAST|LONGEST|SHORTEST|LARGEST|SMALLEST|SLOWEST|DEFAULT|RECENT|SHOWN)_|_(LIMIT|TIMEOUT|DEADLINE|SECONDS|MS|MILLISECONDS|BYTES|LENGTH|SIZE|DEPTH|TRIES|PAGES|ROUNDS|AT_ONCE|PER_BATCH)$/

/** Sizes in file formats, and estimates of what something takes in memory: facts, which bound nothing. */
const FACTS = new Set([
  'adapters/filesystem/zip-reader.ts END_BYTES',
  'adapters/filesystem/zip-reader.ts ENTRY_BYTES',
  'adapters/filesystem/zip-reader.ts LOCAL_BYTES',
  'adapters/filesystem/zip-reader.ts MAX_COMMENT_BYTES',
  'adapters/git/tree.ts OID_BYTES',
  'base/bounded-map.ts ENTRY_BYTES',
  'index/walk/packaged-readme.ts LOCAL_BYTES',
  'package/secret-files.ts SHORTEST_KEY',
  'server/response-cache.ts ANSWER_BYTES',
])
const DOCSTRING = /\/\*\*\s((?:(?!\*\/)[\s\S])+?)\s\*\/\n$/
const CONSTANT = /^(?:export )?const ([A-Z][A-Z0-9_]+) = ([A-Z0-9_. *+]*)$/gm

/** The folders with limits, each with its title and its limits by file, in their order there. */
export function readLimits() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .flatMap(limitsIn)
  const values = new Map(files.map(({ name, text }) => [name, text]))
  return Object.entries(TITLES).map(([folder, title]) => ({
    folder,
    title,
    limits: files
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .map(({ name, text, meaning }) => ({ name, meaning, value: evaluate(text, values) })),
  }))
}

/** docs/maintainers/limits.md: the limits that refuse something. */
export function renderLimits() {
  const sections = readLimits().flatMap(({ folder, title, limits }) => {
    const lines = limits
      .filter(({ meaning }) => REFUSAL.test(meaning))
      .map(({ name, value, meaning }) => `- ${printed(name, value)} (\`${name}\`): ${firstSentence(meaning)}`)
    return lines.length === 0 ? [] : [`## ${title} (\`${folder}/\`)`, lines.join('\n')]
  })
  return [
    '<!-- Written by `npm run docs` from src/: edit the docstrings of the constants there. -->',
    '# Limits',
    'Everything that is read, kept, sent or waited for is bounded. These limits refuse something; the error names the limit and its value. All other limits are in the docstrings of the constants. Limits that users set are in [organisation.md](../guides/organisation.md#registryyml).',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n')
}

/** What the docstring of a limit says where something is refused beyond it. */
const REFUSAL = /\b[A-Z]{3,}_[A-Z_]+\b|refused/

function firstSentence(meaning) {
  return meaning.replace(/[.:,;] .*$/s, '').replace(/\.$/, '')
}

/** The constants that bound something; `meaning` is empty for one without a docstring. */
function limitsIn(path) {
  const source = readFileSync(`src/${path}`, 'utf8')
  return [...source.matchAll(CONSTANT)]
    .map(({ 1: name, 2: text, index }) => {
      const [, comment = ''] = DOCSTRING.exec(source.slice(0, index)) ?? []
      const meaning = comment.replaceAll(/\s*\n\s*\* ?/g, ' ').replace(/^\s*\* /, '')
      return { path, name, text, meaning: meaning.trim() }
    })
    .filter(({ name }) => BOUND.test(name) && !FACTS.has(`${path} ${name}`))
}

/** Products, powers and names of other limits. */
function evaluate(text, values) {
  const numbers = text.replaceAll(/[A-Z][A-Z0-9_]+/g, (name) => `(${values.get(name)})`).replaceAll('_', '')
  const value = Function(`return ${numbers}`)()
  if (!Number.isFinite(value)) throw new Error(`${text} is not a number`)
  return value
}

const UNITS = [
  [
    /_BYTES$/,
    [
      ['GiB', 1024 ** 3],
      ['MiB', 1024 ** 2],
      ['KiB', 1024],
      ['bytes', 1],
    ],
  ],
  [
    /_MS$/,
    [
      ['min', 60_000],
      ['s', 1000],
      ['ms', 1],
    ],
  ],
  [
    /_SECONDS$/,
    [
      ['min', 60],
      ['s', 1],
    ],
  ],
]

function printed(name, value) {
  const [, units = []] = UNITS.find(([suffix]) => suffix.test(name)) ?? []
  const [unit, size] = units.find(([, each]) => value >= each && value % each === 0) ??
    units.at(-1) ?? ['', 1]
  return `${(value / size).toLocaleString('en')} ${unit}`.trim()
}
