import { createHash } from 'node:crypto'
import { storedZip } from '../package/stored-zip.ts'
import { startLoopback, type Tls } from './loopback.ts'

/** One answer; a healthy one without any of these keys but the body. */
export interface HandMadeAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** `silent`: no answer at all. */
  readonly body?: string | Buffer
  /** In the place of the same for HEAD. */
  readonly head?: { readonly status: number; readonly headers: Readonly<Record<string, string>> }
}

export const MODULE = '/v1/modules/acme/vpc/aws'
export const VERSION = `${MODULE}/1.2.3`
const MAIN = 'output "id" {\n  value = "vpc"\n}\n'
export const MODULE_ZIP = storedZip({ 'main.tf': MAIN, 'README.md': '# VPC\n' })

export function checksumOf(bytes: Buffer): string {
  return `sha256:${createHash('sha256').update(bytes).digest('hex')}`
}

export interface SeenByRegistry {
  readonly method: string
  readonly path: string
  readonly headers: NodeJS.Dict<string | string[]>
}

/** A registry of one module, written by hand, in which everything can be put wrong. */
export class HandMadeRegistry {
  url = ''
  readonly answers = new Map<string, HandMadeAnswer | ((request: SeenByRegistry) => HandMadeAnswer)>()
  readonly requests: SeenByRegistry[] = []

  set(path: string, answer: HandMadeAnswer | string | ((request: SeenByRegistry) => HandMadeAnswer)): void {
    this.answers.set(path, typeof answer === 'string' ? { body: answer } : answer)
  }

  /** What `download` says to both clients. */
  send(location: string, header = location): void {
    this.set(`${VERSION}/download`, {
      headers: { 'X-Terraform-Get': header, 'Content-Type': 'application/json' },
      body: JSON.stringify({ location }),
    })
  }

  sourcePage(location: string): void {
    this.set(
      `${VERSION}/source`,
      `<!DOCTYPE html><html><head><meta name="terraform-get" content="${location}"></head></html>`,
    )
  }

  zip(bytes: Buffer, path = `${VERSION}/module.zip`): void {
    this.set(path, { body: bytes, headers: { 'Content-Type': 'application/zip' } })
  }
}

/** As a static host with the header rule serves it. */
export async function startHandMadeRegistry(tls?: Tls) {
  const registry = new HandMadeRegistry()
  const { url, port } = await startLoopback(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    registry.requests.push({ method, path, headers })
    const found = registry.answers.get(path) ??
      registry.answers.get(path.replace(/\?.*$/, '')) ?? { status: 404 }
    const answer = typeof found === 'function' ? found({ method, path, headers }) : found
    if (answer.body === 'silent') return
    const body = Buffer.from(answer.body ?? '')
    const { status = 200, headers: more } = (method === 'HEAD' ? answer.head : undefined) ?? answer
    response.writeHead(status, { 'Content-Length': body.length, ...more })
    response.end(method === 'HEAD' ? undefined : body)
  }, tls)
  registry.url = url
  const checksum = checksumOf(MODULE_ZIP)
  registry.set('/.well-known/terraform.json', {
    headers: { 'Content-Type': 'application/json' },
    body: '{"modules.v1":"/v1/modules/"}',
  })
  registry.set('/v1/modules/index.json', '{"modules":[{"namespace":"acme","name":"vpc","provider":"aws"}]}')
  registry.set(`${MODULE}/versions`, '{"modules":[{"versions":[{"version":"1.2.3"},{"version":"1.0.0"}]}]}')
  registry.send(`./module.zip?checksum=${checksum}`, './source')
  registry.sourcePage(`${url}${VERSION}/module.zip?checksum=${checksum}`)
  registry.zip(MODULE_ZIP)
  return Object.assign(registry, { port })
}
