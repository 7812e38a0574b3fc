import { SECRET_OVERLAP_BYTES, SECRET_WINDOW_BYTES } from './limits.ts'

interface SecretRule {
  readonly pattern: RegExp
  /** Replaces the pattern in a binary, where that would also match programs that only know the format. */
  readonly inBinary?: RegExp
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
  {
    pattern: /-----BEGIN [A-Z ]{0,20}PRIVATE KEY/,
    inBinary:
      /-----BEGIN [A-Z ]{0,20}PRIVATE KEY( BLOCK)?-----(\s|\\[nr]){1,4}(Proc-Type:|Version:|[A-Za-z0-9+/]{32})/,
    name: 'a private key',
  },
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

/** The kind of secret that a file contains (`a GitHub token`), by its form: in UTF-8, in UTF-16, or between other bytes. */
export function findSecret(bytes: Uint8Array): string | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let start = 0; start < buffer.length; start += SECRET_WINDOW_BYTES) {
    const text = buffer.toString('latin1', start, start + SECRET_WINDOW_BYTES + SECRET_OVERLAP_BYTES)
    const found = text.includes('\0')
      ? // Without the NUL bytes, ASCII in UTF-16 is ASCII.
        (secretIn(text, true) ?? secretIn(text.replaceAll('\0', ''), true))
      : secretIn(text, false)
    if (found !== undefined) return found
  }
  return undefined
}

function secretIn(text: string, isBinary: boolean): string | undefined {
  if (!ANY_SECRET.test(text)) return undefined
  return CONTENT_RULES.find(({ pattern, inBinary }) => ((isBinary && inBinary) || pattern).test(text))?.name
}
