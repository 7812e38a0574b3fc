import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAuthority } from '../support/authority.ts'
import { argv } from '../support/cli/argv.ts'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { type Environment, hasProgram, runProgram } from '../support/cli/program.ts'
import { getAsOpenTofu } from '../support/clients/opentofu-getter.ts'
import { git } from '../support/git/git-repository.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { type OciRegistry, startOciRegistry } from '../support/oci/oci-registry.ts'
import { basicOf, OCI_USER } from '../support/oci/oci-token-server.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const URL_FLAGS = ['--url', 'https://modules.acme.test']

/** A module repository with these tags, each of a commit of its own. */
async function moduleRepository(
  tags: readonly string[],
  origin = 'https://git.acme.test/acme/terraform-aws-vpc',
) {
  const directory = await temporaryDirectory()
  await git(directory, ['init', '--quiet', '--initial-branch=main'])
  await git(directory, ['remote', 'add', 'origin', origin])
  for (const tag of tags) await addTag(directory, tag)
  return directory
}

async function addTag(directory: string, tag: string): Promise<void> {
  const text = `output "tag" {\n  value = "${tag}"\n}\n`
  const blob = await git(directory, ['hash-object', '-w', '--stdin'], text)
  const tree = await git(directory, ['mktree'], `100644 blob ${blob}\tmain.tf\n`)
  const commit = await git(directory, ['commit-tree', tree, '-m', tag])
  await git(directory, ['update-ref', `refs/tags/${tag}`, commit])
  await git(directory, ['update-ref', 'refs/heads/main', commit])
}

async function emptyIndex(): Promise<string> {
  const directory = join(await temporaryDirectory(), 'registry.git')
  await git('/', ['init', '--quiet', '--bare', directory])
  return directory
}

interface PublishCall {
  readonly modules: string
  readonly index: string
  readonly flags: readonly string[]
  readonly env?: Environment
}

async function publish({ modules, index, flags, env = {} }: PublishCall) {
  const args = argv`publish --json --index ${index} --repository ${modules} ${URL_FLAGS} ${flags}`
  const result = await runCli(args, { env: { HOME: '/nonexistent', ...env } })
  return { ...result, json: JSON.parse(result.stdout) }
}

/** A file of the index branch. */
const show = (index: string, path: string) => git(index, ['show', `registry:${path}`])
const VERSION = 'v1/modules/acme/vpc/aws/1.2.3'

