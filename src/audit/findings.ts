import { quote, visible } from '../base/error.ts'
import type { AuditedModule, AuditRequest } from './audited-module.ts'
import { FINDING_KINDS, type Finding, type FindingCode } from './finding.ts'
import { moduleName } from './module-source.ts'

/** What is to be said of one call of a module. */
export function findingsOf(
  module: AuditedModule,
  request: Pick<AuditRequest, 'lock' | 'isLockReadonly'>,
): Finding[] {
  return [...changes(module, request), ...stateFinding(module)]
}

function finding(module: AuditedModule, code: FindingCode, message: string, fix: string): Finding {
  const { version = null, key, file, line } = module
  return { code, module: moduleName(module), key, version, file, line, message, fix }
}

function stateFinding(module: AuditedModule): Finding[] {
  const { state, problem, fix, latest, allowed, version } = module
  switch (state) {
    case 'current':
      return []
    case 'outdated': {
      const reach =
        allowed === latest ? 'init -upgrade installs it' : `the constraint allows ${allowed ?? 'none'}`
      return [finding(module, state, `${latest} is the latest release; ${reach}`, `move to ${latest}`)]
    }
    case 'deprecated':
    case 'yanked':
    case 'removed':
      return [finding(module, state, markText(module), markFix(module))]
    default: {
      const name = version === undefined ? moduleName(module) : `${moduleName(module)} ${version}`
      return [finding(module, state, problem === '' ? name : problem, fix || FINDING_KINDS[state].fix)]
    }
  }
}

/** The words of the owner. */
function markText({ state, reason, link }: AuditedModule): string {
  const more = link === '' ? '' : ` (${visible(link)})`
  return reason === '' ? `${state}, without a reason${more}` : `${quote(reason)}${more}`
}

function markFix(module: AuditedModule): string {
  const { state, replacement, latest, version } = module
  if (replacement !== '') return `use ${visible(replacement)}`
  if (latest !== undefined && latest !== version) return `use ${latest}`
  return FINDING_KINDS[state === 'deprecated' ? 'deprecated' : 'yanked'].fix
}

const INSTALL_AGAIN =
  'delete .terraform/modules and run init again; if it is still so, ask who published the package'

function changes(
  module: AuditedModule,
  { lock, isLockReadonly }: Pick<AuditRequest, 'lock' | 'isLockReadonly'>,
): Finding[] {
  const { files, version } = module
  const digest = module.package?.digest ?? null
  const found: Finding[] = []
  if (files?.kind === 'changed') found.push(finding(module, 'changed', files.files.join(', '), INSTALL_AGAIN))
  if (lock === undefined || version === undefined) return found
  const locked = lock.get(moduleName(module))?.get(version)
  if (locked === undefined && isLockReadonly)
    found.push(finding(module, 'unlocked', 'the lock file does not have it', FINDING_KINDS.unlocked.fix))
  if (locked !== undefined && digest !== null && locked !== digest)
    found.push(
      finding(
        module,
        'changed',
        `the lock file has ${locked}, and the registry now names ${digest}`,
        'ask the owner of the registry; if the change is right, delete the entry in the lock file',
      ),
    )
  if (
    digest === null &&
    module.state !== 'unknown' &&
    module.state !== 'missing' &&
    module.state !== 'removed'
  )
    found.push(
      finding(
        module,
        'unknown',
        `no digest: ${module.package?.problem ?? ''}`,
        'publish it with a location that pins its bytes',
      ),
    )
  return found
}
