/** Lines with columns of equal width. No lines without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return []
  // A row with fewer cells, such as that of a damaged module, widens no column.
  const whole = [head, ...rows.filter(({ length }) => length === head.length)]
  const widths = head.map((_, at) => Math.max(...whole.map((row) => row[at]?.length ?? 0)))
  return [head, ...rows].map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
