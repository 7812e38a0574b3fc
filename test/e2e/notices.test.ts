import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { ConcurrencyGroup } from '../support/action/concurrency-group.ts'
import { readWorkflow } from '../support/action/workflow-file.ts'
import { runCliWell } from '../support/cli/cli.ts'
import { git } from '../support/git/git-repository.ts'
import { pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { emptyRepository } from '../support/index/index-target.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const REPOSITORIES = 20
const VERSIONS = ['1.0.0', '1.1.0', '1.2.0']
/** A second here is so many seconds there. */
const SCALE = 12
const MINUTE_MS = 60_000 / SCALE

/** A repository whose tags are pushed one by one, each with a write of a few bytes. */
async function createRepository(directory: string, name: string) {
  await pushTags(directory, versionsOf(name, VERSIONS))
  const listed = await git(directory, ['for-each-ref', '--format=%(objectname) %(refname)'])
  const tags = listed.split('\n').map((line) => line.split(' '))
  for (const [, ref = ''] of tags) await git(directory, ['update-ref', '-d', ref])
  return tags.map(([oid = '', ref = '']) => ({ push: () => writeFile(join(directory, ref), `${oid}\n`) }))
}

async function createOrganisation() {
  const repositories = await temporaryDirectory()
  await mkdir(join(repositories, 'acme'))
  const names = Array.from({ length: REPOSITORIES }, (_, at) => `terraform-aws-m${at}`)
  const pathOf = (name: string) => join(repositories, 'acme', `${name}.git`)
  const tags = await Promise.all(names.map((name) => createRepository(pathOf(name), name)))
  const config = join(repositories, 'registry.yml')
  const lines = names.map((name) => `  - repository: file://${pathOf(name)}\n`)
  await writeFile(config, `url: https://modules.acme.test\nsources:\n${lines.join('')}`)
  return { config, notices: VERSIONS.flatMap((_, version) => tags.map((each) => each[version])) }
}

describe('a notice for each tag', () => {
  it(`ends in two or three runs for ${REPOSITORIES * VERSIONS.length} tags within a minute, and loses none`, async () => {
    const { config, notices } = await createOrganisation()
    const { directory: index } = await emptyRepository()
    const { concurrency, jobs } = readWorkflow('collect.yml')
    const [, seconds] = /sleep (\d+)/.exec(jobs['collect']?.steps[0]?.run ?? '') ?? []
    const group = new ConcurrencyGroup(concurrency ?? { group: '', 'cancel-in-progress': true })
    const collect = async () => {
      await setTimeout((Number(seconds) * 1000) / SCALE)
      await runCliWell(['collect', '--index', index, '--config', config])
    }
    const start = Date.now()
    for (const [number, tag] of notices.entries()) {
      await setTimeout(start + (MINUTE_MS * number) / notices.length - Date.now())
      await tag?.push()
      group.request(collect)
    }
    await group.idle()
    expect(group.started).toBeLessThanOrEqual(3)
    expect(group.started + group.cancelled).toBe(notices.length)
    expect(Number(await git(index, ['rev-list', '--count', 'registry']))).toBeLessThanOrEqual(3)
    const paths = await git(index, ['ls-tree', '-r', '--name-only', 'registry'])
    expect(paths.match(/\/release\.json$/gm)).toHaveLength(notices.length)
  })

  it('that names its repository waits for its turn, and 100 of them can', async () => {
    const { concurrency } = readWorkflow('collect-one.yml')
    const group = new ConcurrencyGroup(concurrency ?? { group: '', 'cancel-in-progress': true })
    const ran: number[] = []
    for (let notice = 0; notice < 105; notice += 1) group.request(async () => void ran.push(notice))
    await group.idle()
    expect(ran).toEqual(Array.from({ length: 101 }, (_, notice) => notice))
    expect(group.cancelled).toBe(4)
  })
})
