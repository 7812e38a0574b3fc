import type { DirectoryInterface, ModuleInterface } from './module-interface.ts'
import { formatConstraints } from './version-constraint.ts'

/** The module interface as text for people: one paragraph for each directory. */
export function formatInterface(module: ModuleInterface): string {
  const directories = [module.root, ...module.submodules, ...module.examples]
  return directories.map(formatDirectory).join('\n\n')
}

function formatDirectory(directory: DirectoryInterface): string {
  const title = directory.path === '' ? 'root' : directory.path
  if (directory.empty) return `${title}: no configuration`
  const lines = [
    ...directory.inputs.map(({ name, type, required }) =>
      row('input', name, `${oneLine(type) || 'any'}${required ? ', required' : ''}`),
    ),
    ...directory.outputs.map(({ name, sensitive }) => row('output', name, sensitive ? 'sensitive' : '')),
    ...directory.resources.map(({ mode, type, name }) =>
      row(mode === 'managed' ? 'resource' : mode, `${type}.${name}`, ''),
    ),
    ...directory.calls.map(({ name, source, version }) => row('module', name, `${source} ${version}`)),
    ...directory.providers.map(({ name, source, constraints }) =>
      row('provider', name, `${source || '(implied)'} ${formatConstraints(constraints)}`),
    ),
    ...(directory.requiredVersions.length > 0
      ? [row('requires', 'terraform', formatConstraints(directory.requiredVersions))]
      : []),
  ]
  return [title, ...lines].join('\n')
}

function row(kind: string, name: string, more: string): string {
  return `  ${kind.padEnd(9)} ${name}${more.trim() === '' ? '' : `  ${more.trim()}`}`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
