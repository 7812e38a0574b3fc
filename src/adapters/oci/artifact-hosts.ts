import { ifRefused } from '../../base/error.ts'
import { printableUrl } from '../../base/url.ts'
import { MAX_REDIRECTS } from '../../doctor/limits.ts'
import type { ArtifactHosts, AttachedDocuments, FoundDocument } from '../../index/packages/ports.ts'
import type { Unreachable } from '../../index/packages/remote-package.ts'
import { MAX_MANIFEST_BYTES } from '../../oci/limits.ts'
import { parseManifest } from '../../oci/manifest.ts'
import { type OciRepository, parseOciRepository, registryOrigin } from '../../oci/oci-repository.ts'
import { digestsIn, isProvenance, referrersTag } from '../../oci/referrers.ts'
import { MAX_PACKAGE_BYTES } from '../../package/limits.ts'
import { REPOSITORY_LIMITS } from '../git/source-limits.ts'
import { downloadPackage } from '../http/packages.ts'
import { follow, type HttpTransport } from '../http/transport.ts'
import { nextUrl } from '../http/web.ts'
import { OciClient } from './client.ts'
import { type CredentialSources, type FoundCredentials, findOpenTofuCredentials } from './credentials.ts'
import { findOrigin, type OciAccess, parseChallenges, throwInWords } from './session.ts'

/** Bytes of an attached attestation. A larger one is not read, and UNVERIFIABLE. */
const MAX_BUNDLE_BYTES = 8 * 1024 * 1024

/** Documents attached to one package that `verify` reads: anybody who may push can attach more. Above it they are UNVERIFIABLE. */
const MAX_ATTACHED_DOCUMENTS = 100

interface ArtifactHostSettings {
  readonly transport: HttpTransport
  readonly environment: CredentialSources['environment']
  /** Its owner removes it. */
  readonly temporary: string
}

/** OCI registries, as OpenTofu meets them: with its first request, and with the credentials that it finds. */
export function networkArtifacts(settings: ArtifactHostSettings): ArtifactHosts {
  const { temporary } = settings
  return {
    manifest: ({ repository, reference }) =>
      orUnreachable(async () => {
        const access = accessOf(repository, settings)
        const problem = await pingProblem(access.repository, access.findCredentials, access.transport)
        if (problem !== undefined) return { kind: 'unreachable', message: problem }
        const found = await new OciClient(access).readManifest(reference)
        return found === undefined ? { kind: 'absent' } : { kind: 'found', manifest: found }
      }),
    zip: ({ repository }, { digest }) =>
      orUnreachable(async () => {
        const client = new OciClient(accessOf(repository, settings))
        const { fetched, facts } = await downloadPackage(temporary, (into) =>
          client.readBlob(digest, { maxBytes: MAX_PACKAGE_BYTES, into }),
        )
        if (!fetched) return { kind: 'unreachable', message: `the registry has no blob ${digest}` }
        return { kind: 'fetched', ...facts }
      }),
  }
}

/** Throws INVALID_INPUT. */
function accessOf(
  name: string,
  { transport, environment }: Pick<ArtifactHostSettings, 'transport' | 'environment'>,
): OciAccess {
  const repository = parseOciRepository(name)
  const findCredentials = () => findOpenTofuCredentials(repository, environment)
  const timed = { ...transport, totalMs: REPOSITORY_LIMITS.seconds * 1000 }
  return { repository, access: 'pull', findCredentials, transport: timed }
}

/** Throws what is a fault of this tool. */
function orUnreachable<T>(ask: () => Promise<T>): Promise<T | Unreachable> {
  return ask().catch(ifRefused(({ message }) => ({ kind: 'unreachable', message })))
}

/**
 * Why OpenTofu asks a registry for nothing more after its first request, `GET /v2/`; undefined where it goes on. It wants a 200, or a
 * login that it can do, even where the repository itself is open. Throws STORE_UNREACHABLE.
 */
export async function pingProblem(
  repository: OciRepository,
  findCredentials: () => Promise<FoundCredentials>,
  transport: HttpTransport,
): Promise<string | undefined> {
  const origin = registryOrigin(repository)
  const url = new URL(`${origin}/v2/`)
  const said = printableUrl(url.href)
  if ((await findOrigin(repository, transport)) !== origin)
    return `${said} refuses https, and OpenTofu speaks https alone, on this machine too`
  const request = { method: 'GET', url, authorization: undefined, maxBytes: MAX_MANIFEST_BYTES } as const
  const rules = { maxRedirects: MAX_REDIRECTS, nextUrl }
  const answer = await follow(request, transport, rules).catch(throwInWords)
  if (answer === undefined) return `${said} redirects more than ${MAX_REDIRECTS} times`
  if (answer.status === 200) return undefined
  if (answer.status !== 401)
    return `${said} answers ${answer.status}, and OpenTofu asks for nothing more where that is not 200 or 401`
  const schemes = parseChallenges(answer.headers.get('www-authenticate') ?? '').map(({ scheme }) => scheme)
  if (schemes.includes('bearer')) return undefined
  if (!schemes.includes('basic')) return `${said} answers 401 without a login that OpenTofu knows`
  const { credentials, source } = await findCredentials()
  return credentials === undefined
    ? `${said} asks for a user and a password, and OpenTofu finds none in ${source}`
    : undefined
}

/** What is attached in OCI registries, read with the credentials that OpenTofu finds. */
export function networkAttachedDocuments(
  settings: Pick<ArtifactHostSettings, 'transport' | 'environment'>,
): AttachedDocuments {
  return {
    read: ({ repository, reference }) =>
      orUnreachable(async () => {
        const client = new OciClient(accessOf(repository, settings))
        const listed = await client.referrers(reference)
        const digests = listed ?? digestsIn((await client.readManifest(referrersTag(reference)))?.bytes)
        if (digests.length > MAX_ATTACHED_DOCUMENTS)
          return { kind: 'unreachable', message: `${digests.length} documents are attached to ${reference}` }
        const documents: FoundDocument[] = []
        for (const digest of digests) documents.push(...(await readDocument(client, digest)))
        return { kind: 'found', documents }
      }),
  }
}

/** None where the list names a manifest that is gone, or one that is no document of ours. */
async function readDocument(client: OciClient, digest: string): Promise<FoundDocument[]> {
  const stored = await client.readManifest(digest)
  const { artifactType = '', layers: [layer] = [] } = (stored && parseManifest(stored.bytes)) ?? {}
  if (layer === undefined) return []
  if (!isProvenance(artifactType)) return [{ artifactType, digest: layer.digest, bytes: undefined }]
  const pieces: Uint8Array[] = []
  const isRead = await client.readBlob(layer.digest, {
    maxBytes: MAX_BUNDLE_BYTES,
    into: async (piece) => {
      pieces.push(Uint8Array.from(piece))
    },
  })
  return [{ artifactType, digest: layer.digest, bytes: isRead ? Buffer.concat(pieces) : undefined }]
}
