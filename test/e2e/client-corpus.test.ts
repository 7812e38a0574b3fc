import { readFile } from 'node:fs/promises'
import { globalAgent } from 'node:https'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { digestsInZip } from '../../src/adapters/filesystem/zip-reader.ts'
import { readCorpus } from '../corpus.ts'
import { hasProgram } from '../support/cli/program.ts'
import { diagnosisOf, faultsOf } from '../support/clients/doctor.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { checksumOf, startHandMadeRegistry } from '../support/network/hand-made-registry.ts'

/** Archives whose effect on Terraform was measured: `doctor` predicts the same. */

interface Unpacked {
  readonly archive: string
  readonly terraform_get_rc: number
  readonly extracted: readonly (readonly [path: string, mode: string, size: number])[]
}

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

  it.each(archives)('with $archive', async ({ archive, terraform_get_rc }) => {
    const zip = await readFile(zipAt(archive))
    const registry = await startHandMadeRegistry(tls)
    registry.zip(zip)
    registry.send(`./module.zip?checksum=${checksumOf(zip)}`, './module.zip')
    const diagnosis = await diagnosisOf({ url: registry.url, module: 'acme/vpc/aws@1.2.3' })
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
