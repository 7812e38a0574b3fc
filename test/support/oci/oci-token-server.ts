import { createPrivateKey, randomUUID, sign } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { startLoopback, type Tls } from '../network/loopback.ts'

export const OCI_USER = { username: 'ada', password: 'secret' }
export const IDENTITY_TOKEN = 'identity-of-ada'
export const TOKEN_SERVICE = 'registry.acme.test'
export const TOKEN_ISSUER = 'issuer.acme.test'

export type TokenServer = Awaited<ReturnType<typeof startTokenServer>>

interface TokenServerOptions {
  /** Who gets tokens: anybody for pull, the user for pull and push. Without it anybody gets nothing. */
  readonly isPublic?: boolean
  /** Signs tokens that docker-registry trusts; without it they are random. */
  readonly signer?: Tls
}

/** https://distribution.github.io/distribution/spec/auth/token/ and …/oauth/ */
export async function startTokenServer(options: TokenServerOptions = {}) {
  const granted = new Map<string, readonly string[]>()
  /** Scopes that were asked for, one list for each token. */
  const asked: string[][] = []
  const loopback = await startLoopback(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const form = request.method === 'POST' ? new URLSearchParams(await text(request)) : url.searchParams
    const isUser = request.method === 'POST' ? form.get('refresh_token') === IDENTITY_TOKEN : isAda(request)
    const isStranger = !isUser && (request.method === 'POST' || request.headers.authorization !== undefined)
    const scopes = form.getAll('scope').flatMap((scope) => scope.split(' '))
    asked.push(scopes)
    if (isStranger || form.get('service') !== TOKEN_SERVICE) return void response.writeHead(401).end('{}')
    const allowed = isUser
      ? scopes
      : options.isPublic
        ? scopes.map((scope) => scope.replace(',push', ''))
        : []
    const token = options.signer === undefined ? randomUUID() : jwt(options.signer, allowed)
    granted.set(token, allowed)
    const key = request.method === 'POST' ? 'access_token' : 'token'
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ [key]: token }))
  })
  const isGranted = (token: string, scope: string) => {
    const [type, name, action = ''] = scope.split(':')
    return (granted.get(token) ?? []).some((each) => {
      const [grantedType, grantedName, actions = ''] = each.split(':')
      return grantedType === type && grantedName === name && actions.split(',').includes(action)
    })
  }
  return { ...loopback, asked, isGranted }
}

function isAda(request: IncomingMessage): boolean {
  return request.headers.authorization === basicOf(OCI_USER)
}

export function basicOf({ username, password }: typeof OCI_USER): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
}

/** https://distribution.github.io/distribution/spec/auth/jwt/ */
function jwt({ key, cert }: Tls, scopes: readonly string[]): string {
  const x5c = [cert.replace(/-----[A-Z ]+-----|\s/g, '')]
  const now = Math.floor(Date.now() / 1000)
  const access = scopes.map((scope) => {
    const [type, name, actions = ''] = scope.split(':')
    return { type, name, actions: actions.split(',') }
  })
  const about = { iss: TOKEN_ISSUER, aud: TOKEN_SERVICE, sub: 'ada', jti: randomUUID(), access }
  const parts = [
    { typ: 'JWT', alg: 'ES256', x5c },
    { ...about, iat: now, nbf: now - 60, exp: now + 300 },
  ]
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const options = { key: createPrivateKey(key), dsaEncoding: 'ieee-p1363' } as const
  return `${signed}.${sign('sha256', Buffer.from(signed), options).toString('base64url')}`
}