describe('publish --package oci', () => {
  it('serves OpenTofu from the registry and Terraform from the index', async () => {
    const registry = await startOciRegistry()
    const modules = await moduleRepository(['v1.2.3'])
    const index = await emptyIndex()
    const oci = `${registry.host}/acme/vpc`
    const flags = argv`--tag v1.2.3 --package oci,index --oci-repository ${oci}`
    const { code, stderr, json } = await publish({ modules, index, flags })
    expect(stderr).not.toContain('OpenTofu 1.10')
    expect(code).toBe(0)

    const [{ location, package: pkg, packages }] = json.results
    expect(location).toMatch(new RegExp(`^oci://${oci}\\?digest=sha256:[0-9a-f]{64}$`))
    expect(packages).toEqual([
      { kind: 'oci', location, digest: pkg.digest },
      { kind: 'index', location: `./module.zip?checksum=${pkg.digest}`, digest: pkg.digest },
    ])
    expect(sha256(await getAsOpenTofu(location))).toBe(pkg.digest)
    expect(JSON.parse(await show(index, `${VERSION}/download`))).toEqual({ location })
    expect(await show(index, `${VERSION}/source`)).toContain(
      `<meta name="terraform-get" content="https://modules.acme.test/${VERSION}/module.zip?checksum=${pkg.digest}">`,
    )
    expect(JSON.parse(await show(index, `${VERSION}/release.json`)).package.equalsTree).toBe(true)
    expect(Object.keys(Object.fromEntries(registry.repository('acme/vpc').tags)).toSorted()).toEqual([
      '1',
      '1.2',
      '1.2.3',
      'latest',
    ])
  })

  it('says plainly that a version is for OpenTofu alone, in the page too', async () => {
    const registry = await startOciRegistry()
    const index = await emptyIndex()
    const flags = argv`--tag v1.2.3 --package oci --oci-repository ${registry.host}/acme/vpc`
    const { code, stderr } = await publish({ modules: await moduleRepository(['v1.2.3']), index, flags })
    expect(code).toBe(0)
    expect(stderr).toContain('warning: acme/vpc/aws 1.2.3 is for OpenTofu 1.10 or newer only')
    const page = await show(index, `${VERSION}/source`)
    expect(page).not.toContain('terraform-get')
    expect(page).toContain('it is for OpenTofu 1.10 or newer only')
  })

  it('keeps the modules of one repository apart', async () => {
    const registry = await startOciRegistry()
    const modules = await moduleRepository([])
    const config = `package: oci\nmodules:\n${['vpc', 'net'].map((name) => `  - { path: ${name}, address: acme/${name}/aws, oci-repository: ${registry.host}/acme/${name} }`).join('\n')}\n`
    const blob = await git(modules, ['hash-object', '-w', '--stdin'], 'locals {}\n')
    const tree = await git(modules, ['mktree'], `100644 blob ${blob}\tmain.tf\n`)
    const file = await git(modules, ['hash-object', '-w', '--stdin'], config)
    const root = await git(
      modules,
      ['mktree'],
      `100644 blob ${file}\t.module-registry.yml\n040000 tree ${tree}\tvpc\n040000 tree ${tree}\tnet\n`,
    )
    await git(modules, [
      'update-ref',
      'refs/tags/v1.0.0',
      await git(modules, ['commit-tree', root, '-m', 'both']),
    ])
    const flags = ['--tag', 'v1.0.0']
    const shared = await publish({
      modules,
      index: await emptyIndex(),
      flags: argv`${flags} --oci-repository ${registry.host}/acme/all`,
    })
    expect(shared.json.error.message).toMatch(/would share the OCI repository/)
    expect(registry.lines('writes')).toEqual([])
    const { code } = await publish({ modules, index: await emptyIndex(), flags })
    expect(code).toBe(0)
    for (const name of ['vpc', 'net'])
      expect(registry.repository(`acme/${name}`).tags.has('1.0.0')).toBe(true)
  })

  it.each([
    [['--package', 'oci'], 'INVALID_INPUT', 'the package kind "oci" needs a repository to push to'],
    [argv`--package oci --oci-repository ghcr.io/Acme/vpc`, 'INVALID_INPUT', 'it must be in lower case'],
    [argv`--package oci --oci-repository http://registry.acme.test/vpc`, 'INVALID_INPUT', 'over https'],
  ])('refuses %j', async (flags, code, message) => {
    const call = {
      modules: await moduleRepository(['v1.2.3']),
      index: await emptyIndex(),
      flags: argv`--tag v1.2.3 ${flags}`,
    }
    const { json } = await publish(call)
    expect(json.error.code).toBe(code)
    expect(json.error.message).toContain(message)
  })
})

