import { Git } from '../adapters/git/git.ts'
import { networkPackages } from '../adapters/http/packages.ts'
import { networkTransport } from '../adapters/http/transport.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { networkArtifacts } from '../adapters/oci/artifact-hosts.ts'
import type { Refusal } from '../base/error.ts'
import { openRegistryAccess } from '../composition/registry-access.ts'
import type { Runtime } from '../composition/runtime.ts'
import type { Client } from '../doctor/client.ts'
import { type Diagnosis, doctor, parseInstallRequest } from '../doctor/doctor.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

interface DoctorFlags extends CommonFlags {
  readonly url: string
  readonly module?: string
  readonly client?: readonly Client['name'][]
}

export async function doctorCommand(flags: DoctorFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { environment, log, secrets, temporary } = runtime
  const request = parseInstallRequest(flags.url, flags.module)
  const access = await openRegistryAccess(runtime)
  const transport = networkTransport(log, secrets)
  const diagnosis = await doctor(request, {
    web: networkWeb(log),
    packages: networkPackages({ transport, git: new Git(environment, log), temporary }),
    artifacts: networkArtifacts({ transport, environment, temporary }),
    token: access.tokenOf(new URL(request.url).host),
  })
  return {
    json: diagnosis,
    text: formatDiagnosis(diagnosis),
    refusals: refusalsOf(diagnosis, flags.client ?? [], !flags.json),
  }
}

function formatDiagnosis({ url, subject, clients, checks }: Diagnosis): string {
  const lines = checks.map(({ code, verdict, message, fix, clients }) => {
    const who = clients.length === 1 ? `${clients[0]}: ` : ''
    const advice = fix === '' ? '' : `\n             fix: ${fix}`
    return `  ${(verdict === 'passed' ? 'ok' : verdict).padEnd(8)} ${code}  ${who}${message}${advice}`
  })
  return [
    `doctor     ${url}${subject === '' ? '' : `, ${subject}`}`,
    ...lines,
    `terraform  ${formatVerdict(clients.terraform)}`,
    `opentofu   ${formatVerdict(clients.opentofu)}`,
  ].join('\n')
}

function formatVerdict({ installs, broken, claimed }: Diagnosis['clients'][Client['name']]): string {
  if (installs === null) return 'not tested completely: see the notes'
  if (installs) return 'installs'
  const whom = claimed ? '' : ', and the registry does not set out to serve it'
  return `does not install${whom}: ${broken.slice(0, broken.indexOf(':'))}`
}

/**
 * Why a run ends with exit code 1: a client does not install although the registry intends to serve it (or the command
 * names it), or a client installs something wrong.
 * @param required clients that the command names; none: those that the registry intends to serve
 * @param isReported beside {@link formatDiagnosis}, which has the message: a failure is then one refusal for all its clients
 */
export function refusalsOf(
  { url, subject, clients, checks }: Diagnosis,
  required: readonly Client['name'][],
  isReported = false,
): Refusal[] {
  const where = subject === '' ? `from ${url}` : `${subject} from ${url}`
  const isAsked = (name: Client['name']) =>
    required.length === 0 ? clients[name].claimed : required.includes(name)
  const untried = required
    .filter((name) => clients[name].installs === null)
    .map((name) => untriedRefusal(name, where, checks))
  const failures = checks.filter((check) => !check.ok && check.clients.some(isAsked))
  const refused = failures.flatMap(({ code, verdict, message, fix, clients }) => {
    const hit = clients.filter(isAsked)
    const what = isReported ? code : `${code}: ${message}`
    const refuse = (who: string) =>
      ({ code: 'NOT_INSTALLABLE', message: `${who}${where}: ${what}`, hint: fix }) as const
    if (verdict === 'wrong') return refuse('')
    if (isReported && hit.length > 1) return refuse(`${hit.join(' and ')} do not install `)
    return hit.map((name) => refuse(`${name} does not install `))
  })
  return [...refused, ...untried]
}

/** A client that the command names has to install, so a test that did not reach its end is a failure. */
function untriedRefusal(name: Client['name'], where: string, checks: Diagnosis['checks']): Refusal {
  const reason = checks.find(
    ({ code, clients }) =>
      (code === 'NO_MODULE' || code === 'LOCATION_NOT_FOLLOWED') && clients.includes(name),
  )
  const message = `whether ${name} installs ${where} could not be tried: ${reason?.message ?? 'nothing was found'}`
  return { code: 'NOT_INSTALLABLE', message, hint: reason?.fix ?? 'name a module' }
}
