import { quote, RegistryError } from '../../base/error.ts'
import type { PackageDeletion, StoredPackage } from '../../lifecycle/ports.ts'
import { formatOciRepository, type OciRepository } from '../../oci/oci-repository.ts'
import { digestsIn, referrersTag } from '../../oci/referrers.ts'
import type { OciClient } from './client.ts'

/**
 * Deletes the manifest of a package, what is attached to it, and its bytes where no other version has them. Registries that keep a blob
 * until their garbage collection are named in a note. A refusal is a result.
 */
export async function deleteModulePackage(
  client: OciClient,
  manifest: string,
  { digest, isShared }: Pick<StoredPackage, 'digest' | 'isShared'>,
): Promise<PackageDeletion> {
  try {
    const notes: string[] = []
    const attached = await deleteReferrers(client, manifest)
    const isDeleted = await client.deleteManifest(manifest)
    if (isShared) notes.push(`another version has the same bytes ${digest}: they stay`)
    else await deleteBytes(client, digest, notes)
    if (attached > 0)
      notes.push(
        `attached documents: ${attached}; their bytes stay until the garbage collection of the registry`,
      )
    return { status: isDeleted ? 'deleted' : 'absent', notes }
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    return { status: 'failed', reason: error.message, fix: fixOf(client.repository, manifest) }
  }
}

/** Interfaces and signatures. Their bytes may be those of another version's. */
async function deleteReferrers(client: OciClient, subject: string): Promise<number> {
  const fallback = await client.readManifest(referrersTag(subject))
  const listed = (await client.referrers(subject)) ?? []
  const referrers = new Set([...listed, ...digestsIn(fallback?.bytes)])
  for (const digest of referrers) await client.deleteManifest(digest)
  if (fallback !== undefined) await client.deleteManifest(fallback.digest)
  return referrers.size
}

async function deleteBytes(client: OciClient, digest: string, notes: string[]): Promise<void> {
  try {
    await client.deleteBlob(digest)
  } catch (error) {
    if (!(error instanceof RegistryError) || error.code !== 'STORE_REFUSED') throw error
    const name = quote(formatOciRepository(client.repository))
    notes.push(`the blob ${digest} of ${name} stays until the garbage collection of its registry`)
  }
}

/** https://docs.github.com/rest/packages/packages#delete-package-version-for-an-organization */
function fixOf({ host, name }: OciRepository, manifest: string): string {
  if (host !== 'ghcr.io')
    return `delete it in the registry's own interface, or allow deletion (Docker's registry: REGISTRY_STORAGE_DELETE_ENABLED=true) and run it again: oras manifest delete ${host}/${name}@${manifest}`
  const [owner = '', ...rest] = name.split('/')
  const versions = `/orgs/${owner}/packages/container/${encodeURIComponent(rest.join('/'))}/versions`
  return `with a token that has delete:packages (for a user's package /users/${owner} instead of /orgs/${owner}): gh api --method DELETE "${versions}/$(gh api --paginate ${versions} --jq '.[] | select(.name == "${manifest}") | .id')"`
}
