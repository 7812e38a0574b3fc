import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { configuration, NEW_KEY, openssl } from '../authority.ts'
import { temporaryDirectory } from '../temporary.ts'
import type { Tls } from './loopback.ts'

export type Certificates = Awaited<ReturnType<typeof createCertificates>>

/**
 * One certificate for all the host names and addresses, good for two days. Needs the program openssl:
 * `it.skipIf(!hasProgram('openssl'))('… (needs openssl)', …)`.
 * @param authority its directory; that of the run without it, which every process of the tests trusts
 */
export async function createCertificates(
  hosts: readonly string[],
  authority = dirname(process.env['NODE_EXTRA_CA_CERTS'] ?? ''),
) {
  const directory = await temporaryDirectory()
  await writeFile(join(directory, 'openssl.cnf'), configuration(hosts))
  await openssl(directory, `req -new ${NEW_KEY} -keyout leaf.key -out leaf.csr`)
  const by = `-CA ${authority}/ca.pem -CAkey ${authority}/ca.key -set_serial 0x${randomBytes(8).toString('hex')}`
  const signing = `${by} -days 2 -extfile openssl.cnf -extensions leaf`
  await openssl(directory, `x509 -req -in leaf.csr -out leaf.pem ${signing}`)
  const keyFile = join(directory, 'leaf.key')
  const certFile = join(directory, 'leaf.pem')
  /** The texts of both files, as our servers take them. */
  const tls: Tls = { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') }
  /** `caFile` is the authority that clients must trust, PEM. */
  return { caFile: join(authority, 'ca.pem'), keyFile, certFile, tls }
}
