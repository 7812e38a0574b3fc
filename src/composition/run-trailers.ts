import type { Environment } from '../adapters/git/git.ts'
import { RENDERER } from '../base/tool-version.ts'
import { type Trailer, withTrailers } from '../index/plan/trailers.ts'
import type { IndexStore } from '../index/ports.ts'

/** An index whose commits say which run made them, for auditors. No file of the index says so. */
export function withRunTrailers(store: IndexStore, environment: Environment): IndexStore {
  const run = runTrailers(environment)
  const { isCreatedByPublish } = store
  return {
    isCreatedByPublish,
    ...(store.checkAccess === undefined
      ? {}
      : { checkAccess: () => store.checkAccess?.() ?? Promise.resolve() }),
    open: () => store.open(),
    commit: ({ message, trailers = [], ...change }, on) =>
      store.commit({ ...change, message: withTrailers(message, [...trailers, ...run]) }, on),
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
