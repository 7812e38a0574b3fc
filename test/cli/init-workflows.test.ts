import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lintWorkflow } from '../support/action/lint-workflow.ts'
import { parseWorkflow } from '../support/action/workflow-file.ts'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { git } from '../support/git/git-repository.ts'
import { commitTo } from '../support/index/verified-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

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
    return new Map(
      await Promise.all(
        paths
          .sort()
          .map(async (path) => [path.slice(directory.length + 1), await readFile(path, 'utf8')] as const),
      ),
    )
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

it('says how the branch is deployed where the host does it', async () => {
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
  expect(again).toMatchObject({ code: 0, stdout: expect.stringMatching(/^unchanged index/) })
  expect(again.stdout).not.toContain('written')
  expect(await git(index, ['rev-parse', 'registry'])).toBe(head)
})

it('refuses a directory with files of these names, and writes nothing', async () => {
  const { index, directory, init, files } = await emptyRepository()
  await mkdir(join(directory, '.github/workflows'), { recursive: true })
  await writeFile(join(directory, 'README.md'), '# Ours\n')
  await writeFile(join(directory, '.github/workflows/verify.yml'), 'on: push\n')
  const { code, stderr } = await init('--hosting', 'netlify')
  expect(code).toBe(1)
  expect(stderr).toContain('2 files that this run would replace: "README.md", ".github/workflows/verify.yml"')
  expect(await git(index, ['for-each-ref'])).toBe('')
  expect((await files()).size).toBe(2)
})

it.each([
  [['--hosting', 'netlify', '--repository', 'initech'], '--repository "initech" is not owner/name'],
  [[], '--workflows needs --hosting'],
  [
    ['--hosting', 'netlify', '--index', './plain'],
    '--workflows sets up a repository whose branch "registry" is the index',
  ],
])('refuses %j', async (flags, message) => {
  const { init } = await emptyRepository()
  const { code, stderr } = await init(...flags)
  expect(code).toBe(2)
  expect(stderr).toContain(message)
})
