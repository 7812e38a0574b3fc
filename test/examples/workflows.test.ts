import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  createWorld,
  indexCommits,
  pushOf,
  REPOSITORY,
  runStep,
  type World,
  type WorldWords,
} from '../action/setup.ts'
import { readmeWorkflow, readWorkflow, type Workflow } from '../support/action/workflow-file.ts'
import { type DeployTarget, runWorkflow, type WorkflowSetting } from '../support/action/workflow-run.ts'
import { hasProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { type Certificates, createCertificates } from '../support/network/certificates.ts'
import { startDeployedSite } from '../support/network/deployed-site.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { publishClaims } from '../support/publish/publish-claims.ts'
import { startSigstore } from '../support/sigstore/sigstore.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const hasOpenssl = hasProgram('openssl')
let certificates: Certificates

beforeAll(async () => {
  if (hasOpenssl) certificates = await createCertificates(['localhost'])
})

const VARIABLES = {
  REGISTRY_URL: 'https://modules.acme.test',
  REGISTRY_APP_CLIENT_ID: 'Iv23',
  CLOUDFLARE_ACCOUNT_ID: '1',
}
const SECRETS = { REGISTRY_APP_PRIVATE_KEY: 'pem', 'app-private-key': 'pem', CLOUDFLARE_API_TOKEN: 'token' }

/** A world without the token that may do everything: workflows bring their own. */
async function strictWorld(words: WorldWords = {}): Promise<World> {
  const world = await createWorld({ visibility: 'public', certificates, ...words })
  world.github.tokens.length = 0
  return world
}

function settingOf(world: World, more: Partial<WorkflowSetting> = {}): WorkflowSetting {
  const ca =
    world.caFile === undefined ? {} : { NODE_EXTRA_CA_CERTS: world.caFile, GIT_SSL_CAINFO: world.caFile }
  const { env, ...rest } = more
  return {
    github: world.github,
    event: pushOf('v1.2.3', world.commit),
    vars: VARIABLES,
    secrets: SECRETS,
    ...rest,
    env: { ...ca, ...env },
  }
}

async function sigstoreOf(world: World) {
  const sigstore = await startSigstore({ claims: publishClaims(REPOSITORY, world.commit) })
  return { env: sigstore.environment, identityEnv: sigstore.identityEnvironment }
}

/** Tokens of jobs go to their own repository, those of the App to the index. */
function expectTokensAtHome({ github }: World): void {
  const strangers = github.requests.filter(({ authorization: [header = ''], path }) => {
    const basic = /^basic (.*)$/i.exec(header)?.[1]
    const text = basic === undefined ? header : Buffer.from(basic, 'base64').toString()
    return text.includes('ghs_app') ? !path.includes('acme/registry') : !path.includes(REPOSITORY)
  })
  expect(strangers.map(({ path }) => path)).toEqual([])
  expect(github.requests.length).toBeGreaterThan(5)
}

async function startTarget(): Promise<DeployTarget & { url: () => Promise<string> }> {
  const target: DeployTarget = { directory: await temporaryDirectory() }
  return Object.assign(target, {
    async url() {
      const host = await startStaticHost({
        files: target.directory,
        applyHeaders: target.kind === 'cloudflare',
      })
      onTestFinished(host.close)
      return host.url
    },
  })
}

const published = { code: 0, annotations: [], outputs: { status: 'published', version: '1.2.3' } }

describe.skipIf(!hasOpenssl)('the workflows to copy (needs openssl)', () => {
  it('publish-to-index.yml publishes, attests, and waits until the index is deployed', async () => {
    const world = await strictWorld()
    const site = await startDeployedSite({ repository: world.index, applyHeaders: true, deploysAt: 2 })
    const vars = { ...VARIABLES, REGISTRY_URL: site.url }
    const setting = settingOf(world, { vars, ...(await sigstoreOf(world)) })
    const [result] = await runWorkflow(readWorkflow('publish-to-index.yml'), setting)
    expect(result).toMatchObject(published)
    expect(result?.outputs['installable-after']).toMatch(/^\d+$/)
    expect(world.moduleRepository.attestations).toHaveLength(1)
    expect(world.moduleRepository.releases).toMatchObject([{ tag_name: 'v1.2.3', draft: false }])
    expectTokensAtHome(world)
  })

  it('the ten lines of the README publish, with the rights that stand there', async () => {
    const world = await strictWorld()
    const index = { contents: 'write', metadata: 'read' } as const
    world.github.tokens.push({ text: 'ghs_registry', rights: { 'acme/registry': index } })
    const secrets = { REGISTRY_TOKEN: 'ghs_registry' }
    const [result] = await runWorkflow(readmeWorkflow(), settingOf(world, { secrets }))
    expect(result).toMatchObject(published)
    expect(world.moduleRepository.releases).toMatchObject([{ tag_name: 'v1.2.3', draft: false }])
  })

  it('own-registry.yml publishes and deploys in one run, with the token of the job alone', async () => {
    const world = await strictWorld()
    const target = await startTarget()
    const [result, ...others] = await runWorkflow(
      readWorkflow('own-registry.yml'),
      settingOf(world, { target }),
    )
    expect(result).toMatchObject(published)
    expect(others).toEqual([])
    const url = await target.url()
    const discovery = await fetch(`${url}/.well-known/terraform.json`)
    expect(await discovery.json()).toEqual({ 'modules.v1': '/v1/modules/' })
    const download = await fetch(`${url}/v1/modules/acme/vpc/aws/1.2.3/download`)
    expect(await download.json()).toEqual({ location: result?.outputs['location'] })
    expectTokensAtHome(world)
  })

  it('publish-private.yml keeps the package in the private index, and reads the module repository alone', async () => {
    const world = await strictWorld({ visibility: 'private' })
    const [result] = await runWorkflow(readWorkflow('publish-private.yml'), settingOf(world))
    expect(result).toMatchObject(published)
    expect(result?.outputs['location']).toMatch(/^\.\/module\.zip\?checksum=sha256:/)
    expect(world.moduleRepository.releases).toEqual([])
    expectTokensAtHome(world)
  })

  it.each([
    ['the pushed tag', '', undefined],
    ['the tag that a bot has made', 'v1.2.3', 'refs/heads/main'],
  ])('reusable-publish.yml publishes %s', async (_, tag, branch) => {
    const world = await strictWorld()
    const push = pushOf('v1.2.3', world.commit)
    const event = branch === undefined ? push : { ...push, ref: branch, payload: { ref: branch } }
    const setting = settingOf(world, { event, inputs: { tag } })
    const [result] = await runWorkflow(readWorkflow('reusable-publish.yml'), setting)
    expect(result).toMatchObject(published)
    expectTokensAtHome(world)
  })

  it('reconcile.yml publishes what was missed, whatever else is refused, and then has nothing to do', async () => {
    const world = await strictWorld()
    const blob = await git(world.modules, ['hash-object', '-w', '--stdin'], '{"version":4}')
    const tree = await git(world.modules, ['mktree'], `100644 blob ${blob}\tterraform.tfstate\n`)
    const commit = await git(world.modules, ['commit-tree', '-m', 'State', tree])
    await git(world.modules, ['tag', 'v1.3.0', commit])
    const event = { ...pushOf('v1.2.3', world.commit), name: 'schedule', ref: 'refs/heads/main', payload: {} }
    const [first] = await runWorkflow(readWorkflow('reconcile.yml'), settingOf(world, { event }))
    expect(first).toMatchObject({ code: 1, annotations: [{ level: 'error' }] })
    const statuses = ({ results = '[]' }: Readonly<Record<string, string>>) =>
      JSON.parse(results).map(({ status }: { status: string }) => status)
    expect(statuses(first?.outputs ?? {})).toEqual(['published', 'refused'])
    const writes = world.github.writes.length
    await git(world.modules, ['tag', '--delete', 'v1.3.0'])
    const [second] = await runWorkflow(readWorkflow('reconcile.yml'), settingOf(world, { event }))
    expect(second).toMatchObject({ code: 0, annotations: [], outputs: { status: 'unchanged' } })
    expect(world.github.writes).toHaveLength(writes)
  })

  it('plan-pull-request.yml comments, and publishes nothing', async () => {
    const world = await strictWorld()
    const ref = 'refs/pull/7/merge'
    await git(world.modules, ['update-ref', ref, world.commit])
    const head = { repo: { full_name: REPOSITORY } }
    const payload = { action: 'opened', number: 7, pull_request: { number: 7, head } }
    const event = { ...pushOf('v1.2.3', world.commit), name: 'pull_request', ref, payload }
    const [result] = await runWorkflow(readWorkflow('plan-pull-request.yml'), settingOf(world, { event }))
    expect(result).toMatchObject({ code: 0, annotations: [], outputs: { status: 'planned' } })
    expect(world.moduleRepository.comments).toHaveLength(1)
    expect(world.github.writes.map(({ operation }) => operation)).toEqual(['issues/create-comment'])
  })

  it.each([
    ['deploy-pages.yml', null],
    ['deploy-cloudflare.yml', './source'],
  ])('%s deploys all that clients ask for, with the header %s', async (name, header) => {
    const world = await createWorld({ visibility: 'public', certificates })
    const { outputs } = await runStep(world)
    const target = await startTarget()
    const event = {
      ...pushOf('v1.2.3', world.commit),
      ref: 'refs/heads/registry',
      repository: 'acme/registry',
    }
    expect(await runWorkflow(readWorkflow(name), settingOf(world, { event, target }))).toEqual([])
    const url = await target.url()
    expect((await fetch(`${url}/.well-known/terraform.json`)).status).toBe(200)
    expect((await fetch(`${url}/v1/modules/acme/vpc/aws/versions`)).status).toBe(200)
    const download = await fetch(`${url}/v1/modules/acme/vpc/aws/1.2.3/download`)
    expect(await download.json()).toEqual({ location: outputs['location'] })
    expect(download.headers.get('x-terraform-get')).toBe(header)
  })
})

describe.skipIf(!hasOpenssl)('the rights of the workflows to copy (needs openssl)', () => {
  const CASES: [name: string, right: string, words?: WorldWords][] = [
    ['publish-to-index.yml', 'contents'],
    ['publish-to-index.yml', 'id-token'],
    ['publish-to-index.yml', 'attestations'],
    ['own-registry.yml', 'contents'],
    ['publish-private.yml', 'contents', { visibility: 'private' }],
    ['reusable-publish.yml', 'contents'],
    ['reconcile.yml', 'contents'],
  ]

  it.each(CASES)('%s needs its "%s", and names it where it is missing', async (name, right, words) => {
    const world = await strictWorld(words)
    const setting = settingOf(world, { inputs: { tag: '' }, ...(await sigstoreOf(world)) })
    const [result] = await runWorkflow(without(readWorkflow(name), right), setting)
    expect(result).toMatchObject({ code: 1, annotations: [{ title: 'PERMISSION' }] })
    expect(result?.annotations[0]?.message).toContain(`${right}: `)
    const { releases, attestations } = world.moduleRepository
    expect([releases, attestations, await indexCommits(world.index)]).toEqual([[], [], []])
  })
})

function without(workflow: Workflow, right: string): Workflow {
  const jobs = Object.entries(workflow.jobs).map(([name, job]) => {
    const permissions = Object.fromEntries(Object.entries(job.permissions).filter(([each]) => each !== right))
    return [name, { ...job, permissions }]
  })
  return { ...workflow, jobs: Object.fromEntries(jobs) }
}
