import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { IPV6, mergePull, pushOfBranch } from '../action/release/merges.ts'
import { createPublic, createStrict, type Fixture, pushOf, REPOSITORY } from '../action/setup.ts'
import type { ActionResult } from '../support/action/action-runner.ts'
import { readmeText, WORKFLOWS, workflowText } from '../support/action/workflow-file.ts'
import type { WorkflowSetting } from '../support/action/workflow-run.ts'
import { ACTION_ENTRY } from '../support/built-entry.ts'
import { argv, type Environment, hasProgram, runProgram, startServeForTest } from '../support/cli/program.ts'
import { clients, expectInstalled } from '../support/clients/terraform.ts'
import { toolPath } from '../support/clients/tools.ts'
import { expectRow, versioned } from '../support/docs/compatibility-row.ts'
import { commitTo, git, gitEnvironment } from '../support/git/git-repository.ts'
import type { FakeToken } from '../support/github/github-state.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import { freePort } from '../support/network/ports.ts'
import { programDirectory, temporaryDirectory, temporaryFile, writeFiles } from '../support/temporary.ts'

const actPath = toolPath('act')

type Rights = FakeToken['permissions'][string]

/** A line of the log of act. */
interface Line {
  readonly msg: string
  readonly command?: string
  readonly name?: string
  readonly arg?: string
  readonly kvPairs?: Readonly<Record<string, string>>
}

/** Runs act with no other environment. Each of these repositories, with its ref, is a directory. */
async function runAct(
  args: readonly string[],
  repositories: Readonly<Record<string, string>> = {},
  env: Environment = {},
) {
  const home = await temporaryDirectory()
  const local = Object.entries(repositories).map(
    ([name, directory]) => `--local-repository=${name}=${directory}`,
  )
  const { code, stdout, stderr } = await runProgram(
    actPath ?? '',
    [...args, '--json', '--no-cache-server', ...local],
    { cwd: home, env: { ...gitEnvironment, HOME: home, ACT_DISABLE_VERSION_CHECK: '1', ...env } },
  )
  const lines = stdout.split('\n').flatMap((line): Line[] => (line.startsWith('{') ? [JSON.parse(line)] : []))
  const outputs = lines.flatMap(({ command, name = '', arg = '' }) =>
    command === 'set-output' ? [[name, arg]] : [],
  )
  const annotations = lines.flatMap(({ command, kvPairs, arg = '' }) =>
    command === 'error' || command === 'warning' || command === 'notice'
      ? [{ level: command, title: kvPairs?.['title'] ?? '', message: arg } as const]
      : [],
  )
  const output = [...lines.map(({ msg }) => msg.trimEnd()), stderr].join('\n')
  return { code, outputs: Object.fromEntries(outputs) as ActionResult['outputs'], annotations, output }
}

/** Our action as act takes it: each step copies all of it. */
async function actionRepository(): Promise<Readonly<Record<string, string>>> {
  const directory = await temporaryDirectory()
  await cp('action.yml', join(directory, 'action.yml'))
  await cp(dirname(ACTION_ENTRY), join(directory, 'dist/action'), { recursive: true })
  return { 'org/module-registry-action@v1': directory }
}

/** Runs a workflow against a fake GitHub, with a token that has the permissions of its first job: act itself hands one to all jobs. */
async function runWorkflowInAct(
  text: string,
  { github, event, vars = {}, secrets = {}, env = {} }: WorkflowSetting,
) {
  const place = await temporaryDirectory()
  const [workflow, payload] = [join(place, 'workflow.yml'), join(place, 'event.json')]
  await writeFile(workflow, text)
  await writeFile(payload, JSON.stringify(event.payload))
  const { permissions, jobs }: { permissions: Rights; jobs: Record<string, { permissions?: Rights }> } =
    parse(text)
  const rights = Object.values(jobs)[0]?.permissions ?? permissions
  const token = { text: `ghs_job${github.nextId()}`, permissions: { [event.repository]: rights } }
  github.tokens.push(token)
  const at = { GITHUB_SERVER_URL: github.url, GITHUB_API_URL: github.apiUrl }
  const told = { ...at, GITHUB_REPOSITORY: event.repository, GITHUB_REF: event.ref, SHA_REF: event.sha }
  const flags = Object.entries({ env: told, var: vars, secret: { ...secrets, GITHUB_TOKEN: token.text } })
  const settings = flags.flatMap(([flag, values]) =>
    Object.entries(values).map(([name, value]) => `--${flag}=${name}=${value}`),
  )
  const args = [event.name, `--workflows=${workflow}`, `--eventpath=${payload}`, ...settings]
  return runAct(['--platform=ubuntu-latest=-self-hosted', ...args], await actionRepository(), env)
}

const names = readdirSync(WORKFLOWS, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yml'),
)

interface Workflow {
  readonly on: object
  readonly jobs: Readonly<Record<string, { if?: string; steps: readonly { name: string; if?: string }[] }>>
}

