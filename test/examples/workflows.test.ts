import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { IPV6, mergePull, pushOfBranch } from '../action/release/merges.ts'
import {
  createPublic,
  createStrict,
  type Fixture,
  type FixtureOptions,
  pushOf,
  REPOSITORY,
} from '../action/setup.ts'
import { lintWorkflow } from '../support/action/lint-workflow.ts'
import { parseWorkflow, readWorkflow, type Workflow } from '../support/action/workflow-file.ts'
import { type DeployTarget, runWorkflow, type WorkflowSetting } from '../support/action/workflow-run.ts'
import { argv, hasProgram, runCliWell } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { startDeployedSite } from '../support/network/deployed-site.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { publishClaims, startSigstore } from '../support/sigstore/sigstore.ts'
import { temporaryDirectory } from '../support/temporary.ts'

shortenPauses()

const hasOpenssl = hasProgram('openssl')
const REGISTRY_URL = 'https://modules.acme.test'
const VARIABLES = { REGISTRY_URL, REGISTRY_APP_CLIENT_ID: 'Iv23', CLOUDFLARE_ACCOUNT_ID: '1' }
const SECRETS = { REGISTRY_APP_PRIVATE_KEY: 'pem', 'app-private-key': 'pem', CLOUDFLARE_API_TOKEN: 'token' }

function settingOf(fixture: Fixture, { env, ...rest }: Partial<WorkflowSetting> = {}): WorkflowSetting {
  const { github, commit } = fixture
  const tag = { github, event: pushOf('v1.2.3', commit), vars: VARIABLES, secrets: SECRETS }
  return { ...tag, ...rest, env: { ...fixture.trust, ...env } }
}

/** Runs a workflow for the tag v1.2.3, unless the setting says otherwise. */
const run = (name: string, fixture: Fixture, more: Partial<WorkflowSetting> = {}) =>
  runWorkflow(readWorkflow(name), settingOf(fixture, more))

async function sigstoreOf(fixture: Fixture) {
  const sigstore = await startSigstore({ claims: publishClaims(REPOSITORY, fixture.commit) })
  return { env: sigstore.environment, identityEnv: sigstore.identityEnvironment }
}

/** Tokens of jobs go to their own repository, those of the App to the index. */
function expectTokensAtHome({ github }: Fixture): void {
  const strangers = github.requests.filter(({ authorization: [header = ''], path }) => {
    const basic = /^basic (.*)$/i.exec(header)?.[1]
    const text = basic === undefined ? header : Buffer.from(basic, 'base64').toString()
    if (text === '') return false
    return text.includes('ghs_app')
      ? !path.includes('acme/registry')
      : !path.includes(REPOSITORY) && path !== '/graphql'
  })
  expect(strangers.map(({ path }) => path)).toEqual([])
  expect(github.requests.length).toBeGreaterThan(5)
}

async function startTarget(): Promise<DeployTarget> {
  return { directory: await temporaryDirectory() }
}

/** The URL at which a host serves what was deployed to the target. */
async function served({ directory, kind }: DeployTarget): Promise<string> {
  return (await startStaticHost({ files: directory, applyHeaders: kind === 'cloudflare' })).url
}

/** A host that deploys the index after some requests, as a variable of workflows. */
async function deployedUrl({ index }: Fixture): Promise<string> {
  return (await startDeployedSite({ repository: index, applyHeaders: true, deploysAt: 2 })).url
}

/** The commit with the config file on main of the module repository, and the tag on it. */
async function commitConfig({ modules }: Fixture, config: string, ...tags: string[]): Promise<string> {
  const clone = await temporaryDirectory()
  await git('/', ['clone', '--quiet', modules, clone])
  await writeFile(join(clone, '.module-registry.yml'), config)
  await git(clone, ['add', '.'])
  await git(clone, ['commit', '--quiet', '--message', 'List the modules'])
  for (const tag of tags) await git(clone, ['tag', tag])
  await git(clone, ['push', '--quiet', 'origin', 'HEAD:main', ...tags])
  return git(clone, ['rev-parse', 'HEAD'])
}

const OUTPUT = 'output "id" {\n  value = 1\n}\n'

const published = { code: 0, annotations: [], outputs: { status: 'published', version: '1.2.3' } }

