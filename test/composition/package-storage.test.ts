import { describe, expect, it } from 'vitest'
import { blobOfBytes } from '../../src/adapters/oci/client.ts'
import { packageStorage } from '../../src/composition/package-storage.ts'
import type { ModuleDocument } from '../../src/index/format/documents.ts'
import type { MovingName } from '../../src/lifecycle/ports.ts'
import { parseModuleAddress } from '../../src/module/module-address.ts'
import { parseVersion } from '../../src/module/version.ts'
import { type Descriptor, descriptorOf } from '../../src/oci/descriptor.ts'
import {
  EMPTY_CONFIG_BYTES,
  MANIFEST_TYPE,
  MODULE_ARTIFACT_TYPE,
  renderManifest,
  ZIP_TYPE,
} from '../../src/oci/manifest.ts'
import { hasProgram } from '../support/cli/program.ts'
import { type FakeGitHub, startGitHub } from '../support/github/github.ts'
import type { FakeRepository } from '../support/github/github-state.ts'
import { testRuntime } from '../support/index/verify-run.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { ociClient } from '../support/oci/oci-client.ts'
import { type OciRegistry, startOciRegistry } from '../support/oci/oci-registry.ts'
import { aModule, aRelease, aYank, bytesOf, commitOf, digestOf } from '../support/publish/samples.ts'

const TOKEN = 'ghp_ofTheTest'

async function placesWith(github?: FakeGitHub, token: string | null = TOKEN) {
  const runtime = await testRuntime(github === undefined ? {} : { GITHUB_SERVER_URL: github.url })
  const urls = github === undefined ? {} : { url: github.url, apiUrl: github.apiUrl }
  const access = { token: token ?? undefined, tokenName: 'GITHUB_TOKEN', retrySeconds: 20 }
  return packageStorage(runtime, { ...access, ...urls })
}

/** A module with these locations of its versions. */
function moduleOf(locations: Readonly<Record<string, string>>, yanked: readonly string[] = []) {
  const releases = Object.entries(locations).map(([version, location]) => {
    const kind = location.startsWith('oci:') ? 'oci' : 'release'
    return { ...aRelease({ version }), packages: [{ kind, location, digest: digestOf(version) }] }
  })
  return aModule(releases, { yanks: yanked.map(aYank) })
}

type Storage = Awaited<ReturnType<typeof placesWith>>
/** What follows after marks of one version. */
const follow = (storage: Storage, module: ModuleDocument, version: string, dryRun = false) =>
  storage.follow(module, [parseVersion(version)], dryRun)
const lines = (names: readonly MovingName[]) =>
  names.map(({ name, status, version }) => `${status} ${name.split(' of ')[0]} ${version}`)

const [address, version] = [parseModuleAddress('acme/vpc/aws'), parseVersion('1.0.0')]
const PLACED = { address, version, isShared: false }

/** Pushes a manifest with one layer of these bytes under tags. */
async function push(
  repository: string,
  content: string,
  tags: readonly string[],
  more: { readonly subject?: Descriptor; readonly annotations?: Readonly<Record<string, string>> } = {},
) {
  const client = ociClient(repository)
  const zip = bytesOf(content)
  for (const bytes of [zip, EMPTY_CONFIG_BYTES]) await client.pushBlob(blobOfBytes(bytes))
  const layers = [descriptorOf(ZIP_TYPE, zip)]
  const bytes = renderManifest({ artifactType: MODULE_ARTIFACT_TYPE, layers, ...more })
  const subject = descriptorOf(MANIFEST_TYPE, bytes)
  const { digest } = subject
  for (const tag of [digest, ...tags]) await client.putManifest(tag, { mediaType: MANIFEST_TYPE, bytes })
  const location = `oci://${repository}?digest=${digest}`
  const blob = digestOf(content)
  return { digest, blob, location, subject, placed: { ...PLACED, kind: 'oci', location, digest: blob } }
}

/** Three releases and a pre-release. */
async function fourVersions(registry: OciRegistry) {
  const repository = `${registry.host}/acme/vpc`
  const first = await push(repository, 'first', ['1.9.0', '1.9'])
  const second = await push(repository, 'second', ['1.10.0', '1.10'])
  const third = await push(repository, 'third', ['1.10.1', '1.10', '1', 'latest'])
  const preview = await push(repository, 'preview', ['2.0.0-rc.1'])
  const older = { '1.9.0': first.location, '1.10.0': second.location }
  const locations = { '2.0.0-rc.1': preview.location, ...older, '1.10.1': third.location }
  return { repository, first, second, third, locations }
}

