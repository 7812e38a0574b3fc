import { expect, it } from 'vitest'
import { runCli } from '../support/cli/cli.ts'
import { createConsumer, HOST, hostBlock } from '../support/clients/consumer.ts'
import { MODULE, startHandMadeRegistry } from '../support/network/hand-made-registry.ts'

/** Of memory, as a runner with little of it has. */
const BOUNDED = { NODE_OPTIONS: '--max-old-space-size=200' }

const LIMIT = 4 * 1024 * 1024
const NAMESPACE = '/v1/modules/acme'

/** A document of the greatest size that is read, where a list is filled with one element. */
const filled = ([before, after]: readonly [string, string], element: string): string =>
  before +
  `${element},`.repeat((LIMIT - before.length - after.length) / (element.length + 1) - 1) +
  element +
  after

/** By the path at which a registry answers with them: where a list begins, and what ends the document. */
const LISTS: readonly (readonly [path: string, before: string, after: string])[] = [
  [NAMESPACE, '{"modules":[', ']}'],
  [`${NAMESPACE}/index.json`, '{"other":[', ']}'],
  [`${MODULE}/versions`, '{"modules":[{"versions":[', ']}]}'],
  [`${MODULE}/versions`, '{"modules":[{"versions":[{"version":"1.2.3","submodules":[', ']}]}]}'],
  [`${MODULE}/versions.json`, '{"address":"acme/vpc/aws","versions":[', ']}'],
  [
    `${MODULE}/versions.json`,
    '{"address":"acme/vpc/aws","versions":[{"version":"1.2.3","state":"listed","root":{"dependencies":[',
    ']}}]}',
  ],
  [`${MODULE}/1.2.3`, '{"source":[', ']}'],
]

/** Rounds of answers. The first has more bytes than are read, the others as many as are, in wrong and in right elements. */
const ROUNDS: readonly (readonly (readonly [path: string, body: string])[])[] = [
  LISTS.map(([path]) => [path, '[],'.repeat(20_000_000)]),
  LISTS.map(([path]) => [path, '['.repeat(LIMIT)]),
  ...['[]', '{}'].map((element) =>
    LISTS.map(([path, ...around]) => [path, filled(around, element)] as const),
  ),
  ...['0', '{"version":"1.2.3"}'].map((element) =>
    LISTS.toReversed().map(([path, ...around]) => [path, filled(around, element)] as const),
  ),
]

it('a registry that floods its answers ends neither import nor audit for want of memory', async () => {
  const registry = await startHandMadeRegistry()
  const { directory, env } = await createConsumer(
    { 'main.tf': `module "vpc" {\n  source  = "${HOST}/acme/vpc/aws"\n  version = "1.2.3"\n}\n` },
    hostBlock(registry.url),
  )
  const commands = [
    ['import', '--from', `https://${HOST}/acme`],
    ['import', '--from', `https://${HOST}/acme/vpc/aws`],
    ['audit'],
  ]
  for (const [round, answers] of ROUNDS.entries()) {
    for (const [path, body] of answers) registry.set(path, body)
    for (const command of commands) {
      const { code, stderr } = await runCli(command, { cwd: directory, env: { ...env, ...BOUNDED } })
      const said = `round ${round}, ${command.join(' ')}: ${stderr.slice(0, 500)}`
      expect([0, 1], said).toContain(code)
      expect(stderr.slice(0, 500), said).not.toMatch(/INTERNAL|heap|\n {4}at /)
    }
  }
}, 120_000)
