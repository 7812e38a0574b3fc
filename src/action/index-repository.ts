import { quote, RegistryError } from '../base/error.ts'
import { type IndexTarget, parseIndexTarget } from '../index/index-target.ts'
import { OWNER_AND_NAME, type WorkflowEvent } from './event.ts'
import type { Inputs } from './inputs.ts'

export type IndexWish = Pick<Inputs, 'index-repository' | 'index-branch' | 'index-token' | 'github-token'>

export interface ChosenIndex {
  readonly target: IndexTarget
  readonly token: string | undefined
  /** `owner/name` where it is on the server of the run. */
  readonly repository: string | undefined
}

/**
 * The index that the inputs name: a repository of the run's server, a Git URL, or the run's own repository. The token of
 * the run goes to no other server. Throws INVALID_INPUT.
 */
export function chooseIndex(
  wish: IndexWish,
  home: Pick<WorkflowEvent, 'serverUrl' | 'repository'>,
): ChosenIndex {
  const named = wish['index-repository'] ?? home.repository
  const isShort = OWNER_AND_NAME.test(named)
  if (!isShort && !/^[a-z]+:\/\/|^\w[\w.-]*@[^/]+:/.test(named)) {
    throw new RegistryError(
      'INVALID_INPUT',
      `input "index-repository" is ${quote(named)}, which is neither owner/name nor a Git URL`,
      'write it as acme/registry or https://git.example.com/acme/registry.git',
    )
  }
  const url = isShort ? `${home.serverUrl}/${named.replace(/\.git$/, '')}.git` : named
  const target = parseIndexTarget(`${url}#${wish['index-branch']}`, () => true)
  const isHome = url.toLowerCase().startsWith(`${home.serverUrl.toLowerCase()}/`)
  const repository = isHome ? url.slice(home.serverUrl.length + 1).replace(/\.git$/, '') : undefined
  return { target, token: wish['index-token'] ?? (isHome ? wish['github-token'] : undefined), repository }
}
