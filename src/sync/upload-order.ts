import { SYNC_DIRECTORY } from './sync-record.ts'

/**
 * The order in which files go into a bucket. A reader who finds a version listed finds its files: packages and the other files of
 * versions come first, then what lists the versions of a module, then the lists of modules and the pages.
 */
export const STEPS = ['packages', 'versions', 'lists'] as const

export type Step = (typeof STEPS)[number]

const VERSION_FILE = /^v1\/modules\/[^/]+\/[^/]+\/[^/]+\/[^/]+\/[^/]/
const MODULE_FILE = /^v1\/modules\/[^/]+\/[^/]+\/[^/]+\/[^/]+$/

export function stepOf(path: string): Step {
  if (VERSION_FILE.test(path) || path.startsWith('assets/')) return 'packages'
  return MODULE_FILE.test(path) ? 'versions' : 'lists'
}

/**
 * Whether the object is one that an index (or its pages) has, so that `--prune` may delete it when the index has it no more. What
 * else a bucket holds, such as packages, is not touched.
 */
export function isPrunable(key: string, withPages: boolean): boolean {
  if (key.startsWith(SYNC_DIRECTORY)) return false
  return /^(?:v1\/modules|catalog)\//.test(key) || (withPages && /^(?:modules|assets)\//.test(key))
}