describe('a published version in an OCI registry', () => {
  async function published() {
    const registry = await startOciRegistry()
    const modules = await moduleRepository(['v1.2.3'])
    const index = await emptyIndex()
    const flags = argv`--tag v1.2.3 --package oci --oci-repository ${registry.host}/acme/vpc`
    const { json } = await publish({ modules, index, flags })
    const repository = registry.repository('acme/vpc')
    const digest: string = json.results[0].location.replace(/^.*digest=/, '')
    registry.requests.length = 0
    const again = (...more: readonly string[]) => publish({ modules, index, flags: [...flags, ...more] })
    return { registry, repository, modules, digest, location: json.results[0].location, again }
  }

  it('whose manifest was deleted is put back, byte-equal, with its tags', async () => {
    const { repository, digest, location, again } = await published()
    const bytes = repository.manifests.get(digest)?.bytes
    repository.manifests.delete(digest)
    repository.tags.clear()
    const planned = await again('--dry-run')
    expect([planned.code, repository.manifests.has(digest)]).toEqual([0, false])
    expect(planned.stderr).toContain(
      `its manifest ${digest} is gone, and tag 1.2.3 is gone: a run that writes`,
    )
    const { code, stderr, json } = await again()
    expect([code, json.results[0].status, json.results[0].location]).toEqual([0, 'unchanged', location])
    expect(stderr).toContain('this run has put it back')
    expect(repository.manifests.get(digest)?.bytes).toEqual(bytes)
    expect([...repository.tags].toSorted()).toEqual(
      ['1', '1.2', '1.2.3', 'latest'].map((tag) => [tag, digest]),
    )
    expect(sha256(await getAsOpenTofu(location))).toBe(json.results[0].package.digest)
    expect((await again()).stderr).not.toContain('put it back')
  })

  it('is refused where its tag names another package, and set back with --repair', async () => {
    const { registry, repository, digest, again } = await published()
    const other = await publish({
      modules: await moduleRepository(['v9.0.0']),
      index: await emptyIndex(),
      flags: argv`--tag v9.0.0 --package oci --oci-repository ${registry.host}/acme/vpc`,
    })
    repository.tags.set('1.2.3', other.json.results[0].location.replace(/^.*digest=/, ''))
    registry.requests.length = 0
    const refused = await again()
    expect([refused.code, refused.json.error.code]).toEqual([1, 'VERSION_EXISTS'])
    expect(refused.json.error.message).toContain('tag 1.2.3 names another package, sha256:')
    expect(refused.json.error.hint).toContain('--repair')
    expect(registry.lines('writes')).toEqual([])
    expect((await again('--repair')).code).toBe(0)
    expect([repository.tags.get('1.2.3'), repository.tags.get('latest')]).toEqual([
      digest,
      repository.tags.get('9.0.0'),
    ])
  })

  /** Points the tag at a manifest with the same package and another annotation, and answers its digest. */
  async function pushByHand({ registry, repository, digest }: Awaited<ReturnType<typeof published>>) {
    const manifest = JSON.parse(repository.manifests.get(digest)?.bytes.toString() ?? '')
    const body = JSON.stringify({ ...manifest, annotations: { by: 'hand' } })
    const url = `http://${registry.host}/v2/acme/vpc/manifests/1.2.3`
    await fetch(url, { method: 'PUT', body, headers: { 'Content-Type': manifest.mediaType } })
    registry.requests.length = 0
    return sha256(Buffer.from(body))
  }

  it('stays where its tag is another manifest of the same package', async () => {
    const before = await published()
    await pushByHand(before)
    const { code, stderr } = await before.again()
    expect([code, stderr.includes('put it back')]).toEqual([0, false])
    expect(before.registry.lines('writes')).toEqual([])
  })

  it('is refused where its manifest is gone, and was not made by this tool', async () => {
    const before = await published()
    const byHand = await pushByHand(before)
    const index = await emptyIndex()
    const flags = argv`--tag v1.2.3 --package oci`
    const repository = ['--oci-repository', `${before.registry.host}/acme/vpc`]
    const { modules } = before
    const adopted = await publish({ modules, index, flags: [...flags, ...repository] })
    expect(adopted.json.results[0].location).toContain(byHand)
    before.repository.manifests.delete(byHand)
    before.repository.tags.clear()
    before.registry.requests.length = 0
    const { json } = await publish({ modules, index, flags })
    expect(json.error).toMatchObject({ code: 'STORE_REFUSED' })
    expect(json.error.message).toContain(`the manifest ${byHand} of acme/vpc/aws 1.2.3 is gone from`)
    expect(before.registry.lines('writes')).toEqual([])
  })

  it('is unchanged, with one warning, where the registry cannot be read', async () => {
    const { registry, again } = await published()
    registry.failNext(/manifests/, { answer: 403 })
    const { code, stderr, json } = await again()
    expect([code, json.results[0].status]).toEqual([0, 'unchanged'])
    expect(stderr.match(/cannot be told/g)).toHaveLength(1)
  })
})

