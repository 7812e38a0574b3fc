import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { hostingSetup } from '../../src/index/format/hosting.ts'
import { lintWorkflow } from '../support/action/lint-workflow.ts'
import { parseWorkflow } from '../support/action/workflow-file.ts'
import { type CliResult, runCli, runCliWell } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { commitTo } from '../support/index/index-edits.ts'
import { createModule } from '../support/index/registry.ts'
import { temporaryDirectory, writeFiles } from '../support/temporary.ts'

const URL = 'https://modules.example.org'

/** An empty repository for the index, and an empty directory for the files of its default branch. */
async function emptyRepository() {
  const root = await temporaryDirectory()
  const [index, directory] = [join(root, 'index.git'), join(root, 'repository')]
  await git(root, ['init', '--quiet', '--bare', index])
  const init = (...more: string[]) => {
    const about = ['--url', URL, '--repository', 'initech/module-index', ...more]
    return runCli(['init', '--index', index, '--workflows', directory, ...about])
  }
  const files = async () => {
    const found = await readdir(directory, { recursive: true, withFileTypes: true })
    const paths = found.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
    const texts = new Map<string, string>()
    for (const path of paths.sort()) texts.set(path.slice(directory.length + 1), await readFile(path, 'utf8'))
    return texts
  }
  return { index, directory, init, files }
}

it.each([
  ['github-pages', 'deploy-pages.yml'],
  ['cloudflare-pages', 'deploy-cloudflare.yml'],
  ['netlify', 'deploy-netlify.yml'],
  ['nginx', 'deploy-server.yml'],
  ['s3-cloudfront', 'sync-s3.yml'],
])('writes a whole index repository for %s, with its own names alone', async (hosting, deployment) => {
  const { index, init, files } = await emptyRepository()
  const { code, stdout } = await init('--hosting', hosting, '--collect')
  expect(code).toBe(0)
  const written = await files()
  const workflows = [deployment, 'collect.yml', 'verify.yml']
    .sort()
    .map((name) => `.github/workflows/${name}`)
  expect([...written.keys()]).toEqual([...workflows, 'README.md', 'registry.yml'])
  for (const path of workflows) {
    const text = written.get(path) ?? ''
    expect(await lintWorkflow(text, path)).toEqual([])
    parseWorkflow(text)
  }
  // The index branch starts its deployment itself.
  const onBranch = await git(index, ['show', `registry:.github/workflows/${deployment}`])
  expect(onBranch).toBe(written.get(`.github/workflows/${deployment}`)?.trimEnd())
  for (const text of [...written.values(), stdout]) expect(text).not.toMatch(/\bacme\b|OWNER|REGISTRY_URL/)
  expect(written.get('registry.yml')).toContain('- owner: initech')
  // A setting of a workflow without a sentence would be an empty cell.
  expect(written.get('README.md')).not.toMatch(/\|\s*\|$/m)
  expect(written.get('README.md')).toContain(`source  = "modules.example.org/NAMESPACE/NAME/SYSTEM"`)
  expect((await runCliWell(['verify', '--index', index])).stdout).toContain('0 findings')
})

it('prints the remaining steps without --workflows, and says how the branch is deployed where the host does it', async () => {
  const index = join(await temporaryDirectory(), 'index')
  const { stdout } = await runCliWell(['init', '--index', index, '--url', URL, '--hosting', 'nginx'])
  expect(stdout).toMatch(/^created {3}index for https:\/\/modules\.example\.org, \d files\n\n/)
  expect(stdout).toContain(`\n\n${hostingSetup('nginx', URL)}`)
  const { init, files } = await emptyRepository()
  await init('--hosting', 'vercel')
  expect((await files()).get('README.md')).toContain('at the host (vercel): it deploys each push')
})

it('keeps workflows of the branch out of the website', async () => {
  const { index, directory, init } = await emptyRepository()
  await init('--hosting', 'netlify')
  await commitTo(index, { '.gitea/workflows/index.yml': 'on: push\n' })
  await runCliWell(['site', '--index', index, '--output', join(directory, 'site')])
  expect((await readdir(join(directory, 'site'))).join(' ')).not.toMatch(/github|gitea/)
  expect((await runCliWell(['verify', '--index', index])).stdout).toContain('0 findings')
})

it('prints the workflow of a module, and finishes what an earlier run began', async () => {
  const { index, directory, init } = await emptyRepository()
  const { stdout } = await init('--hosting', 'netlify')
  const workflow = stdout.slice(stdout.indexOf('# Written by'))
  expect(await lintWorkflow(workflow, 'publish.yml')).toEqual([])
  expect(workflow).toContain(`index-url: ${URL}`)
  const head = await git(index, ['rev-parse', 'registry'])
  await writeFile(join(directory, 'notes.md'), 'of people')
  const again = await init('--hosting', 'netlify')
  const stdoutOfAgain = expect.stringMatching(/^unchanged index(?!(.|\n)*written)/)
  expect(again).toMatchObject({ code: 0, stdout: stdoutOfAgain })
  expect(await git(index, ['rev-parse', 'registry'])).toBe(head)
})

