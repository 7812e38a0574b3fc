import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { startLoopback } from '../network/loopback.ts'
import { oncePerFile } from '../temporary.ts'
import { createSigstoreAuthority, type SigstoreAuthority } from './sigstore-authority.ts'

type Service = 'identity' | 'fulcio' | 'rekor' | 'timestamp'

export interface SigstoreServerOptions {
  readonly claims: Readonly<Record<string, string>>
  /** The status that a service answers with instead. */
  readonly faults?: (service: Service) => number | undefined
}

/** It keeps no state that tests could see. */
const sharedAuthority = oncePerFile(createSigstoreAuthority)

export const REQUEST_TOKEN = 'oidcCANARYcanaryCANARYcanary'

/**
 * GitHub's identity service and the services of Sigstore on loopback: tokens are signed, certificates are given for proven
 * tokens and keys alone, timestamps are real, and the log keeps what it is told.
 */
export async function startSigstore(options: SigstoreServerOptions) {
  const authority = await sharedAuthority()
  const issuer = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const asked: Service[] = []
  /** Those that were given out. */
  const tokens: string[] = []
  const idToken = (aud: string | null): string => {
    const token = jwt({ ...options.claims, aud, iss: 'https://token.test' }, issuer.privateKey)
    tokens.push(token)
    return token
  }
  const answers: Readonly<Record<Service, (call: Call) => Promise<Reply>>> = {
    identity: async ({ url, authorization }) =>
      authorization === `Bearer ${REQUEST_TOKEN}`
        ? { json: { value: idToken(url.searchParams.get('audience')) } }
        : { status: 401 },
    fulcio: ({ body }) => certificate(body, authority, issuer.publicKey),
    rekor: async ({ body }) => ({ status: 201, json: logEntry(body) }),
    timestamp: async ({ body }) => {
      const { artifactHash, hashAlgorithm } = body as { artifactHash: string; hashAlgorithm: string }
      if (hashAlgorithm !== 'sha256') return { status: 400 }
      return { status: 201, bytes: await authority.timestamp(Buffer.from(artifactHash, 'base64')) }
    },
  }
  const { url } = await startLoopback(async (incoming, response) => {
    const call = await readCall(incoming)
    const service = call.url.pathname.split('/')[1] as Service
    asked.push(service)
    const status = options.faults?.(service)
    send(response, status === undefined ? await answers[service](call) : { status })
  })
  return {
    authority,
    asked,
    tokens,
    /** As the runner's toolkit gives a token for an audience. */
    idToken: async (audience: string) => idToken(audience),
    /** Of the identity service, as the runner sets it for a job with `id-token: write`. */
    identityEnvironment: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `${url}/identity/token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_TOKEN,
    },
    /** Of the rest. */
    environment: {
      MODULE_REGISTRY_FULCIO_URL: `${url}/fulcio`,
      MODULE_REGISTRY_TIMESTAMP_URL: `${url}/timestamp`,
      MODULE_REGISTRY_REKOR_URL: `${url}/rekor`,
    },
  }
}

type Call = Awaited<ReturnType<typeof readCall>>

interface Reply {
  readonly status?: number
  readonly json?: unknown
  readonly bytes?: Buffer
}

async function readCall(incoming: IncomingMessage) {
  const bytes = await buffer(incoming)
  return {
    url: new URL(incoming.url ?? '', 'http://127.0.0.1'),
    authorization: incoming.headers.authorization,
    body: (bytes.length === 0 ? {} : JSON.parse(bytes.toString())) as unknown,
  }
}

function send(response: ServerResponse, { status = 200, json, bytes }: Reply): void {
  const type = bytes === undefined ? 'application/json' : 'application/timestamp-reply'
  response.writeHead(status, { 'content-type': type }).end(bytes ?? JSON.stringify(json ?? {}))
}

/** https://www.rfc-editor.org/rfc/rfc7518#section-3.4 */
const ES256 = { dsaEncoding: 'ieee-p1363' } as const

function jwt(claims: object, key: KeyObject): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), { key, ...ES256 }).toString('base64url')}`
}

/** https://github.com/sigstore/fulcio/blob/main/docs/certificate-issuing-overview.md */
async function certificate(body: unknown, authority: SigstoreAuthority, issuer: KeyObject): Promise<Reply> {
  const { credentials, publicKeyRequest } = body as {
    credentials: { oidcIdentityToken: string }
    publicKeyRequest: { publicKey: { content: string }; proofOfPossession: string }
  }
  const [head, payload = '', signature = ''] = credentials.oidcIdentityToken.split('.')
  const signed = Buffer.from(`${head}.${payload}`)
  const isIssued = verify('sha256', signed, { key: issuer, ...ES256 }, Buffer.from(signature, 'base64url'))
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  if (!isIssued || claims.aud !== 'sigstore') return { status: 401, json: { message: 'token not accepted' } }
  const { content } = publicKeyRequest.publicKey
  const proof = Buffer.from(publicKeyRequest.proofOfPossession, 'base64')
  if (!verify('sha256', Buffer.from(claims.sub), createPublicKey(content), proof))
    return { status: 400, json: { message: 'the key is not proven' } }
  const leaf = await authority.issue(content, `https://github.com/${claims.job_workflow_ref}`)
  const chain = { certificates: [leaf, authority.caCertificate] }
  return { status: 201, json: { signedCertificateEmbeddedSct: { chain } } }
}

/** https://github.com/sigstore/rekor/blob/main/openapi.yaml */
function logEntry(proposed: unknown): object {
  const body = Buffer.from(JSON.stringify(proposed)).toString('base64')
  const hash = createHash('sha256').update(body).digest('hex')
  const proof = { logIndex: 7, treeSize: 8, rootHash: hash, hashes: [], checkpoint: 'log.test\n8\n' }
  const verification = { signedEntryTimestamp: 'AAAA', inclusionProof: proof }
  return { [hash]: { body, integratedTime: 1735787045, logID: hash, logIndex: 7, verification } }
}

/** What GitHub says of a run on the tag v1.2.3 of a repository. */
export function publishClaims(repository: string, commit: string): SigstoreServerOptions['claims'] {
  const ref = 'refs/tags/v1.2.3'
  const workflow = `${repository}/.github/workflows/publish.yml@${ref}`
  return {
    sub: `repo:${repository}:ref:${ref}`,
    ref,
    sha: commit,
    repository,
    event_name: 'push',
    job_workflow_ref: workflow,
    workflow_ref: workflow,
    repository_id: '11',
    repository_owner_id: '7',
    runner_environment: 'github-hosted',
    run_id: '1001',
    run_attempt: '1',
  }
}
