import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { expect, it, onTestFinished } from 'vitest'
import { createHttpServer, listen } from '../../../src/cli/serve/serve.ts'
import { createCertificates } from '../../support/network/certificates.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

function fingerprint(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256)
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

it('takes a renewed certificate and its key without a restart', async () => {
  const [first, second] = [await createCertificates(['127.0.0.1']), await createCertificates(['127.0.0.1'])]
  const directory = await temporaryDirectory()
  const [tlsCert, tlsKey] = [join(directory, 'cert.pem'), join(directory, 'key.pem')]
  await copyFile(first.certFile, tlsCert)
  await copyFile(first.keyFile, tlsKey)
  const flags = { host: '127.0.0.1', port: 0, tlsCert, tlsKey }
  const warnings: string[] = []
  const server = await createHttpServer(flags, (_, answer) => void answer.end(), {
    info: () => {},
    warn: (line) => warnings.push(line),
  })
  onTestFinished(() => void server.close())
  const port = Number(new URL(await listen(server, flags)).port)
  const before = await fingerprint(port)
  await copyFile(second.certFile, tlsCert)
  await expect
    .poll(() => warnings, { timeout: 10_000 })
    .toContainEqual(expect.stringContaining('stays as it was'))
  expect(await fingerprint(port)).toBe(before)
  await copyFile(second.keyFile, tlsKey)
  await expect.poll(() => fingerprint(port), { timeout: 10_000 }).not.toBe(before)
})
