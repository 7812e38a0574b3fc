import { beforeEach, describe, expect, it } from 'vitest'
import type { Owner } from '../../src/index/format/documents.ts'
import { newIndexFiles } from '../../src/index/plan/init.ts'
import type { Actor } from '../../src/lifecycle/decision.ts'
import {
  formatTransferReport,
  parseAddressPattern,
  type TransferReport,
  transferModules,
} from '../../src/lifecycle/transfer.ts'
import { refusalFrom, refusalOf } from '../refusal.ts'
import { A_PERSON, anIndex, MarkedIndex, raceBackoff } from '../support/lifecycle/marked-index.ts'
import { PublishRun } from '../support/publish/publish-run.ts'
import { aRegistry, bytesOf } from '../support/publish/samples.ts'

const DATE = '2026-01-02T03:04:05Z'
const OLD = { host: 'git.acme.test', repository: 'acme/terraform-aws-vpc', repositoryId: 1, ownerId: 2 }
const NEW = { host: 'git.acme.test', repository: 'acme/terraform-aws-network' }

interface Settings {
  readonly actor?: Actor
  readonly address?: string
  readonly to?: string
  readonly host?: string
  readonly reason?: string
  readonly dryRun?: boolean
  readonly identify?: (repository: Owner) => Promise<Owner>
}

function transfer({ address = 'acme/vpc/aws', identify, actor = A_PERSON, ...more }: Settings = {}) {
  const request = { to: NEW.repository, host: undefined, reason: undefined, date: DATE, dryRun: false }
  return transferModules(
    { pattern: parseAddressPattern(address), ...request, ...more },
    { index, raceBackoff, actor, identify: identify ?? (async (repository) => repository) },
  )
}

const CONFIG = { module: 'acme/vpc/aws' }
const publishAs = (publisher: Owner) =>
  new PublishRun({ index, publisher, tags: { 'v3.0.0': 'x' }, config: CONFIG }).publish({ tags: ['v3.0.0'] })

let index: MarkedIndex

beforeEach(async () => {
  index = await anIndex()
})

