/** Whether a directory of a repository is another one, or in it; `''` is the root. */
export function isWithin(path: string, directory: string): boolean {
  return directory === '' || path === directory || path.startsWith(`${directory}/`)
}
