import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findModuleDirectories, readModuleDirectory } from '../adapters/filesystem/module-directory.ts'
import { quote, RegistryError } from '../base/error.ts'
import { table } from '../base/table.ts'
import { openModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { CONFIG_PATH } from '../publish/config.ts'
import { type Configuration, configure, namedDirectories } from '../publish/configure.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { replaceFile } from './replace-file.ts'

export interface ConfigureFlags extends CommonFlags {
  readonly repository: string
  readonly namespace?: string
  readonly system?: string
  readonly dryRun?: boolean
}

/** `configure`: writes the config file of a repository of several modules. Throws as {@link configure}, INVALID_INPUT for a file that exists. */
export async function configureCommand(flags: ConfigureFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { repository, namespace, system, dryRun = false } = flags
  const modules = await openModuleRepository(runtime, repository)
  try {
    const tags = (await modules.tags.all()).map(({ tag }) => tag)
    const paths = await findModuleDirectories(repository, namedDirectories(tags))
    const directories = await Promise.all(
      paths.map(async (path) => {
        const { root } = await readModuleDirectory(join(repository, path))
        return { path, providers: root.providers.map(({ name }) => name) }
      }),
    )
    const [name, owner] = modules.origin.identity?.repository.split('/').toReversed() ?? []
    const found = configure({ directories, tags, owner, repository: name, namespace, system })
    const file = join(repository, CONFIG_PATH)
    if (!dryRun) await write(file, found.text)
    return { json: { file: CONFIG_PATH, written: !dryRun, ...found }, text: formatConfigured(found, dryRun) }
  } finally {
    await modules.close()
  }
}

async function write(file: string, text: string): Promise<void> {
  if (existsSync(file))
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(file)} exists already`,
      'compare it with what configure --dry-run prints, or delete it first',
    )
  await replaceFile(file, text)
}

function formatConfigured({ modules, text }: Configuration, dryRun: boolean): string {
  const rows = modules.map(({ path, address, tagPrefixes, versions, latest }) => [
    address,
    path,
    tagPrefixes.join(' ') || 'none',
    String(versions),
    latest ?? '',
  ])
  const areShared = modules.length > 1 && modules.every(({ tagPrefixes }) => tagPrefixes.length === 0)
  return [
    ...(dryRun ? [text] : []),
    ...table(['module', 'directory', 'tag prefix', 'versions', 'latest'], rows),
    ...(areShared ? ['together  one tag, such as v1.2.3, publishes all of these modules'] : []),
    dryRun
      ? 'planned   nothing was written'
      : `written   ${CONFIG_PATH}: commit it, then run publish --all-tags --dry-run`,
  ].join('\n')
}