describe('the package of a removed version in an OCI registry', () => {
  it('is deleted with what is attached to it and with its own bytes, and a second time it is absent', async () => {
    const registry = await startOciRegistry()
    const repository = `${registry.host}/acme/vpc`
    const pkg = await push(repository, 'zip', ['1.0.0'])
    const shared = await push(repository, 'shared', ['1.0.1'])
    const other = await push(repository, 'other', ['1.1.0'])
    const attached = await push(repository, 'interface', [], { subject: pkg.subject })
    const storage = await placesWith()
    const note = 'attached documents: 1; their bytes stay until the garbage collection of the registry'
    expect(await storage.delete(pkg.placed)).toEqual({ status: 'deleted', notes: [note] })
    expect(await storage.delete({ ...shared.placed, isShared: true })).toMatchObject({ status: 'deleted' })
    const { manifests, tags, blobs } = registry.repository('acme/vpc')
    expect([...manifests.keys()]).toEqual([other.digest])
    expect([...tags.keys()]).toEqual(['1.1.0'])
    const kept = [pkg, shared, other, attached].map(({ blob }) => blobs.has(blob))
    expect(kept).toEqual([false, true, true, true])
    expect(await storage.delete(pkg.placed)).toEqual({ status: 'absent', notes: [] })
  })

  it('is deleted where its manifest names the module, and left alone where it names another one', async () => {
    const registry = await startOciRegistry()
    const of = (title: string, version: string) =>
      push(`${registry.host}/acme/vpc`, version, [version], {
        annotations: { 'org.opencontainers.image.title': title },
      })
    const own = await of('acme/vpc/aws', '1.0.0')
    const named = await of('A network', '1.1.0')
    const other = await of('acme/dns/aws', '1.2.0')
    const storage = await placesWith()
    for (const { placed } of [own, named])
      expect(await storage.delete(placed)).toMatchObject({ status: 'deleted' })
    const reason = 'its manifest says that it is a package of "acme/dns/aws"'
    expect(await storage.delete(other.placed)).toMatchObject({ status: 'failed', reason })
    const { manifests, blobs } = registry.repository('acme/vpc')
    expect([...manifests.keys()]).toEqual([other.digest])
    expect(blobs.has(other.blob)).toBe(true)
  })

  it('that the registry does not delete is a failure with the way by hand', async () => {
    const registry = await startOciRegistry()
    const pkg = await push(`${registry.host}/acme/vpc`, 'zip', ['1.0.0'])
    registry.failNext(/^DELETE /, { answer: 405, body: '{"errors":[{"code":"UNSUPPORTED"}]}' })
    expect(await (await placesWith()).delete(pkg.placed)).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('405 UNSUPPORTED'),
      fix: expect.stringContaining(`oras manifest delete ${registry.host}/acme/vpc@${pkg.digest}`),
    })
    expect(registry.repository('acme/vpc').manifests.has(pkg.digest)).toBe(true)
  })

  it.skipIf(!hasProgram('docker-registry'))(
    "is deleted by Docker's registry where that is allowed, with its tag and bytes (needs docker-registry)",
    async () => {
      const { host } = await startDockerRegistry('none')
      const client = ociClient(`${host}/acme/vpc`)
      const pkg = await push(`${host}/acme/vpc`, 'zip', ['1.0.0'])
      expect(await (await placesWith()).delete(pkg.placed)).toEqual({ status: 'deleted', notes: [] })
      expect(await client.resolveTag('1.0.0')).toBeUndefined()
      expect(await client.hasBlob({ digest: pkg.blob, size: 3 })).toBe(false)
    },
  )
})

