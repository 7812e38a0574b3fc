import { mkdir } from 'node:fs/promises'
import { changesOf, dataOf, git } from './git-repository.ts'

/** Files of a commit by their paths; each tag is a commit of its own. */
export type TaggedFiles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What tells the modules of a test apart. */
export function moduleFiles(name: string, version = ''): Readonly<Record<string, string>> {
  return {
    'main.tf': `output "id" {\n  value = ${JSON.stringify(`${name} ${version}`)}\n}\n`,
    'README.md': `# ${name}\n`,
  }
}

/** Versions of one module, with a `v` in front. */
export function versionsOf(name: string, versions: readonly string[]): TaggedFiles {
  return Object.fromEntries(versions.map((version) => [`v${version}`, moduleFiles(name, version)]))
}

/** Makes or extends a bare repository; one git for all of its tags. */
export async function pushTags(directory: string, tags: TaggedFiles): Promise<void> {
  await mkdir(directory, { recursive: true })
  await git('/', ['init', '--quiet', '--bare', '--initial-branch=main', directory])
  const script = Object.entries(tags).map(([tag, files]) => commitScript(tag, files))
  await git(directory, ['fast-import', '--quiet', '--force'], script.join(''))
}

function commitScript(tag: string, files: Readonly<Record<string, string>>): string {
  // Each begins anew, so that a tag can be moved to it.
  const head = `commit refs/tags/${tag}\ncommitter Ada <ada@acme.test> 1735787045 +0000\n${dataOf(tag)}`
  return `reset refs/tags/${tag}\n${head}deleteall\n${changesOf(files)}\n`
}
