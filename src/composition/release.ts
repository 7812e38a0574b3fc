import { resolve } from 'node:path'
import { Git, requireGit } from '../adapters/git/git.ts'
import { findRepository } from '../adapters/git/module-repository.ts'
import { ReleaseClone } from '../adapters/git/release-clone.ts'
import type { RemoteRepository } from '../adapters/git/remote.ts'
import { quote, RegistryError } from '../base/error.ts'
import { originOf } from '../module/origin.ts'
import type { TaggedCommit } from '../publish/ports.ts'
import type { TagWriter } from '../release/ports.ts'
import type { Clone, RemoteState } from '../release/release.ts'
import { gitHubOf } from './forge.ts'
import { type OpenModuleRepository, openModuleRepository } from './modules.ts'
import type { Runtime } from './runtime.ts'
import { tokens } from './sources.ts'

/** A clone that releases are made in, and what a release needs of it besides. */
interface OpenReleaseRepository extends OpenModuleRepository {
  readonly clone: Clone
  /** Undefined where nothing is pushed. */
  readonly remote: RemoteState | undefined
  readonly writer: TagWriter
}

/** A fetched branch that releases are made of: `tagged` is HEAD. Its clone has all tags and its whole history. */
export async function openReleaseBranch(
  { environment, log }: Runtime,
  modules: OpenModuleRepository,
  { branch, ...address }: RemoteRepository & { readonly branch: string },
): Promise<OpenReleaseRepository & { readonly tagged: TaggedCommit; readonly own: ReadonlySet<string> }> {
  const clone = new ReleaseClone(new Git(environment, log), modules)
  const tagged = await modules.taggedHead()
  if (tagged === undefined) throw withoutCommit(address.remote.url)
  return {
    ...modules,
    clone: { head: tagged.commit, branch, uncommitted: [] },
    remote: undefined,
    writer: clone.tagWriter(tagged, address),
    tagged,
    own: await clone.ownTags(),
  }
}

/**
 * The clone that `directory` is in, with its whole history; before a push with all tags of its origin, too. Throws NOT_A_REPOSITORY,
 * NOT_FOUND for an empty or shallow one without origin, LIMIT_EXCEEDED, PERMISSION, REPOSITORY_UNREACHABLE.
 */
export async function openReleaseRepository(
  runtime: Runtime,
  directory: string,
  pushes: boolean,
): Promise<OpenReleaseRepository> {
  const { environment, log } = runtime
  const git = await requireGit(new Git(environment, log))
  const found = await findRepository(git, directory)
  const { head } = found
  if (head === undefined) throw withoutCommit(directory)
  const address = addressOf(found.originUrl, directory, runtime)
  const clone = new ReleaseClone(git, found)
  if (found.isShallow) {
    if (address === undefined)
      throw new RegistryError(
        'NOT_FOUND',
        `the clone ${quote(directory)} is shallow, and has no origin to fetch the rest of its history from`,
        'release from a full clone (fetch-depth: 0 for actions/checkout)',
      )
    log.info('history   fetched: the clone is shallow')
    await clone.deepen(address, head)
  }
  const branch = await clone.branch()
  if (pushes && address === undefined)
    throw new RegistryError(
      'INVALID_INPUT',
      'the clone has no remote "origin" that tags could be pushed to',
      'add it: git remote add origin URL; or leave the tags in the clone: --no-push',
    )
  // A shallow clone lacks tags, too.
  const isRead = pushes || found.isShallow
  const remote =
    isRead && address !== undefined ? await clone.fetchRemote(address, { head, branch }) : undefined
  const modules = await openModuleRepository(runtime, directory)
  const tagged = await modules.taggedHead()
  if (tagged === undefined) throw withoutCommit(directory)
  return {
    ...modules,
    clone: { head, branch, uncommitted: await modules.uncommitted() },
    remote: pushes ? remote : undefined,
    writer: clone.tagWriter(tagged, pushes ? await pushAddress(git, address, directory, runtime) : address),
  }
}

/** Where the tags are pushed to: the URL for pushes of `origin`, if it has one. */
async function pushAddress(
  git: Git,
  address: RemoteRepository | undefined,
  directory: string,
  runtime: Runtime,
): Promise<RemoteRepository | undefined> {
  const { stdout } = await git.run(['config', '--get-all', 'remote.origin.pushurl'], { cwd: directory })
  const [url, ...others] = stdout.split('\n').filter((line) => line !== '')
  if (others.length === 0) return url === undefined ? address : addressOf(url, directory, runtime)
  throw new RegistryError(
    'INVALID_INPUT',
    `"origin" has ${others.length + 1} URLs for pushes, and a release is one push`,
    'leave one: git config --unset-all remote.origin.pushurl; git remote set-url --push origin URL',
  )
}

/** Where the remote `origin` is, and the token for it; a relative path is one from the clone. */
function addressOf(
  originUrl: string | undefined,
  directory: string,
  { environment, temporary }: Runtime,
): RemoteRepository | undefined {
  const { remote } = originOf(originUrl)
  if (remote === undefined) return undefined
  const isPath = remote.scheme === 'file' && !remote.url.startsWith('file:')
  const url = isPath ? resolve(directory, remote.url) : remote.url
  return { remote: { ...remote, url }, token: tokens(environment, gitHubOf(environment))(remote), temporary }
}

function withoutCommit(directory: string): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `the repository ${quote(directory)} has no commit`,
    'commit the module first',
  )
}
