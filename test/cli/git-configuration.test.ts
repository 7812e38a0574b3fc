import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { argv, programPath, reportOf, runCli, runCliWell, startServeForTest } from '../support/cli/program.ts'
import { git } from '../support/git/module-repository.ts'
import { createModule, createRegistry, type Registry } from '../support/index/registry.ts'
import { programDirectory, temporaryDirectory, temporaryFile } from '../support/temporary.ts'

let registry: Registry
let marker: string
/** A program that says that it has run, and does its work: it runs its arguments. */
let program: string

beforeEach(async () => {
  registry = await createRegistry()
  marker = join(await temporaryDirectory(), 'marker')
  const script = `#!/bin/sh\necho "$0 $*" >> ${marker}\ncase "$1" in git*) exec "$@";; esac\n`
  program = join(await programDirectory({ script }), 'script')
})

/** A home whose configuration names the program wherever a local transport would run one. */
async function homeWithPrograms(): Promise<string> {
  const names = ['pre-receive', 'update', 'post-receive', 'post-update', 'reference-transaction']
  const scripts = names.map((name) => [name, `#!/bin/sh\necho ${name} >> ${marker}\n`])
  const hooks = await programDirectory(Object.fromEntries(scripts))
  const lines = ['[core]', `\thooksPath = ${hooks}`, '[uploadpack]', `\tpackObjectsHook = ${program}`, '']
  return temporaryDirectory({ '.gitconfig': lines.join('\n') })
}

it('no program of the user’s Git configuration runs for an index at a path or file://, or for a source', async () => {
  const { directory } = await createModule()
  const env = { HOME: await homeWithPrograms() }
  const publish = ['publish', '--repository', directory, '--tag', 'v1.0.0']
  for (const index of [registry.bare, `file://${registry.bare}`])
    for (const command of [publish, ['render']]) await runCliWell([...command, '--index', index], { env })
  const config = await temporaryFile(
    'registry.yml',
    `sources:\n  - {repository: "file://${directory}", address: acme/net/aws}\n`,
  )
  await runCliWell(['collect', '--index', `file://${registry.bare}`, '--config', config], { env })
  expect(existsSync(marker)).toBe(false)
})

/** A directory for PATH whose git does not know GIT_NO_LAZY_FETCH, like releases before 2.39.4 and some up to 2.43. */
async function pathWithLazyGit(): Promise<string> {
  const git = `#!/bin/sh\nGIT_NO_LAZY_FETCH=0 exec ${programPath('git')} "$@"\n`
  return `${await programDirectory({ git })}:${process.env['PATH']}`
}

/** Lines of a partial clone whose configuration names the program for what it lacks. */
function partialClone(url: string): string {
  const format = '[core]\n\trepositoryFormatVersion = 1\n[extensions]\n\tpartialClone = origin\n'
  return `${format}[remote "origin"]\n\turl = ${url}\n\tpromisor = true\n\tuploadpack = ${program}\n`
}

describe.each([
  ['this git', async () => process.env['PATH']],
  ['a git without GIT_NO_LAZY_FETCH', pathWithLazyGit],
])('a partial clone, read by %s,', (_, path) => {
  it('refuses a tag on a missing object alone, and runs no program of its configuration', async () => {
    const { directory } = await createModule()
    await writeFile(join(directory, '.git/config'), partialClone(`file://${directory}`))
    const missing = 'a'.repeat(40)
    for (const tag of ['v2.0.0', 'not-a-version'])
      await writeFile(join(directory, '.git/refs/tags', tag), `${missing}\n`)
    const annotated = `object ${missing}\ntype commit\ntag v3.0.0\ntagger Ada <ada@acme.test> 1735787045 +0000\n\nx\n`
    const oid = git(directory, ['hash-object', '-t', 'tag', '-w', '--stdin', '--literally'], annotated)
    await writeFile(join(directory, '.git/refs/tags/v3.0.0'), oid)
    const args = argv`publish --index ${registry.directory} --repository ${directory} --module a/b/c --all-tags`
    const result = await runCli([...args, '--json'], { env: { PATH: await path() } })
    const { code, stderr } = result
    const outcomes = reportOf(result).results.map(
      ({ status, tag, error }) => `${status} ${tag} ${error?.code}`,
    )
    const refused = ['refused v2.0.0 NOT_FOUND', 'refused v3.0.0 NOT_FOUND']
    expect(outcomes.sort()).toEqual(['published v1.0.0 undefined', ...refused])
    expect(code).toBe(1)
    expect(stderr).toContain(`tag "v3.0.0" names the object ${missing}, which is not in the repository`)
    expect(stderr).toContain('hint: fetch it: git fetch --force origin refs/tags/v3.0.0:refs/tags/v3.0.0')
    expect(existsSync(marker)).toBe(false)
  })

  it('is refused as a source, and runs no program of its configuration', async () => {
    const { directory } = await createModule()
    git(directory, ['config', 'uploadpack.allowFilter', 'true'])
    const partial = join(await temporaryDirectory(), 'partial.git')
    git(directory, ['clone', '--quiet', '--bare', '--filter=blob:none', `file://${directory}`, partial])
    await writeFile(join(partial, 'config'), partialClone(`file://${directory}`))
    const config = await temporaryFile(
      'registry.yml',
      `sources:\n  - {repository: "file://${partial}", address: acme/vpc/aws}\n`,
    )
    const args = ['collect', '--index', registry.directory, '--config', config]
    const { code, stderr } = await runCli(args, { env: { PATH: await path() } })
    expect(code).toBe(1)
    expect(stderr).toContain('error[REPOSITORY_UNREACHABLE]')
    expect(existsSync(marker)).toBe(false)
  })
})

