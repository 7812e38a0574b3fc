import { readFile } from 'node:fs/promises'
import { describe, expect, it, test } from 'vitest'
import { digestsInZip } from '../../src/adapters/filesystem/zip-reader.ts'
import { refusalsOf } from '../../src/cli/doctor.ts'
import { readCorpus } from '../corpus.ts'
import { createAuthority } from '../support/authority.ts'
import { hasProgram } from '../support/cli/program.ts'
import { diagnosisOf, faultsOf, notesOf } from '../support/clients/doctor.ts'
import { clients, initModule } from '../support/clients/terraform.ts'
import { createCertificates } from '../support/network/certificates.ts'
import {
  checksumOf,
  type HandMadeRegistry,
  MODULE,
  MODULE_ZIP,
  startHandMadeRegistry,
  VERSION,
} from '../support/network/hand-made-registry.ts'
import { forAllTests, temporaryDirectory } from '../support/temporary.ts'
import { FAULTS, ODDITIES } from './doctor-cases.ts'

/** Archives whose effect on Terraform was measured. */
interface Unpacked {
  readonly archive: string
  readonly terraform_get_rc: number
  readonly extracted: readonly (readonly [path: string, mode: string, size: number])[]
}

const { archives } = readCorpus<{ archives: Unpacked[] }>('client-behaviour')
const zipAt = (archive: string) => `test/fixtures/corpus/archives/${archive}`
const NAMED = { module: 'acme/vpc/aws@1.2.3' }
const BOTH = { terraform: { installs: true }, opentofu: { installs: true } }

const terraform = clients().find(({ name }) => name === 'terraform')
const hasTerraform = terraform !== undefined

