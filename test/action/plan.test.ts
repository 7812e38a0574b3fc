import { describe, expect, it } from 'vitest'
import type { ActionEvent } from '../support/action-runner.ts'
import { git } from '../support/git-repository.ts'
import { createWorld, indexCommits, REPOSITORY, runStep, type World } from './world.ts'

async function pullOf({ modules, commit }: World, from = REPOSITORY): Promise<ActionEvent> {
  const ref = 'refs/pull/7/merge'
  await git(modules, ['update-ref', ref, commit])
  const payload = {
    action: 'opened',
    number: 7,
    pull_request: { number: 7, head: { repo: { full_name: from } } },
  }
  return {
    name: 'pull_request',
    ref,
    sha: commit,
    repository: REPOSITORY,
    repositoryId: 11,
    ownerId: 7,
    payload,
  }
}

describe('a pull request', () => {
  it('is planned as the next version, by reads alone', async () => {
    const world = await createWorld()
    await runStep(world)
    const before = world.github.writes.length
    const { code, outputs, annotations, summary } = await runStep(world, { event: await pullOf(world) })
    expect(annotations).toEqual([])
    expect(code).toBe(0)
    expect(outputs).toMatchObject({ status: 'planned', address: 'acme/vpc/aws', version: '1.2.4' })
    expect(summary).toContain('v1/modules/acme/vpc/aws/1.2.4/release.json')
    expect(world.github.writes).toHaveLength(before)
    expect(world.github.requests.filter(({ method }) => method === 'PATCH')).toEqual([])
    expect(await indexCommits(world.index)).toHaveLength(1)
  })

  it('has one comment that is kept up to date, where that is asked for', async () => {
    const world = await createWorld()
    const step = { event: await pullOf(world), inputs: { comment: 'true' } }
    expect((await runStep(world, step)).code).toBe(0)
    expect((await runStep(world, step)).code).toBe(0)
    const [comment, ...others] = world.moduleRepository.comments
    expect(others).toEqual([])
    expect(comment?.body).toContain('0.1.0')
    await runStep(world)
    await runStep(world, step)
    expect(world.moduleRepository.comments).toMatchObject([{ body: expect.stringContaining('1.2.4') }])
  })

  it('is refused where what it holds could not be published', async () => {
    const world = await createWorld({ files: { 'main.tf': '', 'terraform.tfstate': '{}' } })
    const { code, annotations, outputs } = await runStep(world, { event: await pullOf(world) })
    expect(code).toBe(1)
    expect(annotations).toMatchObject([{ title: 'SECRET_IN_PACKAGE' }])
    expect(outputs['status']).toBe('refused')
    expect(world.github.writes).toEqual([])
  })

  it('from a fork is skipped with a notice where its token may not see enough', async () => {
    const world = await createWorld()
    const { code, annotations, outputs } = await runStep(world, {
      event: await pullOf(world, 'mallory/terraform-aws-vpc'),
      inputs: { 'github-token': 'ghs_unknown', 'index-token': '' },
    })
    expect(code).toBe(0)
    expect(annotations).toMatchObject([{ level: 'notice' }])
    expect(outputs['status']).toBe('skipped')
    expect(world.github.writes).toEqual([])
  })
})
