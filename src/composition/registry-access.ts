import { readCliConfiguration } from '../adapters/hcl/cli-configuration.ts'
import { hostVariable } from '../base/url.ts'
import type { RegistryHosts } from '../doctor/registry-client.ts'
import type { Runtime } from './runtime.ts'

/**
 * The tokens and the `host` blocks with which clients ask registries: of the environment, then of the CLI configuration. Throws
 * what {@link readCliConfiguration} throws.
 */
export async function openRegistryAccess({ environment, secrets }: Runtime): Promise<RegistryHosts> {
  const { tokens, modulesUrls } = await readCliConfiguration(environment)
  for (const token of tokens.values()) secrets.add(token)
  return {
    tokenOf: (host) => environment[hostVariable('TF_TOKEN_', host)] || tokens.get(host),
    modulesUrlOf: (host) => modulesUrls.get(host),
  }
}
