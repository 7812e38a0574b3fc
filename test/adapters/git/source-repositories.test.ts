import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { Git } from '../../../src/adapters/git/git.ts'
import {
  SourceRepositories,
  type SourceRepositoriesOptions,
} from '../../../src/adapters/git/source-repositories.ts'
import { namedSource } from '../../../src/collect/list-sources.ts'
import { registryConfigSchema } from '../../../src/collect/registry-config.ts'
import type { Source } from '../../../src/collect/source.ts'
import { collectionStores } from '../../../src/composition/package-stores.ts'
import { refusalFrom } from '../../refusal.ts'
import type { Environment } from '../../support/cli/program.ts'
import { type GitServerOptions, git, startGitServer } from '../../support/git/git-repository.ts'
import { moduleFiles, pushTags, versionsOf } from '../../support/git/tagged-modules.ts'
import { CountingLog } from '../../support/package/packing.ts'
import { programDirectory, temporaryDirectory } from '../../support/temporary.ts'

let root: string
let directory: string

beforeEach(async () => {
  root = await temporaryDirectory()
  directory = join(root, 'acme/terraform-aws-vpc.git')
  await pushTags(directory, versionsOf('vpc', ['1.0.0', '1.1.0', '1.2.0']))
})

function sourceAt(repository: string): Source {
  const [options] = registryConfigSchema.parse({ sources: [{ repository }] }).sources
  const source = options && namedSource(options, 'https://github.com')
  if (source === undefined) throw new Error('no source')
  return source
}

async function open({ env, ...options }: Partial<SourceRepositoriesOptions & { env: Environment }> = {}) {
  const log = new CountingLog()
  const sources = new SourceRepositories({
    git: new Git({ PATH: process.env['PATH'], HOME: await temporaryDirectory(), ...env }, log),
    limits: { tags: 100, megabytes: 1, seconds: 20 },
    temporary: await temporaryDirectory(),
    tokenFor: () => undefined,
    storesOf: collectionStores,
    describe: async () => undefined,
    ...options,
  })
  return { sources, log }
}

async function serve(options: Partial<GitServerOptions> = {}) {
  const server = await startGitServer({ root, ...options })
  return { ...server, source: sourceAt(`${server.url}/acme/terraform-aws-vpc.git`) }
}

