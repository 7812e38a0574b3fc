/** Letters that may be wrong in a name for which another one is suggested. */
const MAX_WRONG_LETTERS = 2

/** The end of a message about an unknown name: `; did you mean "index"?`, or nothing where no known one is close. */
export function didYouMean(text: string, known: readonly string[]): string {
  const meant = closest(text, known)
  return meant === undefined ? '' : `; did you mean ${meant}?`
}

/** The known name that somebody probably meant, in whatever case; undefined where none is close. */
function closest(text: string, known: readonly string[]): string | undefined {
  const wrong = (name: string) => distance(text.toLowerCase(), name.toLowerCase())
  const distances = known.map((name): [name: string, distance: number] => [name, wrong(name)])
  const [best] = distances.toSorted(([, a], [, b]) => a - b)
  return best !== undefined && best[1] <= Math.min(MAX_WRONG_LETTERS, text.length / 2) ? best[0] : undefined
}

/** Letters to add, take away or replace. https://en.wikipedia.org/wiki/Levenshtein_distance */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_WRONG_LETTERS) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1]
    for (let column = 1; column < row.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