/**
 * A directory of a file system that keeps the case of names and finds them by any: exFAT, as on memory cards, in a file. Undefined
 * where it cannot be mounted. It goes with the test file.
 */
function foldingDirectory(): string | undefined {
  const hasDevices = ['/dev/fuse', '/dev/loop-control'].every((path) => existsSync(path))
  const programs = ['mkfs.exfat', 'mount.exfat-fuse', 'losetup']
  if (process.getuid?.() !== 0 || !hasDevices || programs.some((name) => programPath(name) === undefined))
    return undefined
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'module-registry-exfat-'))
  const [image, directory] = [join(home, 'image'), join(home, 'files')]
  mkdirSync(directory)
  const run = (name: string, ...args: readonly string[]) =>
    execFileSync(name, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  let device: string | undefined
  const remove = () => {
    spawnSync('umount', [directory])
    if (device !== undefined) spawnSync('losetup', ['--detach', device])
    rmSync(home, { recursive: true, force: true })
  }
  try {
    run('truncate', '--size', '64M', image)
    run('mkfs.exfat', image)
    device = run('losetup', '--find', '--show', image)
    run('mount.exfat-fuse', device, directory)
    writeFileSync(join(directory, 'Name'), '')
    if (!existsSync(join(directory, 'nAME'))) throw new Error('it does not fold case')
  } catch {
    remove()
    return undefined
  }
  afterAll(remove)
  return directory
}

const folding = foldingDirectory()

/** The directory under test, and an ordinary one that it is compared with. */
const places = async (name: string) => [join(folding ?? '', name), join(await temporaryDirectory(), name)]

describe.skipIf(folding === undefined)(
  'a file system that folds case (needs root, FUSE, loop devices, exfat-fuse, exfatprogs)',
  () => {
    it('holds an index as any other does, and refuses another spelling of an address', async () => {
      const { directory } = await createModule()
      const outcomes = []
      for (const index of await places('index')) {
        await runCliWell(argv`init --index ${index} --url https://modules.acme.test`)
        const to = argv`--index ${index} --repository ${directory} --tag v1.0.0`
        const publish = async (module: string) =>
          JSON.parse((await runCli(argv`publish --json ${to} --module ${module}`)).stdout)
        const first = await publish('Acme/vpc/aws')
        const other = await publish('acme/VPC/aws')
        const again = await publish('Acme/vpc/aws')
        expect((await runCli(argv`verify --index ${index}`)).code).toBe(0)
        expect((await runCli(argv`render --index ${index} --check`)).code).toBe(0)
        const { url } = await startServeForTest(['--index', index])
        const asked = ['Acme/vpc/aws', 'acme/VPC/aws'].map(
          async (module) => (await fetch(`${url}/v1/modules/${module}/versions`)).status,
        )
        outcomes.push([first, other.error?.code, again.results, await Promise.all(asked)])
      }
      expect(outcomes[0]).toEqual(outcomes[1])
      expect(outcomes[0]?.slice(1)).toMatchObject(['INVALID_ADDRESS', [{ status: 'unchanged' }], [200, 404]])
    })

    it('holds a module repository as any other does', async () => {
      const files = [
        { path: 'main.tf', content: 'module "x" {\n  source = "./Modules/X"\n}\n' },
        { path: 'Modules/X/main.tf', content: 'locals {}\n' },
      ]
      const { directory } = await createModule({ files })
      const packages = []
      for (const place of await places('module')) {
        cpSync(directory, place, { recursive: true })
        git(place, ['config', 'core.ignorecase', 'true'])
        const output = join(await temporaryDirectory(), 'module.zip')
        const args = argv`package --json --repository ${place} --tag v1.0.0 --output ${output}`
        packages.push((await runCliWell(args)).json())
      }
      expect(packages[0]).toMatchObject({ digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) })
      expect(packages[0]).toEqual(packages[1])
    })
  },
)

it('a checkout with core.autocrlf gives the package, the interface and the configuration of the commit', async () => {
  const files = [
    { path: 'main.tf', content: 'variable "a" {\n  description = "One"\n}\n\nvariable "b" {}\n' },
    { path: 'README.md', content: '# VPC\n\nA network.\n' },
    { path: '.module-registry.yml', content: 'module: acme/net/aws\nallow:\n  - x.pem\n' },
  ]
  const { directory } = await createModule({ files })
  const root = await temporaryDirectory()
  const outcomes = []
  for (const [autocrlf, ends] of Object.entries({ false: 'i/lf    w/lf', true: 'i/lf    w/crlf' })) {
    const repository = join(root, autocrlf)
    git(root, ['clone', '--quiet', '--config', `core.autocrlf=${autocrlf}`, directory, repository])
    expect(git(repository, ['ls-files', '--eol', 'main.tf']).toString()).toContain(ends)
    const { directory: index } = await createRegistry()
    const args = argv`--index ${index} --repository ${repository} --tag v1.0.0`
    const { results } = JSON.parse((await runCliWell(argv`publish --json ${args}`)).stdout)
    const inspected = JSON.parse((await runCliWell(argv`inspect --json ${repository}`)).stdout)
    outcomes.push({ results, inputs: inspected.root.inputs })
  }
  expect(outcomes[0]).toEqual(outcomes[1])
  const inputs = [{ name: 'a' }, { name: 'b' }]
  expect(outcomes[0]).toMatchObject({ results: [{ address: 'acme/net/aws' }], inputs })
})
