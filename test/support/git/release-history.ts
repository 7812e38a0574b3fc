import { temporaryDirectory } from '../temporary.ts'
import { buildRepository, git } from './module-repository.ts'

/** A new repository whose commits are these trees (texts by path), one after the other, each with its tag; HEAD is the last. */
export async function historyOf(
  ...releases: readonly (readonly [tag: string, files: Readonly<Record<string, string>>])[]
): Promise<string> {
  const directory = await temporaryDirectory()
  const parents: string[] = []
  for (const [tag, files] of releases) {
    const plan = Object.entries(files).map(([path, content]) => ({ path, content }))
    const { commit } = buildRepository(directory, { tag, files: plan })
    const tree = `${commit}^{tree}`
    const child = `${git(directory, ['commit-tree', tree, ...parents, '-m', tag])}`.trim()
    for (const ref of [`refs/tags/${tag}`, 'refs/heads/main']) git(directory, ['update-ref', ref, child])
    parents.splice(0, 2, '-p', child)
  }
  return directory
}
