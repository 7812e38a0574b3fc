import { readFile } from 'node:fs/promises'
import { Git } from '../adapters/git/git.ts'
import { RootModuleDirectories } from '../adapters/hcl/root-modules.ts'
import { NetworkInstalledPackages } from '../adapters/http/installed-packages.ts'
import { networkPackages } from '../adapters/http/package-hosts.ts'
import { networkTransport } from '../adapters/http/transport.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { type AuditDependencies, audit } from '../audit/audit.ts'
import { auditJson, auditRefusals, auditSarif, formatAudit } from '../audit/audit-report.ts'
import { DEFAULT_FAILURES, FINDING_CODES, type FindingCode } from '../audit/finding.ts'
import { formatLock, type Lock, parseLock } from '../audit/lock.ts'
import { DEFAULT_HOSTS } from '../audit/module-source.ts'
import { messageOf, quote, RegistryError } from '../base/error.ts'
import { canonicalJson } from '../base/json.ts'
import { openRegistryAccess } from '../composition/registry-access.ts'
import type { Runtime } from '../composition/runtime.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'
import { replaceFile } from './replace-file.ts'

export interface AuditFlags extends CommonFlags {
  readonly directories: readonly string[]
  readonly client: keyof typeof DEFAULT_HOSTS
  readonly packages?: boolean
  readonly lock?: string
  readonly lockReadonly?: boolean
  readonly failOn?: string
  readonly sarif?: string
}

/** `audit`: says what became of the modules that root modules use. Throws as {@link audit}, and INVALID_INPUT for a flag or a file. */
export async function auditCommand(flags: AuditFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { lock: file, lockReadonly: isLockReadonly = false, packages: withPackages = false } = flags
  if (isLockReadonly && file === undefined)
    throw new UsageError('--lock-readonly has no effect without --lock', 'add --lock FILE')
  const failOn = parseFailOn(flags.failOn)
  const lock = file === undefined ? undefined : await readLock(file, isLockReadonly)
  const directories = flags.directories.length === 0 ? ['.'] : flags.directories
  const defaultHost = DEFAULT_HOSTS[flags.client]
  const report = await audit(
    { directories, defaultHost, withPackages, lock, isLockReadonly },
    await dependenciesOf(runtime),
  )
  if (file !== undefined && !isLockReadonly && report.lock !== undefined)
    await replaceFile(file, formatLock(report.lock))
  if (flags.sarif !== undefined) await replaceFile(flags.sarif, canonicalJson(auditSarif(report)))
  return { json: auditJson(report), text: formatAudit(report), refusals: auditRefusals(report, failOn) }
}

async function dependenciesOf(runtime: Runtime): Promise<AuditDependencies> {
  const { environment, log, secrets, temporary } = runtime
  const hosts = await openRegistryAccess(runtime)
  const transport = networkTransport(log, secrets)
  const dataDirectory = environment['TF_DATA_DIR'] || '.terraform'
  return {
    modules: new RootModuleDirectories(dataDirectory),
    web: networkWeb(log),
    hosts,
    packages: networkPackages({ transport, git: new Git(environment, log), temporary }),
    installed: new NetworkInstalledPackages({ transport, temporary }, dataDirectory),
  }
}

/** Kinds of findings with commas, or `none`. */
function parseFailOn(text: string | undefined): ReadonlySet<FindingCode> {
  if (text === undefined) return new Set(DEFAULT_FAILURES)
  if (text === 'none') return new Set()
  const names = text.split(',').map((name) => name.trim())
  const codes = FINDING_CODES.filter((code) => names.includes(code))
  const unknown = names.find((name) => !FINDING_CODES.some((code) => code === name))
  if (unknown === undefined) return new Set(codes)
  throw new UsageError(
    `--fail-on is ${quote(text)}; ${quote(unknown)} is not a kind of finding`,
    `write some of ${FINDING_CODES.join(',')}, or none`,
  )
}

/** An empty lock where there is no file yet. */
async function readLock(file: string, isReadonly: boolean): Promise<Lock> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && !isReadonly) return undefined
    throw new RegistryError(
      'INVALID_INPUT',
      `--lock names ${quote(file)}, which cannot be read: ${messageOf(error)}`,
      isReadonly
        ? 'write it first: run audit --lock without --lock-readonly'
        : 'name a file that this user may read and write',
    )
  })
  return bytes === undefined ? new Map() : parseLock(file, bytes)
}
