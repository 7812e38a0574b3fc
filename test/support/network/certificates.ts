import { readFile, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { runProgram } from '../cli/program.ts'
import { temporaryDirectory } from '../temporary.ts'
import type { Tls } from './loopback.ts'

export interface Certificates {
  /** The authority that clients must trust, PEM. */
  readonly caFile: string
  readonly keyFile: string
  readonly certFile: string
  /** The texts of `keyFile` and `certFile`, as our servers take them. */
  readonly tls: Tls
}

/**
 * A throw-away authority and one certificate of it for all the host names and addresses, good for two days.
 * Needs the program openssl: `it.skipIf(!hasProgram('openssl'))('… (needs openssl)', …)`.
 */
export async function createCertificates(hosts: readonly string[]): Promise<Certificates> {
  const directory = await temporaryDirectory()
  await writeFile(join(directory, 'openssl.cnf'), configuration(hosts))
  const newKey = '-newkey rsa:2048 -nodes -config openssl.cnf -days 2'
  await openssl(directory, `req -x509 ${newKey} -extensions authority -keyout ca.key -out ca.pem`)
  await openssl(directory, `req -new ${newKey} -keyout leaf.key -out leaf.csr`)
  const signing = '-CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile openssl.cnf -extensions leaf'
  await openssl(directory, `x509 -req -in leaf.csr -out leaf.pem ${signing}`)
  const keyFile = join(directory, 'leaf.key')
  const certFile = join(directory, 'leaf.pem')
  const tls = { key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') }
  return { caFile: join(directory, 'ca.pem'), keyFile, certFile, tls }
}

// A configuration of our own, because the system's one differs between OpenSSL, LibreSSL and distributions.
function configuration(hosts: readonly string[]): string {
  return `[req]
prompt = no
distinguished_name = name
[name]
commonName = module-registry throw-away tests
[authority]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign
subjectKeyIdentifier = hash
[leaf]
basicConstraints = CA:false
extendedKeyUsage = serverAuth
subjectAltName = ${hosts.map((host) => `${isIP(host) === 0 ? 'DNS' : 'IP'}:${host}`).join(', ')}
`
}

async function openssl(cwd: string, options: string): Promise<void> {
  const { code, stderr } = await runProgram('openssl', options.split(' '), { cwd })
  if (code !== 0) throw new Error(`openssl ${options}: ${stderr}`)
}
