import type { DirectoryInterface, ModuleCall, ModuleInterface, Provider } from './module-interface.ts'
import { formatConstraints } from './version-constraint.ts'

/**
 * The interface of a directory in the format of the registry HTTP API. `default` is source text, and missing text is `''`; only
 * managed resources are listed. https://developer.hashicorp.com/terraform/registry/api-docs#get-a-specific-module
 */
function directoryJson(directory: DirectoryInterface) {
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
    dependencies: directory.calls.map(dependencyJson),
    provider_dependencies: directory.providers.map(providerJson),
    resources: directory.resources
      .filter(({ mode }) => mode === 'managed')
      .map(({ name, type }) => ({ name, type })),
  }
}

/** The module interface as `inspect --json` prints it, in the format of the registry HTTP API. */
export function interfaceJson(module: ModuleInterface) {
  return {
    root: directoryJson(module.root),
    submodules: module.submodules.map(directoryJson),
    examples: module.examples.map(directoryJson),
    diagnostics: module.diagnostics,
  }
}

export function dependencyJson({ name, source, version }: Pick<ModuleCall, 'name' | 'source' | 'version'>) {
  return { name, source, version }
}

/** A provider requirement in the same format; one without namespace is HashiCorp's. */
export function providerJson({
  name,
  source,
  constraints,
}: Pick<Provider, 'name' | 'source' | 'constraints'>) {
  const namespace = source === '' ? 'hashicorp' : (source.split('/').at(-2) ?? 'hashicorp')
  return { name, namespace, source, version: formatConstraints(constraints) }
}
