import { type ChildProcess, spawn } from 'node:child_process'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Certificates, createCertificates } from '../network/certificates.ts'
import { atFileEnd, endProgram, temporaryDirectory } from '../temporary.ts'
import { startTokenServer, TOKEN_ISSUER, TOKEN_SERVICE, type TokenServer } from './oci-token-server.ts'

type DockerAuth = 'none' | 'htpasswd' | 'token'

/**
 * Debian's docker-registry on a free port, over https with certificates; it ends with the test file. Needs the programs docker-registry and, for tokens,
 * openssl. https://distribution.github.io/distribution/about/configuration/
 */
export async function startDockerRegistry(auth: DockerAuth, certificates?: Certificates) {
  const directory = await temporaryDirectory()
  const tokens = auth === 'token' ? await signedTokens(join(directory, 'root.pem')) : undefined
  const user = 'ada:$2y$05$abcdefghijklmnopqrstuuOQiyCxlgf/oeuTqixKmWdcYUh4Hjl0a\n'
  await writeFile(join(directory, 'htpasswd'), user)
  const tls = certificates && { certificate: certificates.certFile, key: certificates.keyFile }
  const config = {
    version: '0.1',
    log: { level: 'info' },
    storage: { filesystem: { rootdirectory: join(directory, 'data') }, delete: { enabled: true } },
    http: { addr: '127.0.0.1:0', secret: 'of the test', tls },
    auth: authOf(auth, directory, tokens?.url),
  }
  // YAML takes JSON.
  await writeFile(join(directory, 'config.yml'), JSON.stringify(config))
  const child = spawn('docker-registry', ['serve', join(directory, 'config.yml')], {
    env: { PATH: process.env['PATH'], OTEL_TRACES_EXPORTER: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  atFileEnd(() => endProgram(child))
  let log = ''
  child.stdout.on('data', (chunk: Buffer) => (log += chunk))
  /** One file `<hex>/data` for each. */
  const blobs = join(directory, 'data/docker/registry/v2/blobs/sha256')
  /** `127.0.0.1:<port>`, and its own access log so far. */
  return { host: await listeningAt(child), tokens, log: () => log, blobs }
}

async function signedTokens(rootFile: string): Promise<TokenServer> {
  const { caFile, tls } = await createCertificates(['issuer.acme.test'])
  await copyFile(caFile, rootFile)
  return startTokenServer({ signer: tls, isPublic: true })
}

function authOf(auth: DockerAuth, directory: string, tokenUrl: string | undefined): object {
  const token = { realm: `${tokenUrl}/token`, service: TOKEN_SERVICE, issuer: TOKEN_ISSUER }
  return {
    none: {},
    htpasswd: { htpasswd: { realm: 'acme', path: join(directory, 'htpasswd') } },
    token: { token: { ...token, rootcertbundle: join(directory, 'root.pem') } },
  }[auth]
}

async function listeningAt(child: ChildProcess): Promise<string> {
  const lines: string[] = []
  if (child.stderr === null) throw new Error('docker-registry has no stderr')
  for await (const line of createInterface(child.stderr)) {
    const [, host] = /listening on (127\.0\.0\.1:\d+)/.exec(line) ?? []
    if (host !== undefined) {
      child.stderr.resume()
      return host
    }
    lines.push(line)
  }
  throw new Error(`docker-registry did not start:\n${lines.join('\n')}`)
}
