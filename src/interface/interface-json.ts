import type { DirectoryInterface, ModuleCall, ModuleInterface, Provider } from './module-interface.ts'
import { formatConstraints } from './version-constraint.ts'

/**
 * A directory as the registry HTTP API shows it. `default` is source text, missing text `''`; resources are those that the
 * module creates. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
export function directoryShape(directory: DirectoryInterface) {
  return {
    path: directory.path,
    readme: directory.readme,
    empty: directory.empty,
    inputs: directory.inputs.map((input) => ({
      name: input.name,
      type: input.type,
      description: input.description,
      default: input.default,
      required: input.required,
      sensitive: input.sensitive,
    })),
    outputs: directory.outputs.map(({ name, description, sensitive }) => ({ name, description, sensitive })),
    dependencies: directory.calls.map(dependencyShape),
    provider_dependencies: directory.providers.map(providerShape),
    resources: directory.resources
      .filter(({ mode }) => mode === 'managed')
      .map(({ name, type }) => ({ name, type })),
  }
}

/** What `inspect --json` prints. */
export function interfaceShape(module: ModuleInterface) {
  return {
    root: directoryShape(module.root),
    submodules: module.submodules.map(directoryShape),
    examples: module.examples.map(directoryShape),
    diagnostics: module.diagnostics,
  }
}

export function dependencyShape({ name, source, version }: Pick<ModuleCall, 'name' | 'source' | 'version'>) {
  return { name, source, version }
}

export function providerShape({
  name,
  source,
  constraints,
}: Pick<Provider, 'name' | 'source' | 'constraints'>) {
  const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp')
  return { name, namespace, source, version: formatConstraints(constraints) }
}
