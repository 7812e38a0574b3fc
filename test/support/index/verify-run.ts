import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../../src/base/log.ts'
import { SecretMask } from '../../../src/base/secret-mask.ts'
import { type VerifyFlags, verifyCommand } from '../../../src/cli/verify.ts'
import type { Runtime } from '../../../src/composition/runtime.ts'
import type { VerifyReport } from '../../../src/index/verify/verify.ts'
import type { Problem } from '../../../src/index/walk/problem.ts'
import { gitEnvironment, startGitServer } from '../git/git-repository.ts'
import { temporaryDirectory } from '../temporary.ts'
import { silentLog } from './index-target.ts'

export async function testRuntime(
  environment: Readonly<Record<string, string>> = {},
  log: Partial<Log> = {},
): Promise<Runtime> {
  const temporary = await temporaryDirectory()
  const variables = { ...gitEnvironment, HOME: temporary, ...environment }
  return { environment: variables, log: { ...silentLog, ...log }, secrets: new SecretMask(), temporary }
}

/** A runtime for which git.acme.test is a server on this machine. @param modules repositories, by what follows `terraform-aws-` */
export async function runtimeWith(modules: Readonly<Record<string, string>>): Promise<Runtime> {
  const runtime = await testRuntime()
  const rules = await Promise.all(
    Object.entries(modules).map(async ([name, path]) => {
      const server = await startGitServer({ root: path })
      const url = `https://git.acme.test/acme/terraform-aws-${name}`
      return `[url "${server.url}/.git"]\n\tinsteadOf = ${url}.git\n\tinsteadOf = ${url}\n`
    }),
  )
  await writeFile(join(runtime.temporary, '.gitconfig'), rules.join(''))
  return { ...runtime, environment: { PATH: process.env['PATH'], HOME: runtime.temporary } }
}

type ReportedFinding = Problem & { readonly fix: string }

type Report = Pick<VerifyReport, 'checked'> & {
  readonly findings: readonly ReportedFinding[]
  readonly unverifiable: readonly ReportedFinding[]
  readonly suppressed: readonly (ReportedFinding & { readonly reason: string })[]
  readonly exitCode: number
  readonly text: string
}

/** What `verify` reports. */
export async function verifyWith(flags: VerifyFlags, runtime?: Runtime): Promise<Report> {
  const outcome = await verifyCommand(flags, runtime ?? (await testRuntime()))
  const report = outcome.json as Omit<Report, 'exitCode' | 'text'>
  return { ...report, text: outcome.text, exitCode: (outcome.refusals ?? []).length > 0 ? 1 : 0 }
}

/** `CODE address version` of each finding. */
export function named({ findings }: Pick<Report, 'findings'>): string[] {
  return findings.map(({ code, address, version }) =>
    [code, address, version].filter((part) => part !== null).join(' '),
  )
}
