import { readFile } from 'node:fs/promises'
import { get } from 'node:https'
import { expect, onTestFinished, test } from 'vitest'
import { hasProgram } from '../cli/program.ts'
import { createCertificates } from './certificates.ts'
import { startLoopback } from './loopback.ts'

/** Status of a request to the port under a host name, or the code of the error. */
function statusOf(port: number, servername: string, ca: string | undefined): Promise<unknown> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, servername, ca, agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })
}

test.skipIf(!hasProgram('openssl'))('makes a certificate for its hosts alone (needs openssl)', async () => {
  const { caFile, keyFile, certFile, tls } = await createCertificates(['modules.acme.test', 'git.acme.test'])
  expect(tls).toEqual({ key: await readFile(keyFile, 'utf8'), cert: await readFile(certFile, 'utf8') })
  const { port, close } = await startLoopback(async (_, response) => void response.end(), tls)
  onTestFinished(close)
  const ca = await readFile(caFile, 'utf8')
  expect(await statusOf(port, 'modules.acme.test', ca)).toBe(200)
  expect(await statusOf(port, 'git.acme.test', ca)).toBe(200)
  expect(await statusOf(port, 'other.acme.test', ca)).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
  expect(await statusOf(port, 'git.acme.test', undefined)).toBe('UNABLE_TO_VERIFY_LEAF_SIGNATURE')
})
