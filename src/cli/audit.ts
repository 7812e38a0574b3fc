import { join } from 'node:path'
import { Git } from '../adapters/git/git.ts'
import { RootModuleDirectories } from '../adapters/hcl/root-modules.ts'
import { NetworkInstalledPackages, networkPackages } from '../adapters/http/packages.ts'
import { networkTransport } from '../adapters/http/transport.ts'
import { networkWeb } from '../adapters/http/web.ts'
import {
  type AuditDependencies,
  audit,
  DEFAULT_FAILURES,
  FINDING_CODES,
  type FindingCode,
} from '../audit/audit.ts'
import { auditJson, auditRefusals, auditSarif, formatAudit } from '../audit/audit-report.ts'
import { formatLock, type Lock, parseLock } from '../audit/lock.ts'
import { DEFAULT_HOSTS } from '../audit/module-use.ts'
import { counted } from '../base/count.ts'
import { quote, RegistryError, visible } from '../base/error.ts'
import { canonicalJson } from '../base/json.ts'
import { openRegistryAccess } from '../composition/registry-access.ts'
import type { Runtime } from '../composition/runtime.ts'
import { parseRewrite, type RewrittenLine, rewriteSources } from '../migration/rewritten-sources.ts'
import { type CommandOutcome, type CommonFlags, readKeptFile, replaceFile, UsageError } from './command.ts'

interface AuditFlags extends CommonFlags {
  readonly directories: readonly string[]
  readonly client: keyof typeof DEFAULT_HOSTS
  readonly packages?: boolean
  readonly lock?: string
  readonly lockReadonly?: boolean
  readonly failOn?: string
  readonly sarif?: string
  readonly rewrite?: string
  readonly write?: boolean
}

/** `audit`: says what became of the modules that root modules use. Throws as {@link audit}, and INVALID_INPUT for a flag or a file. */
export async function auditCommand(flags: AuditFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { lock: file, lockReadonly: isLockReadonly = false, packages: withPackages = false } = flags
  if (isLockReadonly && file === undefined)
    throw new UsageError('--lock-readonly has no effect without --lock', 'add --lock FILE')
  const directories = flags.directories.length === 0 ? ['.'] : flags.directories
  if (flags.rewrite !== undefined)
    return rewriteCommand({ directories, rewrite: flags.rewrite, isWritten: flags.write ?? false }, runtime)
  if (flags.write) throw new UsageError('--write has no effect without --rewrite', 'add --rewrite OLD=NEW')
  const failOn = parseFailOn(flags.failOn)
  const lock = file === undefined ? undefined : await readLock(file, isLockReadonly)
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
  const required = isReadonly ? 'write it first: run audit --lock without --lock-readonly' : undefined
  const bytes = await readKeptFile('--lock', file, required)
  return bytes === undefined ? new Map() : parseLock(file, bytes)
}

interface ChangedLine extends RewrittenLine {
  readonly file: string
}

/** `audit --rewrite`: changes the `source` lines of directories, or says what it would change. Throws INVALID_INPUT, NOT_FOUND. */
async function rewriteCommand(
  {
    directories,
    rewrite,
    isWritten,
  }: { readonly directories: readonly string[]; readonly rewrite: string; readonly isWritten: boolean },
  { environment }: Runtime,
): Promise<CommandOutcome> {
  const parsed = parseRewrite(rewrite)
  const modules = new RootModuleDirectories(environment['TF_DATA_DIR'] || '.terraform')
  const changed: ChangedLine[] = []
  const left: { file: string; line: number; reason: string }[] = []
  const texts = new Map<string, string>()
  for (const directory of directories) {
    const files = await modules.configuration(directory)
    if (files === undefined || files.length === 0) throw noFiles(directory)
    for (const file of files) {
      const path = join(directory, file.path)
      const found = rewriteSources(file, parsed)
      changed.push(...found.changed.map((line) => ({ file: path, ...line })))
      left.push(...found.left.map((line) => ({ file: path, ...line })))
      if (found.changed.length > 0) texts.set(path, found.text)
    }
  }
  if (isWritten) for (const [path, text] of texts) await replaceFile(path, text)
  const lines = [
    ...changed.flatMap(({ file, line, before, after }) => [
      `${visible(file)}:${line}`,
      ...before.split('\n').map((each) => `- ${visible(each.trimEnd())}`),
      ...after.split('\n').map((each) => `+ ${visible(each.trimEnd())}`),
    ]),
    ...left.map(({ file, line, reason }) => `left      ${visible(file)}:${line}: ${reason}`),
    summary(parsed.from, texts.size, isWritten),
  ]
  return { json: { written: isWritten, changed, left }, text: lines.join('\n') }
}

function summary(from: string, files: number, isWritten: boolean): string {
  if (files === 0)
    return `unchanged no source of a module was rewritten; those to rewrite begin with ${quote(from)}`
  return isWritten
    ? `written   ${counted(files, 'file')}: run init in each directory`
    : `planned   ${counted(files, 'file')} would change; --write changes them`
}

function noFiles(directory: string): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `${quote(directory)} has no configuration of Terraform or OpenTofu`,
    'name each directory that has some: module-registry audit live/prod modules/network --rewrite OLD=NEW',
  )
}
