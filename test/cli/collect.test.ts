import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { argv, type CliResult, type Environment, programPath, runCli } from '../support/cli/program.ts'
import { type GitServerOptions, git, startGitServer } from '../support/git/git-repository.ts'
import { moduleFiles, pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { digestOfDirectory } from '../support/index/registry.ts'
import { programDirectory, temporaryDirectory, temporaryFile } from '../support/temporary.ts'

let root: string
let index: string

beforeEach(async () => {
  root = await temporaryDirectory()
  index = join(await temporaryDirectory(), 'index.git')
  await git('/', ['init', '--quiet', '--bare', index])
  for (const name of ['vpc', 'dns']) await pushTags(repositoryOf(name), versionsOf(name, ['1.0.0']))
})

function repositoryOf(name: string): string {
  return join(root, `acme/terraform-aws-${name}.git`)
}

const serve = (options: Partial<GitServerOptions> = {}) => startGitServer({ root, ...options })

const URL_LINE = 'url: https://modules.acme.test'

async function collect(lines: readonly string[], flags: readonly string[] = [], env: Environment = {}) {
  const file = await temporaryFile('registry.yml', `${[URL_LINE, ...lines].join('\n')}\n`)
  return runCli(argv`collect --index ${index} --config ${file} --json ${flags}`, { env })
}

function resultsOf(run: CliResult): string[] {
  const report = run.json() as {
    results: readonly { status: string; source: string; tag: string; error?: { code: string } }[]
  }
  return report.results.map(({ status, source, tag, error }) =>
    [status, source.split('/').at(-1), tag, error?.code].filter((word) => word).join(' '),
  )
}

const fromDirectory = (name: string) => `  - repository: file://${repositoryOf(name)}`

describe('collect', () => {
  it('sums up, and status in the same directory names sources of which the index says nothing', async () => {
    await pushTags(repositoryOf('vpc'), { 'v2.0.0': { 'main.tf': 'variable "a" {' } })
    await collect(['sources:', ...['vpc', 'dns'].map(fromDirectory)])
    const lines = [URL_LINE, 'sources:', ...['vpc', 'dns'].map(fromDirectory)]
    const directory = await temporaryDirectory({ 'registry.yml': lines.join('\n') })
    const again = await runCli(['collect', '--index', index], { cwd: directory })
    expect(again.stdout).toContain('sources   2, 1 refused before\n')
    const { stdout } = await runCli(['status', '--index', index], { cwd: directory })
    expect(stdout).toMatch(/^refused {3}\S+\/acme\/terraform-aws-vpc v2\.0\.0: INVALID_HCL$/m)
  })

  it('continues when one source hangs, one does not exist, and one is hostile', async () => {
    const evil = { ...moduleFiles('evil'), 'main.tf': 'output "a" {' }
    const tags = ['$(id>pwned)/v1.0.0', '--upload-pack=x/v1.0.0', '1.0.0', 'v2.0.0', 'v3', 'v1.0.0+x']
    await pushTags(repositoryOf('evil'), { 'v1.0.0': evil, 'v2.0.0': { 'a.txt': 'no module' } })
    const commit = await git(repositoryOf('evil'), ['rev-parse', 'v1.0.0'])
    const other = await git(repositoryOf('evil'), ['rev-parse', 'v2.0.0'])
    for (const tag of tags)
      await git(repositoryOf('evil'), ['update-ref', `refs/tags/${tag}`, tag === '1.0.0' ? other : commit])
    const server = await serve({ faults: ({ path }) => (path.includes('hang') ? 'stall' : undefined) })
    const at = (name: string) => `  - repository: ${server.url}/acme/terraform-aws-${name}.git`
    const sources = ['sources:', ...['hang', 'gone', 'evil', 'vpc'].map(at), fromDirectory('dns')]
    const result = await collect(['limits: {seconds: 8}', ...sources])
    expect(resultsOf(result)).toEqual([
      'refused terraform-aws-hang LIMIT_EXCEEDED',
      'refused terraform-aws-gone PERMISSION',
      'refused terraform-aws-evil 1.0.0 INVALID_TAG',
      'refused terraform-aws-evil v1.0.0 INVALID_TAG',
      'refused terraform-aws-evil v2.0.0 INVALID_HCL',
      'published terraform-aws-vpc v1.0.0',
      'published terraform-aws-dns v1.0.0',
    ])
    expect(result.code).toBe(1)
    // The two tags that are one version are refused together.
    expect(result.stderr.match(/^error\[/gm)).toHaveLength(4)
    expect(await git(index, ['rev-list', '--count', 'registry'])).toBe('1')
    const again = await collect(['limits: {seconds: 8}', ...sources])
    expect([again.code, resultsOf(again)]).toEqual([0, []])
  })

  it('refuses a source whose packing takes longer than its limit, and publishes the others', async () => {
    await pushTags(repositoryOf('slow'), versionsOf('slow', ['1.0.0', '1.1.0']))
    // A git that never answers where it reads the objects of this source.
    const tag = '"$(tr -d \'"\' < "$GIT_DIR/objects/info/alternates")/../refs/tags/v1.1.0"'
    const hang = `if [ "$1" = cat-file ] && [ -e ${tag} ]; then exec sleep 40; fi`
    const bin = await programDirectory({ git: `#!/bin/sh\n${hang}\nexec ${programPath('git')} "$@"\n` })
    const lines = ['limits: {seconds: 10}', 'sources:', ...['slow', 'vpc'].map(fromDirectory)]
    const result = await collect(lines, [], { PATH: `${bin}:${process.env['PATH']}` })
    const refused = 'refused terraform-aws-slow LIMIT_EXCEEDED'
    expect(resultsOf(result)).toEqual([refused, 'published terraform-aws-vpc v1.0.0'])
    expect(result.stderr).toContain('takes more than 10 seconds to be packed')
    // The limit may be raised, or the machine may be faster: the next run tries again.
    const published = ['v1.0.0', 'v1.1.0'].map((tag) => `published terraform-aws-slow ${tag}`)
    expect(resultsOf(await collect(lines))).toEqual(published)
  })

  it('ends after a source of which the versions take several commits', async () => {
    const large = Array.from({ length: 30 }, (_, at) => `1.${at}.0`).map((version) => [
      `v${version}`,
      { ...moduleFiles('large', version), 'README.md': `${version}\n`.repeat(70_000) },
    ])
    await pushTags(repositoryOf('large'), Object.fromEntries(large))
    const result = await collect(['sources:', fromDirectory('large')])
    expect([result.code, resultsOf(result).length]).toEqual([0, 30])
    expect(await git(index, ['rev-list', '--count', 'registry'])).toBe('2')
  })
})

it('an index in a directory is created as a branch is, and a second run writes nothing, also with --only and refused tags', async () => {
  const directory = join(await temporaryDirectory(), 'new', 'index')
  await pushTags(repositoryOf('vpc'), { 'v1.1.0': { 'a.txt': 'no module' } })
  const lines = ['sources:', fromDirectory('vpc'), fromDirectory('dns')]
  index = directory
  expect(resultsOf(await collect(lines))).toEqual([
    'published terraform-aws-vpc v1.0.0',
    'refused terraform-aws-vpc v1.1.0 NOT_A_MODULE',
    'published terraform-aws-dns v1.0.0',
  ])
  const before = await digestOfDirectory(directory)
  for (const flags of [[], ['--only', '*vpc'], ['--only', '*dns']])
    expect((await collect(lines, flags)).json()).toMatchObject({ index: { changed: [] } })
  expect(await digestOfDirectory(directory)).toBe(before)
  const rendered = await runCli(['render', '--index', directory, '--json'])
  expect(rendered.json()).toMatchObject({ status: 'unchanged' })
})
