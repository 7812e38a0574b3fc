import { Git } from '../adapters/git/git.ts'
import { networkPackages } from '../adapters/http/packages.ts'
import { networkTransport } from '../adapters/http/transport.ts'
import { networkWeb } from '../adapters/http/web.ts'
import { networkArtifacts } from '../adapters/oci/artifact-hosts.ts'
import { openRegistryAccess } from '../composition/registry-access.ts'
import type { Runtime } from '../composition/runtime.ts'
import { type Diagnosis, doctor, formatDiagnosis, parseInstallRequest, refusalsOf } from '../doctor/doctor.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

interface DoctorFlags extends CommonFlags {
  readonly url: string
  readonly module?: string
  readonly client?: readonly (keyof Diagnosis['clients'])[]
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
