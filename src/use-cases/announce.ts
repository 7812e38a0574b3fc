import { quote } from '../core/error.ts'
import type { Compatibility } from '../core/interface/bump.ts'
import { formatChanges } from '../core/interface/changes-text.ts'
import { formatDiagnostic } from '../core/interface/diagnostics.ts'
import type { ModuleInterface } from '../core/interface/module-interface.ts'
import { formatModuleBlock } from '../core/module-block.ts'
import { formatRelease, type Release, shortCommit } from '../core/release.ts'
import type { Log } from '../ports.ts'
import type { AcceptedDecision } from './place-releases.ts'

/** Says before the first write what would be published under which address: name and system are easily swapped. */
export function announce(decisions: readonly AcceptedDecision[], registryUrl: string | null, log: Log): void {
  const fresh = decisions.filter((decision) => decision.status === 'publish')
  for (const { selection, pkg, offer, compatibility } of fresh) {
    const { release } = selection
    log.info(
      `release   ${formatRelease(release)} from tag ${quote(release.tag)} at ${shortCommit(release.commit)}`,
    )
    log.info(
      `package   ${pkg.facts.files} files, ${pkg.facts.size.toLocaleString('en')} bytes, ${pkg.facts.digest}`,
    )
    for (const line of advice(release, offer, compatibility)) log.warn(line)
  }
  const [only, ...others] = fresh
  if (only !== undefined && others.length === 0)
    log.info(formatModuleBlock(only.selection.release, registryUrl))
}

function advice(
  release: Release,
  offer: ModuleInterface | undefined,
  compatibility: Compatibility | undefined,
): string[] {
  const broken = (offer?.diagnostics ?? []).map((each) => formatDiagnostic(each, release.path))
  if (compatibility === undefined || compatibility.isHonest) return broken
  const { base, given, required, honest, changes } = compatibility
  return [
    ...broken,
    `${formatRelease(release)} is a ${given} version after ${base}, but its interface has ${required} changes: ${honest} would be honest`,
    ...formatChanges(changes.filter(({ severity }) => severity === required)),
  ]
}
