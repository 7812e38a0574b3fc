import { resolve } from 'node:path'
import { SiteDirectory } from '../adapters/filesystem/site-directory.ts'
import type { Runtime } from '../composition/runtime.ts'
import { writeSite } from '../composition/site.ts'
import { formatSiteReport } from '../site/site-state.ts'
import type { WorkflowEvent } from './event.ts'
import { indexRepositoryOf } from './index-repository.ts'
import type { Inputs } from './inputs.ts'

interface SiteOfIndex {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  /** As the input `site` names it. */
  readonly output: string
}

/** Refuses, before anything else is written, a directory that cannot become the site. Throws INVALID_INPUT, PERMISSION, SYSTEM_REFUSED. */
export function prepareSite(output: string, environment: Runtime['environment']): void {
  SiteDirectory.open(directoryOf(output, environment)).prepare()
}

/** Of the workspace. */
function directoryOf(output: string, environment: Runtime['environment']): string {
  return resolve(environment['GITHUB_WORKSPACE'] ?? '.', output)
}

/** Writes the website of the index into a directory of the workspace, and says what was written. Throws as {@link writeSite}. */
export async function writeSiteOfIndex(
  { inputs, event, output }: SiteOfIndex,
  runtime: Runtime,
): Promise<string> {
  const { target, token } = indexRepositoryOf(inputs, event)
  const report = await writeSite(runtime, {
    target,
    token,
    output: directoryOf(output, runtime.environment),
    pages: inputs['site-pages'],
    profile: inputs['site-profile'],
    hosting: undefined,
  })
  return formatSiteReport(report, output)
}
