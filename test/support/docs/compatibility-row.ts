import { readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { goTools } from '../../../scripts/clients.mjs'

const FILE = 'docs/reference/compatibility.md'

/** A program of the tests as the tables name it, with the version that they run: `Gitea 1.26.0`. */
export function versioned(title: string, program: string): string {
  return `${title} ${goTools().find(({ name }) => name === program)?.version ?? packageVersion(program)}`
}

function packageVersion(name: string): string {
  const text = readFileSync(`test/${name}/package.json`, 'utf8')
  return (JSON.parse(text) as { dependencies: Record<string, string> }).dependencies[name] ?? ''
}

/** A table of docs/reference/compatibility.md has this row. With `DOCS=write`, it gets it in place of the one that begins alike. */
export function expectRow(title: string, start: string, cells: readonly string[]): void {
  const row = `| ${[start, ...cells].join(' | ')} |`
  const lines = readFileSync(FILE, 'utf8').split('\n')
  const written = lines.map((line) => (line.startsWith(`| ${title}`) ? row : line))
  const isWriting = process.env['DOCS'] === 'write'
  if (isWriting) writeFileSync(FILE, written.join('\n'))
  expect(isWriting ? written : lines).toContain(row)
}
