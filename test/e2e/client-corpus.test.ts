import { readFile } from 'node:fs/promises'
import { globalAgent } from 'node:https'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digestsInZip } from '../../src/adapters/filesystem/zip-contents.ts'
import type { Diagnosis } from '../../src/doctor/doctor.ts'
import { readCorpus } from '../corpus.ts'
import { hasProgram } from '../support/cli/program.ts'
import { diagnosisOf, faultsOf } from '../support/clients/doctor.ts'
import { createCertificates } from '../support/network/certificates.ts'
import {
  checksumOf,
  type HandMadeAnswer,
  type HandMadeRegistry,
  MODULE,
  MODULE_ZIP,
  startHandMadeRegistry,
  VERSION,
} from '../support/network/hand-made-registry.ts'

/** Answers and archives whose effect on Terraform was measured: `doctor` predicts the same. */

const LIST = `${MODULE}/versions`
const DOWNLOAD = `${VERSION}/download`
const VERSIONS = '{"modules":[{"versions":[{"version":"1.2.3"}]}]}'
const TO_ZIP = { 'X-Terraform-Get': `./module.zip?checksum=${checksumOf(MODULE_ZIP)}` }
const IN_BODY = JSON.stringify({ location: TO_ZIP['X-Terraform-Get'] })

type Plant = (registry: HandMadeRegistry) => void
const list =
  (answer: HandMadeAnswer): Plant =>
  (registry) =>
    registry.set(LIST, answer)
const download =
  (answer: HandMadeAnswer): Plant =>
  (registry) =>
    registry.set(DOWNLOAD, answer)
/** The first request of a client fails. */
const once =
  (path: string, failure: HandMadeAnswer): Plant =>
  (registry) => {
    const healthy = registry.answers.get(path)
    registry.set(path, ({ headers }) => {
      const same = registry.requests.filter(
        (each) => each.path === path && each.headers['user-agent'] === headers['user-agent'],
      )
      return same.length === 1 || typeof healthy !== 'object' ? failure : healthy
    })
  }
const retryAfter = { 'Retry-After': '1' }

const ANSWERS: Readonly<Record<string, Plant>> = {
  ok: download({ status: 204, headers: TO_ZIP }),
  'v-octet': list({ headers: { 'Content-Type': 'application/octet-stream' }, body: VERSIONS }),
  'v-html': list({ headers: { 'Content-Type': 'text/html' }, body: VERSIONS }),
  'v-noct': list({ body: VERSIONS }),
  'v-bom': list({ body: `\ufeff${VERSIONS}` }),
  'v-redir': (registry) => {
    registry.set('/elsewhere', VERSIONS)
    registry.set(LIST, { status: 302, headers: { Location: '/elsewhere' } })
  },
  'v-extra': list({
    body: '{"meta":{},"modules":[{"source":"x","versions":[{"version":"1.2.3","root":{},"submodules":[],"published_at":"x"}]}]}',
  }),
  'v-two': list({ body: '{"modules":[{"versions":[{"version":"1.2.3"}]},{"versions":[]}]}' }),
  'v-empty': list({ body: '{"modules":[]}' }),
  'v-null': list({ body: '{"modules":[{"versions":null}]}' }),
  'v-notjson': list({ body: '<html></html>' }),
  'v-404html': list({ status: 404, body: '<html></html>' }),
  'v-403': list({ status: 403 }),
  'v-500once': once(LIST, { status: 500 }),
  'v-500': list({ status: 500 }),
  'v-503once': once(LIST, { status: 503, headers: retryAfter }),
  'v-429once': once(LIST, { status: 429, headers: retryAfter }),
  'v-slow': list({ body: 'silent' }),
  'v-trail': list({ body: `${VERSIONS} and more` }),
  'v-gz': list({ headers: { 'Content-Encoding': 'gzip' }, body: gzipSync(VERSIONS) }),
  'd-body': download({ headers: { 'Content-Type': 'application/json' }, body: IN_BODY }),
  'd-body-octet': download({ headers: { 'Content-Type': 'application/octet-stream' }, body: IN_BODY }),
  'd-both-200': download({ headers: TO_ZIP, body: '{"location":"./absent.zip"}' }),
  'd-hdr-200': download({ headers: TO_ZIP }),
  'd-redir': (registry) => {
    registry.set('/elsewhere', IN_BODY)
    registry.set(DOWNLOAD, { status: 302, headers: { Location: '/elsewhere' } })
  },
  'd-302zip': download({ status: 302, headers: { Location: `${VERSION}/module.zip` } }),
  'd-pkgredir': (registry) => {
    registry.zip(MODULE_ZIP, '/elsewhere')
    registry.set(`${VERSION}/module.zip`, { status: 302, headers: { Location: '/elsewhere' } })
  },
  'd-pkgshort': (registry) => {
    registry.zip(MODULE_ZIP.subarray(0, 80))
    registry.send('./module.zip', './module.zip')
  },
  'd-500once': once(DOWNLOAD, { status: 500 }),
}

interface Answered {
  readonly case: string
  readonly terraform_rc: number
}

interface Unpacked {
  readonly archive: string
  readonly terraform_get_rc: number
  readonly extracted: readonly (readonly [path: string, mode: string, size: number])[]
}

const answered = readCorpus<{ cases: Answered[] }>('client-tolerance').cases
const { archives } = readCorpus<{ archives: Unpacked[] }>('client-behaviour')
const zipAt = (archive: string) => `test/fixtures/corpus/archives/${archive}`

describe.skipIf(!hasProgram('openssl'))('doctor predicts what Terraform does (needs openssl)', () => {
  let tls: Awaited<ReturnType<typeof createCertificates>>['tls']

  beforeAll(async () => {
    const certificates = await createCertificates(['127.0.0.1'])
    tls = certificates.tls
    globalAgent.options.ca = await readFile(certificates.caFile, 'utf8')
  })

  afterAll(() => {
    delete globalAgent.options.ca
  })

  async function diagnosed(plant: Plant): Promise<Diagnosis> {
    const registry = await startHandMadeRegistry(tls)
    plant(registry)
    return diagnosisOf({ url: registry.url, module: 'acme/vpc/aws@1.2.3', idleMs: 200 })
  }

  it.each(answered)('with the answer $case', async ({ case: name, terraform_rc }) => {
    const plant = ANSWERS[name]
    if (plant === undefined) throw new Error(`no registry answers so: ${name}`)
    const { clients } = await diagnosed(plant)
    expect(clients.terraform.installs).toBe(terraform_rc === 0)
  })

  it.each(archives)('with $archive', async ({ archive, terraform_get_rc }) => {
    const zip = await readFile(zipAt(archive))
    const diagnosis = await diagnosed((registry) => {
      registry.zip(zip)
      registry.send(`./module.zip?checksum=${checksumOf(zip)}`, './module.zip')
    })
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

  it.each(['html.zip', 'symlink-tf.zip'])('compares nothing with %s', async (archive) => {
    expect(await digestsInZip(zipAt(archive))).toBeUndefined()
  })
})
