import { readdirSync, readFileSync } from 'node:fs'
import { globalAgent } from 'node:https'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'

/**
 * Trusts the authorities that programs in Go trust besides the system's own: those of the file SSL_CERT_FILE, and of the files in the
 * directories of SSL_CERT_DIR. A file that cannot be read counts for nothing, as in Go. https://pkg.go.dev/crypto/x509#SystemCertPool
 */
export function trustAsGo(environment: Readonly<Record<string, string | undefined>>): void {
  const {
    SSL_CERT_FILE: file = '',
    SSL_CERT_DIR: directories = '',
    NODE_EXTRA_CA_CERTS: extra = '',
  } = environment
  if (file === '' && directories === '') return
  const below = directories
    .split(':')
    .filter((path) => path !== '')
    .flatMap(filesIn)
  const found = [file, ...below, extra].filter((path) => path !== '').flatMap(textOf)
  // A list of one's own replaces Node's, with those of NODE_EXTRA_CA_CERTS.
  globalAgent.options.ca = [...rootCertificates, ...found]
}

function filesIn(directory: string): string[] {
  try {
    return readdirSync(directory).map((name) => join(directory, name))
  } catch {
    return []
  }
}

function textOf(path: string): string[] {
  try {
    const text = readFileSync(path, 'utf8')
    return text.includes('-----BEGIN CERTIFICATE-----') ? [text] : []
  } catch {
    return []
  }
}
