import { quote } from '../core/error.ts'
import { sourcePageLocation } from '../core/index/protocol.ts'
import { formatModuleBlock } from '../core/module-block.ts'
import { formatRelease, shortCommit } from '../core/release.ts'
import type { Log } from '../ports.ts'
import type { AcceptedDecision, PlacedRelease } from './place-releases.ts'

/** Says before the first write what would be published under which address: name and system are easily swapped. */
export function announce(decisions: readonly AcceptedDecision[], registryUrl: string | null, log: Log): void {
  const fresh = decisions.filter((decision) => decision.status === 'publish')
  for (const { selection, pkg } of fresh) {
    const { release } = selection
    log.info(
      `release   ${formatRelease(release)} from tag ${quote(release.tag)} at ${shortCommit(release.commit)}`,
    )
    log.info(
      `package   ${pkg.facts.files} files, ${pkg.facts.size.toLocaleString('en')} bytes, ${pkg.facts.digest}`,
    )
  }
  const [only, ...others] = fresh
  if (only !== undefined && others.length === 0)
    log.info(formatModuleBlock(only.selection.release, registryUrl))
}

/** Says of each new version that only some clients can install it: Terraform, and OpenTofu before 1.10, know no `oci://`. */
export function announceClients(
  placed: readonly PlacedRelease[],
  registryUrl: string | null,
  log: Log,
): void {
  for (const { decision, release } of placed) {
    if (decision.status !== 'publish' || sourcePageLocation(release, registryUrl) !== undefined) continue
    log.warn(
      `${formatRelease(release)} is for OpenTofu 1.10 or newer only: Terraform cannot read any of its packages. To serve both, publish with --package oci,index`,
    )
  }
}
