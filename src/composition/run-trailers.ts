import type { Environment } from '../adapters/git/git.ts'
import { RENDERER } from '../base/tool-version.ts'
import type { IndexChange } from '../index/plan/publication-plan.ts'
import { type Trailer, withTrailers } from '../index/plan/publication-plan.ts'
import type { IndexStore } from '../index/ports.ts'
import type { Runtime } from './runtime.ts'

type Run = Pick<Runtime, 'environment' | 'secrets'>

/** The change with a message that says which run makes it, and shows none of its secrets. */
export function messageOfRun(
  { message, trailers = [], ...change }: IndexChange,
  { environment, secrets }: Run,
): IndexChange {
  const whole = withTrailers(message, [...trailers, ...runTrailers(environment)])
  return { ...change, message: secrets.apply(whole) }
}

/** An index whose commits say which run made them, for auditors. No file of the index says so. */
export function withRunTrailers(store: IndexStore, run: Run): IndexStore {
  const { isCreatedByPublish } = store
  return {
    isCreatedByPublish,
    ...(store.checkAccess === undefined
      ? {}
      : { checkAccess: () => store.checkAccess?.() ?? Promise.resolve() }),
    open: () => store.open(),
    commit: (change, on) => store.commit(messageOfRun(change, run), on),
  }
}

/** https://docs.github.com/actions/reference/variables-reference, https://docs.gitlab.com/ci/variables/predefined_variables/ */
function runTrailers(environment: Environment): Trailer[] {
  const read = (name: string) => environment[name] ?? ''
  const [server, repository, id] = ['SERVER_URL', 'REPOSITORY', 'RUN_ID'].map((name) =>
    read(`GITHUB_${name}`),
  )
  const isGitHub = server !== '' && repository !== '' && id !== ''
  const url = `${server}/${repository}/actions/runs/${id}/attempts/${read('GITHUB_RUN_ATTEMPT') || '1'}`
  return [
    ['Tool', RENDERER],
    ['Run', isGitHub ? url : read('CI_JOB_URL')],
    ['Actor', read('GITHUB_ACTOR') || read('GITLAB_USER_LOGIN')],
  ]
}
