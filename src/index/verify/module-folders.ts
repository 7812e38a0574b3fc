import type { ListedFile } from '../ports.ts'

/** The files of one module, by what they belong to. */
export interface ModuleFolder {
  /** `ns/name/system`, as the folder says. */
  readonly address: string
  /** Files of the module, by name. */
  readonly files: ReadonlyMap<string, ListedFile>
  /** Files of each folder in it, by the name of the folder and by their own. */
  readonly versions: ReadonlyMap<string, ReadonlyMap<string, ListedFile>>
  /** Files that lie deeper. */
  readonly deeper: readonly ListedFile[]
}

const BELOW_MODULE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/(.+)$/

/** The folders of the modules, one at a time, and each file that is in none of them. @param files those of one folder together */
export async function* splitByModule(
  files: AsyncIterable<readonly ListedFile[]>,
): AsyncGenerator<ModuleFolder | ListedFile> {
  let folder: NewFolder | undefined
  for await (const part of files) {
    for (const file of part) {
      const [, address, rest = ''] = BELOW_MODULE.exec(file.path) ?? []
      if (folder !== undefined && folder.address !== address) {
        yield folder
        folder = undefined
      }
      if (address === undefined) {
        yield file
        continue
      }
      folder ??= new NewFolder(address)
      folder.add(rest.split('/'), file)
    }
  }
  if (folder !== undefined) yield folder
}

class NewFolder implements ModuleFolder {
  readonly address: string
  readonly files = new Map<string, ListedFile>()
  readonly versions = new Map<string, Map<string, ListedFile>>()
  readonly deeper: ListedFile[] = []

  constructor(address: string) {
    this.address = address
  }

  add([first = '', second, ...deeper]: readonly string[], file: ListedFile): void {
    if (deeper.length > 0) this.deeper.push(file)
    else if (second === undefined) this.files.set(first, file)
    else {
      const version = this.versions.get(first) ?? new Map<string, ListedFile>()
      this.versions.set(first, version.set(second, file))
    }
  }
}
