import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Git } from '../adapters/git/git.ts'
import { rootModules } from '../adapters/hcl/root-modules.ts'
import { installedPackages, networkPackages } from '../adapters/http/packages.ts'
import { networkTransport } from '../adapters/http/transport.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { type AuditReport, audit, FINDING_KINDS, type Finding, type Lock } from '../audit/audit.ts'
import { moduleName } from '../audit/module-use.ts'
import { counted } from '../base/count.ts'
import { quote, type Refusal, RegistryError, visible } from '../base/error.ts'
import { type Group, groupBy } from '../base/group.ts'
import { canonicalJson } from '../base/json.ts'
import { type SarifResult, sarifDocument } from '../base/sarif.ts'
import { parseJson } from '../base/schema.ts'
import { table } from '../base/table.ts'
import { withIndex } from '../composition/index-store.ts'
import { openRegistryAccess } from '../composition/registry-access.ts'
import type { Runtime } from '../composition/runtime.ts'
import { moduleIn, registryIn } from '../index/format/index-files.ts'
import { addressOfModuleDocument, modulePath, REGISTRY_PATH } from '../index/format/paths.ts'
import { indexRewrite, parseRewrite, type Rewrite } from '../migration/rewritten-sources.ts'
import { parseModuleAddress } from '../module/module-address.ts'
import { type CommandOutcome, type CommonFlags, readKeptFile, replaceFile, UsageError } from './command.ts'

/** The registry that an address without a host means. */
const DEFAULT_HOSTS = {
  terraform: 'registry.terraform.io',
  opentofu: 'registry.opentofu.org',
} as const

const FINDING_CODES = Object.keys(FINDING_KINDS) as readonly Finding['code'][]

/** What fails an audit where `--fail-on` does not say otherwise. */
const DEFAULT_FAILURES = new Set(['changed', 'removed', 'yanked', 'missing', 'unlocked', 'unknown'] as const)

interface AuditFlags extends CommonFlags {
  readonly directories: readonly string[]
  readonly client: keyof typeof DEFAULT_HOSTS
  readonly packages?: boolean
  readonly lock?: string
  readonly lockReadonly?: boolean
  readonly failOn?: string
  readonly sarif?: string
  readonly rewrite?: string
  readonly index?: string
  readonly write?: boolean
}

