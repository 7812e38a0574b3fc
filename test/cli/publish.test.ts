import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CliResult, runCli, runCliWell } from '../support/cli/cli.ts'
import { releasesOf, reportOf } from '../support/cli/publish-report.ts'
import { git as gitText } from '../support/git/git-repository.ts'
import { buildRepository, git } from '../support/git/module-repository.ts'
import {
  createModule,
  createRegistry,
  digestOfDirectory,
  MODULE_FILES,
  type Registry,
} from '../support/index/registry.ts'

let registry: Registry

beforeEach(async () => {
  registry = await createRegistry()
})

function publish(directory: string, ...args: string[]): Promise<CliResult> {
  return runCli(['publish', '--index', registry.bare, '--repository', directory, '--json', ...args])
}

describe('publish', () => {
  it('--all-tags publishes every version in one commit, and names what it skips', async () => {
    const { directory, commit } = await createModule()
    for (const tag of ['v1', 'v1.2', 'latest', 'v2.0.0', '1.5.0-rc.1'])
      git(directory, ['update-ref', `refs/tags/${tag}`, commit])
    const result = await publish(directory, '--all-tags')
    expect(releasesOf(result)).toEqual(
      ['1.0.0', '1.5.0-rc.1', '2.0.0'].map((each) => `published acme/vpc/aws ${each}`),
    )
    expect(result.stderr).toContain('skipped, not a version of any module: "latest", "v1", "v1.2"')
    expect(await gitText(registry.bare, ['rev-list', '--count', 'registry'])).toBe('2')
  })

  it('refuses two spellings of one version on two commits, both of them', async () => {
    const { directory } = await createModule()
    buildRepository(directory, { files: [...MODULE_FILES, { path: 'b.tf' }], tag: '1.0.0' })
    const before = await digestOfDirectory(registry.root)
    const result = await publish(directory, '--all-tags')
    expect(result.code).toBe(1)
    expect(reportOf(result).results).toMatchObject([
      { status: 'refused', tag: '1.0.0', error: { code: 'INVALID_TAG' } },
      { status: 'refused', tag: 'v1.0.0', error: { code: 'INVALID_TAG' } },
    ])
    expect(await digestOfDirectory(registry.root)).toBe(before)
  })

  it('refuses a tag that has moved, and a version that exists with other bytes', async () => {
    const { directory } = await createModule()
    expect((await publish(directory, '--tag', 'v1.0.0')).code).toBe(0)
    const before = await digestOfDirectory(registry.root)
    const files = [...MODULE_FILES, { path: 'b.tf' }]
    const { commit } = buildRepository(directory, { files, tag: 'v1.0.0' })
    expect((await publish(directory, '--tag', 'v1.0.0')).json()).toMatchObject({
      error: { code: 'TAG_MOVED' },
    })
    git(directory, ['update-ref', 'refs/tags/1.0.0', commit])
    const second = await publish(directory, '--tag', '1.0.0')
    expect(second.json()).toMatchObject({ error: { code: 'VERSION_EXISTS' } })
    expect(second.code).toBe(1)
    expect(await digestOfDirectory(registry.root)).toBe(before)
  })

  it('refuses the address of another repository', async () => {
    await runCliWell([
      'publish',
      '--index',
      registry.bare,
      '--repository',
      (await createModule()).directory,
      '--tag',
      'v1.0.0',
    ])
    const { directory } = await createModule({
      tag: 'v2.0.0',
      origin: 'https://git.acme.test/eve/terraform-aws-vpc.git',
    })
    const result = await publish(directory, '--tag', 'v2.0.0', '--module', 'acme/vpc/aws')
    expect(result.json()).toMatchObject({ error: { code: 'NOT_OWNER' } })
    expect(result.code).toBe(1)
  })

  it('--keep-going publishes the good tags in one commit and reports the others', async () => {
    const { directory, commit } = await createModule()
    git(directory, ['update-ref', 'refs/tags/v2.0.0', commit])
    const tags = ['v1.0.0', 'v1.1', 'absent', 'v2.0.0'].flatMap((tag) => ['--tag', tag])
    const result = await publish(directory, ...tags, '--keep-going')
    expect(result.code).toBe(1)
    const { results, index } = reportOf(result)
    expect(results.map(({ status, tag }) => `${status} ${tag}`).sort()).toEqual([
      'published v1.0.0',
      'published v2.0.0',
      'refused absent',
      'refused v1.1',
    ])
    expect(index.commit).toBe(await gitText(registry.bare, ['rev-parse', 'registry']))
    expect(await gitText(registry.bare, ['rev-list', '--count', 'registry'])).toBe('2')
    expect(result.stderr.match(/^error\[/gm)).toHaveLength(2)
  })

  it('--dry-run writes nothing', async () => {
    const { directory } = await createModule()
    const before = await digestOfDirectory(registry.root)
    const planned = await publish(directory, '--tag', 'v1.0.0', '--dry-run')
    expect(releasesOf(planned)).toEqual(['planned acme/vpc/aws 1.0.0'])
    expect(await digestOfDirectory(registry.root)).toBe(before)
  })

  it('--dry-run lists exactly the paths that the run then writes', async () => {
    const { directory } = await createModule()
    const changedBy = (result: CliResult) => reportOf(result).index.changed.toSorted()
    const planned = await publish(directory, '--tag', 'v1.0.0', '--dry-run')
    const written = await publish(directory, '--tag', 'v1.0.0')
    expect(changedBy(planned)).toEqual(changedBy(written))
  })

  it('creates a missing branch with its public URL', async () => {
    const { directory } = await createModule()
    const args = ['--repository', directory, '--tag', 'v1.0.0', '--url', 'https://new.test']
    const index = `${registry.bare}#made`
    await runCliWell(['publish', '--index', index, ...args])
    const source = await gitText(registry.bare, ['show', 'made:v1/modules/acme/vpc/aws/1.0.0/source'])
    expect(source).toContain('content="https://new.test/v1/modules/acme/vpc/aws/1.0.0/module.zip?checksum=')
    expect(
      (await runCliWell(['init', '--index', index, '--url', 'https://new.test', '--json'])).json(),
    ).toMatchObject({
      status: 'unchanged',
    })
  })

  it('does its work in the current directory without --repository', async () => {
    const { directory } = await createModule()
    await runCliWell(['publish', '--index', registry.directory, '--tag', 'v1.0.0'], { cwd: directory })
    expect(await readFile(join(registry.directory, 'v1/modules/acme/vpc/aws/versions'), 'utf8')).toContain(
      '1.0.0',
    )
  })
})
