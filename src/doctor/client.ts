import { MAX_REDIRECTS } from './limits.ts'

/** How the two clients differ in what concerns a registry. */
export interface Client {
  readonly name: 'terraform' | 'opentofu'
  readonly label: 'Terraform' | 'OpenTofu'
  /** The clients that follow as few redirects of discovery. */
  readonly alike: string
  /** Redirects of the discovery document that it follows. */
  readonly discoveryRedirects: number
  /** Sent with its requests to a registry, which may answer clients in different ways. */
  readonly headers: Readonly<Record<string, string>>
}

export const CLIENTS = [
  {
    name: 'terraform',
    label: 'Terraform',
    alike: 'Terraform, and OpenTofu before 1.11,',
    // https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go
    discoveryRedirects: 3,
    headers: { 'User-Agent': 'Terraform/1.11.4 (module-registry doctor)', 'X-Terraform-Version': '1.11.4' },
  },
  {
    name: 'opentofu',
    label: 'OpenTofu',
    alike: 'OpenTofu',
    // https://github.com/opentofu/opentofu/blob/main/cmd/tofu/registries_disco.go
    discoveryRedirects: MAX_REDIRECTS,
    headers: { 'User-Agent': 'OpenTofu/1.12.6 (module-registry doctor)', 'X-Terraform-Version': '1.12.6' },
  },
] as const satisfies readonly Client[]

/** How a registry is asked: of all its answers the token is looked up by the host of its discovery. */
export interface Access {
  /** With its port. */
  readonly host: string
  readonly hasToken: boolean
}

/** What to do about a registry that wants another token, or one at all. */
export function tokenFix({ host, hasToken }: Access): string {
  const variable = tokenVariable(host)
  // A shell exports no variable whose name has a colon; env(1) does.
  const isExported = /^\w+$/.test(variable)
  if (hasToken)
    return `the token in ${variable} is wrong, or may not read this: give one that the registry takes`
  const block = `credentials "${host}" { token = "…" }`
  return isExported
    ? `give a token in ${variable}, or in the CLI configuration: ${block}`
    : `give a token in the CLI configuration: ${block}; doctor takes it from env '${variable}=…' module-registry doctor …`
}

/** The environment variable that holds a client's token for a host. https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials */
export function tokenVariable(host: string): string {
  return `TF_TOKEN_${host.replaceAll('-', '__').replaceAll('.', '_')}`
}
