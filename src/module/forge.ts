import { hostVariable } from '../base/url.ts'

/** `gitea` is Gitea and Forgejo; `git` any host whose API this tool does not speak. */
export const FORGE_NAMES = ['github', 'gitea', 'git'] as const
export type ForgeName = (typeof FORGE_NAMES)[number]

export interface Forge {
  readonly name: ForgeName
  /** As messages call it. */
  readonly title: string
  /** Repository ids, visibility, releases, comments, pull requests. */
  readonly hasApi: boolean
  /** Commits on an expected head, the tags of many repositories at once, in whose name a token writes. */
  readonly hasGraphql: boolean
  /** Notes of a release that the server writes, and a release that is marked as the latest. */
  readonly hasReleaseNotes: boolean
  /** Whether a tag has one release, which its name finds also as a draft; its assets have no state, digest and id of their own. */
  readonly hasOneReleaseOfTag: boolean
  /** A ref for the merge of each pull request into its base. */
  readonly hasMergeRefs: boolean
  readonly hasPages: boolean
  readonly hasAttestations: boolean
  /** Whether the first request of a push is refused without the right to push. */
  readonly refusesPushAtOnce: boolean
  /** The most elements of a list on one page, and the name of the parameter that asks for so many. */
  readonly page: { readonly size: number; readonly parameter: 'per_page' | 'limit' }
}

const GITHUB: Forge = {
  name: 'github',
  title: 'GitHub',
  hasApi: true,
  hasGraphql: true,
  hasReleaseNotes: true,
  hasOneReleaseOfTag: false,
  hasMergeRefs: true,
  hasPages: true,
  hasAttestations: true,
  refusesPushAtOnce: true,
  page: { size: 100, parameter: 'per_page' },
}

const GITEA: Forge = {
  name: 'gitea',
  title: 'Gitea',
  hasApi: true,
  hasGraphql: false,
  hasReleaseNotes: false,
  hasOneReleaseOfTag: true,
  hasMergeRefs: false,
  hasPages: false,
  hasAttestations: false,
  refusesPushAtOnce: false,
  page: { size: 50, parameter: 'limit' },
}

const GIT: Forge = { ...GITEA, name: 'git', title: 'a plain Git server', hasApi: false }

export const FORGES: Readonly<Record<ForgeName, Forge>> = { github: GITHUB, gitea: GITEA, git: GIT }

/** The variable of the token for one host: `MODULE_REGISTRY_TOKEN_git_acme_dev` for git.acme.dev, with any port. */
export function tokenVariable(host: string): string {
  return hostVariable('MODULE_REGISTRY_TOKEN_', host.replace(/:\d+$/, ''))
}
