import { quote } from '../base/error.ts'
import { MANIFEST_TYPE, MODULE_ARTIFACT_TYPE, parseManifest, ZIP_TYPE } from '../oci/manifest.ts'
import { type ArchiveEntries, type Installed, judgeEntries, judgePaths } from './archive.ts'
import { after, broken, passed, type Step } from './check.ts'
import type { Artifact, Commit } from './package-source.ts'
import { printableUrl } from './web-answer.ts'

/** The result of cloning a Git repository. */
export type CommitResult =
  | { readonly kind: 'unreachable'; readonly message: string }
  | { readonly kind: 'no-ref' }
  | { readonly kind: 'found'; readonly commit: string; readonly paths: readonly string[] }

/** What a client installs from a Git repository. */
export function judgeCommit({ url, ref, subdirectory }: Commit, result: CommitResult): Step<Installed> {
  if (result.kind === 'unreachable')
    return broken(
      'GIT_UNREACHABLE',
      `${printableUrl(url)} cannot be cloned: ${quote(result.message)}`,
      'correct the URL, or give those who install access to the repository',
    )
  if (result.kind === 'no-ref')
    return broken(
      'GIT_REF',
      `${printableUrl(url)} has no ${quote(ref)}`,
      'push the commit again: it must stay reachable from a branch or a tag',
    )
  const step = judgePaths(result.paths, subdirectory)
  if (step.value === undefined) return { ...step, value: undefined }
  const installed = { kind: 'commit', identity: `${url} ${result.commit}` } as const
  return after(step.checks, passed('PACKAGE', `${printableUrl(url)} at ${result.commit}`, installed))
}

/** The result of reading a manifest. */
export type ArtifactResult =
  | { readonly kind: 'unreachable'; readonly message: string }
  | { readonly kind: 'absent' }
  | FoundArtifact

export interface FoundArtifact {
  readonly kind: 'found'
  /** Of the answer. */
  readonly mediaType: string
  readonly bytes: Uint8Array
  readonly digest: string
}

export interface ZipLayer {
  readonly digest: string
  readonly size: number
}

/** From 5 MiB up OpenTofu reads no manifest. https://github.com/opentofu/opentofu/blob/main/internal/getmodules/oci_getter.go */
const MANIFEST_LIMIT = 5 * 1024 * 1024

/** The one layer of a manifest that OpenTofu unpacks. */
export function judgeManifest({ repository, reference }: Artifact, result: ArtifactResult): Step<ZipLayer> {
  const name = quote(`${repository} ${reference}`)
  if (result.kind === 'unreachable')
    return broken('OCI_UNREACHABLE', result.message, 'make the package public, or log in: docker login')
  if (result.kind === 'absent')
    return broken('OCI_NOT_FOUND', `the registry has no manifest ${name}`, 'publish the version again')
  const problem = manifestProblem(result)
  const layers = parseManifest(result.bytes)?.layers?.filter(({ mediaType }) => mediaType === ZIP_TYPE) ?? []
  const [layer] = layers
  if (problem === undefined && layer !== undefined && layers.length === 1)
    return { checks: [], value: { digest: layer.digest, size: layer.size } }
  return broken(
    'OCI_MANIFEST',
    `OpenTofu refuses the manifest ${name}: ${problem ?? `it has ${layers.length} layers of type ${ZIP_TYPE} instead of one`}`,
    `push it with --artifact-type ${MODULE_ARTIFACT_TYPE} and one layer module.zip:${ZIP_TYPE}, or let publish do it`,
  )
}

function manifestProblem({ mediaType, bytes }: FoundArtifact): string | undefined {
  const manifest = parseManifest(bytes)
  if (mediaType !== MANIFEST_TYPE) return `its media type is ${quote(mediaType)}, not ${MANIFEST_TYPE}`
  if (bytes.length >= MANIFEST_LIMIT) return 'it has 5 MiB or more'
  if (manifest === undefined) return 'it is not an OCI manifest'
  if (manifest.mediaType !== MANIFEST_TYPE) return `its own mediaType is not ${MANIFEST_TYPE}`
  if (manifest.artifactType !== MODULE_ARTIFACT_TYPE)
    return `its artifactType is ${quote(manifest.artifactType ?? '')}, not ${MODULE_ARTIFACT_TYPE}`
  return undefined
}

/** The result of fetching a blob. */
export type BlobResult =
  | { readonly kind: 'unreachable'; readonly message: string }
  | {
      readonly kind: 'fetched'
      readonly digest: string
      readonly size: number
      readonly entries: ArchiveEntries
    }

/** What OpenTofu installs from the bytes of the layer. */
export function judgeBlob({ subdirectory }: Artifact, layer: ZipLayer, blob: BlobResult): Step<Installed> {
  const fix = 'publish the version again'
  if (blob.kind === 'unreachable') return broken('OCI_BLOB', blob.message, fix)
  if (blob.digest !== layer.digest || blob.size !== layer.size)
    return broken(
      'OCI_BLOB',
      `the layer has ${blob.digest} (${blob.size} bytes), and the manifest says ${layer.digest} (${layer.size} bytes)`,
      fix,
    )
  if (typeof blob.entries === 'string')
    return broken('PACKAGE_FORMAT', `the layer ${layer.digest} is not a zip`, fix)
  const step = judgeEntries(blob.entries, subdirectory)
  if (step.value === undefined) return { ...step, value: undefined }
  const installed = { kind: 'bytes', identity: layer.digest } as const
  return after(
    step.checks,
    passed('PACKAGE', `${layer.digest}, ${layer.size} bytes, in the OCI registry`, installed),
  )
}
