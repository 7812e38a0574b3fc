import { createHash } from 'node:crypto'
import type { TreeFile } from '../clients/terraform.ts'
import { git } from './module-repository.ts'

/** The regular files of a directory of a commit, as `listTree` says what a client has installed. */
export function trackedFiles(repository: string, commit: string, path = ''): TreeFile[] {
  const listed = git(repository, ['ls-tree', '-r', '-z', '--full-tree', `${commit}:${path}`]).toString()
  return [...listed.matchAll(/(\d+) blob ([0-9a-f]+)\t([^\0]*)\0/g)]
    .map(([, mode, oid = '', name = '']): TreeFile => {
      const bytes = git(repository, ['cat-file', 'blob', oid])
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return [name, mode === '100755' ? '0755' : '0644', sha256]
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
