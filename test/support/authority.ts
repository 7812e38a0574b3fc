import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { programPath, runProgram } from './cli/program.ts'

/**
 * Gives the run an authority that the processes of the tests trust: Node.js reads NODE_EXTRA_CA_CERTS when it starts, so a program
 * that runs in the process of a test finds it there.
 */
export async function setup(): Promise<(() => void) | undefined> {
  if (programPath('openssl') === undefined) return undefined
  const directory = mkdtempSync(join(tmpdir(), 'module-registry-authority-'))
  process.env['NODE_EXTRA_CA_CERTS'] = join(await createAuthority(directory), 'ca.pem')
  return () => rmSync(directory, { recursive: true, force: true })
}

/** Makes a throw-away authority in a directory: `ca.pem`, `ca.key`. */
export async function createAuthority(directory: string): Promise<string> {
  await writeFile(join(directory, 'openssl.cnf'), configuration(['localhost']))
  await openssl(directory, `req -x509 ${NEW_KEY} -extensions authority -keyout ca.key -out ca.pem`)
  return directory
}

export const NEW_KEY = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -config openssl.cnf -days 2'

// A configuration of our own, because the system's one differs between OpenSSL, LibreSSL and distributions.
export function configuration(hosts: readonly string[]): string {
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

/** @returns what it says */
export async function openssl(cwd: string, options: string): Promise<string> {
  const { code, stdout, stderr } = await runProgram('openssl', options.split(' '), { cwd })
  if (code !== 0) throw new Error(`openssl ${options}: ${stderr}`)
  return `${stdout}${stderr}`
}