describe('credentials of publish --package oci', () => {
  let modules: string
  beforeAll(async () => {
    modules = await moduleRepository(['v1.2.3'])
  })

  async function publishTo(host: string, env: Environment, flags: readonly string[] = []) {
    const all = argv`--tag v1.2.3 --package oci ${flags}`
    const given = flags.length > 0 ? all : argv`${all} --oci-repository ${host}/acme/vpc`
    return publish({ modules, index: await emptyIndex(), flags: given, env })
  }

  it('come from the environment, for the repository that was named', async () => {
    const { host } = await startOciRegistry({ auth: 'basic' })
    const env = {
      MODULE_REGISTRY_OCI_USERNAME: OCI_USER.username,
      MODULE_REGISTRY_OCI_PASSWORD: OCI_USER.password,
    }
    const { code, json } = await publishTo(host, env)
    expect(code).toBe(0)
    expect(await getAsOpenTofu(json.results[0].location, basicOf(OCI_USER))).toBeDefined()
  })

  it('of the caller do not go to a registry that a config file names', async () => {
    const registry = await startOciRegistry({ auth: 'basic' })
    const directory = await temporaryDirectory()
    const { writeFile } = await import('node:fs/promises')
    const file = join(directory, 'config.yml')
    await writeFile(file, `oci-repository: ${registry.host}/eve/vpc\n`)
    const env = {
      MODULE_REGISTRY_OCI_USERNAME: OCI_USER.username,
      MODULE_REGISTRY_OCI_PASSWORD: OCI_USER.password,
    }
    const { json } = await publishTo(registry.host, env, ['--config', file])
    expect(json.error.code).toBe('PERMISSION')
    expect(registry.requests.map(({ authorization }) => authorization)).toEqual([undefined])
  })
})

describe.skipIf(!['openssl', 'docker-registry'].every(hasProgram))(
  'publish --package oci over TLS (needs openssl and docker-registry)',
  () => {
    it('trusts the authority of SSL_CERT_FILE, and without it names the variables, once', async () => {
      const certificates = await createCertificates(
        ['localhost'],
        await createAuthority(await temporaryDirectory()),
      )
      const { host } = await startDockerRegistry('none', certificates)
      const [modules, index] = [await moduleRepository(['v1.0.0']), await emptyIndex()]
      const repository = `${host.replace('127.0.0.1', 'localhost')}/acme/vpc`
      const flags = argv`--tag v1.0.0 --package oci --oci-repository ${repository}`
      const refused = await publish({ modules, index, flags })
      expect(refused.code).toBe(1)
      expect(refused.stderr).toMatch(
        /hint: name the file .* SSL_CERT_FILE=ca\.pem.* NODE_EXTRA_CA_CERTS=ca\.pem/,
      )
      expect(refused.stderr).toContain('is not trusted')
      const env = { SSL_CERT_FILE: certificates.caFile }
      expect((await publish({ modules, index, flags, env })).code).toBe(0)
    })
  },
)

/** A version that is in one OCI registry, and another registry without it. */
async function publishedAs(kinds: string) {
  const [old, other] = [await startOciRegistry(), await startOciRegistry()]
  const { directory } = await createModule()
  const { directory: index } = await createRegistry()
  const publish = (...flags: readonly string[]) =>
    runCli(['publish', '--json', '--index', index, '--repository', directory, '--tag', 'v1.0.0', ...flags])
  const at = (registry: OciRegistry) => ['--oci-repository', `${registry.host}/acme/vpc`]
  const first = await publish('--package', kinds, ...at(old))
  expect(first.code).toBe(0)
  old.requests.length = 0
  const file = async (name: string) =>
    JSON.parse(await readFile(join(index, 'v1/modules/acme/vpc/aws/1.0.0', name), 'utf8'))
  return { old, other, index, publish, at, file, before: JSON.parse(first.stdout).results[0] }
}