describe('transfer', () => {
  it('records the owners before and after, and the new one publishes from then on', async () => {
    const command = `module-registry transfer acme/vpc/aws --to ${NEW.repository} --host git.acme.test --index …`
    const hint = expect.stringContaining(command)
    expect((await publishAs(NEW)).error).toMatchObject({ code: 'NOT_OWNER', hint })
    const report = await transfer({ reason: 'two became one' })
    expect(report.modules).toEqual([{ address: 'acme/vpc/aws', status: 'transferred', from: OLD, to: NEW }])
    expect(formatTransferReport(report)).toBe(
      'transferred acme/vpc/aws git.acme.test/acme/terraform-aws-vpc (id 1) -> git.acme.test/acme/terraform-aws-network',
    )
    const { message: said, files } = index.commits.at(-1) ?? {}
    expect(said).toBe('Transfer acme/vpc/aws to git.acme.test/acme/terraform-aws-network\n\ntwo became one')
    const { commit } = await index.open()
    const changed = [...(files?.keys() ?? [])]
    expect(report).toMatchObject({ status: 'transferred', index: { commit, changed } })
    const { owner, transfers } = index.document('module.json')
    expect(owner).toEqual(NEW)
    expect(transfers).toEqual([{ from: OLD, to: NEW, date: DATE, reason: 'two became one' }])
    await index.expectRendered()
    const message = expect.stringContaining('to which it was transferred on 2026-01-02; this is')
    expect((await publishAs(OLD)).error).toMatchObject({ code: 'NOT_OWNER', message })
    expect((await publishAs({ ...NEW, repositoryId: 7, ownerId: 2 })).error).toBeUndefined()
    expect(index.document('module.json').owner).toMatchObject({ repositoryId: 7 })
  })

  it('twice is once', async () => {
    await transfer()
    const before = index.texts()
    expect(await transfer()).toMatchObject({ status: 'unchanged', index: { changed: [] } })
    expect(index.texts()).toEqual(before)
    await transfer({ to: OLD.repository })
    expect(index.commits.at(-1)?.message).toBe(`Transfer acme/vpc/aws to git.acme.test/${OLD.repository}`)
    expect(index.document('module.json').transfers).toEqual([
      { from: OLD, to: NEW, date: DATE },
      { from: NEW, to: { host: OLD.host, repository: OLD.repository }, date: DATE },
    ])
  })

  it.each<[string, Owner, TransferReport['status']]>([
    ['no ids', { host: OLD.host, repository: OLD.repository }, 'unchanged'],
    ['another case', { ...OLD, repository: 'Acme/Terraform-AWS-vpc' }, 'unchanged'],
    ['another owner id', { ...OLD, ownerId: 3 }, 'unchanged'],
    ['another host', { ...OLD, host: 'github.com' }, 'transferred'],
    ['the same id under another name', { ...OLD, repository: 'acme/net' }, 'transferred'],
    ['another id', { ...OLD, repositoryId: 9 }, 'transferred'],
  ])('to the owner with %s is compared by host, name and id', async (_, to, status) => {
    const report = await transfer({ identify: async () => to })
    expect([report.status, report.modules[0]?.status]).toEqual([status, status])
  })

  const PARTS =
    'write owner/name; {namespace}, {name} and {system} are parts of the address, {owner} and {repository} of the owner before'

  const NO_NAMES = ['acme', 'acme/', '/net', 'a b/net', 'x/acme/net ', '{namespace}/{Name}']
  it.each(NO_NAMES)('to %j is refused, as it is no owner/name', async (to) => {
    const gives = `--to "${to}" gives "${to.replace('{namespace}', 'acme')}" for acme/vpc/aws`
    expect(await refusalFrom(() => transfer({ to }))).toBe(
      `INVALID_INPUT: ${gives}, which is not owner/name | ${PARTS}`,
    )
  })

  it.each([
    ['group/sub/{repository}', 'group/sub/terraform-aws-vpc'],
    ['{namespace}.x/~net', 'acme.x/~net'],
    ['{owner}-{owner}/{name}-{name}', 'acme-acme/vpc-vpc'],
  ])('to %s names %s, whose owner is all but its last name', async (to, repository) => {
    expect((await transfer({ to })).modules[0]?.to).toEqual({ host: OLD.host, repository })
    const { modules } = await transfer({ to: '{owner}/a-{repository}' })
    expect(modules[0]?.to.repository).toBe(repository.replace(/(?=[^/]*$)/, 'a-'))
  })

  it('takes the ids that the host knows the new repository by, also one that has the name of the old one', async () => {
    const identify = async (repository: Owner) => ({ ...repository, repositoryId: 9, ownerId: 8 })
    expect(await transfer({ to: OLD.repository, identify })).toMatchObject({ status: 'transferred' })
    expect(index.document('module.json').owner).toEqual({ ...OLD, repositoryId: 9, ownerId: 8 })
  })

  it('moves all modules of a pattern to another host in one commit, after a dry run that shows them', async () => {
    for (const module of ['acme/dns/aws', 'acme/dns/google'])
      await new PublishRun({ index, config: { module } }).publish()
    const before = index.texts()
    const commits = index.commits.length
    const move = { address: 'acme/*/aws', to: '{owner}/{repository}', host: 'github.com' }
    const planned = await transfer({ ...move, dryRun: true })
    const way = 'git.acme.test/acme/terraform-aws-vpc (id 1) -> github.com/acme/terraform-aws-vpc'
    expect(formatTransferReport(planned)).toBe(
      `planned     acme/dns/aws ${way}\nplanned     acme/vpc/aws ${way}\ntotal       2 planned`,
    )
    expect(planned.status).toBe('planned')
    expect(index.texts()).toEqual(before)
    expect((await transfer(move)).index.changed).toEqual(planned.index.changed)
    expect(index.commits).toHaveLength(commits + 1)
    expect(index.commits.at(-1)?.message).toBe(
      'Transfer 2 modules\n\nacme/dns/aws to github.com/acme/terraform-aws-vpc\nacme/vpc/aws to github.com/acme/terraform-aws-vpc',
    )
    expect(index.document('module.json').owner).toEqual({ host: 'github.com', repository: OLD.repository })
    expect(index.json('v1/modules/acme/dns/google/module.json').owner).toEqual(OLD)
    await index.expectRendered()
  })

  it('gives a module that nobody owns an owner', async () => {
    index = new MarkedIndex(newIndexFiles(aRegistry()))
    await new PublishRun({ index, publisher: undefined, config: CONFIG }).publish()
    expect(await refusalFrom(() => transfer({ to: '{owner}/{repository}' }))).toBe(
      `INVALID_INPUT: --to "{owner}/{repository}" gives "/" for acme/vpc/aws, which is not owner/name; the module has no owner | ${PARTS}`,
    )
    const to = { host: 'github.com', repository: NEW.repository }
    expect(await transfer()).toMatchObject({ modules: [{ from: null, to }] })
  })

  it('refuses what is not there, the workflow of another repository, and one that may not use the namespace', async () => {
    const namespaces = { acme: { owners: [{ repositories: 'git.acme.test/acme/*' }] } }
    index.write(new Map([['registry.json', bytesOf(JSON.stringify({ ...aRegistry(), namespaces }))]]))
    const before = index.texts()
    const actor = { repository: { host: 'git.acme.test', repository: 'zoo/other' }, index: undefined }
    const owners = '"git.acme.test/acme/*" in registry.json; this is "git.acme.test/evil/vpc"'
    const advice = 'name modules of it: module-registry status --index … lists them'
    for (const [settings, refusal] of [
      [{ actor }, 'NOT_OWNER: "acme/vpc/aws" belongs to'],
      [{ to: 'evil/vpc' }, `NOT_OWNER: the namespace of "acme/vpc/aws" belongs to ${owners}`],
      [{ address: 'acme/none/aws' }, 'NOT_FOUND: the index has no module acme/none/aws'],
      [{ address: 'none/*/aws' }, `NOT_FOUND: the index has no module "none/*/aws" | ${advice}`],
    ] as const)
      expect(await refusalFrom(() => transfer(settings))).toContain(refusal)
    expect(index.texts()).toEqual(before)
  })

  it.each(['acme/*', 'acme/*/aws/x', 'a b/*/aws', '*//aws'])('refuses the pattern %s', (text) => {
    expect(refusalOf(() => parseAddressPattern(text))).toBe(
      `INVALID_ADDRESS: "${text}" is not a pattern of module addresses | write three parts in which * is any part of a name, such as acme/*/aws, in quotes`,
    )
  })
})
