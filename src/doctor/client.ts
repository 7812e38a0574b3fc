/** How the two clients differ in what concerns a registry. */
export interface Client {
  readonly name: 'terraform' | 'opentofu'
  readonly label: 'Terraform' | 'OpenTofu'
  /** Redirects of the discovery document that it follows. */
  readonly discoveryRedirects: number
  /** Sent with its requests to a registry, which may answer clients in different ways. */
  readonly headers: Readonly<Record<string, string>>
}

/** Redirects of all requests but discovery: Go's client sends at most ten requests. https://pkg.go.dev/net/http#Client */
export const MAX_REDIRECTS = 9

export const CLIENTS = [
  {
    name: 'terraform',
    label: 'Terraform',
    // https://github.com/hashicorp/terraform-svchost/blob/main/disco/disco.go
    discoveryRedirects: 3,
    headers: { 'User-Agent': 'Terraform/1.11.4 (module-registry doctor)', 'X-Terraform-Version': '1.11.4' },
  },
  {
    name: 'opentofu',
    label: 'OpenTofu',
    // https://github.com/opentofu/opentofu/blob/main/cmd/tofu/registries_disco.go
    discoveryRedirects: MAX_REDIRECTS,
    headers: { 'User-Agent': 'OpenTofu/1.12.6 (module-registry doctor)', 'X-Terraform-Version': '1.12.6' },
  },
] as const satisfies readonly Client[]

/** The environment variable that holds a client's token for a host. https://developer.hashicorp.com/terraform/cli/config/config-file#environment-variable-credentials */
export function tokenVariable(host: string): string {
  return `TF_TOKEN_${host.replaceAll('-', '__').replaceAll('.', '_')}`
}
