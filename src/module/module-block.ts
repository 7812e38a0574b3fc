import { formatModuleAddress } from './module-address.ts'
import type { Release } from './release.ts'

/** The `module` block of a consumer, ready to paste. @param directory of the package that it calls; `''` is the root */
export function formatModuleBlock(
  release: Pick<Release, 'address' | 'version'>,
  registryUrl: string,
  directory = '',
): string {
  const source = `${new URL(registryUrl).host}/${formatModuleAddress(release.address)}${directory === '' ? '' : `//${directory}`}`
  return `module "${directory.split('/').at(-1) || release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`
}
