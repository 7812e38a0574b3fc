import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { type ErrorCode, quote, RegistryError } from '../../base/error.ts'
import { parseJson } from '../../base/schema.ts'
import type { OciRepository } from '../../oci/oci-repository.ts'

/** What a client shows to an OCI registry or to its token server. */
export type Credentials =
  | { readonly kind: 'password'; readonly username: string; readonly password: string }
  /** Docker's identity token: exchanged at the token server. https://distribution.github.io/distribution/spec/auth/oauth/ */
  | { readonly kind: 'identity'; readonly token: string }
  /** Sent to the registry unchanged. */
  | { readonly kind: 'bearer'; readonly token: string }

export interface FoundCredentials {
  /** Undefined where no source has any: requests are then anonymous. */
  readonly credentials: Credentials | undefined
  /** The source that had them, or every source that was tried, for the text of an error. */
  readonly source: string
}

/** Time that a Docker credential helper has. Then it is ended, and the run fails with PERMISSION. */
const HELPER_TIMEOUT_MS = 30_000

type Environment = Readonly<Record<string, string | undefined>>

/** Where credentials may come from. Each secret goes to one host only. */
export interface CredentialSources {
  /** `MODULE_REGISTRY_OCI_USERNAME` and `…_PASSWORD`, or the inputs of the action; for this host only. */
  readonly configured:
    | { readonly username: string; readonly password: string; readonly host: string }
    | undefined
  /** For ghcr.io only. */
  readonly githubToken: string | undefined
  /** Where Docker's configuration is, and what its credential helpers need. */
  readonly environment: Environment
  readonly helperTimeoutMs?: number | undefined
}

/**
 * The credentials for a host from the first source that has any: the explicit ones, Docker's configuration, GITHUB_TOKEN.
 * Throws INVALID_INPUT for a broken Docker configuration, MISSING_PROGRAM where its credential helper cannot be started.
 */
export async function findCredentials(host: string, sources: CredentialSources): Promise<FoundCredentials> {
  const { configured, githubToken } = sources
  const named =
    'MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD (inputs "oci-username" and "oci-password")'
  if (configured?.host === host) {
    const { username, password } = configured
    return { credentials: { kind: 'password', username, password }, source: named }
  }
  const file = configFile(sources.environment)
  const none = { credentials: undefined, source: "Docker's config.json (no HOME)" }
  const docker =
    file === undefined ? none : await readDockerCredentials({ ...sources, key: dockerKey(host), file })
  if (docker.credentials !== undefined) return docker
  const isGitHub = host === 'ghcr.io'
  if (isGitHub && githubToken !== undefined) {
    // ghcr.io accepts any user name with a token.
    const credentials = { kind: 'password', username: 'x-access-token', password: githubToken } as const
    return { credentials, source: 'GITHUB_TOKEN' }
  }
  const tried = [docker.source, ...(isGitHub ? ['GITHUB_TOKEN'] : [])].join(', ')
  return { credentials: undefined, source: `${named}, for the host of --oci-repository, ${tried}` }
}

const login = z.looseObject({
  auth: z.string().optional(),
  username: z.string().optional(),
  password: z.string().optional(),
  identitytoken: z.string().optional(),
  registrytoken: z.string().optional(),
})

/** https://docs.docker.com/reference/cli/docker/login/#credential-stores */
const dockerConfig = z.looseObject({
  auths: z.record(z.string(), login).optional(),
  credsStore: z.string().optional(),
  credHelpers: z.record(z.string(), z.string()).optional(),
})

interface DockerLookup extends Pick<CredentialSources, 'environment' | 'helperTimeoutMs'> {
  readonly key: string
  readonly file: string
}

/**
 * The credentials that `docker login` has stored: in the credential helper that a config.json names, else in the file itself.
 * Throws INVALID_INPUT for a broken file, MISSING_PROGRAM where the helper cannot be started, PERMISSION where it gives no answer.
 */
async function readDockerCredentials(where: DockerLookup): Promise<FoundCredentials> {
  const { key, file } = where
  const config = parseJson(dockerConfig, await readFile(file).catch(() => Buffer.from('{}')))
  if (config === undefined) throw brokenConfig(`${quote(file)} is not a valid configuration file of Docker`)
  const helper = find(config.credHelpers, key) ?? config.credsStore
  const fromHelper = helper === undefined || helper === '' ? undefined : await askHelper(helper, where)
  if (fromHelper !== undefined) return { credentials: fromHelper, source: `docker-credential-${helper}` }
  const found = find(config.auths, key)
  return { credentials: found === undefined ? undefined : credentialsOf(found), source: file }
}

function configFile({ DOCKER_CONFIG, HOME }: Environment): string | undefined {
  if (DOCKER_CONFIG !== undefined && DOCKER_CONFIG !== '') return join(DOCKER_CONFIG, 'config.json')
  return HOME === undefined || HOME === '' ? undefined : join(HOME, '.docker', 'config.json')
}

