import { quote, RegistryError } from '../base/error.ts'
import type { Package } from '../package/package.ts'
import type { SelectionOptions } from './config.ts'
import { specAt } from './module-at-commit.ts'
import { refuseSecrets } from './package-notices.ts'
import { findPackageRoot } from './package-root.ts'
import type { InterfaceSource, Packer } from './ports.ts'
import { findTag, type SelectionDependencies } from './select-releases.ts'
import { modulesOf, TagPrefixes } from './selection.ts'

/** The zip that publishing this tag would make. Throws what publish would refuse the tag for. */
export async function packageModule(
  name: string,
  flags: SelectionOptions,
  dependencies: Pick<SelectionDependencies, 'tags' | 'config' | 'defaultAddress'> & {
    readonly packer: Packer
    readonly interfaces: Pick<InterfaceSource, 'atCommit'>
  },
): Promise<Package> {
  const { tag, commit } = await findTag(name, flags, dependencies)
  const repositoryConfig = await dependencies.config.at(commit)
  const specs = modulesOf(repositoryConfig, flags, dependencies.defaultAddress)
  const [match, ...others] = new TagPrefixes(specs).match(tag)
  if (match !== undefined && others.length === 0) {
    const { path, root } = await specAt(match.spec, commit, dependencies.config)
    const packageRoot = await findPackageRoot({ commit, path, tag, root }, dependencies.interfaces)
    const module = { commit, path, ...(packageRoot === undefined ? {} : { packageRoot }) }
    const pkg = await dependencies.packer.pack(module)
    const kinds = ['index' as const]
    const { allow = [] } = repositoryConfig
    await refuseSecrets(pkg, { kinds, allow }, async () => 'private')
    return pkg
  }
  throw new RegistryError(
    'INVALID_INPUT',
    `tag ${quote(tag)} is a version of several modules`,
    `choose one: ${[match, ...others].map((each) => `--module-path ${each?.spec.path}`).join(' or ')}`,
  )
}