describe('the tags of a source', () => {
  it('are listed with one request, each at its commit, over http and from a directory', async () => {
    await git(directory, ['tag', '-a', '-m', 'x', 'v2.0.0', 'v1.2.0'])
    const commit = await git(directory, ['rev-parse', 'v1.2.0'])
    const { source, requests } = await serve()
    for (const each of [source, sourceAt(`file://${directory}`)]) {
      const { sources, log } = await open()
      const tags = await sources.listTags(each)
      expect(tags.map(({ tag }) => tag)).toEqual(['v1.0.0', 'v1.1.0', 'v1.2.0', 'v2.0.0'])
      expect(tags.at(-1)).toEqual({ tag: 'v2.0.0', commit })
      expect(log.lines.filter((line) => line.startsWith('git ls-remote'))).toHaveLength(1)
    }
    expect(requests).toHaveLength(2)
  })

  it('are listed again where the server is busy', async () => {
    let count = 0
    const { source } = await serve({ faults: () => (count++ === 0 ? 503 : undefined) })
    const { sources } = await open()
    expect(await sources.listTags(source)).toHaveLength(3)
  })

  it.each<[what: string, options: Partial<GitServerOptions>, refusal: RegExp]>([
    ['hangs', { faults: () => 'stall' }, /^LIMIT_EXCEEDED: .* more than 1 second \| raise "limits: seconds/],
    ['has none', { root: '/nowhere' }, /^PERMISSION: .*does not exist, or may not be read with these/],
    ['wants a token', { token: 'secret' }, /^PERMISSION: .*give a token that may read it/],
    ['breaks off', { faults: () => 'drop' }, /^REPOSITORY_UNREACHABLE: .*: .*the next run tries it again/],
  ])('of a server that %s are refused', async (_, options, refused) => {
    const { source } = await serve(options)
    const { sources } = await open({ limits: { tags: 100, megabytes: 1, seconds: 1 } })
    expect(await refusalFrom(() => sources.listTags(source))).toMatch(refused)
  })

  it('are read with the token of the host, and by ssh with the keys of the user', async () => {
    const { source, requests } = await serve({ token: 'secret' })
    const { sources } = await open({ tokenFor: () => 'secret' })
    expect(await sources.listTags(source)).toHaveLength(3)
    expect(requests.every(({ authorization }) => authorization.length === 1)).toBe(true)

    // Stands for ssh: says how it was called, and runs what the server would run.
    const ssh = `#!/bin/sh\necho "$@" > "$(dirname "$0")/called"\nfor last; do :; done\ncd ${root} && exec sh -c "$last"\n`
    const programs = await programDirectory({ ssh })
    const overSsh = await open({ env: { PATH: `${programs}:${process.env['PATH']}` } })
    const scp = sourceAt('git@git.acme.test:acme/terraform-aws-vpc.git')
    expect(await overSsh.sources.listTags(scp)).toHaveLength(3)
    const publisher = { host: 'git.acme.test', repository: 'acme/terraform-aws-vpc' }
    expect((await overSsh.sources.fetch(scp, ['v1.0.0'])).publisher).toEqual(publisher)
  })

  it('are listed under the new name of a repository that GitHub has renamed', async () => {
    const { url } = await serve()
    const source = sourceAt(`${url}/acme/old.git`)
    const found = { id: 5, ownerId: 7, isPrivate: false, isFork: false, isArchived: false, isTemplate: false }
    const { sources } = await open({ describe: async () => ({ ...found, name: 'acme/terraform-aws-vpc' }) })
    expect(await sources.listTags(source)).toHaveLength(3)
    const modules = await sources.fetch(source, ['v1.0.0'])
    expect(modules.publisher).toMatchObject({ repository: 'acme/terraform-aws-vpc', repositoryId: 5 })
  })
})

describe('what is fetched of a source', () => {
  it('is the named tags, without history', async () => {
    const { source } = await serve()
    const { sources } = await open()
    const modules = await sources.fetch(source, ['v1.1.0'])
    const [tagged, ...others] = await modules.tags.all()
    expect([tagged?.tag, others]).toEqual(['v1.1.0', []])
    const request = { commit: tagged?.commit ?? '', path: '', allow: [] }
    const pkg = await modules.packer.pack(request)
    await modules.close()
    expect((await modules.packer.pack(request)).facts).toEqual(pkg.facts)
    for (let times = 0; times < 2; times += 1) await modules.close()
  })

  it('may not be larger than the limit', async () => {
    const large = { ...moduleFiles('vpc'), 'data.txt': randomBytes(2 * 1024 * 1024).toString('hex') }
    await pushTags(directory, { 'v3.0.0': large })
    const { source } = await serve()
    const { sources } = await open()
    expect(await refusalFrom(() => sources.fetch(source, ['v3.0.0']))).toMatch(
      /^LIMIT_EXCEEDED: the source ".*" takes more than 1 MiB/,
    )
    await (await sources.fetch(source, ['v1.0.0'])).close()
  })
})

describe('who may read a source', () => {
  it('is told by what a server shows to everybody, not by what the user logs in with', async () => {
    const everybody = await open({ tokenFor: () => 'secret' })
    expect(await everybody.sources.visibilityOf((await serve()).source)).toBe('public')
    const { source, url } = await serve({ token: 'secret' })
    expect(await everybody.sources.visibilityOf(source)).toBe('private')
    const home = await temporaryDirectory()
    await writeFile(join(home, '.netrc'), 'machine 127.0.0.1 login x-access-token password secret\n')
    const header = `Authorization: Basic ${Buffer.from('x-access-token:secret').toString('base64')}`
    await writeFile(join(home, '.gitconfig'), `[http "${url}/"]\n\textraHeader = ${header}\n`)
    const { sources } = await open({ env: { HOME: home } })
    expect(await sources.listTags(source)).toHaveLength(3)
    expect(await sources.visibilityOf(source)).toBe('private')
  })

  it('is nobody but its readers where the server says so or does not answer, and for a directory', async () => {
    const { sources } = await open()
    expect(await sources.visibilityOf({ ...sourceAt('acme/vpc'), isPrivate: true })).toBe('private')
    expect(await sources.visibilityOf({ ...sourceAt('acme/vpc'), isPrivate: false })).toBe('private')
    expect(await sources.visibilityOf(sourceAt(`file://${directory}`))).toBe('private')
  })
})
