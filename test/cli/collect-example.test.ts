import { expect, it } from 'vitest'
import { z } from 'zod'
import type { CliResult } from '../support/cli/cli.ts'
import { git } from '../support/git/git-repository.ts'
import { versionsOf } from '../support/git/tagged-modules.ts'
import {
  createOrganisation,
  deleteRepository,
  fillOrganisation,
  type Organisation,
} from '../support/github/example-organisation.ts'

const report = z.object({
  results: z.array(
    z.object({
      status: z.string(),
      source: z.string(),
      tag: z.string(),
      address: z.string().optional(),
      version: z.string().optional(),
      error: z.object({ code: z.string() }).optional(),
    }),
  ),
  sources: z.array(z.looseObject({ source: z.string(), status: z.string(), published: z.number() })),
  index: z.object({ commit: z.string().nullable(), changed: z.array(z.string()) }),
})

function reportOf(result: CliResult): z.output<typeof report> {
  return report.parse(result.json())
}

async function commits({ index }: Organisation): Promise<number> {
  return Number(await git(index, ['rev-list', '--count', 'registry']))
}

async function versionsIn({ index }: Organisation, address: string): Promise<string[]> {
  const text = await git(index, ['show', `registry:v1/modules/${address}/versions`])
  const { modules } = z
    .object({ modules: z.array(z.object({ versions: z.array(z.object({ version: z.string() })) })) })
    .parse(JSON.parse(text))
  return modules.flatMap(({ versions }) => versions.map(({ version }) => version))
}

it('runs the example from an empty index to 60 sources, through a new tag, a moved tag and a deleted repository', async () => {
  const organisation = await createOrganisation()
  const { github, collect, push } = organisation
  await fillOrganisation(organisation)

  const first = reportOf(await collect())
  expect(first.sources).toHaveLength(60)
  expect(first.results.filter(({ status }) => status === 'published')).toHaveLength(2 * 59 + 2)
  expect(first.results.filter(({ status }) => status !== 'published')).toEqual([])
  expect(await commits(organisation)).toBe(1)
  expect(await versionsIn(organisation, 'acme/m58/aws')).toEqual(['1.1.0', '1.0.0'])
  expect(await versionsIn(organisation, 'acme/vpc/aws')).toEqual(['1.1.0', '1.0.0'])
  expect(await versionsIn(organisation, 'acme/dns/aws')).toEqual(['1.0.0'])
  expect(await versionsIn(organisation, 'acme/log/aws')).toEqual(['2.0.0'])
  const addresses = first.results.flatMap(({ address }) => address ?? [])
  expect(addresses.filter((address) => /fork|archived|template|sandbox|website/.test(address))).toEqual([])

  const sent = () => github.requests.map(({ operation }) => operation)
  const before = sent().length
  const second = await collect('--verbose')
  expect(second.code).toBe(0)
  expect(reportOf(second)).toMatchObject({ results: [], index: { changed: [] } })
  expect(await commits(organisation)).toBe(1)
  // One request lists the repositories of GitHub with their tags; git asks the one on another server.
  expect(second.stderr.match(/^git ls-remote /gm)).toHaveLength(1)
  expect(second.stderr).not.toMatch(/^git (fetch|fast-import|push) /m)
  expect(sent().slice(before)).toEqual(['graphql:Owner'])

  await push('acme/terraform-aws-m07', versionsOf('m07', ['1.2.0']))
  const third = reportOf(await collect())
  expect(third.results).toMatchObject([{ status: 'published', address: 'acme/m07/aws', version: '1.2.0' }])
  expect(await commits(organisation)).toBe(2)

  await push('acme/terraform-aws-m08', { 'v1.0.0': { 'main.tf': 'output "other" {\n  value = 1\n}\n' } })
  const moved = await collect()
  expect(moved.code).toBe(1)
  expect(reportOf(moved).results).toMatchObject([
    { status: 'refused', source: 'acme/terraform-aws-m08', tag: 'v1.0.0', error: { code: 'TAG_MOVED' } },
  ])
  const again = await collect()
  expect([again.code, reportOf(again).results]).toEqual([0, []])
  expect(reportOf(again).sources.find(({ source }) => source === 'acme/terraform-aws-m08')).toMatchObject({
    status: 'unchanged',
    known: 1,
  })

  await deleteRepository(organisation, 'acme/terraform-aws-m09')
  await deleteRepository(organisation, 'acme/platform-modules')
  const deleted = await collect()
  expect(deleted.stderr).toContain(
    'acme/terraform-aws-m09 is gone from the listing of acme: its versions stay',
  )
  expect(reportOf(deleted).results).toMatchObject([
    { status: 'refused', source: 'acme/platform-modules', tag: '', error: { code: 'PERMISSION' } },
  ])
  expect(await versionsIn(organisation, 'acme/m09/aws')).toEqual(['1.1.0', '1.0.0'])
  expect(await versionsIn(organisation, 'acme/dns/aws')).toEqual(['1.0.0'])
  const after = await collect()
  expect([after.code, reportOf(after).index.changed]).toEqual([0, []])

  await github.rename('acme/terraform-aws-m10', 'acme/terraform-aws-network')
  await push('acme/terraform-aws-network', versionsOf('m10', ['1.2.0']))
  const renamed = reportOf(await collect())
  expect(renamed.results).toMatchObject([
    { status: 'published', source: 'acme/terraform-aws-network', address: 'acme/m10/aws', version: '1.2.0' },
  ])
}, 240_000)
