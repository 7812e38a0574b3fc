import { readFile } from 'node:fs/promises'
import { beforeAll, expect, it } from 'vitest'
import { clients } from '../support/clients/terraform.ts'
import { expectRow } from '../support/docs/compatibility-row.ts'
import { git } from '../support/git/git-repository.ts'
import { describeGitea, type Gitea } from '../support/gitea/gitea.ts'
import {
  type Inputs,
  MAIN,
  type Organisation,
  startOrganisation,
  workflow,
} from '../support/gitea/organisation.ts'

const CALLS = / \/api\/v1\//
const KINDS = ['release', 'index', 'git', 'oci'] as const
const PUSHES = /^POST \S+git-receive-pack/

const example = (name: string) => readFile(`examples/workflows/gitea/${name}.yml`, 'utf8')

describeGitea('on a real Gitea', () => {
  let acme: Organisation
  let gitea: Gitea

  beforeAll(async () => {
    acme = await startOrganisation()
    gitea = acme.gitea
  })

  it('is the version that the table of forges names', async () => {
    const { version } = await gitea.api('GET', '/version')
    expectRow('Gitea', `Gitea ${version}`, [KINDS.map((kind) => `\`${kind}\``).join(', '), 'yes'])
  })

  it.each(KINDS)('a pushed tag ends in a version of kind %s that clients install', async (kind) => {
    const login = { 'oci-username': 'root1', 'oci-password': `\${{ secrets.PACKAGE_TOKEN }}` }
    const oci: Inputs = { 'oci-repository': `${new URL(gitea.url).host}/acme/oci`, ...login }
    const inputs = { package: kind, ...(kind === 'oci' ? oci : {}) }
    const { tag } = await acme.createModule(`terraform-aws-${kind}`, inputs)
    await tag('v1.2.3', ...(kind === 'git' ? ['--annotate', '-m', 'annotated'] : []))
    const { annotations, outputs, requests, stdout } = await acme.run()
    expect(outputs['status']).toBe('published')
    expect(stdout).toContain(`| \`acme/${kind}/aws\` | \`1.2.3\` |`)
    expect(annotations.filter(({ level }) => level === 'error')).toEqual([])
    expect(requests.filter((each) => CALLS.test(each))).toHaveLength(kind === 'release' ? 10 : 5)
    expect(requests.filter((each) => PUSHES.test(each))).toHaveLength(1)
    const names = kind === 'oci' ? ['tofu'] : ['terraform', 'tofu']
    const wanted = clients().filter(({ name }) => names.includes(name))
    expect(await acme.installed(`acme/${kind}/aws`, names)).toEqual(wanted.map(() => MAIN))
  })

  it('checks the merge of a pull request, and edits its one comment', async () => {
    const { directory, name, tag } = await acme.createModule('terraform-aws-pull', await example('module'))
    await tag('v1.2.3')
    expect(await acme.run()).toMatchObject({ outputs: { status: 'published' } })
    // On main there is a change that the branch does not have.
    const changed = async (branch: string, from: string, file: string, text: string) => {
      const parent = await git(directory, ['rev-parse', from])
      const commit = `commit refs/heads/${branch}\ncommitter Ada <ada@acme.test> 1735787045 +0000\ndata 6\nChange\nfrom ${parent}\n`
      const data = `M 100644 inline ${file}\ndata ${Buffer.byteLength(text)}\n${text}\n`
      await git(directory, ['fast-import', '--quiet', '--force'], `${commit}${data}`)
      await gitea.push(directory, name, [`${branch}:${branch}`])
    }
    await changed('feature', 'main', 'more.tf', 'output "more" {\n  value = "m"\n}\n')
    await changed('main', 'main', 'base.tf', 'output "base" {\n  value = "b"\n}\n')
    const pull = { head: 'feature', base: 'main', title: 'More' }
    const { number } = await gitea.api<{ number: number }>('POST', `/repos/${name}/pulls`, pull)
    const comments = () =>
      gitea.api<{ id: number; body: string }[]>('GET', `/repos/${name}/issues/${number}/comments`)
    const planned = await acme.run()
    expect(planned).toMatchObject({ code: 0, outputs: { status: 'planned', 'required-bump': 'minor' } })
    const [first, ...others] = await comments()
    expect(others).toEqual([])
    expect(first?.body).toContain('`output.more`')
    expect(first?.body).toContain('`output.base`')

    await changed('feature', 'feature', 'main.tf', 'output "other" {\n  value = "o"\n}\n')
    expect((await acme.run()).outputs).toMatchObject({ 'required-bump': 'major' })
    const [second, ...more] = await comments()
    expect(more).toEqual([])
    expect(second).toMatchObject({ id: first?.id, body: expect.stringContaining('`output.id`') })
  })

  it.each(['index', 'release'])(
    'a push to the default branch ends in a tag, a release with notes and a version of kind %s',
    async (kind) => {
      const events = '{ push: { branches: [main] }, workflow_dispatch: {} }'
      const inputs = { release: 'true', package: kind }
      const { name } = await acme.createModule(`terraform-aws-merged${kind}`, inputs, events)
      const { annotations, outputs } = await acme.run()
      expect(annotations.filter(({ level }) => level === 'error')).toEqual([])
      expect(outputs).toMatchObject({ status: 'published', version: '0.1.0' })
      const found = await gitea.api('GET', `/repos/${name}/releases/tags/v0.1.0`)
      expect(found).toMatchObject({ draft: false, body: expect.stringContaining('The first version.') })
      await gitea.api('POST', `/repos/${name}/actions/workflows/publish.yml/dispatches`, { ref: 'main' })
      expect((await acme.run()).outputs).toMatchObject({ status: 'unchanged', releases: '[]' })
    },
    60_000,
  )

  it('opens one pull request of the index for a module, and starts the workflow that deploys the index', async () => {
    const asking = { 'index-commit-by': 'pull-request', package: 'index' }
    const asked = await acme.createModule('terraform-aws-asked', asking)
    for (const version of ['v1.2.3', 'v1.2.4']) {
      await asked.tag(version)
      expect(await acme.run()).toMatchObject({ code: 0, outputs: { status: 'pending' } })
    }
    const open = '/repos/acme/registry/pulls?state=open'
    expect(await gitea.api('GET', open)).toMatchObject([{ head: { ref: 'module-registry/acme/asked/aws' } }])

    const file = workflow('{ workflow_dispatch: {} }', {})
    await acme.write('acme/registry', '.gitea/workflows/deploy.yml', file)
    const deploying = { deploy: 'deploy.yml', package: 'index' }
    await (await acme.createModule('terraform-aws-deployed', deploying)).tag('v1.2.3')
    expect(await acme.run()).toMatchObject({ code: 0, outputs: { status: 'published' } })
    expect(await acme.runner.nextWorkflow()).toBe('deploy.yml')
  })

  it('collects by the workflow of the index repository', async () => {
    const reader = await gitea.user('reader', 'read:repository,read:organization,read:user')
    const about = { auto_init: true, default_branch: 'main' }
    await gitea.api('POST', '/orgs/acme/repos', { name: 'collected', ...about })
    await gitea.api('PUT', '/repos/acme/collected/collaborators/bot', { permission: 'write' })
    await gitea.api('PUT', '/orgs/acme/actions/secrets/SOURCE_TOKEN', { data: reader })
    const sources = 'url: https://modules.acme.test\nsources:\n  - owner: acme\n    match: "*-git"\n'
    await acme.write('acme/collected', 'registry.yml', sources)
    await acme.write('acme/collected', '.gitea/workflows/collect.yml', await example('collect'))
    await gitea.api('POST', '/repos/acme/collected/actions/workflows/collect.yml/dispatches', { ref: 'main' })
    expect(await acme.run()).toMatchObject({ code: 0, outputs: { status: 'published' } })
  })
})
