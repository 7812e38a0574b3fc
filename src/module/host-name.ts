/**
 * A host with its port in the form in which clients compare hosts: lower case, punycode, no default port. Undefined for what clients
 * take for no host. https://github.com/hashicorp/terraform-svchost/blob/main/svchost.go
 */
export function comparableHost(text: string): string | undefined {
  if (!/^[^\s/?#@\\%[\]:]+(?::\d+)?$/.test(text) || !URL.canParse(`https://${text}`)) return undefined
  const { host } = new URL(`https://${text}`)
  return host.split('.').includes('') ? undefined : host
}

/** The comparable form of the host of a module address, which has a dot and is no Git host that clients know; else undefined. */
export function registryHost(text: string): string | undefined {
  const host = comparableHost(text)
  return host?.includes('.') && !/^(?:github\.com|bitbucket\.org)$/.test(host) ? host : undefined
}
