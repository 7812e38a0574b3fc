// The limits of the program, as they are declared in the files called limits.ts: a docstring and a constant each.
import { readdirSync, readFileSync } from 'node:fs'

const HEADING = /^\/\*\* (.+)\. \*\/\n(?:import \{.+\} from '.+'\n)*\n/
const LIMIT = /\/\*\*\s((?:(?!\*\/)[\s\S])+?)\s\*\/\nexport const ([A-Z][A-Z0-9_]+) = ([A-Z0-9_. *+]+)\n/y

/** The folders with limits, each with its title and its limits in the order of the file. Throws for a file that has anything else. */
export function readLimits() {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('/limits.ts'))
    .sort()
  const parsed = paths.map(parseFile)
  const values = new Map(parsed.flatMap(({ limits }) => limits.map(({ name, text }) => [name, text])))
  return parsed.map(({ limits, ...folder }) => ({
    ...folder,
    limits: limits.map(({ text, ...limit }) => ({ ...limit, value: evaluate(text, values) })),
  }))
}

/** docs/limits.md */
export function renderLimits() {
  const sections = readLimits().map(({ folder, title, limits }) => {
    const rows = limits.map(
      ({ name, value, meaning }) => `| ${printed(name, value)} | ${meaning} | \`${name}\` |`,
    )
    return [
      `## ${title}`,
      `\`src/${folder}/limits.ts\``,
      ['| limit | of what, and what happens beyond it | name |', '|---|---|---|', ...rows].join('\n'),
    ]
  })
  return [
    '<!-- Written by `npm run docs` from the files called limits.ts: edit the docstrings there. -->',
    '# Limits',
    'Everything that this tool reads, keeps, sends or waits for is bounded. A limit that refuses something names itself and its value in the error. Limits of what users configure are in [configuration.md](configuration.md) and [collect.md](collect.md).',
    ...sections.flat(),
  ]
    .join('\n\n')
    .concat('\n')
}

function parseFile(path) {
  const source = readFileSync(`src/${path}`, 'utf8')
  const heading = HEADING.exec(source)
  if (heading === null) throw new Error(`src/${path}: begin with a title in one line: /** Packages. */`)
  const limits = []
  let at = heading[0].length
  while (at < source.length) {
    LIMIT.lastIndex = at
    const found = LIMIT.exec(source)
    if (found === null)
      throw new Error(`src/${path}: not a docstring with a constant: ${source.slice(at, at + 80)}`)
    const [whole, comment, name, text] = found
    limits.push({
      name,
      text,
      meaning: comment
        .replaceAll(/\s*\n\s*\* ?/g, ' ')
        .replace(/^\s*\* /, '')
        .trim(),
    })
    at += whole.length
    if (source[at] === '\n') at += 1
  }
  return { folder: path.slice(0, -'/limits.ts'.length), title: heading[1], limits }
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