/** `audit`: says what became of the modules that root modules use. Throws as {@link audit}, and INVALID_INPUT for a flag or a file. */
export async function auditCommand(flags: AuditFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { lock: file, lockReadonly: isLockReadonly = false, packages: withPackages = false } = flags
  if (isLockReadonly && file === undefined)
    throw new UsageError('--lock-readonly has no effect without --lock', 'add --lock FILE')
  const directories = flags.directories.length === 0 ? ['.'] : flags.directories
  const rewrite = await rewriteOf(flags, runtime)
  if (rewrite !== undefined)
    return rewriteCommand(rewrite, { directories, isWritten: flags.write ?? false }, runtime)
  if (flags.write)
    throw new UsageError(
      '--write has no effect without --rewrite or --index',
      'add --rewrite OLD=NEW, or --index INDEX',
    )
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

async function dependenciesOf(runtime: Runtime) {
  const { environment, log, secrets, temporary } = runtime
  const hosts = await openRegistryAccess(runtime)
  const transport = networkTransport(log, secrets)
  const dataDirectory = environment['TF_DATA_DIR'] || '.terraform'
  return {
    modules: rootModules(dataDirectory),
    web: networkWeb(log),
    hosts,
    packages: networkPackages({ transport, git: new Git(environment, log), temporary }),
    installed: installedPackages({ transport, temporary }, dataDirectory),
  }
}

/** Kinds of findings with commas, or `none`. */
function parseFailOn(text: string | undefined): ReadonlySet<Finding['code']> {
  if (text === undefined) return DEFAULT_FAILURES
  if (text === 'none') return new Set()
  const names = text.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !FINDING_CODES.some((code) => code === name))
  if (unknown === undefined) return new Set(FINDING_CODES.filter((code) => names.includes(code)))
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

/** Undefined where sources are not to change. Throws INVALID_INPUT, and as {@link withIndex}. */
async function rewriteOf(
  { rewrite, index: target }: AuditFlags,
  runtime: Runtime,
): Promise<Rewrite | undefined> {
  if (rewrite !== undefined && target !== undefined)
    throw new UsageError('--rewrite and --index exclude each other', 'leave one of them out')
  if (target === undefined) return rewrite === undefined ? undefined : parseRewrite(rewrite)
  return withIndex(runtime, { index: target, reading: 'all' }, async ({ index }) => {
    const snapshot = await index.open()
    const { url } = registryIn(await snapshot.read([REGISTRY_PATH]))
    if (url === null)
      throw new RegistryError(
        'INVALID_INPUT',
        'the index has no public URL, which addresses of modules begin with',
        'set it: module-registry init --index … --url https://modules.acme.dev',
      )
    const addresses = (await snapshot.list()).flatMap((path) => addressOfModuleDocument(path) ?? [])
    const parsed = addresses.map(parseModuleAddress)
    const files = await snapshot.read(parsed.map((address) => modulePath(address, 'module.json')))
    const modules = parsed.flatMap((address) => moduleIn(files, address) ?? [])
    return indexRewrite(new URL(url).host, modules)
  })
}

/** `audit --rewrite`, `audit --index`: changes the `source` lines of directories, or says what it would change. Throws INVALID_INPUT, NOT_FOUND. */
async function rewriteCommand(
  { concerned, rewrite }: Rewrite,
  { directories, isWritten }: { readonly directories: readonly string[]; readonly isWritten: boolean },
  { environment }: Runtime,
): Promise<CommandOutcome> {
  const modules = rootModules(environment['TF_DATA_DIR'] || '.terraform')
  const rewritten = []
  for (const directory of directories) {
    const configured = await modules.below(directory)
    if (configured.length === 0)
      throw new RegistryError(
        'NOT_FOUND',
        `${quote(directory)} has no configuration of Terraform or OpenTofu, also not below it`,
        'name directories that have some: module-registry audit live modules/network --rewrite OLD=NEW',
      )
    for (const path of configured)
      for (const file of (await modules.configuration(path)) ?? []) {
        const [at, found] = [join(path, file.path), rewrite(file)]
        const [first] = found.changed
        const reason = first && (await whyLeft(at, file.text))
        const kept = reason && { changed: [], left: [...found.left, { line: first.line, reason }] }
        rewritten.push({ file: at, ...found, ...kept })
      }
  }
  const changed = rewritten.flatMap(({ file, changed }) => changed.map((line) => ({ file, ...line })))
  const left = rewritten.flatMap(({ file, left }) => left.map((line) => ({ file, ...line })))
  const texts = new Map(
    rewritten.flatMap(({ file, changed, text }) => (changed.length === 0 ? [] : [[file, text]])),
  )
  if (isWritten) for (const [path, text] of texts) await replaceFile(path, text)
  const lines = [
    ...changed.flatMap(({ file, line, before, after }) => [
      `${visible(file)}:${line}`,
      ...before.split('\n').map((each) => `- ${visible(each.trimEnd())}`),
      ...after.split('\n').map((each) => `+ ${visible(each.trimEnd())}`),
    ]),
    ...left.map(({ file, line, reason }) => `left      ${visible(file)}:${line}: ${reason}`),
    summary(concerned, texts.size, isWritten),
  ]
  return { json: { written: isWritten, changed, left }, text: lines.join('\n') }
}

/** Why a file is left as it is: its replacement would be another file than a link leads to, or lose what its text has lost. */
async function whyLeft(path: string, text: string): Promise<string | undefined> {
  if ((await lstat(path)).isSymbolicLink())
    return 'the file is a link: name the directory of the file that it leads to'
  return text.includes('\u{fffd}') ? 'the file is not UTF-8: change it by hand' : undefined
}

function summary(concerned: string, files: number, isWritten: boolean): string {
  if (files === 0) return `unchanged no source of a module was rewritten; those to rewrite ${concerned}`
  return isWritten
    ? `written   ${counted(files, 'file')}: run init in each directory`
    : `planned   ${counted(files, 'file')} would change; --write changes them`
}

const TOLD = {
  states: 'tells deprecations, withdrawals and reasons',
  deprecations: 'tells deprecations; of a withdrawn version only that it is not listed',
  only: 'tells versions only',
} as const

function auditJson({ modules, findings, others, ...report }: AuditReport): object {
  return {
    modules: modules.map(moduleJson),
    findings,
    registries: registriesOf(modules),
    others,
    locked: report.lock === undefined ? null : countLocked(report.lock),
  }
}

function moduleJson(module: AuditReport['modules'][number]): object {
  const { directory, key, file, line, source, constraint = null, installed = null } = module
  const { version = null, allowed = null, latest = null, state, reason, link, replacement } = module
  return {
    module: moduleName(module),
    ...{ directory, key, file, line, source, constraint, installed },
    ...{ version, allowed, latest, state, reason, link, replacement },
    digest: module.package?.digest ?? null,
    bytes: module.files?.kind ?? null,
  }
}

function registriesOf(modules: AuditReport['modules']) {
  return [...groupBy(modules, ({ host }) => host)].map(([host, group]) => ({
    host,
    modules: new Set(group.map(moduleName)).size,
    tells: group.find(({ markSupport }) => markSupport !== undefined)?.markSupport ?? null,
  }))
}

/** The report as text for people: a row for each call, the findings, what each registry tells. */
function formatAudit(report: AuditReport): string {
  const { modules, findings, others, lock } = report
  const hasFiles = modules.some(({ files }) => files !== undefined)
  const rows = modules.map((module) => [
    visible(moduleName(module)),
    module.version ?? '',
    module.allowed ?? '',
    module.latest ?? '',
    module.state,
    ...(hasFiles ? [module.files?.kind ?? ''] : []),
    whereOf(module),
  ])
  const head = ['module', 'version', 'allowed', 'latest', 'state', ...(hasFiles ? ['bytes'] : []), 'where']
  const registries = registriesOf(modules).map(
    ({ host, modules: count, tells }) =>
      `${'registry'.padEnd(FIELD)}${visible(host)}, ${counted(count, 'module')}: ${tells === null ? 'tells nothing' : TOLD[tells]}`,
  )
  const skipped = others === 0 ? '' : `, ${others} of no registry`
  return [
    ...table(head, rows),
    ...[...groupBy(findings, sameText).values()].flatMap(findingLines),
    ...registries,
    ...(lock === undefined ? [] : [`${'lock'.padEnd(FIELD)}${counted(countLocked(lock), 'version')}`]),
    `${'audited'.padEnd(FIELD)}${counted(modules.length, 'call')}${skipped}: ${counted(findings.length, 'finding')}`,
  ].join('\n')
}

/** The width of the first word of a line. */
const FIELD = 12

/** What is wrong with a registry is told once for all its modules, and what is wrong with a version once for all its calls. */
function sameText(found: Finding): string {
  return JSON.stringify([found.code, found.message, found.fix, found.code === 'unknown' || subjectOf(found)])
}

function findingLines(findings: Group<Finding>): string[] {
  const [found] = findings
  const { code, message, fix } = found
  const subjects = new Set(findings.map(subjectOf))
  const subject = subjects.size > 1 ? counted(subjects.size, 'module') : subjectOf(found)
  const more = findings.length > 1 ? ` and ${findings.length - 1} more` : ''
  const where = `${whereOf(found)}${more}`
  return [
    `${code.padEnd(FIELD)}${subject === '' ? where : `${visible(subject)}, ${where}`}: ${visible(message)}`,
    `${' '.repeat(FIELD)}fix: ${visible(fix)}`,
  ]
}

function subjectOf({ module, version }: Finding): string {
  return [module, version].filter((part) => part !== null).join(' ')
}

/** A call by another module is at the line of the root's own call. */
function whereOf({ file, line, key }: Pick<Finding, 'file' | 'line' | 'key'>): string {
  return visible(`${file}:${line}${key?.includes('.') ? ` (${key})` : ''}`)
}

function auditRefusals({ findings }: AuditReport, failOn: ReadonlySet<Finding['code']>): Refusal[] {
  const failures = findings.filter(({ code }) => failOn.has(code))
  if (failures.length === 0) return []
  const codes = [...new Set(failures.map(({ code }) => code))].sort()
  return [
    {
      code: 'AUDIT_FAILED',
      message: `${counted(failures.length, 'finding')}: ${codes.join(', ')}`,
      hint: 'each finding has its fix; --fail-on names those that end a run with exit code 1',
    },
  ]
}

function auditSarif({ findings }: AuditReport): object {
  const rules = Object.entries(FINDING_KINDS).map(([id, { meaning, fix }]) => ({
    id,
    meaning: withoutCode(meaning),
    description: `${withoutCode(meaning)}.`,
    help: withoutCode(fix),
  }))
  return sarifDocument({
    command: 'audit',
    document: 'docs/reference/audit.md',
    rules,
    results: findings.map(resultOf),
  })
}

function resultOf(found: Finding): SarifResult {
  const { code, module, key, version, file, line, message, fix } = found
  const subject = subjectOf(found)
  return {
    rule: code,
    level: FINDING_KINDS[code].level,
    message: `${subject === '' ? '' : `${subject}: `}${visible(message)}. Fix: ${visible(fix)}`,
    path: file,
    line,
    identity: [code, module, key, version, file],
  }
}

function withoutCode(text: string): string {
  return text.replaceAll('`', '')
}

function countLocked(lock: Lock): number {
  return [...lock.values()].reduce((sum, { size }) => sum + size, 0)
}

const document = z.looseObject({
  format: z.literal(1),
  modules: z.record(
    z.string(),
    z.record(
      z.string(),
      z.string().regex(/^(?:md5|sha1|sha256|sha512|commit|manifest):[0-9a-f:sh]+(?:\/\/.+)?$/),
    ),
  ),
})

/** Reads a lock file. Throws INVALID_INPUT. @param file as the user named it */
function parseLock(file: string, bytes: Uint8Array): Lock {
  const parsed = parseJson(document, bytes)
  if (parsed === undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      `--lock names ${quote(file)}, which is not a lock file of format 1`,
      'restore it from Git; or delete it, and let audit --lock write it anew',
    )
  return new Map(
    Object.entries(parsed.modules).map(([module, versions]) => [module, new Map(Object.entries(versions))]),
  )
}

function formatLock(lock: Lock): string {
  const modules = [...lock].map(([module, versions]) => [module, Object.fromEntries(versions)])
  return canonicalJson({ format: 1, modules: Object.fromEntries(modules) })
}
