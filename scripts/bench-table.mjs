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

const verdictOf = (isMet) => (isMet === undefined ? '' : isMet ? ' (met)' : ' (**missed**)')

/** The rows as a list. Throws for a missed row without a cause. */
export function formatRows(table, causes) {
  const unexplained = table
    .filter(({ name, isMet }) => isMet === false && causes[name] === undefined)
    .map(({ name }) => name)
  if (unexplained.length > 0)
    throw new Error(`missed without a cause in scripts/bench-causes.mjs: ${unexplained.join('; ')}`)
  return table
    .map(({ name, measured, goal, isMet }) => {
      const figures = goal === '' ? measured : `${measured}; goal ${goal}`
      return `- ${`${name}: ${figures}`.replaceAll(/\s+/g, ' ').trim()}${verdictOf(isMet)}`
    })
    .join('\n')
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
one run, so read the ratios: the times are those of one machine. \`scripts/bench-causes.mjs\` says why a goal is missed; the results file has
the figures of each real repository.

Machines:

${machines.join('\n')}

\`\`\`sh illustration
npm run build
npm run bench -- --write ${names.filter((name) => name !== 'real').join(' ')}${
    names.includes('real') ? '\nnpm run bench real -- --write --collect DIR…' : ''
  }
\`\`\`

${formatRows(
  measured.flatMap(({ rows }) => rows),
  causes,
)}
`
}
