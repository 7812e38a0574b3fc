import { beforeAll, describe, expect, it } from 'vitest'
import type { ActionResult } from '../support/action/action-runner.ts'
import { filesBelow, formsOf } from '../support/canaries.ts'
import { hasProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { type WatchedGit, watchGit } from '../support/git/watched-git.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { publishClaims } from '../support/publish/publish-claims.ts'
import { REQUEST_TOKEN, startSigstore } from '../support/sigstore/sigstore.ts'
import { createFixture, type Fixture, type FixtureOptions, REPOSITORY, runStep, TOKEN } from './setup.ts'

const hasOpenssl = hasProgram('openssl')
let certificates: Certificates

beforeAll(async () => {
  if (hasOpenssl) certificates = await createCertificates(['localhost'])
})

const INDEX_TOKEN = 'ghs_CANARYindexCANARYindex0123456789'

/** All that anybody could see of a run: the log with its debug lines, files, command lines, and what it has published. */
async function visible(fixture: Fixture, result: ActionResult, watched: WatchedGit): Promise<string> {
  const lines = result.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'))
  const published = await git(fixture.index, ['grep', '-h', '-e', '', 'registry']).catch(() => '')
  return [
    ...lines,
    result.stderr,
    ...(await filesBelow(result.directory)),
    await watched.commandLines(),
    ...fixture.github.requests.map(({ path }) => path),
    JSON.stringify(fixture.moduleRepository.releases),
    JSON.stringify(fixture.moduleRepository.attestations),
    published,
  ].join('\n')
}

async function watchedRun(options: FixtureOptions, inputs: Readonly<Record<string, string>> = {}) {
  const permissions = { contents: 'write' } as const
  const tokens = [{ text: INDEX_TOKEN, permissions: { 'acme/registry': permissions } }]
  const fixture = await createFixture({ visibility: 'public', certificates, tokens, ...options })
  const sigstore = await startSigstore({ claims: publishClaims(REPOSITORY, fixture.commit) })
  const watched = await watchGit()
  const result = await runStep(fixture, {
    inputs: { attest: 'require', 'index-token': INDEX_TOKEN, ...inputs },
    env: {
      ...sigstore.environment,
      ...sigstore.identityEnvironment,
      PATH: watched.path,
      MODULE_REGISTRY_RETRY_SECONDS: '12',
      ACTIONS_STEP_DEBUG: 'true',
    },
  })
  return { fixture, sigstore, result, text: await visible(fixture, result, watched) }
}

describe.skipIf(!hasOpenssl)('no token of a run (needs openssl)', () => {
  const echo = `you sent ${TOKEN} and ${Buffer.from(`x-access-token:${INDEX_TOKEN}`).toString('base64')}`

  it.each<[string, number, FixtureOptions, Readonly<Record<string, string>>]>([
    ['publishes', 0, {}, {}],
    ['commits by the API', 1, {}, { 'index-commit-by': 'api' }],
    ['is refused by a token that is wrong', 1, {}, { 'index-token': `${INDEX_TOKEN}2` }],
    [
      'meets a server that repeats what it was sent',
      1,
      {
        faults: ({ operation }) =>
          operation === 'repos/create-release' ? { status: 422, message: echo } : undefined,
      },
      {},
    ],
    [
      'meets a server that is down and repeats what it was sent',
      1,
      {
        faults: ({ operation }) =>
          operation === 'repos/get-release-by-tag' ? { status: 500, message: echo } : undefined,
      },
      {},
    ],
  ])('is to be seen anywhere after a run that %s', async (_, code, options, inputs) => {
    const { result, sigstore, text } = await watchedRun(options, inputs)
    expect({ code: result.code, annotations: result.annotations }).toMatchObject({ code })
    for (const seen of [
      '::debug::',
      'git-remote-https',
      '/repos/acme/terraform-aws-vpc',
      'status<<ghadelimiter_',
    ])
      expect(text.includes(seen)).toBe(true)
    expect(text.includes('modules.v1')).toBe(code === 0)
    const secrets = [TOKEN, INDEX_TOKEN, REQUEST_TOKEN, ...sigstore.tokens]
    const found = secrets.flatMap(formsOf).filter((form) => text.includes(form))
    expect(found).toEqual([])
  })

  it('would be missed by this test, whatever stands before it', () => {
    for (const before of ['', 'y:', 'x-access-token:', 'abc']) {
      const planted = [`${before}${TOKEN}`, Buffer.from(`${before}${TOKEN}`).toString('base64')]
      for (const leak of planted) expect(formsOf(TOKEN).some((form) => leak.includes(form))).toBe(true)
    }
  })
})
