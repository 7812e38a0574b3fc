import { quote, RegistryError } from '../../base/error.ts'
import { type CheckOutcome, type CheckReport, check, type Declaration } from '../../check/check.ts'
import { nextTags } from '../../check/next-tags.ts'
import type { OpenModuleRepository } from '../../composition/modules.ts'
import type { Runtime } from '../../composition/runtime.ts'
import type { TaggedCommit } from '../../publish/ports.ts'
import { publish } from '../../publish/publish.ts'
import type { PublishReport } from '../../publish/publish-report.ts'
import type { WorkflowEvent } from '../event.ts'
import type { Inputs } from '../inputs.ts'
import {
  type ActionRuntime,
  openModules,
  type RunResources,
  withRunResources,
} from '../publish/run-resources.ts'

export interface PullRequestRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly pullRequest: number
}

export interface Plan {
  readonly checked: CheckOutcome
  /** What would be published; undefined if the run only checks. */
  readonly report: PublishReport | undefined
}

/** The interface changes of a pull request, and what it would publish if it were merged and tagged. Writes nothing. */
export function plan(run: PullRequestRun, runtime: ActionRuntime): Promise<Plan> {
  return run.inputs.check ? checkAlone(run, runtime) : checkAndPlan(run, runtime)
}

async function checkAlone(run: PullRequestRun, runtime: ActionRuntime): Promise<Plan> {
  const modules = await openModules(run, runtime)
  try {
    return { checked: await checkPull(run, modules, runtime), report: undefined }
  } finally {
    await modules.close()
  }
}

function checkAndPlan(run: PullRequestRun, runtime: ActionRuntime): Promise<Plan> {
  return withRunResources(run, runtime, async (resources) => {
    const checked = await checkPull(run, resources.modules, runtime)
    return { checked, report: await planNext(run.inputs, resources, checked) }
  })
}

async function checkPull(
  { inputs, event }: PullRequestRun,
  modules: OpenModuleRepository,
  { log }: Runtime,
): Promise<CheckOutcome> {
  const { commit } = await headOf(modules)
  const declared = declaredVersion(inputs, event)
  const outcome = await check({ declared, flags: inputs.selection }, { ...modules, head: commit, log })
  if (declared !== undefined || inputs['check-label'] === 'optional') return outcome
  return { ...outcome, refusals: [...outcome.refusals, missingDeclaration(outcome.report)] }
}

async function planNext(
  inputs: Inputs,
  resources: RunResources,
  checked: CheckOutcome,
): Promise<PublishReport> {
  const { modules, index } = resources
  const snapshot = await index.open()
  const minimum = new Map(
    checked.report.modules.flatMap(({ path, next }) => (next === null ? [] : [[path, next] as const])),
  )
  const tags = await nextTags(await headOf(modules), inputs.selection, {
    ...modules,
    snapshot,
    least: minimum,
  })
  const request = {
    tags: tags.names,
    flags: inputs.selection,
    url: inputs['index-url'],
    keepGoing: true,
    dryRun: true,
  }
  return publish(request, { ...resources, repository: { ...modules, tags }, attestor: undefined })
}

async function headOf(modules: OpenModuleRepository): Promise<TaggedCommit> {
  const head = await modules.taggedHead()
  if (head !== undefined) return head
  throw new RegistryError('NOT_FOUND', 'the pull request has no merge commit', 'solve its conflicts first')
}

const LABEL = /^next-version:\s*(\S+)$/i

/** The refusal of a pull request that has to declare its next version and does not. */
function missingDeclaration({ bump }: Pick<CheckReport, 'bump'>): RegistryError {
  return new RegistryError(
    'INVALID_INPUT',
    'the pull request does not declare its next version, and input "check-label" is "required"',
    `add the label "next-version: ${bump}" to the pull request, or set the input next-version`,
  )
}

/** The next version that the input or a label of the pull request declares. Throws INVALID_INPUT for two labels. */
function declaredVersion(
  inputs: Pick<Inputs, 'next-version'>,
  { payload }: Pick<WorkflowEvent, 'payload'>,
): Declaration | undefined {
  const input = inputs['next-version']
  if (input !== undefined) return { text: input, called: 'input "next-version"' }
  const declared = (payload.pull_request?.labels ?? []).flatMap(({ name }) => LABEL.exec(name)?.[1] ?? [])
  const [label, ...others] = new Set(declared)
  if (others.length > 0) {
    throw new RegistryError(
      'INVALID_INPUT',
      `the pull request has ${others.length + 1} labels for its next version: ${declared.map(quote).join(', ')}`,
      'remove all but one of them',
    )
  }
  return label === undefined ? undefined : { text: label, called: 'label next-version:' }
}
