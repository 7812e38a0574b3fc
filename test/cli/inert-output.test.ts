import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../support/cli/program.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** Moves the cursor, sets the title of a terminal, turns the direction of text, begins a script, and is a command of a runner. */
const HOSTILE =
  '\u001b[2J\u001b]0;title\u0007\u009b31m\u202e\u2066<script>alert(1)</script>\r\n::error::hostile'
/** What a terminal obeys, but line feeds; and what changes the order of text. */
const OBEYED = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

const quoted = JSON.stringify(HOSTILE)
const CONFIGURATION = `# ${HOSTILE.replace('\r\n', ' ')}
variable "cidr" {
  description = ${quoted}
}
output "id" {
  value       = "x"
  description = ${quoted}
}
`
const FILES = [
  { path: 'main.tf', content: CONFIGURATION },
  { path: 'broken/main.tf', content: `variable ${HOSTILE} {\n` },
  { path: 'README.md', content: `# ${HOSTILE}\n\n[x](javascript:alert(1)) ${HOSTILE}\n` },
  { path: `docs/\u001b[2J\u202e.txt`, content: HOSTILE },
]

it('nothing that a module holds is obeyed by a terminal or a browser', async () => {
  const { directory: index } = await createRegistry()
  const { directory } = await createModule({ files: FILES.slice(0, 3) })
  await writeFile(join(directory, 'main.tf'), CONFIGURATION)
  const named = await createModule({ files: FILES })
  const site = join(await temporaryDirectory(), 'site')
  const at = ['--index', index]
  const outcomes: Record<string, number> = {}
  for (const args of [
    ['publish', '--repository', named.directory, '--tag', 'v1.0.0', ...at],
    ['publish', '--repository', directory, '--tag', 'v1.0.0', ...at],
    ['inspect', directory],
    ['compare', 'v1.0.0', 'v1.0.0', '--repository', directory],
    ['check', '--repository', directory],
    ['status', ...at],
    ['yank', HOSTILE, '1.0.0', ...at, '--reason', HOSTILE],
    ['deprecate', 'acme/vpc/aws', ...at, '--reason', HOSTILE, '--allow-latest'],
    ['verify', ...at],
    ['site', ...at, '--output', site],
    ['doctor', `https://${HOSTILE}`],
    ['publish', '--repository', HOSTILE, '--tag', HOSTILE, '--index', HOSTILE],
  ])
    for (const flags of [[], ['--verbose'], ['--json']]) {
      const { code, stdout, stderr } = await runCli([...args, ...flags])
      outcomes[args[0] ?? ''] = code
      for (const line of `${stdout}\n${stderr}`.split('\n')) {
        expect(line, `${args[0]} ${flags.join(' ')}`).not.toMatch(OBEYED)
        expect(line).not.toMatch(/^::/)
      }
    }
  // What was to be shown was shown.
  expect(outcomes).toMatchObject({ inspect: 0, status: 0, verify: 0, site: 0, yank: 1, doctor: 1 })
  const pages = (await readdir(site, { recursive: true })).filter((path) => path.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(3)
  for (const page of pages) {
    const html = await readFile(join(site, page), 'utf8')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toMatch(/href="javascript:/i)
  }
})

it('nothing that an index holds is obeyed by the runner of a workflow', async () => {
  const { directory: index } = await createRegistry()
  const path = join(index, 'registry.json')
  const registry: object = JSON.parse(await readFile(path, 'utf8'))
  await writeFile(path, JSON.stringify({ ...registry, name: '##[stop-commands]x', url: '##[add-mask]x' }))
  const env = { GITHUB_ACTIONS: 'true' }
  for (const args of [['status'], ['verify'], ['render', '--check']])
    for (const flags of [[], ['--json']]) {
      const { code, stdout, stderr } = await runCli([...args, '--index', index, ...flags], { env })
      expect([code, `${stdout}${stderr}`]).toEqual([1, expect.stringMatching(/add-mask/)])
      expect(`${stdout}${stderr}`).not.toContain('##[')
    }
})