describe('the moving tags of an OCI repository', () => {
  it('follow the highest listed release after a yank, and come back', async () => {
    const registry = await startOciRegistry()
    const { second, third, locations } = await fourVersions(registry)
    const { tags } = registry.repository('acme/vpc')
    const storage = await placesWith()
    const yanked = moduleOf(locations, ['1.10.1'])
    const moving = ['1.10', '1', 'latest']
    const planned = lines(await follow(storage, yanked, '1.10.1', true))
    expect(planned).toEqual(moving.map((tag) => `planned tag ${tag} 1.10.0`))
    expect(tags.get('latest')).toBe(third.digest)
    const moved = lines(await follow(storage, yanked, '1.10.1'))
    expect(moved).toEqual(moving.map((tag) => `moved tag ${tag} 1.10.0`))
    expect(moving.map((tag) => tags.get(tag))).toEqual(Array(3).fill(second.digest))
    expect(await follow(storage, yanked, '1.10.1')).toEqual([])
    expect(await follow(storage, moduleOf(locations), '1.10.1')).toHaveLength(3)
    expect(tags.get('latest')).toBe(third.digest)
  })

  it('stay where no listed version is left, and where they name what is not of the module', async () => {
    const { repository, locations } = await fourVersions(await startOciRegistry())
    await push(repository, 'mine', ['latest'])
    const kept = (tag: string, version: string | null, reason: string) => {
      return { name: `tag ${tag} of ${repository}`, status: 'kept', version, reason }
    }
    expect(await follow(await placesWith(), moduleOf(locations, ['1.9.0']), '1.9.0')).toEqual([
      kept('1.9', '1.9.0', 'it names 1.9.0: no listed version is left that it could name instead'),
      kept('latest', null, 'it names no version of the module'),
    ])
  })

  it('are not pointed at the package of another module', async () => {
    const registry = await startOciRegistry()
    const annotations = { 'org.opencontainers.image.title': 'acme/dns/aws' }
    const [older, newer] = [
      await push(`${registry.host}/acme/dns`, 'older', ['1.0.0'], { annotations }),
      await push(`${registry.host}/acme/dns`, 'newer', ['1.1.0', 'latest'], { annotations }),
    ]
    const yanked = moduleOf({ '1.0.0': older.location, '1.1.0': newer.location }, ['1.1.0'])
    const [name] = await follow(await placesWith(), yanked, '1.1.0')
    expect(name).toMatchObject({ status: 'kept', reason: expect.stringContaining('"acme/dns/aws"') })
    expect(registry.repository('acme/dns').tags.get('latest')).toBe(newer.digest)
  })

  it('that do not exist are not made, and a pre-release has none', async () => {
    const registry = await startOciRegistry()
    const { location } = await push(`${registry.host}/acme/vpc`, 'only', ['1.0.0'])
    const storage = await placesWith()
    expect(await follow(storage, moduleOf({ '1.0.0': location }, ['1.0.0']), '1.0.0')).toEqual([])
    const asked = registry.requests.length
    const preview = moduleOf({ '2.0.0-rc.1': location }, ['2.0.0-rc.1'])
    expect(await follow(storage, preview, '2.0.0-rc.1')).toEqual([])
    expect(registry.lines('writes').slice(asked)).toEqual([])
  })

  it('that may not be moved are reported', async () => {
    const registry = await startOciRegistry()
    const { locations } = await fourVersions(registry)
    registry.failNext(/^GET .*tags/, { answer: 403 })
    const [name] = await follow(await placesWith(), moduleOf(locations, ['1.10.1']), '1.10.1')
    expect(name).toMatchObject({ status: 'kept', reason: expect.stringContaining('denies access') })
  })
})

const NAME = 'acme/terraform-aws-vpc'

async function aGitHub(permission: 'read' | 'write' = 'write') {
  const permissions = { [NAME]: { contents: permission } }
  const github = await startGitHub({ tokens: [{ text: TOKEN, permissions }] })
  const repository = await github.create(NAME)
  const { host } = new URL(github.url)
  const locationOf = (version: string) => {
    addRelease(repository, version)
    return `https://${host}/${NAME}/releases/download/v${version}/vpc-aws-${version}.zip?checksum=${digestOf(version)}`
  }
  return { github, repository, locations: { '1.0.0': locationOf('1.0.0'), '1.1.0': locationOf('1.1.0') } }
}

function addRelease(repository: FakeRepository, version: string): void {
  const id = 100 + repository.releases.length
  const [name, bytes] = [`vpc-aws-${version}.zip`, Buffer.from(version)]
  const asset = { id: id * 2, name, bytes, state: 'uploaded' } as const
  const texts = { tag_name: `v${version}`, name: `v${version}`, body: '', makeLatest: 'true' }
  const release = { id, ...texts, draft: false, prerelease: false, immutable: false, assets: [asset] }
  repository.releases.push(release)
  repository.latest = release
}

