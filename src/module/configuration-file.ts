/**
 * Whether Terraform or OpenTofu reads a file of this path as configuration: `*.tf`, `*.tofu` and their JSON forms. A name that
 * begins with a dot is hidden from both.
 */
export function isConfiguration(path: string): boolean {
  return /(^|\/)[^./][^/]*\.(tf|tofu)(\.json)?$/.test(path)
}