/** Docker stores the login for Docker Hub under the URL of its first API. */
function dockerKey(host: string): string {
  return host === 'docker.io' ? 'https://index.docker.io/v1/' : host
}

/** Keys are hosts or URLs; of a URL only the host counts. */
function find<T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  const wanted = hostOf(key)
  return record?.[key] ?? Object.entries(record ?? {}).find(([name]) => hostOf(name) === wanted)?.[1]
}

function hostOf(key: string): string {
  return key.replace(/^https?:\/\//, '').replace(/\/(v[12]\/?)?$/, '')
}

function credentialsOf(found: z.output<typeof login>): Credentials | undefined {
  if (found.registrytoken) return { kind: 'bearer', token: found.registrytoken }
  if (found.identitytoken) return { kind: 'identity', token: found.identitytoken }
  const pair = Buffer.from(found.auth ?? '', 'base64').toString()
  const colon = pair.indexOf(':')
  const username = found.username ?? pair.slice(0, Math.max(colon, 0))
  const password = found.password ?? pair.slice(colon + 1)
  return username === '' || password === '' ? undefined : { kind: 'password', username, password }
}

/** A helper without credentials prints a message, and may still exit with 0. */
const helperOutput = z
  .looseObject({ Username: z.string(), Secret: z.string().min(1) })
  .transform(
    ({ Username: username, Secret: secret }): Credentials =>
      username === '<token>'
        ? { kind: 'identity', token: secret }
        : { kind: 'password', username, password: secret },
  )

/** What helpers need to reach key rings, password stores and cloud providers. */
const KEPT_VARIABLES =
  /^(PATH|HOME|USER|TMPDIR|TEMP|TMP|LANG|XDG_[A-Z_]+|DBUS_SESSION_BUS_ADDRESS|GNUPGHOME|PASSWORD_STORE_DIR|DOCKER_CONFIG|SSL_CERT_FILE|SSL_CERT_DIR|SSH_AUTH_SOCK|(AWS|AZURE|GOOGLE|CLOUDSDK)_[A-Z0-9_]+|(https?|all|no)_proxy)$/i

/** https://github.com/docker/docker-credential-helpers#development */
function askHelper(
  name: string,
  { key, environment, helperTimeoutMs: timeoutMs = HELPER_TIMEOUT_MS }: DockerLookup,
): Promise<Credentials | undefined> {
  if (!/^[\w.-]+$/.test(name))
    throw brokenConfig(
      `the credential helper ${quote(name)} of Docker's config.json is not a plain program name`,
    )
  const env = Object.fromEntries(Object.entries(environment).filter(([each]) => KEPT_VARIABLES.test(each)))
  return new Promise((resolve, reject) => {
    const options = { env, timeout: timeoutMs, encoding: 'buffer' } as const
    const child = execFile(`docker-credential-${name}`, ['get'], options, (error, stdout) => {
      // A number is the exit code of a helper that was started.
      const fails = (code: ErrorCode, problem: string, hint: string) => {
        const program = `the program "docker-credential-${name}", which Docker's config.json names,`
        const instead = 'set MODULE_REGISTRY_OCI_USERNAME and MODULE_REGISTRY_OCI_PASSWORD'
        reject(new RegistryError(code, `${program} ${problem}`, `${hint}, or ${instead}`, { cause: error }))
      }
      if (typeof error?.code === 'string') fails('MISSING_PROGRAM', 'cannot be started', 'install it')
      else if (error?.killed === true)
        fails('PERMISSION', `gave no credentials within ${timeoutMs / 1000} seconds`, 'unlock what it asks')
      else resolve(parseJson(helperOutput, stdout))
    })
    child.stdin?.on('error', () => {}).end(key)
  })
}

function brokenConfig(problem: string): RegistryError {
  return new RegistryError('INVALID_INPUT', problem, 'log in again: docker login HOST')
}

/**
 * The credentials with which OpenTofu reads a repository: of Docker's and Podman's configuration in the home directory, by the
 * longest path, then by the host. It does not read the variable DOCKER_CONFIG. Throws what {@link readDockerCredentials} throws.
 * https://opentofu.org/docs/cli/oci_registries/credentials/
 */
export async function findOpenTofuCredentials(
  { host, name }: OciRepository,
  environment: CredentialSources['environment'],
): Promise<FoundCredentials> {
  const home = environment['HOME'] ?? ''
  const files = home === '' ? [] : ['.docker/config.json', '.config/containers/auth.json']
  const paths = files.map((file) => join(home, file))
  const parts = name.split('/')
  const below = parts.map((_, at) => [host, ...parts.slice(0, parts.length - at)].join('/'))
  for (const key of [...below, host]) {
    for (const file of paths) {
      const found = await readDockerCredentials({ key, file, environment })
      if (found.credentials !== undefined) return found
    }
  }
  return { credentials: undefined, source: paths.join(', ') || 'no home directory' }
}