describe.skipIf(!hasProgram('openssl'))('doctor (needs openssl)', () => {
  const certificates = forAllTests(() => createCertificates(['127.0.0.1']))

  /** A healthy registry with what a test plants, and what doctor says of it. */
  async function diagnose(plant: (registry: HandMadeRegistry) => void, call: object = {}) {
    const registry = await startHandMadeRegistry(certificates().tls)
    plant(registry)
    return { registry, diagnosis: await diagnosisOf({ url: registry.url, ...call }) }
  }

  /** What the real Terraform makes of it; undefined where there is none. */
  async function terraformInstalls(registry: HandMadeRegistry): Promise<boolean | undefined> {
    if (terraform === undefined) return undefined
    const call = { source: `${new URL(registry.url).host}/acme/vpc/aws`, version: '1.2.3' }
    const hosts = { proxyUrl: '', caFile: certificates().caFile }
    return (await initModule({ client: terraform, ...call, ...hosts })).code === 0
  }

  test.for(FAULTS)('names %s: %s, and agrees with Terraform', async ([, code, installs, plant]) => {
    const { registry, diagnosis } = await diagnose(plant, NAMED)
    expect(faultsOf(diagnosis)).toContain(code)
    const { terraform, opentofu } = diagnosis.clients
    expect({ terraform: terraform.installs, opentofu: opentofu.installs }).toEqual(installs)
    for (const check of diagnosis.checks.filter(({ ok }) => !ok)) expect(check.fix).not.toBe('')
    expect(refusalsOf(diagnosis, ['terraform', 'opentofu'])).not.toEqual([])
    expect(await terraformInstalls(registry)).toBe(hasTerraform ? installs.terraform : undefined)
  })

  test.for(ODDITIES)('finds nothing wrong, and agrees with Terraform: %s', async ([, plant, note]) => {
    const { registry, diagnosis } = await diagnose(plant, NAMED)
    expect(faultsOf(diagnosis)).toEqual([])
    if (note !== undefined) expect(notesOf(diagnosis)).toEqual([note])
    expect(diagnosis.clients).toMatchObject(BOTH)
    expect(refusalsOf(diagnosis, [])).toEqual([])
    expect(await terraformInstalls(registry)).toBe(hasTerraform ? true : undefined)
  })

  test('sends the token of a registry to it, and to no package', async () => {
    const registry = await startHandMadeRegistry(certificates().tls)
    for (const path of ['/.well-known/terraform.json', `${MODULE}/versions`, `${VERSION}/download`]) {
      const healthy = registry.answers.get(path)
      registry.set(path, ({ headers }) =>
        headers.authorization === 'Bearer secret' && typeof healthy === 'object' ? healthy : { status: 401 },
      )
    }
    const url = registry.url
    for (const [token, text] of [
      [{}, 'give a token in the CLI configuration: credentials "127.0.0.1:'],
      [{ token: 'other' }, 'is wrong, or may not read this'],
    ] as const) {
      const broken = expect.stringContaining('DISCOVERY_STATUS: ')
      const { opentofu } = (await diagnosisOf({ url, ...token })).clients
      expect(opentofu).toMatchObject({ broken, fix: expect.stringContaining(text) })
    }
    expect((await diagnosisOf({ url, token: 'secret' })).clients).toMatchObject(BOTH)
    const given = registry.requests.filter(({ headers }) => headers.authorization !== undefined)
    expect(given.map(({ path }) => path).filter((path) => /zip|source/.test(path))).toEqual([])
  })

  test('shows no signature and no password, and tells the registry which client it stands for', async () => {
    const registry = await startHandMadeRegistry(certificates().tls)
    const location = `${registry.url.replace('//', '//ada:lovelace@')}${VERSION}/module.zip?checksum=${checksumOf(MODULE_ZIP)}&signature=hidden`
    registry.send(location)
    const diagnosis = await diagnosisOf({ url: registry.url })
    expect(JSON.stringify(diagnosis)).not.toMatch(/lovelace|hidden/)
    expect(JSON.stringify(diagnosis)).toContain('signature=…')
    expect(diagnosis.clients.terraform.installs).toBe(true)
    const agents = registry.requests
      .filter(({ path }) => path === `${VERSION}/download`)
      .map(({ headers }) => String(headers['user-agent']).replace(/\/.*/, ''))
    expect(agents).toEqual(['Terraform', 'OpenTofu'])
  })

  test.for(['discovery', 'versions', 'download', 'module.zip'])('gives up on a silent %s', async (part) => {
    const paths = { discovery: '/.well-known/terraform.json', versions: `${MODULE}/versions` }
    const path = paths[part as keyof typeof paths] ?? `${VERSION}/${part}`
    const { diagnosis } = await diagnose((it) => it.set(path, 'silent'), { idleMs: 1000 })
    const code = part === 'module.zip' ? 'PACKAGE' : part.toUpperCase()
    expect(faultsOf(diagnosis)).toEqual([`${code}_UNREACHABLE`])
  })

  test('finds a closed port, and a certificate that is not trusted', async () => {
    const others = await createCertificates(['127.0.0.1'], await createAuthority(await temporaryDirectory()))
    for (const url of ['https://127.0.0.1:1', (await startHandMadeRegistry(others.tls)).url])
      expect(faultsOf(await diagnosisOf({ url, module: 'acme/vpc/aws' }))).toEqual(['DISCOVERY_UNREACHABLE'])
  })

  test('compares no package with one that it does not follow', async () => {
    const { diagnosis } = await diagnose((it) => it.send('s3::https://a.test/x.zip', './module.zip'))
    expect(diagnosis.clients).toMatchObject({ terraform: { installs: true }, opentofu: { installs: null } })
    expect(faultsOf(diagnosis)).toEqual([])
  })

  test('selects a pre-release where there is no release, with a note', async () => {
    const registry = await startHandMadeRegistry(certificates().tls)
    registry.set(`${MODULE}/versions`, '{"modules":[{"versions":[{"version":"1.2.3-rc.1"}]}]}')
    registry.answers.set(`${VERSION}-rc.1/download`, registry.answers.get(`${VERSION}/download`) ?? {})
    registry.zip(MODULE_ZIP, `${VERSION}-rc.1/module.zip`)
    registry.answers.set(`${VERSION}-rc.1/source`, registry.answers.get(`${VERSION}/source`) ?? {})
    const diagnosis = await diagnosisOf({ url: registry.url })
    expect(notesOf(diagnosis)).toEqual(['ONLY_PRERELEASES'])
    expect(diagnosis.clients).toMatchObject(BOTH)
  })

  test.for<[why: string, note: string, plant: (registry: HandMadeRegistry) => void]>([
    ['doctor does not follow s3::', 'LOCATION_NOT_FOLLOWED', (it) => it.send('s3::https://a.test/x.zip')],
    [
      'the registry lists no module to test',
      'NO_MODULE',
      ({ answers }) => {
        for (const path of ['/v1/modules/index.json', '/v1/modules/']) answers.delete(path)
      },
    ],
  ])('fails only for a client that is named where %s', async ([why, note, plant]) => {
    const { diagnosis } = await diagnose(plant)
    expect(diagnosis.clients).toMatchObject({ terraform: { installs: null }, opentofu: { installs: null } })
    expect(notesOf(diagnosis)).toEqual([note])
    expect(refusalsOf(diagnosis, [])).toEqual([])
    const message = expect.stringContaining(`could not be tried: ${why}`)
    expect(refusalsOf(diagnosis, ['opentofu'])).toMatchObject([{ code: 'NOT_INSTALLABLE', message }])
  })

  test.for([
    // As OpenTofu, which takes it for absent.
    [null, `./module.zip?checksum=${checksumOf(MODULE_ZIP)}`, []],
    [true, 'module.zip', ['LOCATION_UNPINNED']],
  ] as const)('follows OpenTofu in use_registry_credentials: %s', async ([value, location, notes]) => {
    const headers = { 'X-Terraform-Get': `./module.zip?checksum=${checksumOf(MODULE_ZIP)}` }
    const body = JSON.stringify({ location, use_registry_credentials: value })
    const { diagnosis } = await diagnose((it) => it.set(`${VERSION}/download`, { headers, body }))
    expect(diagnosis.clients).toMatchObject(BOTH)
    expect(notesOf(diagnosis)).toEqual(notes)
  })

  test.for(['/registry', '/acme/registry/raw/branch/registry'])('needs a host block at %s', async (path) => {
    const registry = await startHandMadeRegistry(certificates().tls)
    for (const [at, answer] of [...registry.answers])
      if (at.startsWith('/v1/')) registry.answers.set(`${path}${at}`, answer)
    registry.answers.delete('/.well-known/terraform.json')
    const diagnosis = await diagnosisOf({ url: `${registry.url}${path}` })
    expect(notesOf(diagnosis)).toEqual(['CLI_HOST_BLOCK'])
    expect(diagnosis.clients).toMatchObject(BOTH)
  })

  it.each(archives)('predicts what Terraform does with $archive', async ({ archive, terraform_get_rc }) => {
    const zip = await readFile(zipAt(archive))
    const { diagnosis } = await diagnose((registry) => {
      registry.zip(zip)
      registry.send(`./module.zip?checksum=${checksumOf(zip)}`, './module.zip')
    }, NAMED)
    expect(diagnosis.clients.terraform.installs).toBe(terraform_get_rc === 0)
    // Clients take it without a word.
    if (archive === 'no-tf.zip') expect(faultsOf(diagnosis)).toContain('PACKAGE_NO_MODULE')
  })
})

describe("the reader of anybody's zip", () => {
  const readable = archives.filter(({ terraform_get_rc }) => terraform_get_rc === 0)

  it.each(readable)('finds in $archive the files that Terraform writes', async ({ archive, extracted }) => {
    const digests = await digestsInZip(zipAt(archive))
    expect([...(digests?.keys() ?? [])].toSorted()).toEqual(extracted.map(([path]) => path).toSorted())
  })

  it.each(['html.zip', 'symlink-tf.zip'])('compares nothing with %s', async (archive) =>
    expect(await digestsInZip(zipAt(archive))).toBeUndefined(),
  )
})