describe('the package of a removed version in a GitHub release', () => {
  const placedIn = ({ locations }: Awaited<ReturnType<typeof aGitHub>>) => {
    return { ...PLACED, kind: 'release', digest: digestOf('1.0.0'), location: locations['1.0.0'] }
  }

  it('is the one asset that is deleted, and a second time it is absent', async () => {
    const place = await aGitHub()
    const storage = await placesWith(place.github)
    const notes = [expect.stringContaining('git push --delete origin v1.0.0')]
    expect(await storage.delete(placedIn(place))).toMatchObject({ status: 'deleted', notes })
    expect(place.repository.releases.map(({ assets }) => assets.length)).toEqual([0, 1])
    expect(await storage.delete(placedIn(place))).toMatchObject({ status: 'absent' })
    expect(place.github.problems).toEqual([])
  })

  it('that is immutable can only go with its release', async () => {
    const place = await aGitHub()
    for (const release of place.repository.releases) release.immutable = true
    expect(await (await placesWith(place.github)).delete(placedIn(place))).toEqual({
      status: 'failed',
      reason: 'the release is immutable, so that it loses no asset',
      fix: `delete the whole release: gh release delete v1.0.0 --repo ${NAME}`,
    })
  })

  it.each([
    ['a token that may only read', 'read', TOKEN, 'needs "contents: write"'],
    ['no token', 'write', null, 'no token for'],
  ] as const)('is not deleted with %s', async (_, permission, token, reason) => {
    const place = await aGitHub(permission)
    expect(await (await placesWith(place.github, token)).delete(placedIn(place))).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining(reason),
      fix: `gh release delete-asset v1.0.0 vpc-aws-1.0.0.zip --repo ${NAME}`,
    })
    expect(place.repository.releases[0]?.assets).toHaveLength(1)
  })

  it('is not asked for at a host that is not known to be GitHub', async () => {
    const place = await aGitHub()
    const outcome = await (await placesWith(await startGitHub({}))).delete(placedIn(place))
    const reason = expect.stringContaining('set GITHUB_SERVER_URL')
    expect(outcome).toMatchObject({ status: 'failed', reason })
    expect(place.github.requests).toEqual([])
  })
})

describe("GitHub's latest release", () => {
  it('follows the highest listed version after a yank, and comes back', async () => {
    const { github, repository, locations } = await aGitHub()
    const storage = await placesWith(github)
    const yanked = moduleOf(locations, ['1.1.0'])
    expect(lines(await follow(storage, yanked, '1.1.0', true))).toEqual(['planned the latest release 1.0.0'])
    expect(repository.latest?.tag_name).toBe('v1.1.0')
    expect(lines(await follow(storage, yanked, '1.1.0'))).toEqual(['moved the latest release 1.0.0'])
    expect(repository.latest?.tag_name).toBe('v1.0.0')
    expect(await follow(storage, yanked, '1.1.0')).toEqual([])
    const back = lines(await follow(storage, moduleOf(locations), '1.1.0'))
    expect(back).toEqual(['moved the latest release 1.1.0'])
    expect(github.problems).toEqual([])
  })

  it('stays where it is no version of the module, where none is left, and where the token may not write', async () => {
    const { github, repository, locations } = await aGitHub()
    const storage = await placesWith(github)
    const [left] = await follow(storage, moduleOf(locations, ['1.0.0', '1.1.0']), '1.1.0')
    const none = expect.stringContaining('no listed version')
    expect(left).toMatchObject({ status: 'kept', version: '1.1.0', reason: none })
    addRelease(repository, '9.9.9')
    const [other] = await follow(storage, moduleOf(locations), '1.1.0')
    const foreign = 'it is "v9.9.9", which is no version of the module'
    expect(other).toMatchObject({ status: 'kept', reason: foreign })
    const readOnly = await aGitHub('read')
    const yanked = moduleOf(readOnly.locations, ['1.1.0'])
    const [refused] = await follow(await placesWith(readOnly.github), yanked, '1.1.0')
    const fix = `gh release edit v1.0.0 --latest --repo ${NAME}`
    const reason = expect.stringContaining('needs "contents: write"')
    expect(refused).toMatchObject({ status: 'kept', reason, fix })
  })

  it('is of no module in a repository of several', async () => {
    const { github, locations } = await aGitHub()
    const prefixed = moduleOf({ '1.1.0': locations['1.1.0'].replace('/v1.1.0/', '/vpc/v1.1.0/') }, ['1.1.0'])
    expect(await follow(await placesWith(github), prefixed, '1.1.0')).toEqual([])
  })
})

it('an object in a bucket whose key is not that of the version is not deleted', async () => {
  const location = `s3::https://packages.s3.eu-central-1.amazonaws.com/acme/dns/aws/1.0.0.zip?checksum=${digestOf('a')}`
  const placed = { ...PLACED, kind: 's3', location, digest: digestOf('a') }
  const reason = 'its key does not end in "acme/vpc/aws/1.0.0.zip"'
  expect(await (await placesWith()).delete(placed)).toMatchObject({ status: 'failed', reason })
})

it('a package that clients clone from Git is not deletable', async () => {
  const location = `git::https://git.acme.test/acme/vpc.git?ref=${commitOf('a')}`
  const placed = { ...PLACED, kind: 'git', location, digest: digestOf('a') }
  const fix = expect.stringContaining('git filter-repo')
  expect(await (await placesWith()).delete(placed)).toMatchObject({ status: 'impossible', fix })
})
