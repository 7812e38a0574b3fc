import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Git } from '../../../src/adapters/git/git.ts'
import { networkPackages } from '../../../src/adapters/http/packages.ts'
import { networkTransport } from '../../../src/adapters/http/transport.ts'
import { git, startGitServer } from '../../support/git/git-repository.ts'
import { moduleFiles, pushTags } from '../../support/git/tagged-modules.ts'
import { startLoopback } from '../../support/network/loopback.ts'
import { CountingLog } from '../../support/package/packing.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const UNKNOWN = { format: undefined, expected: undefined }

/** Gives little time and space. */
async function smallPackages() {
  const log = new CountingLog()
  const temporary = await temporaryDirectory()
  const environment = { PATH: process.env['PATH'], HOME: temporary }
  const limits = { megabytes: 1, seconds: 5 }
  const settings = { transport: networkTransport(log), git: new Git(environment, log), temporary, limits }
  return networkPackages(settings)
}

async function cloneOf(url: string) {
  return (await smallPackages()).commit({ kind: 'git', url, ref: 'v1.0.0', subdirectory: '' })
}

it('clones a repository for a package as long as it is not too large', async () => {
  const root = await temporaryDirectory()
  const directory = join(root, 'vpc.git')
  await pushTags(directory, { 'v1.0.0': moduleFiles('vpc') })
  const { url } = await startGitServer({ root })
  expect(await cloneOf(`${url}/vpc.git`)).toMatchObject({ kind: 'found', paths: ['README.md', 'main.tf'] })
  const message = randomBytes(2 * 1024 * 1024).toString('hex')
  const commit = await git(directory, ['commit-tree', 'v1.0.0^{tree}'], message)
  await git(directory, ['update-ref', 'refs/heads/large', commit])
  expect(await cloneOf(`${url}/vpc.git`)).toEqual({
    kind: 'unreachable',
    message: `the source "${url}/vpc.git" takes more than 1 MiB`,
  })
})

it('quotes what a Git server says', async () => {
  const said = 'ERR no \u009b31m\u202eone'
  const length = (Buffer.byteLength(said) + 4).toString(16).padStart(4, '0')
  const { url } = await startLoopback(async (_, response) => {
    response.setHeader('Content-Type', 'application/x-git-upload-pack-advertisement')
    response.end(`001e# service=git-upload-pack\n0000${length}${said}`)
  })
  expect(await cloneOf(`${url}/vpc.git`)).toEqual({
    kind: 'unreachable',
    message: String.raw`"fatal: remote error: no \u{9b}31m\u{202e}one"`,
  })
})

it('fetches an archive as long as its host does not take too long for it', async () => {
  const { url } = await startLoopback(async ({ method }, response) => {
    response.writeHead(200)
    if (method === 'HEAD') return void response.end()
    const drip = setInterval(() => response.write('x'), 100)
    response.on('close', () => clearInterval(drip))
  })
  const archive = { kind: 'archive', url: `${url}/vpc.zip`, subdirectory: '', ...UNKNOWN } as const
  expect(await (await smallPackages()).archive(archive)).toEqual({
    kind: 'unreachable',
    message: `"${url}/vpc.zip" cannot be reached: "no answer within 5 s"`,
  })
})
