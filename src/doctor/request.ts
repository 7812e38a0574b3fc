import { quote, RegistryError } from '../base/error.ts'
import { parseRegistryUrl } from '../index/format/registry-url.ts'
import { type ModuleAddress, parseModuleAddress } from '../module/module-address.ts'
import { after, broken, note, type Step } from './check.ts'

/** What doctor is asked. */
export interface Question {
  /** Canonical, without a trailing slash. */
  readonly url: string
  /** Without it the first one that the registry lists. */
  readonly address: ModuleAddress | undefined
  /** Without it the one that a client takes when it may take any. */
  readonly version: string | undefined
}

/** @param module `namespace/name/system`, or the same with `@version`. Throws INVALID_INPUT, INVALID_ADDRESS. */
export function parseQuestion(url: string, module: string | undefined): Question {
  const parsed = parseRegistryUrl(/^[a-z]+:\/\//i.test(url) ? url : `https://${url}`)
  if (module === undefined) return { url: parsed, address: undefined, version: undefined }
  const [address = '', version, ...others] = module.split('@')
  if (version === '' || others.length > 0)
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(module)} names no module: after "@" there is one version`,
      'write it as namespace/name/system@1.2.3',
    )
  return { url: parsed, address: parseModuleAddress(address), version }
}

/** How clients come to the registry under this URL. */
export interface Entrance {
  /** Where discovery is asked for; undefined where a `host` block names the service. */
  readonly discovery: string | undefined
  /** Used where there is no discovery. */
  readonly base: string
}

/** https://opentofu.org/docs/internals/remote-service-discovery/ */
export function judgeEntrance(url: string): Step<Entrance> {
  const { hostname, host, protocol, pathname } = new URL(url)
  const base = `${url}/v1/modules/`
  const hasPath = pathname !== '/'
  const block = `host "${host}" { services = { "modules.v1" = "${base}" } }`
  const discovery = hasPath ? undefined : `${url}/.well-known/terraform.json`
  if (/^(?:github\.com|bitbucket\.org)$/.test(hostname))
    return broken(
      'HOST_NAME',
      `clients take ${host} for a Git host, never for a registry`,
      'use a name of your own',
    )
  const reasons = [
    ...(hasPath ? [`clients ask only ${host}/.well-known/terraform.json, and the URL has a path`] : []),
    ...(protocol === 'http:' ? ['clients ask for discovery over https alone'] : []),
    ...(/[.:]/.test(hostname) ? [] : ['clients take no host without a dot for a registry']),
  ]
  const value = { discovery, base }
  if (reasons.length === 0) return { checks: [], value }
  return after(
    [note('CLI_HOST_BLOCK', reasons.join('; '), `let clients have in their CLI configuration: ${block}`)],
    { checks: [], value },
  )
}
