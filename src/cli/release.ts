import { z } from 'zod'
import { checkedText, parseOptions } from '../base/schema.ts'
import { openReleaseRepository } from '../composition/release.ts'
import type { Runtime } from '../composition/runtime.ts'
import { changelog } from '../release/changelog.ts'
import { INITIAL_VERSION, parseInitialVersion, parsePreRelease } from '../release/next-version.ts'
import { release } from '../release/release.ts'
import { changelogJson, formatReleases, releaseJson } from '../release/release-report.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'
import { parseSelectionFlags } from './selection-flags.ts'

/** Besides `--tag-prefix` and `--severities`. */
interface ReleaseFlags extends CommonFlags {
  readonly repository: string
  readonly dryRun?: boolean
  /** False for `--no-push`. */
  readonly push: boolean
  readonly preRelease?: string
  readonly initialVersion?: string
}

const versionSchema = z.object({
  'pre-release': checkedText(parsePreRelease).optional(),
  'initial-version': checkedText(parseInitialVersion).default(INITIAL_VERSION),
})

/** `release`: tags the next version of each module that changed. Throws as {@link release}. */
export async function releaseCommand(flags: ReleaseFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { dryRun = false, push } = flags
  if (dryRun && !push) throw new UsageError('--dry-run makes no tags', 'leave --no-push out')
  const versions = parseOptions(
    versionSchema,
    { 'pre-release': flags.preRelease, 'initial-version': flags.initialVersion },
    (name) => `--${name}`,
  )
  const mode = dryRun ? 'plan' : push ? 'push' : 'create'
  const repository = await openReleaseRepository(runtime, flags.repository, mode === 'push')
  try {
    const request = {
      mode,
      flags: parseSelectionFlags(flags),
      preRelease: versions['pre-release'],
      initialVersion: versions['initial-version'],
    } as const
    const modules = await release(request, { ...repository, log: runtime.log })
    const refusals = modules.flatMap(({ error }) => (error === undefined ? [] : [error.toRefusal()]))
    return { json: releaseJson(modules), text: formatReleases(modules), refusals }
  } finally {
    await repository.close()
  }
}

/** `changelog`: prints the notes of a range. Throws as {@link changelog}. */
export async function changelogCommand(
  flags: CommonFlags & { readonly from?: string; readonly to?: string; readonly repository: string },
  runtime: Runtime,
): Promise<CommandOutcome> {
  const repository = await openReleaseRepository(runtime, flags.repository, false)
  try {
    const { head } = repository.clone
    const request = { from: flags.from, to: flags.to, flags: parseSelectionFlags(flags) }
    const notes = await changelog(request, { ...repository, head, log: runtime.log })
    return { json: changelogJson(notes), text: notes.map(({ markdown }) => markdown).join('\n\n') }
  } finally {
    await repository.close()
  }
}
