import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { lintWorkflow } from '../support/action/lint-workflow.ts'
import { readWorkflow, workflowNames, workflowText } from '../support/action/workflow-file.ts'

const names = workflowNames()

describe('the workflows to copy', () => {
  it('are linted by something that finds mistakes', async () => {
    const found = await lintWorkflow('on: push\njobs: { x: { runs-on: nowhere, steps: [] } }\n', 'x.yml')
    expect(found.length).toBeGreaterThan(0)
    expect(names.length).toBeGreaterThan(20)
  })
})

it.each(['gitea/module.yml', 'gitea/index.yml', 'gitea/collect.yml'])('%s is clean', async (name) => {
  expect(await lintWorkflow(workflowText(name), name)).toEqual([])
})

describe.each(names)('%s', (name) => {
  it('is clean', async () => {
    expect(await lintWorkflow(workflowText(name), name)).toEqual([])
  })

  it('pins every action of others by its commit, and says the version', () => {
    const uses = [...workflowText(name).matchAll(/^ +(?:- )?uses: (.*)$/gm)].map(([, text = '']) => text)
    const others = uses.filter((text) => text !== 'org/module-registry-action@v1')
    expect(
      others.filter((text) => !/^[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(text)),
    ).toEqual([])
  })

  it('puts no expression into a script', () => {
    const steps = Object.values(readWorkflow(name).jobs).flatMap((job) => job.steps)
    expect(steps.length).toBeGreaterThan(0)
    for (const { run } of steps) expect(run).not.toContain('${{')
  })

  it('lets no run take the place of one that does something else', () => {
    const { concurrency, jobs } = readWorkflow(name)
    const inputs = Object.values(jobs).flatMap(({ steps }) => steps.map((step) => step.with))
    const isOfOneTag = /push:\n {4}tags:/.test(workflowText(name))
    if (isOfOneTag) expect(concurrency).toBeUndefined()
    if (inputs.some(({ only }) => only !== undefined)) expect(concurrency?.group).toContain('inputs.only')
  })
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

  it('is clean', async () => {
    expect(await lintWorkflow(text, name)).toEqual([])
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
