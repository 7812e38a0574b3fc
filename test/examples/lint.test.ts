import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { lintWorkflow } from '../support/action/lint-workflow.ts'
import { readWorkflow, workflowNames, workflowText } from '../support/action/workflow-file.ts'

const names = workflowNames()
const action: { inputs: object } = parse(readFileSync('action.yml', 'utf8'))

/** The actions of others that are not pinned by their commit beside their version. */
const unpinned = (text: string, own: string) =>
  Array.from(text.matchAll(/^ +(?:- )?uses: (.*)$/gm), ([, uses = '']) => uses).filter(
    (uses) => uses !== own && !/^[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses),
  )

it('workflows are linted by something that finds mistakes', async () => {
  const found = await lintWorkflow('on: push\njobs: { x: { runs-on: nowhere, steps: [] } }\n', 'x.yml')
  expect(found.length).toBeGreaterThan(0)
  expect(names.length).toBeGreaterThan(20)
})

it.each(['gitea/module.yml', 'gitea/index.yml', 'gitea/collect.yml', ...names])(
  '%s is clean',
  async (name) => {
    expect(await lintWorkflow(workflowText(name), name)).toEqual([])
  },
)

describe.each(names)('%s', (name) => {
  const steps = Object.values(readWorkflow(name).jobs).flatMap((job) => job.steps)

  it('pins every action of others by its commit, and says the version', () =>
    expect(unpinned(workflowText(name), 'org/module-registry-action@v1')).toEqual([]))

  it('puts no expression into a script', () => {
    expect(steps.length).toBeGreaterThan(0)
    for (const { run } of steps) expect(run).not.toContain('${{')
  })

  it('gives the action inputs that it has', () => {
    const given = steps.flatMap(({ uses, with: inputs }) =>
      uses.startsWith('org/') ? Object.keys(inputs) : [],
    )
    expect(given.filter((input) => !(input in action.inputs))).toEqual([])
  })

  it('lets no run take the place of one that does something else', () => {
    const { concurrency } = readWorkflow(name)
    const inputs = steps.map((step) => step.with)
    const isOfOneTag = /push:\n {4}tags:/.test(workflowText(name))
    if (isOfOneTag) expect(concurrency).toBeUndefined()
    if (inputs.some(({ only }) => only !== undefined)) expect(concurrency?.group).toContain('inputs.only')
  })
})

it.each([
  ['notify-index.yml', '', 'collect.yml', []],
  ['notify-index-one.yml', ' --field "only=$REPOSITORY"', 'collect-one.yml', ['only']],
])('%s starts what the index repository lets be started', (name, more, started, inputs) => {
  const steps = Object.values(readWorkflow(name).jobs).flatMap((job) => job.steps)
  expect(steps[0]?.run).toBe(`gh workflow run ${started} --repo acme/registry${more}`)
  const { on } = readWorkflow(started)
  expect('workflow_dispatch' in on).toBe(true)
  const { inputs: taken = {} } = z
    .object({ inputs: z.object({}).loose().optional() })
    .parse(on['workflow_dispatch'] ?? {})
  expect(Object.keys(taken)).toEqual(inputs)
})

const FOLDER = '.github/workflows'
const ownNames = readdirSync(FOLDER)

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

describe.each(ownNames)('the workflow %s of this project', (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, 'utf8')

  it('is clean, and gives every job its permissions and its time limit, and the workflow none', async () => {
    expect(await lintWorkflow(text, name)).toEqual([])
    expect(workflow.safeParse(parse(text)).error?.issues ?? []).toEqual([])
  })

  it('pins every action by its commit, says the version, and puts no expression into a script', () => {
    expect(unpinned(text, './')).toEqual([])
    const steps = Object.values(workflow.parse(parse(text)).jobs).flatMap((job) => job.steps)
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([])
  })
})
