import { quote } from '../../base/error.ts'
import { inOrder } from '../../base/in-order.ts'
import type { Log } from '../../base/log.ts'
import type { RegistryDocument } from '../format/documents.ts'
import { HOSTINGS, hostingFiles } from '../hosting/hosting.ts'
import { VERIFIED_AT_ONCE } from '../limits.ts'
import { registryFiles } from '../plan/file-table.ts'
import type { ListedFile } from '../ports.ts'
import type { CheckContext } from './check-context.ts'
import { derivedFaults } from './derived-fault.ts'
import { FolderFiles } from './folder-files.ts'
import { ListCheck } from './list-check.ts'
import { type CheckedModule, ModuleCheck } from './module-check.ts'
import { type ModuleFolder, splitByModule } from './module-folders.ts'

export interface ContentsOutcome {
  readonly modules: number
  readonly versions: number
}

interface CheckedPart {
  readonly part: ModuleFolder | ListedFile
  /** Of a folder whose module can be read. */
  readonly checked: CheckedModule | undefined
}

/**
 * Checks every file of an index in one go through its listing, one module after the other: what it holds grows neither with the
 * modules nor with their versions, but for one short line of each module. One bad module does not stop the check of the others.
 * @param lists the check of the lists, of all modules if it is left out
 */
export async function verifyContents(
  context: CheckContext,
  log: Log,
  lists: Pick<ListCheck, 'addFile' | 'addModule' | 'finish'> = new ListCheck(context),
): Promise<ContentsOutcome> {
  const roots: ListedFile[] = []
  let modules = 0
  let versions = 0
  const parts = splitByModule(context.contents.list())
  const check = async (part: CheckedPart['part']): Promise<CheckedPart> => ({
    part,
    checked: 'address' in part ? await new ModuleCheck(part, context).run() : undefined,
  })
  for await (const { part, checked } of inOrder(parts, VERIFIED_AT_ONCE, check)) {
    if (!('address' in part)) {
      if (part.isSpecial || !lists.addFile(part)) roots.push(part)
      continue
    }
    await lists.addModule(part.address, checked)
    modules += 1
    versions += checked?.versions ?? 0
    log.progress?.('modules', modules, undefined)
  }
  await lists.finish()
  await verifyRoots(roots, context)
  return { modules, versions }
}

/** The files of the registry itself, and those that belong to nothing. */
async function verifyRoots(listed: readonly ListedFile[], context: CheckContext): Promise<void> {
  const { registry, contents, keptFile } = context
  const files = new FolderFiles(contents, listed)
  const rendered = registryFiles(registry).filter(([path]) => !isList(path))
  const faults = await derivedFaults(rendered, files)
  const configurations = configurationsOf(registry)
  const known = new Set(configurations.keys())
  for (const [path] of await files.different([...configurations])) known.delete(path)
  for (const [path] of rendered) known.add(path)
  for (const file of listed) {
    const { path, isSpecial } = file
    const read = isSpecial ? undefined : keptFile(path)
    if (read !== undefined) await new FolderFiles(contents, [file]).parse(path, read, faults)
    else if (isSpecial || !known.has(path)) {
      const what = isSpecial ? 'is no regular file' : 'does not belong to an index'
      faults.push({ code: 'FILE_UNEXPECTED', message: `${quote(path)} ${what}`, path })
    }
  }
  for (const fault of faults) context.add({ ...fault, address: null, version: null })
}

/** The list of all modules is among the files of an empty registry; with modules it is checked as a list. */
function isList(path: string): boolean {
  return path.startsWith('v1/')
}

/** Those of every host, as a user may have written one by hand. */
function configurationsOf({ url }: RegistryDocument): Map<string, string> {
  return new Map(HOSTINGS.flatMap((hosting) => hostingFiles(hosting, url)))
}
