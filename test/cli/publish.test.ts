import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { type CliResult, runCli, runCliWell } from '../support/cli/cli.ts'
import { releasesOf, reportOf } from '../support/cli/publish-report.ts'
import { git as gitText } from '../support/git/git-repository.ts'
import { git } from '../support/git/module-repository.ts'
import { createModule, createRegistry, type Registry } from '../support/index/registry.ts'

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
