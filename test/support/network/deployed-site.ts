import { git, gitBytes } from '../git/git-repository.ts'
import { type StaticHostOptions, startStaticHost } from './static-host.ts'

interface DeployedSiteOptions extends Omit<StaticHostOptions, 'files'> {
  /** The bare repository of the index. */
  readonly repository: string
  /** Served instead of the branch's own files. */
  readonly instead?: (path: string) => string | undefined
  /** Deploys by itself before the answer to the request with this number. */
  readonly deploysAt?: number
}

/** A host whose site is a deployed copy of an index branch, as GitHub Pages has one: it lags behind its commits. */
export async function startDeployedSite(settings: DeployedSiteOptions) {
  const { repository, instead, deploysAt, ...options } = settings
  let commit = ''
  /** From here on the host serves the branch as it is now. */
  const deploy = async () => {
    commit = await git(repository, ['for-each-ref', '--format=%(objectname)', 'refs/heads/registry'])
  }
  const host = await startStaticHost({
    ...options,
    async files(path) {
      if (deploysAt !== undefined && host.requests.length + 1 >= deploysAt) await deploy()
      const text = instead?.(path)
      if (text !== undefined) return Buffer.from(text)
      if (commit === '') return undefined
      return gitBytes(repository, ['cat-file', 'blob', `${commit}:${path}`]).catch(() => undefined)
    },
  })
  return { ...host, deploy }
}
