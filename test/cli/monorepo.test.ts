import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { groupBy } from '../../src/base/group.ts'
import { type CliResult, releasesOf, reportOf, runCli } from '../support/cli/program.ts'
import { buildMonorepo, buildRepository, git, type MonorepoCommit } from '../support/git/module-repository.ts'
import { createModule, createRegistry, MODULE_FILES } from '../support/index/registry.ts'
import { forEachTest, temporaryFile } from '../support/temporary.ts'

const documented = readFileSync('docs/guides/several-modules.md', 'utf8')
const NAMES = ['m01', 'm02', 'm03', 'm04', 'm05']

/** m01 moved from old/, m02 had another prefix once, and the rest stayed. */
const CONFIG = `modules:
  - { path: [modules/m01, old/m01], address: acme/m01/aws, tag-prefix: m01/ }
  - { path: modules/m02, address: acme/m02/aws, tag-prefix: [m02/, legacy-] }
${NAMES.slice(2)
  .map((name) => `  - { path: modules/${name}, address: acme/${name}/aws, tag-prefix: ${name}/ }\n`)
  .join('')}`

/** 5 modules, 10 versions with gaps. */
function commits(): MonorepoCommit[] {
  return Array.from({ length: 10 }, (_, at) => {
    const isOld = at < 6
    const files = NAMES.map((name): [string, string] => [
      `${name === 'm01' && isOld ? 'old' : 'modules'}/${name}/main.tf`,
      `output "id" {\n  value = "${name} ${at}"\n}\n`,
    ])
    if (at === 9) files.push(['.module-registry.yml', CONFIG])
    const prefix = (name: string) => (name === 'm02' && isOld ? 'legacy-' : `${name}/`)
    const tagged = NAMES.filter((_, index) => (at + index) % 7 !== 0)
    return { files: Object.fromEntries(files), tags: tagged.map((name) => `${prefix(name)}v1.${at}.0`) }
  })
}

const countsOf = (run: CliResult) => {
  const groups = groupBy(reportOf(run).results, ({ status }) => status)
  return Object.fromEntries([...groups].map(([status, group]) => [status, group.length]))
}

const index = forEachTest(async () => (await createRegistry()).directory)

const publish = (directory: string, ...args: string[]) =>
  runCli(['publish', '--index', index(), '--repository', directory, ...args])

it('a monorepo of 5 modules and 10 versions is planned, published, and planned again; a moved tag and two spellings are named, until they are ignored', async () => {
  const directory = await buildMonorepo(commits(), 'https://git.acme.test/acme/platform.git')
  git(directory, ['tag', 'm05/v1', 'm05/v1.9.0'])
  const count = git(directory, ['tag', '--list']).toString().trim().split('\n').length - 1
  const first = await publish(directory, '--all-tags', '--dry-run', '--json')
  expect([first.code, countsOf(first)]).toEqual([0, { planned: count }])
  const all = await publish(directory, '--all-tags', '--json')
  expect(all.code).toBe(0)
  const releases = releasesOf(all)
  expect(releases).toHaveLength(count)
  // Moved: the directory at its commit. Renamed: the prefix of then.
  expect(releases).toEqual(
    expect.arrayContaining(['published acme/m01/aws 1.5.0', 'published acme/m02/aws 1.5.0']),
  )
  const again = await publish(directory, '--all-tags', '--dry-run', '--json')
  expect(countsOf(again)).toEqual({ unchanged: count })

  git(directory, ['tag', '--force', 'm03/v1.3.0', 'main'])
  git(directory, ['tag', 'm04/1.5.0', 'main'])
  const refused = await publish(directory, '--all-tags', '--dry-run', '--json')
  const bad = ({ results }: ReturnType<typeof reportOf>) =>
    results.flatMap((each) => (each.error === undefined ? [] : `${each.tag} ${each.error.code}`)).sort()
  const expected = ['m03/v1.3.0 TAG_MOVED', 'm04/1.5.0 INVALID_TAG', 'm04/v1.5.0 INVALID_TAG']
  expect(bad(reportOf(refused))).toEqual(expected)
  const run = await publish(directory, '--all-tags')
  expect(run.code).toBe(0)
  expect(run.stdout).toContain('refused   2 INVALID_TAG, m04/1.5.0 … m04/v1.5.0 of acme/m04/aws (')
  expect(await publish(directory, '--all-tags', '--strict')).toMatchObject({ code: 1, stdout: '' })
  const file = join(directory, 'config.yml')
  const ignored = ['{ tag: m03/v1.3.0, reason: moved by mistake }', '{ tag: m04/1.5.0, reason: a mistake }']
  await writeFile(file, `${CONFIG}ignore-tags: [${ignored.join(', ')}]\n`)
  const nightly = await publish(directory, '--all-tags', '--config', file)
  expect(nightly.code).toBe(0)
  expect(nightly.stderr).toContain('tags      skipped, ignored: moved by mistake: "m03/v1.3.0"')
})

