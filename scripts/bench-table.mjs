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

/** How many goals a part meets, and the figures that miss theirs. Throws for one without a cause. */
export function formatPart(name, table, causes) {
  const goals = table.filter(({ isMet }) => isMet !== undefined)
  const missed = goals.filter(({ isMet }) => !isMet)
  const unexplained = missed.filter((row) => causes[row.name] === undefined)
  if (unexplained.length > 0)
    throw new Error(
      `missed without a cause in scripts/bench-causes.mjs: ${unexplained.map((row) => row.name).join('; ')}`,
    )
  const lines = missed.map((row) => {
    const [figure, goal] = [row.measured, row.goal].map((text) => text.replaceAll(/\s+/g, ' ').trim())
    return `  - ${row.name.replace(/^[\w ]+: /, '')}: ${figure.replace(/ \(.*?\)/, '')}${goal === '' ? '' : `; goal ${goal}`}`
  })
  return [`- **${name}**: ${goals.length - missed.length} of ${goals.length} goals met`, ...lines].join('\n')
}

/** docs/maintainers/benchmarks.md, from the rows of each part of the benchmark and the day on which they were measured. */
export function formatBenchmarks({ parts }, causes) {
  const measured = Object.values(parts)
  const names = Object.keys(parts)
  const machines = [...new Set(measured.map(({ machine }) => machine))].map((machine) => {
    const own = names.filter((name) => parts[name].machine === machine)
    const dates = [...new Set(own.map((name) => parts[name].date))].sort()
    const days = dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}` : dates[0]
    return `- ${machine}, ${days}`
  })
  return `# Benchmarks

Written by \`npm run bench -- --write\` from \`scripts/bench-results.json\`; do not edit. Each row compares whole processes in turn within
one run, so read the ratios: the times are those of one machine. This page has the figures that miss their goal, \`scripts/bench-causes.mjs\` says
why; the results file has all figures, and those of each real repository.

Machines:

${machines.join('\n')}

\`\`\`sh illustration
npm run build
npm run bench -- --write${names.includes('real') ? '\nnpm run bench real -- --write --collect DIR…' : ''}
\`\`\`

${formatParts(names, parts, causes)}
`
}

function formatParts(names, parts, causes) {
  const texts = names.map((name) => formatPart(name, parts[name].rows, causes))
  const isMet = (text) => !text.includes('\n')
  const met = names.filter((_, at) => isMet(texts[at]))
  return [`All goals of ${met.join(', ')} are met.`, texts.filter((text) => !isMet(text)).join('\n')].join(
    '\n\n',
  )
}
