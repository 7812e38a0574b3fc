import { copyFile, rename } from 'node:fs/promises'
import { counted } from '../base/count.ts'
import { ifRefused, quote, RegistryError } from '../base/error.ts'
import { openModuleRepository } from '../composition/modules.ts'
import type { Runtime } from '../composition/runtime.ts'
import type { Package } from '../package/package.ts'
import { type SelectionOptions, selectionOptions } from '../publish/config.ts'
import { refuseSecrets, withPackageRoot } from '../publish/package-checks.ts'
import type { InterfaceSource, Packer } from '../publish/ports.ts'
import { findTag, type SelectionDependencies, specAt } from '../publish/select-releases.ts'
import { modulesOf, TagPrefixes } from '../publish/selection.ts'
import { type CommandOutcome, type CommonFlags, parseFlags } from './command.ts'

/** Besides `--module-path` and `--tag-prefix`. */
interface PackageFlags extends CommonFlags {
  readonly tag: string
  readonly output: string
  readonly repository: string
  readonly config?: string
}

export async function packageCommand(flags: PackageFlags, runtime: Runtime): Promise<CommandOutcome> {
  const selection = parseFlags(selectionOptions, flags)
  const modules = await openModuleRepository(runtime, flags.repository, { config: flags.config })
  try {
    const hinted = ifRefused((cause) => {
      const { code, message, hint } = modules.withConfigHint(cause)
      throw new RegistryError(code, message, hint, { cause })
    })
    const pkg = await packageModule(flags.tag, selection, modules).catch(hinted)
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

/** The zip that publishing this tag would make. Throws what publish would refuse the tag for. */
async function packageModule(
  name: string,
  flags: SelectionOptions,
  dependencies: Pick<SelectionDependencies, 'tags' | 'config' | 'defaultAddress'> & {
    readonly packer: Packer
    readonly interfaces: InterfaceSource
  },
): Promise<Package> {
  const { tag, commit } = await findTag(name, flags, dependencies)
  const config = await dependencies.config.at(commit)
  const specs = modulesOf(config, flags, dependencies.defaultAddress)
  const [match, ...others] = new TagPrefixes(specs).match(tag)
  if (match === undefined || others.length > 0)
    throw new RegistryError(
      'INVALID_INPUT',
      `tag ${quote(tag)} is a version of several modules`,
      `choose one: ${[match, ...others].map((each) => `--module-path ${each?.spec.path}`).join(' or ')}`,
    )
  const { path, root } = await specAt(match.spec, commit, dependencies.config)
  const release = await withPackageRoot({ commit, path, tag }, root, dependencies.interfaces)
  const pkg = await dependencies.packer.pack(release)
  await refuseSecrets(pkg, { kinds: ['index'], allow: config.allow ?? [] }, async () => 'private')
  return pkg
}
