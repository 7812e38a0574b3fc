// The table of a benchmark run: what was measured, its goal, and whether it is met.

/** The rows of this run, in their order. */
export const rows = []

/** Whether a figure reaches its goal. Without a goal there is nothing to judge. */
export function judge({ is, goal, atLeast = false }) {
  if (goal === undefined) return undefined
  return atLeast ? is >= goal : is <= goal
}

/** Adds a row and prints it. `isMet` is undefined for a figure without a goal. */
export function record({ name, measured, goal = '', isMet }) {
  const row = { name, measured, goal, isMet }
  rows.push(row)
  console.log(rowText(row))
  return row
}

export function rowText({ name, measured, goal, isMet }) {
  const verdict = isMet === undefined ? '' : isMet ? '  met' : '  MISSED'
  return `${name.padEnd(48)} ${measured}${verdict}${goal === '' ? '' : ` (goal ${goal})`}`
}

/** A row whose goal stands in its figure: `0.83x of 0.70x  (12 / 14 a second)`. */
export function recordFigure(name, figure, isMet) {
  const [, before, goal, rest] = /^(.*?) of (\S+(?: (?:ms|MB|s|KB))?)(.*)$/.exec(figure) ?? []
  if (before === undefined) return record({ name, measured: figure, isMet })
  return record({ name, measured: `${before}${rest}`, goal, isMet })
}

/** One row for figures that each have a goal: `{ what, is, goal, atLeast }`. It is met if all of them are. */
export function recordFigures(name, figures) {
  const judged = figures.filter(({ goal }) => goal !== undefined)
  return record({
    name,
    measured: figures.map(({ what, is }) => `${is} ${what}`).join(', '),
    goal: judged.map(({ what, goal, atLeast }) => `${atLeast ? '≥' : '≤'} ${goal} ${what}`).join(', '),
    isMet: judged.length === 0 ? undefined : judged.every((figure) => judge(figure)),
  })
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()
const verdictOf = (isMet) => (isMet === undefined ? '' : isMet ? 'met' : '**missed**')

/** The rows as a Markdown table, and why the missed ones are missed. Throws for a missed row without a cause. */
export function formatTable(table, causes) {
  const lines = table.map(
    ({ name, measured, goal, isMet }) =>
      `| ${cell(name)} | ${cell(measured)} | ${cell(goal)} | ${verdictOf(isMet)} |`,
  )
  const missed = table.filter(({ isMet }) => isMet === false)
  const unexplained = missed.filter(({ name }) => causes[name] === undefined).map(({ name }) => name)
  if (unexplained.length > 0)
    throw new Error(`missed without a cause in scripts/bench-causes.mjs: ${unexplained.join('; ')}`)
  const reasons = missed.map(({ name }) => `- **${cell(name)}**: ${causes[name]}`)
  return [
    ['| what | measured | goal | |', '|---|---|---|---|', ...lines].join('\n'),
    ...(reasons.length === 0 ? [] : ['## Missed', reasons.join('\n')]),
  ].join('\n\n')
}

/** docs/maintainers/benchmarks.md, from the rows of each part of the benchmark and the day on which they were measured. */
export function formatBenchmarks({ parts }, causes) {
  const measured = Object.values(parts)
  const names = Object.keys(parts)
  const machines = [...new Set(measured.map(({ machine }) => machine))].map((machine) => {
    const own = names.filter((name) => parts[name].machine === machine)
    const dates = [...new Set(own.map((name) => parts[name].date))].sort()
    const days = dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}` : dates[0]
    return `- ${machine}, ${days}: ${own.join(', ')}`
  })
  return `# Benchmarks

Written by \`npm run bench -- --write\` from \`scripts/bench-results.json\`; do not edit. Each row compares whole processes in turn within
one run, so read the ratios: the times are those of one machine.

Machines:

${machines.join('\n')}

\`\`\`sh illustration
npm run build
npm run bench -- --write ${names.filter((name) => name !== 'real').join(' ')}${
    names.includes('real') ? '\nnpm run bench real -- --write --collect DIR…' : ''
  }
\`\`\`

${formatTable(
  measured.flatMap(({ rows }) => rows),
  causes,
)}
${measured.map(({ table }) => (table === undefined ? '' : `\n${REAL}\n${table}\n`)).join('')}`
}

/** What the columns of bench-real.mjs mean. */
const REAL = `## Real module repositories

\`npm run bench real -- DIR…\` reads repositories and writes to none; \`scripts/bench-real.mjs\` has its options. All tags are published
twice: into one index of all (\`--package git\`), of which the sizes and the website are, and each into a new index with packages
(\`--package index\`), whose time stands beside that of \`git archive --format=zip -0\` for the same tags. The memory is that of the
largest process. The gate agrees where the number of a release is large enough for the changes since the one before.
`