describe.skipIf(!hasOpenssl)('the workflows to copy (needs openssl)', () => {
  it('publish-to-index.yml publishes, attests, and waits until the index is deployed', async () => {
    const fixture = await createStrict()
    const vars = { ...VARIABLES, REGISTRY_URL: await deployedUrl(fixture) }
    const [result] = await run('publish-to-index.yml', fixture, { vars, ...(await sigstoreOf(fixture)) })
    expect(result).toMatchObject(published)
    expect(result?.outputs['installable-after']).toMatch(/^\d+$/)
    expect(fixture.moduleRepository.attestations).toHaveLength(1)
    expect(fixture.moduleRepository.releases).toMatchObject([{ tag_name: 'v1.2.3', draft: false }])
    expectTokensAtHome(fixture)
  })

  it.each([
    ['a public module', 'public', 'v1.2.3'],
    ['a private module', 'private', 'v1.2.3'],
    ['several modules', 'public', 'vpc/v1.2.3'],
  ] as const)(
    'the workflow of %s that `init --workflows` writes publishes, with a token for nothing else',
    async (_, visibility, tag) => {
      const files = { 'modules/vpc/main.tf': '', 'main.tf': OUTPUT }
      let fixture = await createStrict({ visibility, files })
      const directory = await temporaryDirectory()
      const about = argv`--url ${await deployedUrl(fixture)} --hosting netlify --repository acme/registry`
      await runCliWell(argv`init --index ${fixture.index} --workflows ${directory} ${about}`)
      const readme = await readFile(join(directory, 'README.md'), 'utf8')
      const [, ...blocks] = readme.split('```yaml\n').map((part) => part.replace(/```[\s\S]*/, ''))
      const [ofPublic = '', ofPrivate = '', config = '', trigger = ''] = blocks
      let workflow = visibility === 'public' ? ofPublic : ofPrivate
      expect(workflow).toContain('index-repository: acme/registry')
      if (tag !== 'v1.2.3') {
        fixture = { ...fixture, commit: await commitConfig(fixture, config, tag) }
        workflow = workflow.replace(/^on:\n( .*\n)+/m, trigger)
        expect(await lintWorkflow(workflow, 'publish.yml')).toEqual([])
      }
      const given = { event: pushOf(tag, fixture.commit), vars: { REGISTRY_APP_CLIENT_ID: 'Iv23' } }
      const setting = settingOf(fixture, { ...given, ...(await sigstoreOf(fixture)) })
      const [result] = await runWorkflow(parseWorkflow(workflow), setting)
      expect(result).toMatchObject({ ...published, outputs: { address: 'acme/vpc/aws', version: '1.2.3' } })
      expectTokensAtHome(fixture)
    },
  )

  it('publish-by-pull-request.yml opens a pull request, with a token for nothing else', async () => {
    const fixture = await createStrict()
    await runCliWell(argv`init --index ${fixture.index} --url ${REGISTRY_URL}`)
    const [result] = await run('publish-by-pull-request.yml', fixture, await sigstoreOf(fixture))
    expect(result).toMatchObject({ ...published, outputs: { status: 'pending', version: '1.2.3' } })
    expect(fixture.indexRepository.pullRequests).toMatchObject([{ title: 'Publish acme/vpc/aws 1.2.3' }])
    expect(await fixture.indexCommits()).toHaveLength(1)
    expectTokensAtHome(fixture)
  })

  it('own-registry.yml publishes and deploys in one run, with the token of the job alone', async () => {
    const fixture = await createStrict()
    const target = await startTarget()
    const [result, ...others] = await run('own-registry.yml', fixture, { target })
    expect(result).toMatchObject(published)
    expect(others).toEqual([])
    const url = await served(target)
    const discovery = await fetch(`${url}/.well-known/terraform.json`)
    expect(await discovery.json()).toEqual({ 'modules.v1': '/v1/modules/' })
    const download = await fetch(`${url}/v1/modules/acme/vpc/aws/1.2.3/download`)
    expect(await download.json()).toEqual({ location: result?.outputs['location'] })
    expectTokensAtHome(fixture)
  })

  it('publish-private.yml keeps the package in the private index, and reads the module repository alone', async () => {
    const fixture = await createStrict({ visibility: 'private' })
    const [result] = await run('publish-private.yml', fixture)
    expect(result).toMatchObject(published)
    expect(result?.outputs['location']).toMatch(/^\.\/module\.zip\?checksum=sha256:/)
    expect(fixture.moduleRepository.releases).toEqual([])
    expectTokensAtHome(fixture)
  })

  it('reusable-publish.yml publishes the pushed tag, and one that a bot has made', async () => {
    for (const tag of ['', 'v1.2.3']) {
      const fixture = await createStrict()
      const push = pushOf('v1.2.3', fixture.commit)
      const ref = tag === '' ? push.ref : 'refs/heads/main'
      const event = { ...push, ref, payload: { ref } }
      const [result] = await run('reusable-publish.yml', fixture, { event, inputs: { tag } })
      expect(result).toMatchObject(published)
      expectTokensAtHome(fixture)
    }
  })

  it('reconcile.yml publishes what was missed, whatever else is refused, and then has nothing to do', async () => {
    const fixture = await createStrict()
    const blob = await git(fixture.modules, ['hash-object', '-w', '--stdin'], '{"version":4}')
    const tree = await git(fixture.modules, ['mktree'], `100644 blob ${blob}\tterraform.tfstate\n`)
    const commit = await git(fixture.modules, ['commit-tree', '-m', 'State', tree])
    await git(fixture.modules, ['tag', 'v1.3.0', commit])
    const onMain = { name: 'schedule', ref: 'refs/heads/main', payload: {} }
    const event = { ...pushOf('v1.2.3', fixture.commit), ...onMain }
    const [first] = await run('reconcile.yml', fixture, { event })
    expect(first).toMatchObject({ code: 1, annotations: [{ level: 'error' }] })
    const statuses = ({ results = '[]' }: Readonly<Record<string, string>>) =>
      JSON.parse(results).map(({ status }: { status: string }) => status)
    expect(statuses(first?.outputs ?? {})).toEqual(['published', 'refused'])
    const writes = fixture.github.writes.length
    await git(fixture.modules, ['tag', '--delete', 'v1.3.0'])
    const [second] = await run('reconcile.yml', fixture, { event })
    expect(second).toMatchObject({ ...published, outputs: { status: 'unchanged' } })
    expect(fixture.github.writes).toHaveLength(writes)
  })

  describe('of a repository of several modules', () => {
    const modules = { 'modules/vpc/main.tf': OUTPUT, 'modules/subnets/main.tf': OUTPUT }
    const config = ['vpc', 'subnets'].map(
      (name) => `  - { path: modules/${name}, address: acme/${name}/aws, tag-prefix: ${name}/ }\n`,
    )
    const withConfig = { ...modules, '.module-registry.yml': `modules:\n${config.join('')}` }

    it('publish-monorepo.yml publishes the module of the tag', async () => {
      const fixture = await createStrict({ files: withConfig })
      await git(fixture.modules, ['tag', 'subnets/v1.0.0'])
      const event = pushOf('subnets/v1.0.0', fixture.commit)
      const vars = { ...VARIABLES, REGISTRY_URL: await deployedUrl(fixture) }
      const setting = { event, vars, ...(await sigstoreOf(fixture)) }
      const [result] = await run('publish-monorepo.yml', fixture, setting)
      expect(result).toMatchObject({ code: 0, outputs: { address: 'acme/subnets/aws', version: '1.0.0' } })
      expectTokensAtHome(fixture)
    })

    it('release-monorepo.yml releases the modules that a merge changed, with the token of the App for the index alone', async () => {
      const fixture = await createStrict({ files: withConfig })
      for (const tag of ['vpc/v1.0.0', 'subnets/v1.0.0'])
        await git(fixture.modules, ['tag', tag, fixture.commit])
      const sha = await mergePull(fixture, 12, { files: { 'modules/vpc/variables.tf': IPV6 } })
      const setting = { event: pushOfBranch('main', sha), ...(await sigstoreOf(fixture)) }
      const [result] = await run('release-monorepo.yml', fixture, setting)
      const outputs = { status: 'published', address: 'acme/vpc/aws', version: '1.1.0' }
      expect(result).toMatchObject({ ...published, outputs })
      expect(fixture.moduleRepository.releases).toMatchObject([{ tag_name: 'vpc/v1.1.0', draft: false }])
      expectTokensAtHome(fixture)
    })

    it('reconcile-monorepo.yml publishes tags that are older than the config file', async () => {
      const fixture = await createStrict({ files: modules })
      await git(fixture.modules, ['tag', 'vpc/v1.0.0'])
      await commitConfig(fixture, withConfig['.module-registry.yml'])
      const onMain = { name: 'workflow_dispatch', ref: 'refs/heads/main', payload: {} }
      const event = { ...pushOf('vpc/v1.0.0', fixture.commit), ...onMain }
      const [result] = await run('reconcile-monorepo.yml', fixture, { event })
      expect(result).toMatchObject({ code: 0, outputs: { address: 'acme/vpc/aws', version: '1.0.0' } })
    })
  })

  it.each([
    ['deploy-pages.yml', null],
    ['deploy-cloudflare.yml', './source'],
  ])('%s deploys all that clients ask for, with the header %s', async (name, header) => {
    const fixture = await createPublic()
    const { outputs } = await fixture.run()
    const target = await startTarget()
    // As the input "deploy" starts it; others are started by the push to the branch.
    const started = { name: 'workflow_dispatch', payload: {}, ref: 'refs/heads/main' }
    const how = name === 'deploy-pages.yml' ? started : { ref: 'refs/heads/registry' }
    const event = { ...pushOf('v1.2.3', fixture.commit), ...how, repository: 'acme/registry' }
    const results = await run(name, fixture, { event, target })
    expect(results).toMatchObject([{ code: 0, annotations: [], outputs: { status: 'skipped' } }])
    const url = await served(target)
    expect((await fetch(`${url}/.well-known/terraform.json`)).status).toBe(200)
    expect((await fetch(`${url}/v1/modules/acme/vpc/aws/versions`)).status).toBe(200)
    const download = await fetch(`${url}/v1/modules/acme/vpc/aws/1.2.3/download`)
    expect(await download.json()).toEqual({ location: outputs['location'] })
    expect(download.headers.get('x-terraform-get')).toBe(header)
    expect(await (await fetch(`${url}/modules/acme/vpc/aws/`)).text()).toContain('<h1>vpc</h1>')
  })

  it('deploy-pages.yml takes up the site of the last run', async () => {
    const fixture = await createPublic()
    await fixture.run()
    const [target, caches] = [await startTarget(), new Map<string, string>()]
    const pushed = { ref: 'refs/heads/registry', repository: 'acme/registry' }
    for (const [digit, said] of Object.entries({ a: 'built     site', b: 'unchanged site' })) {
      const event = { ...pushOf('v1.2.3', digit.repeat(40)), ...pushed }
      const [result] = await run('deploy-pages.yml', fixture, { event, target, caches })
      expect(result?.stdout).toContain(said)
    }
    expect([...caches.keys()]).toEqual(['a', 'b'].map((digit) => `site-${digit.repeat(40)}`))
    expect((await fetch(`${await served(target)}/modules/acme/vpc/aws/`)).status).toBe(200)
  })
})

describe.skipIf(!hasOpenssl)('the permissions of the workflows to copy (needs openssl)', () => {
  const CASES: [name: string, permission: string, options?: FixtureOptions][] = [
    ['publish-to-index.yml', 'contents'],
    ['publish-to-index.yml', 'id-token'],
    ['publish-to-index.yml', 'attestations'],
    ['own-registry.yml', 'contents'],
    ['publish-private.yml', 'contents', { visibility: 'private' }],
    ['reusable-publish.yml', 'contents'],
    ['reconcile.yml', 'contents'],
    ['release.yml', 'contents'],
    ['release.yml', 'pull-requests', { visibility: 'private' }],
  ]

  it.each(CASES)('%s needs its "%s", and names it where it is missing', async (name, permission, options) => {
    const fixture = await createStrict(options)
    const isRelease = name === 'release.yml'
    const sha = isRelease ? await mergePull(fixture, 12, { files: { 'variables.tf': IPV6 } }) : ''
    const event = isRelease ? { event: pushOfBranch('main', sha) } : {}
    const setting = settingOf(fixture, { inputs: { tag: '' }, ...event, ...(await sigstoreOf(fixture)) })
    const [result] = await runWorkflow(without(readWorkflow(name), permission), setting)
    expect(result).toMatchObject({ code: 1, annotations: [{ title: 'PERMISSION' }] })
    expect(result?.annotations[0]?.message).toContain(`${permission}: `)
    const { releases, attestations } = fixture.moduleRepository
    expect([releases, attestations, await fixture.indexCommits()]).toEqual([[], [], []])
    expect(await git(fixture.modules, ['tag', '--list'])).toBe('v1.2.3')
  })
})

function without(workflow: Workflow, permission: string): Workflow {
  const jobs = Object.entries(workflow.jobs).map(([name, job]) => {
    const { [permission]: _, ...permissions } = job.permissions
    return [name, { ...job, permissions }]
  })
  return { ...workflow, jobs: Object.fromEntries(jobs) }
}
