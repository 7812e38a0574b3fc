import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createFixture } from '../action/setup.ts'
import { git } from '../support/git/git-repository.ts'
import { recordable } from './transcript.ts'

const STEPS = [
  {},
  {},
  { inputs: { 'dry-run': 'true', 'index-branch': 'other' } },
  { event: { ref: 'refs/heads/main' } },
  { inputs: { tag: 'v9.9.9' } },
  { inputs: { tag: 'v1.3.0', compatibility: 'warn' } },
  { inputs: { tag: 'v1.2.3', attest: 'require', 'index-branch': 'other' } },
  { event: { name: 'pull_request_target' } },
]

it('the inputs and outputs of action.yml have the names that they had', async () => {
  const { inputs, outputs }: { inputs: object; outputs: object } = parse(readFileSync('action.yml', 'utf8'))
  const lines = Object.entries({ inputs, outputs }).flatMap(([kind, members]) =>
    Object.keys(members).map((name) => `${kind} ${name}`),
  )
  lines.sort()
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('outputs/action-names.txt')
})

it('the built action writes the outputs that it wrote', async () => {
  const fixture = await createFixture()
  await git(fixture.modules, ['tag', 'v1.3.0', 'main'])
  const parts: string[] = []
  for (const step of STEPS) {
    const { code, outputs, annotations } = await fixture.run(step)
    // The commit of the index has the time at which it was made.
    const readable = outputs['index-commit'] ? { ...outputs, 'index-commit': 'COMMIT' } : outputs
    const written = Object.entries(readable).map(([name, value]) => `${name}=${value}`)
    const told = annotations.map(({ level, title }) => `${level} ${title}`)
    parts.push([JSON.stringify(step), `exit ${code}`, ...told, ...written, ''].join('\n'))
  }
  await expect(recordable(parts.join('\n'))).toMatchFileSnapshot('outputs/action.txt')
})