describe('publish --repair with another OCI repository', () => {
  it.each(['oci', 'oci,index', 'index,oci'])(
    'adds it to a version that is published as %s, with the same digests',
    async (kinds) => {
      const { old, other, index, publish, at, file, before } = await publishedAs(kinds)
      const run = await publish(...at(other), '--repair')
      expect([run.stderr.includes('error'), run.code]).toEqual([false, 0])
      const [{ status, packages, location }] = JSON.parse(run.stdout).results
      const home = before.packages.find(({ kind }: { kind: string }) => kind === 'oci')
      const moved = { ...home, location: home.location.replace(old.host, other.host) }
      expect([status, packages]).toEqual(['published', [...before.packages, moved]])
      expect((await file('release.json')).packages).toEqual([...before.packages, moved])
      // What clients get has not changed.
      expect([location, (await file('download')).location]).toEqual([before.location, before.location])
      expect(sha256(await getAsOpenTofu(moved.location))).toBe(before.package.digest)
      expect([...other.repository('acme/vpc').tags.keys()].toSorted()).toEqual([
        '1',
        '1.0',
        '1.0.0',
        'latest',
      ])
      expect(old.lines('writes')).toEqual([])

      const again = await publish(...at(other), '--repair')
      expect(JSON.parse(again.stdout)).toMatchObject({
        results: [{ status: 'unchanged' }],
        index: { changed: [] },
      })
      expect((await runCli(['verify', '--index', index])).code).toBe(0)
    },
  )

  it('says on a dry run what it would add, and pushes nothing', async () => {
    const { other, publish, at } = await publishedAs('oci')
    const { code, stdout } = await publish(...at(other), '--repair', '--dry-run')
    const [{ status, packages }] = JSON.parse(stdout).results
    expect([code, status, packages.length]).toEqual([0, 'planned', 2])
    expect(other.lines('writes')).toEqual([])
  })

  it('adds nothing without --repair, and nothing to a version that is in no OCI registry', async () => {
    const { other, publish, at } = await publishedAs('oci')
    const { stdout } = await publish('--package', 'oci', ...at(other))
    expect(JSON.parse(stdout).results[0]).toMatchObject({ status: 'unchanged' })
    expect(other.requests).toEqual([])

    const { directory } = await createModule()
    const index = join(await temporaryDirectory(), 'index')
    const args = ['--json', '--index', index, '--repository', directory, '--tag', 'v1.0.0']
    await runCliWell(['init', '--index', index, '--url', 'https://modules.acme.test'])
    await runCliWell(['publish', ...args])
    const run = await runCliWell(['publish', ...args, ...at(other), '--repair'])
    expect(JSON.parse(run.stdout).results[0].status).toBe('unchanged')
    expect(other.requests).toEqual([])
  })
})

const SCRIPT = join(import.meta.dirname, '../../examples/oci/push-by-hand.sh')

describe.skipIf(!hasProgram('docker-registry') || !hasProgram('skopeo'))(
  'a package that is pushed by hand (needs docker-registry, skopeo)',
  () => {
    it('is what OpenTofu installs, and what publish adopts with its own digest', async () => {
      const { host } = await startDockerRegistry('none')
      const { directory } = await createModule()
      const zip = join(await temporaryDirectory(), 'module.zip')
      await runCliWell(['package', '--repository', directory, '--tag', 'v1.0.0', '--output', zip])
      const flags = ['--insecure-policy', '--dest-tls-verify=false']
      const pushed = await runProgram('bash', [SCRIPT, zip, `docker://${host}/acme/vpc:1.0.0`, ...flags])
      expect(pushed).toMatchObject({ code: 0 })
      const bytes = await getAsOpenTofu(`oci://${host}/acme/vpc?tag=1.0.0`)

      const { directory: index } = await createRegistry()
      const to = ['--package', 'oci', '--oci-repository', `${host}/acme/vpc`, '--oci-tags', 'version']
      const { stdout } = await runCliWell([
        ...['publish', '--json', '--index', index, '--repository', directory, '--tag', 'v1.0.0'],
        ...to,
      ])
      const [{ location, package: pkg }] = JSON.parse(stdout).results
      const manifest = await fetch(`http://${host}/v2/acme/vpc/manifests/1.0.0`, {
        headers: { Accept: 'application/vnd.oci.image.manifest.v1+json' },
      })
      const text = await manifest.text()
      expect(text).not.toContain('annotations')
      expect(location).toBe(`oci://${host}/acme/vpc?digest=${sha256(text)}`)
      expect(sha256(bytes)).toBe(pkg.digest)
    })
  },
)