describe.skipIf(actPath === undefined)('act (needs npm run clients)', () => {
  it.each(names)('takes every step of %s in a dry run', async (name) => {
    const text = workflowText(name)
    const { on, jobs }: Workflow = parse(text)
    const conditions = Object.values(jobs).map((job) => job.if ?? '')
    const isNamed = (event: string) => conditions.some((each) => each.includes(`'${event}'`))
    let output = ''
    for (const event of Object.keys(on).filter((each, at) => at === 0 || isNamed(each))) {
      const result = await dryRun([event, `--workflows=${resolve(WORKFLOWS, name)}`], text)
      expect(result.code, result.output).toBe(0)
      output += result.output
    }
    const steps = Object.values(jobs).flatMap((job) => job.steps)
    for (const step of steps) if (step.if === undefined) expect(output).toContain(`Run Main ${step.name}\n`)
  })

  it('refuses "queue: max", which is in no example', async () => {
    const text = 'on: push\nconcurrency: { group: x, queue: max }\njobs: {}\n'
    const file = await temporaryFile('queue.yml', text)
    const { code, output } = await dryRun(['push', `--workflows=${file}`], text)
    expect(code).toBe(1)
    expect(output).toContain('Unknown Property queue')
  })
})

it('the Git server for trials answers requests that Git does not, and lives', async () => {
  const port = `${await freePort()}`
  const server = spawn(process.execPath, ['examples/act/git-server.mjs', await temporaryDirectory(), port])
  onTestFinished(() => void server.kill())
  await once(server.stdout, 'data')
  const statusOf = async (method: string, path: string, body = '') => {
    const sent = request({ port, host: '127.0.0.1', method, path }).on('error', () => {})
    const [answer] = await once(sent.end(body), 'response')
    return answer.resume().statusCode
  }
  expect(await statusOf('POST', '/none.git/git-upload-pack', 'x'.repeat(5_000_000))).toBe(404)
  for (const path of ['//', '*']) expect(await statusOf('GET', path)).toBeGreaterThanOrEqual(400)
  expect(server.exitCode).toBe(null)
})

/** A dry run has a container in mind, asks the server of Docker what it can do, and downloads what is in no local repository. */
async function dryRun(args: readonly string[], text: string) {
  const place = await temporaryDirectory()
  const docker = createServer(({ url }, response) => {
    response.setHeader('api-version', '1.47').end(/containers\/json/.test(url ?? '') ? '[]' : '{}')
  })
  await once(docker.listen(join(place, 'docker.sock')), 'listening')
  onTestFinished(() => void docker.close())
  const uses = [...text.matchAll(/uses: ([\w-]+\/[\w-]+)([\w/-]*)(@\w+)/g)]
  const action = 'name: x\nruns: { using: node24, main: x.js }\n'
  for (const [, , path = ''] of uses) await writeFiles(join(place, path), { 'action.yml': action })
  const repositories = Object.fromEntries(uses.map(([, name, , ref]) => [`${name}${ref}`, place]))
  const env = { DOCKER_HOST: `unix://${place}/docker.sock` }
  return runAct(['--dryrun', '--platform=ubuntu-latest=x', ...args], repositories, env)
}

