import { copyFile, rename } from 'node:fs/promises'
import { counted } from '../base/count.ts'
import { quote, RegistryError } from '../base/error.ts'
import { openModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import { packageModule } from '../publish/package-checks.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { parseSelectionFlags } from './selection-flags.ts'

/** Besides `--module-path` and `--tag-prefix`. */
interface PackageFlags extends CommonFlags {
  readonly tag: string
  readonly output: string
  readonly repository: string
  readonly config?: string
}

export async function packageCommand(flags: PackageFlags, runtime: Runtime): Promise<CommandOutcome> {
  const selection = parseSelectionFlags(flags)
  const modules = await openModuleRepository(runtime, flags.repository, { config: flags.config })
  try {
    const pkg = await packageModule(flags.tag, selection, modules).catch((error) => {
      if (!(error instanceof RegistryError)) throw error
      const { code, message, hint } = modules.withConfigHint(error)
      throw new RegistryError(code, message, hint, { cause: error })
    })
    for (const notice of pkg.notices) runtime.log.info(notice)
    await moveFile(pkg.file, flags.output)
    const { digest, size } = pkg.facts
    return {
      json: { digest, size, files: pkg.contents },
      text: `packaged  ${flags.output}, ${counted(pkg.facts.files, 'file')}, ${size} bytes, ${digest}`,
    }
  } finally {
    await modules.close()
  }
}

/** Renames, and copies only if the output is on another file system. Throws INVALID_INPUT. */
async function moveFile(from: string, to: string): Promise<void> {
  await rename(from, to)
    .catch(() => copyFile(from, to))
    .catch((cause) => {
      throw new RegistryError(
        'INVALID_INPUT',
        `${quote(to)} cannot be written`,
        'name a file in a directory that exists and is writable with --output',
        { cause },
      )
    })
}
