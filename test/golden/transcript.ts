import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { type CliResult, type Environment, runCli } from '../support/cli/program.ts'

/** What the capital words of a command line stand for: `INDEX` → a path, a URL or a port. */
export type Placeholders = Readonly<Record<string, string>>

const temporary = realpathSync(tmpdir()).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What differs between runs and machines, and the texts of what is refused or broken: codes are recorded, wording is not. */
const REPLACED: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [new RegExp(`${temporary}/module-registry-\\w{6}`, 'g'), 'TEMPORARY'],
  [/127\.0\.0\.1:\d+/g, '127.0.0.1:PORT'],
  // The commits of an index have the time at which they were made; the states of sources are named by their URLs.
  [/("index": \{\s+"commit": )"[0-9a-f]{40}"/g, '$1"COMMIT"'],
  [/collect\/[0-9a-f]{16}\.json/g, 'collect/SOURCE.json'],
  [/("looked_at": )"[^"]+"/g, '$1"TIME"'],
  [/("seconds": )\d+/g, '$1"SECONDS"'],
  [/expires=\d+&signature=[0-9a-f]{64}/g, 'expires=TIME&signature=SIGNATURE'],
  [/("verdict": "broken"),\s*"message": "(?:[^"\\]|\\.)*",\s*"fix": "(?:[^"\\]|\\.)*"/g, '$1'],
  [/("broken": "[A-Z_]+): (?:[^"\\]|\\.)*",\s*"fix": "(?:[^"\\]|\\.)*"/g, '$1"'],
  [/("code":\s*"[A-Z_]+"),\s*"message":\s*"(?:[^"\\]|\\.)*",\s*"hint":\s*"(?:[^"\\]|\\.)*"/g, '$1'],
]

export function recordable(text: string): string {
  return REPLACED.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), text)
}

/** Runs `publish --index INDEX --tag v1.0.0` with `--json`, each capital word replaced by its place. */
export function runLine(line: string, placeholders: Placeholders, env: Environment = {}): Promise<CliResult> {
  const args = line
    .split(' ')
    .map((word) => word.replaceAll(/[A-Z_]{2,}/g, (name) => placeholders[name] ?? name))
  return runCli([...args, '--json'], { env: { TZ: process.env['TZ'], ...env } })
}

/** The exit code and the document of each command line, one after the other. */
export async function transcriptOf(lines: readonly string[], placeholders: Placeholders): Promise<string> {
  const parts: string[] = []
  for (const line of lines) {
    const { code, stdout } = await runLine(line, placeholders)
    parts.push(`$ module-registry ${line} --json\n${stdout}exit ${code}\n`)
  }
  return recordable(parts.join('\n'))
}
