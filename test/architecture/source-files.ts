import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import ts from 'typescript'

export interface SourceFile {
  /** From `src/`, posix. */
  readonly path: string
  readonly text: string
  /** What it imports: paths from `src/`, or names of packages. */
  readonly imports: readonly string[]
}

export function readSourceFiles(): SourceFile[] {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  )
  return names
    .filter((name) => /\.tsx?$/.test(name))
    .map((path) => {
      const text = readFileSync(`src/${path}`, 'utf8')
      const imported = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName)
      const imports = imported.map((name) =>
        name.startsWith('.') ? posix.join(posix.dirname(path), name) : name,
      )
      return { path, text, imports }
    })
}
