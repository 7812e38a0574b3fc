/** A number with its noun, such as "1 file" and "2 files". @param plural of a noun that takes more than an "s" */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}
