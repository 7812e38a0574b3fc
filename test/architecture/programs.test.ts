import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Programs without which nothing here is built, or that no Debian package has. */
const GIVEN = ['bash', 'git', 'go', 'npm', 'tar', 'terraform', 'no-such-program-anywhere']

/** Programs that a test names in a list: `hasProgram(shell)`. */
const LISTED: Readonly<Record<string, readonly string[]>> = {
  hosting: ['nginx', 'caddy'],
  proxy: ['nginx', 'caddy'],
  shell: ['bash', 'zsh', 'fish'],
}

const installed = [...readFileSync('.ci/run', 'utf8').matchAll(/(\S+):[a-z0-9-]+(?= |;)/g)].map(
  ([, name]) => name,
)

it.each(testedPrograms())('.ci/run installs %s, which tests need', (name) =>
  expect([...installed, ...GIVEN]).toContain(name),
)

function testedPrograms(): string[] {
  const names = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
    .flatMap((path) => [...readFileSync(join('test', path), 'utf8').matchAll(/\bhasProgram\((.+?)\)/g)])
    .flatMap(([, name = '']) => (name.startsWith("'") ? name.slice(1, -1) : (LISTED[name] ?? name)))
  return [...new Set(names)].filter((name) => name !== 'name: string').sort()
}
