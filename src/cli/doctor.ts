import { NetworkArtifacts } from '../adapters/doctor/artifact-hosts.ts'
import { NetworkPackages } from '../adapters/doctor/package-hosts.ts'
import { ANSWER_MS, NetworkWeb } from '../adapters/doctor/web.ts'
import { Git } from '../adapters/git/process.ts'
import { networkTransport } from '../adapters/oci/http.ts'
import type { Surroundings } from '../assemble.ts'
import { tokenVariable } from '../core/doctor/client.ts'
import { type Diagnosis, formatDiagnosis, refusalsOf } from '../core/doctor/diagnosis.ts'
import { parseQuestion } from '../core/doctor/question.ts'
import { doctor } from '../use-cases/doctor.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

export interface DoctorFlags extends CommonFlags {
  readonly url: string
  readonly module?: string
  readonly client?: readonly (keyof Diagnosis['clients'])[]
}

export async function doctorCommand(flags: DoctorFlags, surroundings: Surroundings): Promise<CommandOutcome> {
  const { environment, log, temporary } = surroundings
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
