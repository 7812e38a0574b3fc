import { describe, expect, it } from 'vitest'
import { lintWorkflow } from '../support/action/lint-workflow.ts'
import { readWorkflow, workflowNames, workflowText } from '../support/action/workflow-file.ts'

const names = workflowNames()

describe('the workflows to copy', () => {
  it('are there', () => {
    expect(names).toEqual([
      'audit.yml',
      'collect-one.yml',
      'collect.yml',
      'deploy-cloudflare.yml',
      'deploy-netlify.yml',
      'deploy-pages.yml',
      'deploy-server.yml',
      'lifecycle.yml',
      'marks.yml',
      'notify-index-one.yml',
      'notify-index.yml',
      'own-registry.yml',
      'plan-pull-request.yml',
      'publish-by-pull-request.yml',
      'publish-monorepo.yml',
      'publish-private.yml',
      'publish-to-index.yml',
      'reconcile-monorepo.yml',
      'reconcile.yml',
      'release-monorepo.yml',
      'release.yml',
      'reusable-publish.yml',
      'sync-s3.yml',
      'validate-index.yml',
      'verify.yml',
    ])
  })

  it('are linted by something that finds mistakes', async () => {
    const found = await lintWorkflow('on: push\njobs: { x: { runs-on: nowhere, steps: [] } }\n', 'x.yml')
    expect(found.length).toBeGreaterThan(0)
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
