import { withTemporaryDirectory } from '../adapters/temporary.ts'
import type { Surroundings } from '../assemble.ts'
import { RegistryError } from '../core/error.ts'
import { nextTags } from '../use-cases/next-tags.ts'
import { publish } from '../use-cases/publish.ts'
import type { PublishReport } from '../use-cases/publish-report.ts'
import type { WorkflowEvent } from './event.ts'
import type { Inputs } from './inputs.ts'
import { type RunParts, withRunParts } from './run-parts.ts'
import { renderPlan } from './summary.ts'

export interface PlanRun {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly pullRequest: number
}

export interface Plan {
  readonly report: PublishReport
  /** Markdown for the summary, and for the comment. */
  readonly text: string
}

/** What a pull request would publish if it were merged and tagged. Reads only, but for the comment that was asked for. */
export function plan({ inputs, event, pullRequest }: PlanRun, surroundings: Surroundings): Promise<Plan> {
  return withTemporaryDirectory((temporary) => {
    const inside = { ...surroundings, temporary }
    return withRunParts({ inputs, event, source: { pullRequest } }, inside, async (parts) => {
      const report = await planNext(inputs, parts, inside)
      const text = renderPlan(report)
      if (inputs.comment) await comment(parts, pullRequest, text)
      return { report, text }
    })
  }, surroundings.temporary)
}

async function planNext(inputs: Inputs, parts: RunParts, { log }: Surroundings): Promise<PublishReport> {
  const { modules, opened } = parts
  const head = await modules.taggedHead()
  if (head === undefined) {
    throw new RegistryError('NOT_FOUND', 'the pull request has no merge commit', 'solve its conflicts first')
  }
  const snapshot = await opened.index.open()
  const tags = await nextTags(head, inputs.selection, { ...modules, snapshot })
  const request = {
    tags: tags.names,
    flags: inputs.selection,
    url: inputs['index-url'],
    keepGoing: true,
    dryRun: true,
  }
  return publish(request, { ...parts, ...modules, ...opened, stores: parts.stores, tags, log })
}

async function comment({ modules }: RunParts, pullRequest: number, text: string): Promise<void> {
  const { putComment } = await import('../adapters/github/plan-comment.ts')
  await putComment((await modules.home()).repository, pullRequest, text)
}
