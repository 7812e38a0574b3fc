import { Git } from '../../../src/adapters/git/git.ts'
import { networkPackages } from '../../../src/adapters/http/packages.ts'
import { networkTransport } from '../../../src/adapters/http/transport.ts'
import { networkWeb } from '../../../src/adapters/http/web.ts'
import { networkArtifacts } from '../../../src/adapters/oci/artifact-hosts.ts'
import type { Diagnosis } from '../../../src/doctor/doctor.ts'
import { doctor, parseInstallRequest } from '../../../src/doctor/doctor.ts'
import { CountingLog } from '../package/packing.ts'
import { temporaryDirectory } from '../temporary.ts'

export interface DoctorCall {
  readonly url: string
  /** `namespace/name/system@version`; the first one listed without it. */
  readonly module?: string
  /** For git, which does not read Node's own authorities. */
  readonly caFile?: string
  readonly token?: string
  readonly idleMs?: number
}

/** The whole command in this process, over real sockets. */
export async function diagnosisOf({ url, module, caFile, token, idleMs }: DoctorCall): Promise<Diagnosis> {
  const log = new CountingLog()
  const network = networkTransport(log)
  const transport = { ...network, idleMs: idleMs ?? network.idleMs }
  const temporary = await temporaryDirectory()
  const environment = { ...process.env, GIT_SSL_CAINFO: caFile, HOME: temporary }
  return doctor(parseInstallRequest(url, module), {
    web: networkWeb(log, transport.idleMs),
    packages: networkPackages({ transport, git: new Git(environment, log), temporary }),
    artifacts: networkArtifacts({ transport, environment, temporary }),
    token,
  })
}

/** What is not well. */
export function faultsOf({ checks }: Diagnosis): string[] {
  return checks.filter(({ ok }) => !ok).map(({ code }) => code)
}

export function notesOf({ checks }: Diagnosis): string[] {
  return checks.filter(({ verdict }) => verdict === 'note').map(({ code }) => code)
}
