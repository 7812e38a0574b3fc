import { CONFIG_PATH, configFormat, type RepositoryConfig } from '../../publish/config.ts'
import type { ConfigSource } from '../../publish/ports.ts'
import type { GitObjects } from './objects.ts'

const EMPTY: RepositoryConfig = {}

/**
 * Reads the config file of a commit, else that of HEAD, else the empty one. Throws INVALID_CONFIG.
 * @param head the commit of HEAD; undefined in a repository without one
 */
export function gitConfigSource(objects: GitObjects, head: string | undefined): ConfigSource {
  const parsed = new Map<string, RepositoryConfig>()
  const readAt = async (commit: string) => {
    const blob = await objects.read(`${commit}:${CONFIG_PATH}`)
    if (blob?.type !== 'blob') return undefined
    // Loaded only for a file: most repositories have none, and the YAML parser takes time to start.
    const { parseConfigFile } = await import('../filesystem/config-file.ts')
    const config = parsed.get(blob.oid) ?? parseConfigFile(CONFIG_PATH, blob.bytes, configFormat)
    parsed.set(blob.oid, config)
    return config
  }
  const atHead = async () => (head === undefined ? undefined : readAt(head))
  return {
    at: async (commit) => (commit === 'HEAD' ? undefined : await readAt(commit)) ?? (await atHead()) ?? EMPTY,
  }
}
