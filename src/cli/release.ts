import { z } from 'zod'
import { checkedText } from '../base/schema.ts'
import { openReleaseRepository } from '../composition/release.ts'
import type { Runtime } from '../composition/runtime.ts'
import { selectionOptions } from '../publish/config.ts'
import { changelog } from '../release/changelog.ts'
import { INITIAL_VERSION, parseInitialVersion, parsePreRelease } from '../release/next-version.ts'
import { release } from '../release/release.ts'
import { changelogJson, formatReleases, releaseJson } from '../release/release-report.ts'
import { type CommandOutcome, type CommonFlags, parseFlags, UsageError } from './command.ts'

/** Besides `--tag-prefix`, `--severities` and those of {@link versionSchema}. */
interface ReleaseFlags extends CommonFlags {
  readonly repository: string
  readonly dryRun?: boolean
  /** False for `--no-push`. */
  readonly push: boolean
}

const versionSchema = z.object({
  'pre-release': checkedText(parsePreRelease).optional(),
  'initial-version': checkedText(parseInitialVersion).default(INITIAL_VERSION),
})

/** `release`: tags the next version of each module that changed. Throws as {@link release}. */
export async function releaseCommand(flags: ReleaseFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { dryRun = false, push } = flags
  if (dryRun && !push) throw new UsageError('--dry-run makes no tags', 'leave --no-push out')
  const versions = parseFlags(versionSchema, flags)
  const mode = dryRun ? 'plan' : push ? 'push' : 'create'
  const repository = await openReleaseRepository(runtime, flags.repository, mode === 'push')
  try {
    const request = {
      mode,
      flags: parseFlags(selectionOptions, flags),
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
    const request = { from: flags.from, to: flags.to, flags: parseFlags(selectionOptions, flags) }
    const notes = await changelog(request, { ...repository, head, log: runtime.log })
    return { json: changelogJson(notes), text: notes.map(({ markdown }) => markdown).join('\n\n') }
  } finally {
    await repository.close()
  }
}
