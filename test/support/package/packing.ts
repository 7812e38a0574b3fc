import { join } from 'node:path'
import { Git } from '../../../src/adapters/git/git.ts'
import { openModules } from '../../../src/adapters/git/modules.ts'
import { GitObjects } from '../../../src/adapters/git/objects.ts'
import type { Package } from '../../../src/package/package.ts'
import type { PackRequest } from '../../../src/publish/ports.ts'
import type { Repository } from '../git/module-repository.ts'

/** Every line is a git that was started. */
export class CountingLog {
  readonly lines: string[] = []
  info(): void {}
  warn(): void {}
  debug(line: string): void {
    this.lines.push(line)
  }
}

export async function withObjects<T>(
  { directory }: Pick<Repository, 'directory'>,
  temporary: string,
  use: (objects: GitObjects) => Promise<T>,
): Promise<T> {
  const git = new Git(process.env, new CountingLog())
  const objects = new GitObjects(git, join(directory, '.git', 'objects'), temporary)
  try {
    return await use(objects)
  } finally {
    await objects.close()
  }
}

export async function withModules<T>(
  { directory }: Pick<Repository, 'directory'>,
  temporary: string,
  use: (modules: ReturnType<typeof openModules>) => Promise<T>,
  log = new CountingLog(),
): Promise<T> {
  const objects = join(directory, '.git', 'objects')
  const modules = openModules(new Git(process.env, log), { objects, head: undefined }, temporary)
  try {
    return await use(modules)
  } finally {
    await modules.close()
  }
}

export function pack(
  { commit, directory }: Repository,
  temporary: string,
  request: Partial<PackRequest> = {},
): Promise<Package> {
  return withModules({ directory }, temporary, ({ packer }) => packer.pack({ commit, path: '', ...request }))
}
