import { once } from 'node:events'
import { copyFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { connect as connectTls } from 'node:tls'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type AccessLog, createListener, formatRequest } from '../../../src/cli/serve/request-listener.ts'
import { createHttpServer, listen } from '../../../src/cli/serve/serve.ts'
import type { HttpResponse } from '../../../src/server/http-message.ts'
import { refusalFrom } from '../../refusal.ts'
import { openssl } from '../../support/authority.ts'
import { silentLog } from '../../support/index/index-target.ts'
import { type Certificates, createCertificates } from '../../support/network/certificates.ts'
import { temporaryDirectory, temporaryFile } from '../../support/temporary.ts'

const FLAGS = { host: '127.0.0.1', port: 0 }
const LARGE = 64 * 1024 * 1024

/** The listener of `serve` in front of one answer. */
async function serveAnswer(answer: HttpResponse, log?: Pick<AccessLog, 'add'>): Promise<number> {
  const quiet = { basePath: '', metrics: undefined, isPrivate: false, admit: () => ({ consumer: undefined }) }
  const app = { ...quiet, snapshot: () => app, onChange: () => {}, respond: async () => answer }
  const listener = createListener(app, { isEnding: () => false, stalledMs: 300, log })
  const server = await createHttpServer(FLAGS, listener, silentLog)
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return Number(new URL(await listen(server, FLAGS)).port)
}

async function fileAnswer(length: number, size = length): Promise<HttpResponse> {
  const file = await temporaryFile('module.zip', Buffer.alloc(size))
  const headers = { 'content-length': String(length) }
  return { status: 200, headers, body: new Uint8Array(), file: { file, start: 0, length } }
}

const LARGE_ANSWERS: readonly [what: string, answer: () => Promise<HttpResponse>][] = [
  ['a file', () => fileAnswer(LARGE)],
  ['a body', async () => ({ status: 200, headers: {}, body: new Uint8Array(LARGE) })],
]

describe('a client that takes nothing of its answer', () => {
  it.each(LARGE_ANSWERS)('loses its connection: %s', async (_, answer) => {
    const socket = connect(await serveAnswer(await answer()), '127.0.0.1')
    socket.on('error', () => {})
    socket.pause()
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'readable')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    let received = 0
    for await (const chunk of socket) received += chunk.length
    expect(received).toBeLessThan(LARGE)
  })

  it('keeps it as long as it takes something', async () => {
    const socket = connect(await serveAnswer(await fileAnswer(LARGE)), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    let [received, next] = [0, 16 * 1024 * 1024]
    for await (const chunk of socket) {
      received += chunk.length
      if (received < next) continue
      next += 16 * 1024 * 1024
      await new Promise((resolve) => setTimeout(resolve, 150))
    }
    expect(received).toBeGreaterThan(LARGE)
  })
})

it.each(LARGE_ANSWERS)('the access log has the bytes that were sent of %s alone', async (_, answer) => {
  const lines: string[] = []
  const add: AccessLog['add'] = (request, sent, ms) =>
    void lines.push(formatRequest(request, sent, ms, new Date(0).toISOString()))
  const port = await serveAnswer(await answer(), { add })
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await once(socket, 'data')
  socket.destroy()
  await expect.poll(() => lines.length, { timeout: 5000 }).toBe(1)
  expect(Number(/ 200 (\d+) /.exec(lines[0] ?? '')?.[1])).toBeLessThan(LARGE / 2)
  await fetch(`http://127.0.0.1:${port}/`).then((whole) => whole.arrayBuffer())
  await expect.poll(() => lines[1], { timeout: 5000 }).toContain(` 200 ${LARGE} `)
})

it('a file that is shorter than it was ends the connection instead of keeping its client waiting; one that is gone is 503', async () => {
  const port = await serveAnswer(await fileAnswer(1000, 10))
  await expect(fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())).rejects.toThrow()
  const file = { file: '/absent/module.zip', start: 0, length: 1000 }
  const gone = await serveAnswer({ status: 200, headers: {}, body: new Uint8Array(), file })
  const answer = await fetch(`http://127.0.0.1:${gone}/`)
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5'])
})

