import { git } from './git-repository.ts'

type TreeLine = readonly [mode: string, name: string | Buffer, oid: string]

/** Writes a tree object as it is, however wrong, and returns its id. */
export function writeTree(directory: string, lines: readonly TreeLine[]): Promise<string> {
  const bytes = lines.flatMap(([mode, name, oid]) => [
    Buffer.from(`${mode} `),
    Buffer.from(name as string),
    Buffer.from('\0'),
    Buffer.from(oid, 'hex'),
  ])
  return git(directory, ['hash-object', '-t', 'tree', '-w', '--stdin', '--literally'], Buffer.concat(bytes))
}

/** Writes a blob and returns its id. */
export function writeBlob(directory: string, text: string | Buffer): Promise<string> {
  return git(directory, ['hash-object', '-w', '--stdin'], text)
}

/** Tags a new commit of the tree in a bare repository, which is made where there is none; returns the commit. */
export async function tagTree(directory: string, tag: string, tree: string): Promise<string> {
  const commit = await git(directory, ['commit-tree', tree, '-m', tag])
  await git(directory, ['update-ref', `refs/tags/${tag}`, commit])
  return commit
}

/** A few kilobytes that name `width` to the power of `depth + 1` files below the directory `a`: each tree names one other many times. */
export async function makeTreeBomb(directory: string, width: number, depth: number): Promise<void> {
  await git('/', ['init', '--quiet', '--bare', '--initial-branch=main', directory])
  const blob = await writeBlob(directory, 'output "x" {\n  value = 1\n}\n')
  const numbers = Array.from({ length: width }, (_, number) => String(number).padStart(5, '0'))
  const wide = (mode: string, letter: string, oid: string) =>
    writeTree(
      directory,
      numbers.map((number) => [mode, `${letter}${number}`, oid] as const),
    )
  let tree = await wide('100644', 'f', blob)
  for (let level = 0; level < depth; level += 1) tree = await wide('40000', 'd', tree)
  const root = await writeTree(directory, [
    ['40000', 'a', tree],
    ['100644', 'main.tf', blob],
  ])
  await tagTree(directory, 'v1.0.0', root)
}
