import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createFixture, pushOf } from '../action/setup.ts'
import { evaluate } from '../support/action/workflow-file.ts'
import { git } from '../support/git/git-repository.ts'

interface Workflow {
  readonly jobs: { action: { steps: { uses?: string; with?: Readonly<Record<string, unknown>> }[] } }
}

it('the action of the CI workflow publishes an example module to an index branch of its run', async () => {
  const { jobs }: Workflow = parse(readFileSync('.github/workflows/ci.yml', 'utf8'))
  const own = jobs.action.steps.find(({ uses }) => uses === './')?.with ?? {}
  const github = { run_number: '7', run_id: '9' }
  const given = Object.entries(own).map(([name, each]) => [name, evaluate(String(each), { github })])
  const path = 'examples/modules/label/main.tf'
  const fixture = await createFixture({ files: { [path]: readFileSync(path, 'utf8') } })
  await git(fixture.modules, ['tag', 'ci/v0.0.7'])
  const { outputs } = await fixture.run({
    inputs: { ...Object.fromEntries(given), 'index-repository': '' },
    event: { ...pushOf('v1.2.3', fixture.commit), ref: 'refs/heads/main' },
  })
  expect(outputs).toMatchObject({ status: 'published', address: 'acme/label/generic', version: '0.0.7' })
  const versions = await git(fixture.modules, ['show', 'ci-index-9:v1/modules/acme/label/generic/versions'])
  expect(versions).toContain('0.0.7')
})
