import { formatModuleAddress } from './module-address.ts'
import type { Release } from './release.ts'

/** The `module` block of a consumer, ready to paste. */
export function formatModuleBlock(
  release: Pick<Release, 'address' | 'version'>,
  registryUrl: string | null,
): string {
  const host = registryUrl === null ? 'REGISTRY_HOST' : new URL(registryUrl).host
  const source = `${host}/${formatModuleAddress(release.address)}`
  return `module "${release.address.name}" {\n  source  = "${source}"\n  version = "${release.version}"\n}`
}
