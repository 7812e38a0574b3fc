/**
 * Whether Terraform or OpenTofu reads a file of this path as configuration: `*.tf`, `*.tofu` and their JSON forms. A name that
 * begins with a dot is hidden from both.
 */
export function isConfiguration(path: string): boolean {
  return /(^|\/)[^./][^/]*\.(tf|tofu)(\.json)?$/.test(path)
}

/**
 * Whether a path is of an example, a test or a hidden directory: nobody calls what is in there as a module.
 * https://developer.hashicorp.com/terraform/language/modules/develop/structure
 */
export function isExampleOrTest(path: string): boolean {
  return /(^|\/)(\.[^/]*|tests?|testdata|examples?|fixtures)(\/|$)/.test(path)
}
