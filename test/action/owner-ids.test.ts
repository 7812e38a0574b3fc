import { expect, it } from 'vitest'
import { git } from '../support/git/git-repository.ts'
import { configFile, createFixture, runStep } from './setup.ts'

/** As on Gitea: neither the environment nor the event has them. */
const env = { GITHUB_REPOSITORY_ID: '', GITHUB_REPOSITORY_OWNER_ID: '' }
const MARKS = 'marks:\n  - deprecate: acme/vpc/aws\n    reason: mine now\n'

it('asks the server for the ids of its repository: a new one with the name of a renamed one decides nothing', async () => {
  const fixture = await createFixture({ visibility: 'public' })
  const published = await runStep(fixture, { env, inputs: { package: 'index' } })
  expect(published.outputs['status']).toBe('published')
  await git(fixture.modules, ['tag', 'v1.3.0'])
  Object.assign(fixture.moduleRepository, { id: fixture.moduleRepository.id + 1000 })
  const config = await configFile(MARKS)
  for (const inputs of [
    { package: 'index', tag: 'v1.3.0' },
    { marks: 'true', config },
  ]) {
    const { code, annotations } = await runStep(fixture, { env, inputs })
    expect([code, annotations]).toMatchObject([1, [{ title: 'NOT_OWNER' }]])
  }
})
