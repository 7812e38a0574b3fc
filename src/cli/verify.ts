import { readFile } from 'node:fs/promises'
import { messageOf, quote, RegistryError } from '../base/error.ts'
import { canonicalJson } from '../base/json.ts'
import { isStatePath, parseStateFile } from '../collect/source-state.ts'
import { gitHubIdentities } from '../composition/identities.ts'
import { indexTarget } from '../composition/index-store.ts'
import { parseMarks } from '../composition/marks-file.ts'
import { openPackageAudit } from '../composition/package-audit.ts'
import type { Runtime } from '../composition/runtime.ts'
import { openVerifiedIndex } from '../composition/verified-index.ts'
import { MARKS_PATH, REGISTRY_PATH } from '../index/format/paths.ts'
import { type Checkpoint, formatCheckpoint, parseCheckpoint } from '../index/verify/history.ts'
import { type KeptFiles, type VerifyReport, verify } from '../index/verify/verify.ts'
import { formatVerifyReport, sarifOf, verifyJson, verifyRefusals } from '../index/verify/verify-report.ts'
import { parseSiteSettings } from '../site/site.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'
import { replaceFile } from './replace-file.ts'
import { gitHubServer, indexToken } from './tokens.ts'

export interface VerifyFlags extends CommonFlags {
  readonly index: string
  readonly history?: boolean
  readonly since?: string
  readonly checkpoint?: string
  readonly base?: string
  readonly packages?: boolean
  readonly strict?: boolean
  readonly sarif?: string
}

export async function verifyCommand(flags: VerifyFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { since, base, checkpoint: file, strict = false } = flags
  refuseLoneFlags(flags)
  const checkpoint = file === undefined ? undefined : await readCheckpoint(file)
  const opened = await openVerifiedIndex(runtime, {
    target: indexTarget(flags.index),
    token: indexToken(runtime.environment),
    withHistory: flags.history === true || base !== undefined,
  })
  try {
    const history = flags.history ? { since, checkpoint } : undefined
    const packages = flags.packages ? openPackageAudit(runtime, gitHubOf(runtime)) : undefined
    const identities = gitHubIdentities(runtime, gitHubServer(runtime.environment))
    const request = { strict, history, base }
    const report = await verify(request, {
      ...opened,
      packages,
      identities,
      keptFile,
      log: runtime.log,
    })
    if (flags.sarif !== undefined) await replaceFile(flags.sarif, canonicalJson(sarifOf(report)))
    await keepCheckpoint(file, report)
    return { json: verifyJson(report), text: formatVerifyReport(report), refusals: verifyRefusals(report) }
  } finally {
    await opened.close()
  }
}

/** As `site`, `render` and `collect` read them. */
const keptFile: KeptFiles = (path) => {
  if (path === REGISTRY_PATH) return (bytes) => [parseSiteSettings(bytes).logo ?? []].flat()
  const parse = path === MARKS_PATH ? parseMarks : isStatePath(path) ? parseStateFile : undefined
  if (parse === undefined) return undefined
  return (bytes) => {
    parse(path, bytes)
    return []
  }
}

/** The token of GitHub is for GitHub alone. */
function gitHubOf({ environment }: Runtime): { readonly url: string; readonly token: string | undefined } {
  const url = environment['GITHUB_SERVER_URL'] || 'https://github.com'
  return { url, token: gitHubServer(environment).token }
}

/** Flags that have no effect without another one. */
function refuseLoneFlags({ history, since, base, checkpoint }: VerifyFlags): void {
  if (base !== undefined && history)
    throw new UsageError('--base checks the history since its commit, and no other', 'leave --history out')
  for (const [name, value] of Object.entries({ since, checkpoint })) {
    if (value === undefined || history) continue
    throw new UsageError(`--${name} has no effect without --history`, 'add --history')
  }
  for (const [name, value] of Object.entries({ since, base })) {
    if (value === undefined || /^[^-]/.test(value)) continue
    throw new RegistryError(
      'INVALID_INPUT',
      `--${name} is ${quote(value)}, which names no commit`,
      `write a branch, or seven to forty hex digits: --${name} 4f2a91c`,
    )
  }
}

/** Undefined for a file that does not exist yet: the first run writes it. */
async function readCheckpoint(file: string): Promise<Checkpoint | undefined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new RegistryError(
      'INVALID_INPUT',
      `--checkpoint names ${quote(file)}, which cannot be read: ${messageOf(error)}`,
      'name a file that this user may read and write',
    )
  })
  return bytes === undefined ? undefined : parseCheckpoint(file, bytes)
}

/** The checkpoint moves on when the history has no finding that counts. */
async function keepCheckpoint(file: string | undefined, report: VerifyReport): Promise<void> {
  if (file === undefined || report.commit === null || !report.isHistoryVerified) return
  await replaceFile(file, formatCheckpoint({ commit: report.commit }))
}
