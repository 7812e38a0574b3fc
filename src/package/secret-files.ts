interface SecretRule {
  readonly pattern: RegExp
  readonly name: string
}

/** Files that are refused by their names, whatever they contain. A pattern is matched against the path with a slash in front. */
const PATH_RULES: readonly SecretRule[] = [
  { pattern: /\.tfstate[^/]*$/i, name: 'Terraform state' },
  { pattern: /\/terraform\.tfstate\.d\//i, name: 'Terraform state' },
  { pattern: /\.tfvars(\.json)?$/i, name: 'values of variables (*.tfvars)' },
  { pattern: /\.tfplan$|\/tfplan$/i, name: 'a saved plan' },
  { pattern: /\/\.terraform\//i, name: 'the working directory of Terraform' },
  { pattern: /\/(\.terraformrc|terraform\.rc|\.tofurc|tofu\.rc)$/i, name: 'configuration of the client' },
  { pattern: /\/credentials\.tfrc\.json$/i, name: 'credentials of the client' },
  { pattern: /\/crash(\.[^/]*)?\.log$/i, name: 'a crash log, which contains state' },
  { pattern: /\/id_(rsa|dsa|ecdsa|ed25519)(_sk)?$/i, name: 'an SSH private key' },
  { pattern: /\.(ppk|p12|pfx|jks|kdbx)$/i, name: 'a key store' },
  { pattern: /\/([._]netrc|\.git-credentials|\.pgpass|\.vault-token)$/i, name: 'stored credentials' },
  { pattern: /\/\.aws\/credentials$/i, name: 'AWS credentials' },
  { pattern: /\/(\.docker\/config\.json|\.dockercfg)$/i, name: 'registry credentials' },
  { pattern: /\/kubeconfig$|\.kubeconfig$|\/\.kube\/config$/i, name: 'a kubeconfig' },
  {
    pattern: /\/\.env(\.(?!example$|sample$|template$|dist$)[^/]*)?$/i,
    name: 'environment variables (.env)',
  },
]

/** What kind of secret file the path names (`Terraform state`); undefined where it names none. */
export function secretPathRule(path: string): string | undefined {
  const rooted = `/${path}`
  return PATH_RULES.find(({ pattern }) => pattern.test(rooted))?.name
}

const CONTENT_RULES: readonly SecretRule[] = [
  { pattern: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY/, name: 'a private key' },
  { pattern: /gh[oprsu]_[A-Za-z0-9]{36}/, name: 'a GitHub token' },
  { pattern: /github_pat_[A-Za-z0-9_]{22}/, name: 'a GitHub token' },
  { pattern: /(?<![A-Za-z0-9])A(?:KIA|SIA)[A-Z0-9]{16}(?![A-Za-z0-9])/, name: 'an AWS access key' },
  { pattern: /npm_[A-Za-z0-9]{36}/, name: 'an npm token' },
  { pattern: /_authToken=[^\s$]/, name: 'an npm token' },
  { pattern: /glpat-[A-Za-z0-9_-]{20}/, name: 'a GitLab token' },
  { pattern: /xox[abpr]-[A-Za-z0-9-]{10}/, name: 'a Slack token' },
  { pattern: /\.atlasv1\.[A-Za-z0-9]{20}/, name: 'a Terraform token' },
  { pattern: /AIza[A-Za-z0-9_-]{35}/, name: 'a Google API key' },
  { pattern: /sk_live_[A-Za-z0-9]{16}/, name: 'a Stripe key' },
]

const ANY_SECRET = new RegExp(CONTENT_RULES.map(({ pattern }) => pattern.source).join('|'))

/** Bytes at the start of a file in which a NUL makes it binary. Git uses the same number. */
const TEXT_PROBE_BYTES = 8 * 1024
const WINDOW_BYTES = 1024 * 1024
/** Longer than any match of the rules, so that no secret is cut by the end of a window. */
const OVERLAP_BYTES = 128

/** The kind of secret that a text file contains (`a GitHub token`), by its form; binary files are not searched. */
export function findSecret(bytes: Uint8Array): string | undefined {
  if (bytes.subarray(0, TEXT_PROBE_BYTES).includes(0)) return undefined
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let start = 0; start < buffer.length; start += WINDOW_BYTES) {
    const text = buffer.toString('latin1', start, start + WINDOW_BYTES + OVERLAP_BYTES)
    const found = ANY_SECRET.exec(text)?.[0]
    if (found !== undefined) return CONTENT_RULES.find(({ pattern }) => pattern.test(text))?.name
  }
  return undefined
}
