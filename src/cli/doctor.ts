import { Git } from '../adapters/git/git.ts'
import { NetworkPackages } from '../adapters/http/package-hosts.ts'
import { ANSWER_MS, NetworkWeb } from '../adapters/http/web.ts'
import { NetworkArtifacts } from '../adapters/oci/artifact-hosts.ts'
import { networkTransport } from '../adapters/oci/http.ts'
import type { Runtime } from '../composition/modules.ts'
import { tokenVariable } from '../doctor/client.ts'
import { type Diagnosis, formatDiagnosis, refusalsOf } from '../doctor/diagnosis.ts'
import { doctor, parseQuestion } from '../doctor/doctor.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

export interface DoctorFlags extends CommonFlags {
  readonly url: string
  readonly module?: string
  readonly client?: readonly (keyof Diagnosis['clients'])[]
}

export async function doctorCommand(flags: DoctorFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { environment, log, temporary } = runtime
  const question = parseQuestion(flags.url, flags.module)
  const transport = networkTransport(log)
  const diagnosis = await doctor(question, {
    web: new NetworkWeb({ ...transport, idleMs: ANSWER_MS }),
    packages: new NetworkPackages({ transport, git: new Git(environment, log), temporary }),
    artifacts: new NetworkArtifacts({ transport, environment, temporary }),
    token: environment[tokenVariable(new URL(question.url).host)],
  })
  return {
    json: diagnosis,
    text: formatDiagnosis(diagnosis),
    refusals: refusalsOf(diagnosis, flags.client ?? []),
  }
}
