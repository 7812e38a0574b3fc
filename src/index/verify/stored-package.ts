import { quoteUrl } from '../../base/url.ts'
import type { ReleaseDocument } from '../format/documents.ts'
import type { Archive, Artifact, Commit } from '../packages/package-source.ts'
import type { ArtifactHosts, PackageHosts } from '../packages/ports.ts'
import {
  bytesProblem,
  type Failed,
  fetchedArchive,
  fetchedLayer,
  foundCommit,
  manifestLayer,
} from '../packages/remote-package.ts'
import type { Fault } from './check-context.ts'
import type { FindingCode } from './finding.ts'
import { sourceOfLocation } from './location-source.ts'

type Problem = Omit<Fault, 'path'>

interface Hosts {
  readonly packages: PackageHosts
  readonly artifacts: ArtifactHosts
}

/** What is wrong with a package at its place; undefined where it is what was published. */
export async function storedPackageFault(
  location: string,
  release: ReleaseDocument,
  hosts: Hosts,
): Promise<Problem | undefined> {
  const source = sourceOfLocation(location)
  switch (source?.kind) {
    case 'archive':
      return archiveFault(source, hosts)
    case 'git':
      return commitFault(source, release, hosts)
    case 'oci':
      return artifactFault(source, release, hosts)
    default:
      return { code: 'UNVERIFIABLE', message: `the location ${quoteUrl(location)} is not followed` }
  }
}

async function archiveFault(source: Archive, { packages }: Hosts): Promise<Problem | undefined> {
  const result = await packages.archive(source)
  const fetched = fetchedArchive(source, result)
  if ('problem' in fetched) {
    const isGone = result.kind === 'fetched' && [404, 410].includes(result.status)
    return problemOf(fetched, isGone ? 'PACKAGE_MISSING' : 'UNVERIFIABLE')
  }
  const problem = bytesProblem(source, fetched)
  return problem && problemOf({ problem }, 'PACKAGE_CHANGED')
}

async function commitFault(
  source: Commit,
  release: ReleaseDocument,
  { packages }: Hosts,
): Promise<Problem | undefined> {
  const result = await packages.commit(source)
  const found = foundCommit(source, result)
  if ('problem' in found)
    return problemOf(found, result.kind === 'unreachable' ? 'UNVERIFIABLE' : 'COMMIT_UNREACHABLE')
  if (found.commit === release.commit) return undefined
  const message = `${quoteUrl(source.url)} has ${found.commit} at the location, and ${release.commit} is published`
  return { code: 'TAG_MOVED', message }
}

async function artifactFault(
  source: Artifact,
  release: ReleaseDocument,
  { artifacts }: Hosts,
): Promise<Problem | undefined> {
  const result = await artifacts.manifest(source)
  const layer = manifestLayer(source, result)
  if ('problem' in layer) return problemOf(layer, MANIFEST_CODES[result.kind])
  if (layer.digest !== release.package.digest) {
    const message = `the manifest ${source.reference} holds ${layer.digest}, and ${release.package.digest} is published`
    return { code: 'PACKAGE_CHANGED', message }
  }
  const blob = await artifacts.zip(source, layer)
  const entries = fetchedLayer(layer, blob)
  if (!('problem' in entries)) return undefined
  return problemOf(entries, blob.kind === 'unreachable' ? 'UNVERIFIABLE' : 'PACKAGE_CHANGED')
}

const MANIFEST_CODES = {
  unreachable: 'UNVERIFIABLE',
  absent: 'PACKAGE_MISSING',
  found: 'PACKAGE_CHANGED',
} as const

function problemOf({ problem }: Failed, code: FindingCode): Problem {
  return { code, message: problem.message }
}