describe.skipIf(actPath === undefined || !hasProgram('openssl'))('act runs (needs act, openssl)', () => {
  /** A module that is published into a branch of its own repository. From then on the only tokens are those of workflows. */
  async function publishedFixture() {
    const fixture = await createPublic()
    await fixture.run({ inputs: { 'index-repository': REPOSITORY, package: 'index' } })
    fixture.github.tokens.length = 0
    return fixture
  }

  function settingOf(fixture: Fixture) {
    return { github: fixture.github, event: pushOf('v1.2.3', fixture.commit), env: fixture.trust }
  }

  it('what the table of forges says', () =>
    expectRow('act', versioned('act', 'act'), ['`release`, `index`', 'pull requests']))

  it('the ten lines of the README, with the permissions that it shows', async () => {
    const fixture = await createPublic()
    const index = { contents: 'write', metadata: 'read' } as const
    fixture.github.tokens.splice(0, 1, { text: 'ghs_registry', permissions: { 'acme/registry': index } })
    const setting = { ...settingOf(fixture), secrets: { REGISTRY_TOKEN: 'ghs_registry' } }
    const result = await runWorkflowInAct(readmeText(), setting)
    expect(result).toMatchObject({ code: 0, annotations: [], outputs: { status: 'published' } })
    expect(fixture.moduleRepository.releases).toMatchObject([{ tag_name: 'v1.2.3', draft: false }])
  })

  it('release.yml at a merge, with the token of its job alone, which ends in a version that clients install', async () => {
    const certificates = await createCertificates(['localhost', 'modules.acme.test'])
    const { caFile, certFile, keyFile } = certificates
    const fixture = await createStrict({ certificates })
    const { modules, moduleRepository, github } = fixture
    const sha = await mergePull(fixture, 12, { files: { 'variables.tf': IPV6 } })
    const result = await runWorkflowInAct(workflowText('release.yml'), {
      ...settingOf(fixture),
      event: pushOfBranch('main', sha),
      vars: { REGISTRY_URL: 'https://modules.acme.test' },
    })
    const outputs = { status: 'published', version: '1.3.0' }
    expect(result).toMatchObject({ code: 0, annotations: [], outputs })
    expect(github.tokens).toHaveLength(1)
    expect(await git(modules, ['rev-parse', 'v1.3.0^{commit}'])).toBe(sha)
    const body = expect.stringContaining('`var.ipv6`: an optional input was added')
    const announced = { tag_name: 'v1.3.0', draft: false, makeLatest: 'true', body }
    expect(moduleRepository.releases).toMatchObject([announced])
    const served = await startServeForTest(
      argv`--index ${modules} --tls-cert ${certFile} --tls-key ${keyFile}`,
    )
    const proxy = await startProxy({ 'modules.acme.test': served.port })
    for (const client of clients()) {
      const wanted = { source: 'modules.acme.test/acme/vpc/aws', version: '~> 1.3' }
      await expectInstalled({ client, ...wanted, proxyUrl: proxy.url, caFile }, modules, sha)
    }
  })

  it('plan-pull-request.yml, which comments and publishes nothing', async () => {
    const fixture = await createStrict()
    const ref = 'refs/pull/7/merge'
    await git(fixture.modules, ['update-ref', ref, fixture.commit])
    const head = { repo: { full_name: REPOSITORY } }
    const payload = { action: 'opened', number: 7, pull_request: { number: 7, head } }
    const { event, ...setting } = settingOf(fixture)
    const pull = { ...event, name: 'pull_request', ref, payload }
    const result = await runWorkflowInAct(workflowText('plan-pull-request.yml'), { ...setting, event: pull })
    expect(result).toMatchObject({ code: 0, annotations: [], outputs: { status: 'planned' } })
    expect(fixture.moduleRepository.comments).toHaveLength(1)
    expect(fixture.github.writes.map(({ operation }) => operation)).toEqual(['issues/create-comment'])
  })

  it('marks.yml, with the token of the job alone', async () => {
    const fixture = await publishedFixture()
    const files = { 'marks.yml': 'marks: [{ deprecate: acme/vpc/aws, reason: use another one }]\n' }
    const commit = await commitTo(fixture.modules, 'main', { files, message: 'Marks' })
    const setting = { ...settingOf(fixture), event: pushOfBranch('main', commit) }
    const { code, annotations, outputs } = await runWorkflowInAct(workflowText('marks.yml'), setting)
    expect({ code, annotations }).toEqual({ code: 0, annotations: [] })
    const results = [{ address: 'acme/vpc/aws', deprecated: ['*'] }]
    expect(JSON.parse(outputs['results'] ?? '')).toMatchObject(results)
  })

  it.each(['deploy-netlify.yml', 'deploy-server.yml'])('%s, with what clients ask for', async (name) => {
    const fixture = await publishedFixture()
    const target = await temporaryDirectory()
    const { env, ...setting } = settingOf(fixture)
    const result = await runWorkflowInAct(workflowText(name), {
      ...setting,
      event: pushOfBranch('registry', fixture.commit),
      vars: { ...VARIABLES, DEPLOY_DIRECTORY: target },
      secrets: { NETLIFY_AUTH_TOKEN: 'token', DEPLOY_KEY: 'pem' },
      env: { ...env, PATH: `${await deployPrograms(target)}:${process.env['PATH']}` },
    })
    expect(result, result.output).toMatchObject({ code: 0, annotations: [], outputs: { status: 'skipped' } })
    const textOf = (path: string) => readFile(join(target, path), 'utf8')
    expect(JSON.parse(await textOf('.well-known/terraform.json'))).toHaveProperty(['modules.v1'])
    expect(await textOf('v1/modules/acme/vpc/aws/1.2.3/download')).toContain('./module.zip?checksum=')
    expect(await textOf('modules/acme/vpc/aws/index.html')).toContain('<h1>vpc</h1>')
  })
})

const known = 'modules.acme.test ssh-ed25519 AAAA'
const VARIABLES = { NETLIFY_SITE_ID: '1', DEPLOY_HOST: 'deploy@modules.acme.test', DEPLOY_KNOWN_HOSTS: known }

/** `ssh` to this machine, and `npx netlify-cli` to the directory: the programs whose other end cannot be had here. */
function deployPrograms(directory: string): Promise<string> {
  const ssh = `#!/bin/bash
[ "$(cat deploy-key)" = pem ] && [ "$(cat known-hosts)" = 'modules.acme.test ssh-ed25519 AAAA' ] || exit 99
while [[ $1 == -* ]]; do shift 2; done
[ "$1" = modules.acme.test ] || exit 99
exec bash -c "\${*:2}"
`
  const npx = `#!/bin/bash
[[ "$*" == '--yes netlify-cli@'*' deploy --prod --no-build --dir=site' ]] || exit 99
[ "$NETLIFY_AUTH_TOKEN $NETLIFY_SITE_ID" = 'token 1' ] || exit 99
cp -r site/. '${directory}/'
`
  return programDirectory({ ssh, npx })
}