function fingerprint(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().fingerprint256)
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

describe('files that are not a certificate and its key', () => {
  const serve = async (tlsCert: string, tlsKey: string, warn = (_: string) => {}) => {
    const server = await createHttpServer({ ...FLAGS, tlsCert, tlsKey }, () => {}, { ...silentLog, warn })
    // It follows its files until it is closed.
    server.emit('close')
  }

  it.each<[string, (own: Certificates, other: Certificates) => [string, string], string]>([
    ['in the other order', ({ certFile, keyFile }) => [keyFile, certFile], 'PEM, but a private key'],
    ['a certificate twice', ({ certFile }) => [certFile, certFile], 'PEM, but a certificate'],
    ['no PEM', ({ keyFile }) => ['/dev/null', keyFile], '"/dev/null" has no certificate as PEM'],
    ['no key', ({ certFile }) => [certFile, '/dev/null'], '"/dev/null" has no private key as PEM'],
    ['the key of another', (own, other) => [own.certFile, other.keyFile], 'is not the private key of'],
  ])('are told so: %s', async (_, choose, problem) => {
    const files = choose(await createCertificates(['127.0.0.1']), await createCertificates(['127.0.0.1']))
    expect(await refusalFrom(() => serve(...files))).toMatch(
      new RegExp(`^INVALID_INPUT: .*${problem}.* \\| name a certificate chain`),
    )
  })

  it('are told so where the key has a passphrase, or OpenSSL cannot read them', async () => {
    const { certFile, keyFile } = await createCertificates(['127.0.0.1'])
    await openssl(dirname(keyFile), 'pkey -in leaf.key -aes128 -passout pass:secret -out locked.key')
    const locked = join(dirname(keyFile), 'locked.key')
    expect(await refusalFrom(() => serve(certFile, locked))).toContain(
      `has a passphrase | write it without: openssl pkey -in ${locked} -out key.pem`,
    )
    const pem = (name: string) => `-----BEGIN ${name}-----\nAAAA\n-----END ${name}-----\n`
    const broken = await temporaryFile('broken.pem', Buffer.from(pem('CERTIFICATE')))
    expect(await refusalFrom(() => serve(broken, keyFile))).toMatch(/^INVALID_INPUT: .* cannot be used: /)
  })

  it('are served after a warning where the certificate has expired', async () => {
    const { certFile, keyFile } = await createCertificates(['127.0.0.1'])
    const signing = 'x509 -req -in leaf.csr -signkey leaf.key -days -1 -out expired.pem'
    await openssl(dirname(keyFile), signing)
    const warnings: string[] = []
    await serve(join(dirname(certFile), 'expired.pem'), keyFile, (line) => warnings.push(line))
    expect(warnings).toEqual([expect.stringMatching(/^clients refuse the certificate .* it has expired on /)])
  })
})

it('takes a renewed certificate and its key without a restart', async () => {
  const [first, second] = [await createCertificates(['127.0.0.1']), await createCertificates(['127.0.0.1'])]
  const directory = await temporaryDirectory()
  const [tlsCert, tlsKey] = [join(directory, 'cert.pem'), join(directory, 'key.pem')]
  await copyFile(first.certFile, tlsCert)
  await copyFile(first.keyFile, tlsKey)
  const flags = { ...FLAGS, tlsCert, tlsKey }
  const warnings: string[] = []
  const log = { ...silentLog, warn: (line: string) => warnings.push(line) }
  const server = await createHttpServer(flags, (_, answer) => void answer.end(), log)
  onTestFinished(() => void server.close())
  const port = Number(new URL(await listen(server, flags)).port)
  const before = await fingerprint(port)
  await copyFile(second.certFile, tlsCert)
  await expect.poll(() => warnings.join('\n'), { timeout: 10_000 }).toContain('stays as it was')
  expect(await fingerprint(port)).toBe(before)
  await copyFile(second.keyFile, tlsKey)
  await expect.poll(() => fingerprint(port), { timeout: 10_000 }).not.toBe(before)
})
