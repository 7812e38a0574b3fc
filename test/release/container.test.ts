import { readFileSync } from 'node:fs'
import { chmod, cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { hasProgram, runCliWell, runProgram } from '../support/cli/program.ts'
import { pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const text = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '')

/** The words of an instruction that has one JSON array. */
function words(instruction: RegExp): string[] {
  const [, array = ''] = instruction.exec(text) ?? []
  return JSON.parse(array)
}

const SERVE = [...words(/^ENTRYPOINT (\[.*\])$/m), ...words(/^CMD (\[.*\])$/m)]
const HEALTH = words(/^HEALTHCHECK .* CMD (\[.*\])$/m)

/** What the Dockerfile adds to its base, below `root`. */
async function copyFiles(root: string): Promise<void> {
  for (const [, line = ''] of text.matchAll(/^COPY (.*)$/gm)) {
    const sources = line.split(' ')
    const target = sources.pop() ?? ''
    for (const source of sources)
      await cp(source, join(root, target, target.endsWith('/') ? source : ''), { recursive: true })
  }
  await mkdir(join(root, 'etc'))
  await cp('/etc/ld.so.cache', join(root, 'etc/ld.so.cache'))
}

function shell(command: readonly string[]): string {
  return command.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
}

it('the Dockerfile is clean, and names the exact version of its base', () => {
  expect(validate(text)).toEqual([])
  expect(text).toMatch(/^FROM node:\d+\.\d+\.\d+-\S+$/m)
  expect(text).toMatch(/^USER node$/m)
})

/** Root in a container may lack the right to make namespaces. */
async function mayMakeNamespaces(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !['unshare', 'setpriv', 'ip'].every(hasProgram)) return false
  const { code } = await runProgram('unshare', ['--mount', '--net', 'mount', '--make-rprivate', '/'])
  return code === 0
}

it.skipIf(!(await mayMakeNamespaces()))(
  'the image serves an index that another user owns, without privileges and below a read-only root (needs root and namespaces)',
  async () => {
    const root = await temporaryDirectory()
    await chmod(root, 0o755)
    await copyFiles(root)
    const index = join(root, 'index')
    const modules = join(await temporaryDirectory(), 'terraform-aws-vpc.git')
    await pushTags(modules, versionsOf('vpc', ['1.2.0']))
    await runProgram('git', ['init', '--quiet', '--bare', index])
    await runCliWell(['init', '--index', index, '--url', 'https://modules.acme.dev'])
    const source = ['--repository', modules, '--module', 'acme/vpc/aws']
    await runCliWell(['publish', '--index', index, ...source, '--tag', 'v1.2.0'])

    const [serve, health] = [SERVE, HEALTH].map(shell)
    const env = { ...process.env, ROOT: root, NODE: process.execPath, SERVE: serve, HEALTH: health }
    const words = ['--mount', '--net', '--pid', '--fork', '--kill-child', 'sh', 'test/release/container.sh']
    const { code, stdout, stderr } = await runProgram('unshare', words, { env })

    expect(stderr).toMatch(/touch: .*Read-only file system/)
    expect(stdout).toContain('"version":"1.2.0"')
    expect(stdout).not.toContain('the root can be written')
    expect(code).toBe(0)
  },
)