it('refuses a directory with files of these names, and writes nothing', async () => {
  const { index, directory, init, files } = await emptyRepository()
  const ours = { 'REGISTRY.md': '# Ours\n', 'README.md': '# Ours\n' }
  await writeFiles(directory, { ...ours, '.github/workflows/verify.yml': 'on: push\n' })
  const said = '2 files that this run would replace: "REGISTRY.md", ".github/workflows/verify.yml"'
  expect(await init('--hosting', 'netlify')).toMatchObject({ code: 1, stderr: expect.stringContaining(said) })
  expect(await git(index, ['for-each-ref'])).toBe('')
  expect((await files()).size).toBe(3)
})

it('keeps a README, and writes its own text beside it', async () => {
  const { directory, init, files } = await emptyRepository()
  await writeFiles(directory, { 'README.md': '# registry\n' })
  const { stdout } = await init('--hosting', 'netlify')
  expect(stdout).toContain('2. set what its REGISTRY.md lists under "Set once"')
  const written = await files()
  expect(written.get('README.md')).toBe('# registry\n')
  expect(written.get('REGISTRY.md')).toContain('## Set once')
  expect((await init('--hosting', 'netlify')).stdout).not.toContain('written')
})

it.each([
  ['--hosting netlify --repository initech', '--repository "initech" is not owner/name'],
  ['', '--workflows needs --hosting'],
  ['--hosting netlify --index ./plain', 'sets up a repository whose branch "registry" is the index'],
])('refuses %j', async (flags, message) => {
  const { init } = await emptyRepository()
  const refused = { code: 2, stderr: expect.stringContaining(message) }
  expect(await init(...flags.split(' ').filter(Boolean))).toMatchObject(refused)
})

describe('the URL of an index', () => {
  let index: string
  let publish: (...more: string[]) => Promise<CliResult>

  beforeEach(async () => {
    index = join(await mkdtemp(join(await temporaryDirectory(), 'an index ')), 'index.git')
    await git('/', ['init', '--quiet', '--bare', index])
    const { directory } = await createModule()
    publish = (...more) =>
      runCli(['publish', '--index', index, '--repository', directory, '--tag', 'v1.0.0', '--json', ...more])
    expect((await publish('--package', 'git')).code).toBe(0)
  })

  const urlOf = async () => JSON.parse(await git(index, ['show', 'registry:registry.json'])).url

  it('is set by the command that the refusal without it names', async () => {
    const { code, stderr, stdout } = await publish('--package', 'index')
    expect([code, stdout]).toEqual([1, expect.not.stringContaining('…')])
    const [, command = ''] = /^hint: set it once: module-registry (.*), or publish/m.exec(stderr) ?? []
    expect(command).toBe(`init --index '${index}' --url https://modules.example.com`)
    // The value of --index has a space in it.
    const [, url = ''] = command.split(' --url ')
    await runCliWell(['init', '--index', index, '--url', url])
    expect(await urlOf()).toBe('https://modules.example.com')
    expect((await publish('--package', 'index')).code).toBe(0)
  })

  it('is moved by the command that the refusal of another one names, in one commit', async () => {
    await publish('--package', 'git,index', '--url', 'https://modules.acme.test')
    const init = (...more: string[]) =>
      runCli(['init', '--index', index, '--url', 'https://new.acme.test', ...more])
    const command = /module-registry init --index .* --url https:\/\/new\.acme\.test --move/
    expect(await init()).toMatchObject({ code: 1, stderr: expect.stringMatching(command) })
    const head = await git(index, ['rev-parse', 'registry'])
    const said = 'consumers write new.acme.test/NAMESPACE/NAME/SYSTEM as the source from now on'
    expect((await init('--move')).stdout).toContain(said)
    expect(await git(index, ['rev-parse', 'registry^'])).toBe(head)
    expect(await urlOf()).toBe('https://new.acme.test')
    const source = await git(index, ['show', 'registry:v1/modules/acme/vpc/aws/1.0.0/source'])
    expect(source).not.toContain('modules.acme.test')
    expect((await init('--move')).stdout).toContain('unchanged')
    expect((await init('--move', '--name', 'New')).code).toBe(0)
    expect(JSON.parse(await git(index, ['show', 'registry:registry.json'])).name).toBe('New')
    expect((await init('--move', '--workflows', 'x')).code).toBe(2)
  })
})