it('modules that share their tags are published together, and the dry run of docs/guides/several-modules.md says so', async () => {
  const config =
    'modules: [{ path: vpc, address: acme/vpc/aws }, { path: subnets, address: acme/subnets/aws }]\n'
  const ignore = 'ignore-tags: [{ tag: v0.9.0, reason: a test }]\n'
  const files = (text: string) => ({ 'vpc/main.tf': '', 'subnets/main.tf': '', '.module-registry.yml': text })
  const first = { files: files(config), tags: ['v1.0.0', 'v1'] }
  const second = { files: files(config + ignore), tags: ['v1.1.0', 'v0.9.0'] }
  const directory = await buildMonorepo([first, second], 'https://git.acme.test/acme/platform.git')
  await publish(directory, '--tag', 'v1.0.0')
  const { code, stdout } = await publish(directory, '--all-tags', '--dry-run')
  expect(code).toBe(0)
  const shown = `$ module-registry publish --index ./registry --all-tags --dry-run\n${stdout}`
  expect(documented).toContain(shown.replaceAll(/^(?=.)/gm, '    '))
  expect((await publish(directory, '--all-tags')).stdout).toContain(
    'together  acme/vpc/aws, acme/subnets/aws: each of 2 tags is a version of each, as they have the same tag prefix',
  )
})

it('modules of which some came later are counted where they are published together', async () => {
  const names = ['vpc', 'subnets', 'peering']
  const commits = [2, 3].map((count) => {
    const modules = names
      .slice(0, count)
      .map((name) => `{ path: ${name}, address: acme/${name}/aws }`)
      .join(', ')
    const files = Object.fromEntries(names.slice(0, count).map((name) => [`${name}/main.tf`, '']))
    return { files: { ...files, '.module-registry.yml': `modules: [${modules}]\n` }, tags: [`v1.${count}.0`] }
  })
  const directory = await buildMonorepo(commits, 'https://git.acme.test/acme/network.git')
  expect((await publish(directory, '--all-tags')).stdout).toContain(
    'together  3 modules: each of 2 tags is a version of several, as they have the same tag prefix',
  )
})

const publishJson = (directory: string, ...args: string[]) => publish(directory, '--json', ...args)

const TWO = `modules:
  - { path: modules/vpc, address: acme/vpc/aws, tag-prefix: vpc/ }
  - { path: modules/subnets, address: acme/subnets/aws, tag-prefix: subnets- }
`

describe('the config file', () => {
  it('of HEAD, and one that is named, leaves out old tags that have the directory elsewhere', async () => {
    const { directory } = await createModule({ files: [{ path: 'vpc/main.tf' }], tag: 'vpc/v1.0.0' })
    const before = [{ path: 'modules/vpc/main.tf' }]
    buildRepository(directory, { files: before, tag: 'vpc/v1.1.0' })
    const files = [...before, { path: '.module-registry.yml', content: TWO }]
    buildRepository(directory, { files, tag: 'vpc/v1.2.0' })
    const all = await publishJson(directory, '--all-tags')
    expect(releasesOf(all)).toEqual(['published acme/vpc/aws 1.1.0', 'published acme/vpc/aws 1.2.0'])
    expect(all.stderr).toContain('tags      skipped, its commit does not have the module: "vpc/v1.0.0"')
    expect(all.code).toBe(0)
    const named = await publishJson(directory, '--all-tags', '--config', await temporaryFile('same.yml', TWO))
    expect(releasesOf(named)).toEqual(['unchanged acme/vpc/aws 1.1.0', 'unchanged acme/vpc/aws 1.2.0'])

    expect((await publishJson(directory, '--tag', 'vpc/v1.0.0')).json()).toMatchObject({
      error: { code: 'NOT_A_MODULE', hint: expect.stringContaining('--tag vpc/v1.0.0 --config ') },
    })
    const old = await temporaryFile('old.yml', TWO.replace('modules/vpc', 'vpc'))
    const own = await publishJson(directory, '--tag', 'vpc/v1.0.0', '--config', old)
    expect(releasesOf(own)).toEqual(['published acme/vpc/aws 1.0.0'])
  })

  it("takes the tag's own config, else that of HEAD, and --config before both", async () => {
    const config = (name: string) => ({ path: '.module-registry.yml', content: `module: acme/${name}/aws\n` })
    const { directory } = await createModule({ tag: 'v0.1.0' })
    buildRepository(directory, { files: [...MODULE_FILES, config('tagged')], tag: 'v1.0.0' })
    buildRepository(directory, { files: [...MODULE_FILES, config('head')], tag: 'v2.0.0' })
    const args = ['--all-tags', '--dry-run']
    const ofHead = ['planned acme/head/aws 0.1.0', 'planned acme/head/aws 2.0.0']
    const planned = [...ofHead, 'planned acme/tagged/aws 1.0.0']
    expect(releasesOf(await publishJson(directory, ...args))).toEqual(planned)
    const file = await temporaryFile('other.yml', 'module: acme/file/aws\npackage: git\n')
    const result = await publishJson(directory, '--tag', 'v1.0.0', '--config', file)
    expect(releasesOf(result)).toEqual(['published acme/file/aws 1.0.0'])
    expect(result.json()).toMatchObject({ results: [{ package: { kind: 'git' } }] })
  })

  it('is refused with all its mistakes, each with its line, up to ten', async () => {
    const { directory } = await createModule({ tag: 'v1.0.0' })
    const config = await temporaryFile('config.yml', `modules:\n${'  - path: a\n'.repeat(12)}`)
    const { stderr } = await publishJson(directory, '--tag', 'v1.0.0', '--config', config)
    expect(stderr).toMatch(/; line 11: [^;]*; it must be a text; and 2 more mistakes$/m)
  })
})
