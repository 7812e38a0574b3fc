import { quote } from '../base/error.ts'
import { broken, type Check, note, type Step } from './check.ts'
import { checksumNotes, readChecksum } from './checksum.ts'
import type { ArchiveFormat, PackageSource } from './package-source.ts'
import { shownUrl } from './shown-url.ts'

/** What each getter takes of a URL. https://github.com/hashicorp/go-getter */

/** Order matters: the first that fits. https://github.com/hashicorp/go-getter#archives */
const SUFFIXES: readonly (readonly [string, ArchiveFormat])[] = [
  ['zip', 'zip'],
  ['tar.gz', 'tar.gz'],
  ['tgz', 'tar.gz'],
  ['tar.bz2', 'tar.bz2'],
  ['tbz2', 'tar.bz2'],
  ['tar.xz', 'tar.xz'],
  ['txz', 'tar.xz'],
]

export interface Parts {
  readonly url: URL
  readonly subdirectory: string
}

/** The first `//` after the scheme begins the sub-directory. https://github.com/hashicorp/go-getter#subdirectories */
export function splitUrl(text: string): Parts {
  const url = new URL(text)
  const [path = '', ...below] = url.pathname.split('//')
  url.pathname = path
  return { url, subdirectory: below.join('/').replaceAll(/^\/+|\/+$/g, '') }
}

export function judgeWeb({ url, subdirectory }: Parts): Step<PackageSource> {
  const named = url.searchParams.get('archive')
  const checksum = url.searchParams.get('checksum') ?? undefined
  url.searchParams.delete('archive')
  const suffix = SUFFIXES.find(
    ([name]) => (named ?? '') === name || (named === null && url.pathname.endsWith(`.${name}`)),
  )
  const notes = plainNotes(url)
  if (suffix === undefined) return { checks: notes, value: { kind: 'page', url: url.href, subdirectory } }
  const expected = readChecksum(checksum)
  if (expected === 'invalid')
    return broken(
      'LOCATION_CHECKSUM',
      `${quote(`checksum=${checksum}`)} is no checksum that clients know`,
      'write ?checksum=sha256:<64 hex digits>',
    )
  url.searchParams.delete('checksum')
  const source = { kind: 'archive', url: url.href, format: suffix[1], expected, subdirectory } as const
  return { checks: [...notes, ...checksumNotes(checksum)], value: source }
}

function plainNotes({ protocol, href }: URL): Check[] {
  if (protocol === 'https:') return []
  const message = `${shownUrl(href)} is plain http: whoever is on the way can change what is installed`
  return [note('LOCATION_PLAIN_HTTP', message, 'serve it over https')]
}

/** https://github.com/hashicorp/go-getter#git-git */
export function judgeGit({ url, subdirectory }: Parts): Step<PackageSource> {
  if (!/^(?:https?|ssh|git):$/.test(url.protocol))
    return broken(
      'LOCATION_SCHEME',
      `the location git::${shownUrl(url.href)} names a repository of the consumer's own machine, or a program to run`,
      'write git::https://…?ref=<full commit>',
    )
  const names = [...url.searchParams.keys()]
  const ref = url.searchParams.get('ref') ?? ''
  const isCommit = /^[0-9a-f]{40}$/.test(ref)
  const stranger = names.find((name) => !['ref', 'depth', 'sshkey'].includes(name))
  const refuse = (problem: string) =>
    broken(
      'GIT_ARGUMENTS',
      `the location git::${shownUrl(url.href)} cannot be cloned: ${problem}`,
      'write git::https://…?ref=<full commit>',
    )
  if (stranger === 'checksum') return refuse('clients take no checksum of a repository')
  if (stranger !== undefined) return refuse(`the argument ${quote(stranger)} stays in the clone URL`)
  if (url.searchParams.has('depth') && isCommit)
    return refuse('depth goes with a branch or a tag, not with a commit')
  url.search = ''
  const source = { kind: 'git', url: url.href, ref, subdirectory } as const
  return {
    checks: isCommit ? [] : [unpinned(`?ref=${ref === '' ? '…' : ref} can be moved`, '?ref=<full commit>')],
    value: source,
  }
}

function unpinned(problem: string, fix: string): Check {
  return note('LOCATION_UNPINNED', `the location pins no bytes: ${problem}`, `write ${fix}`)
}

/** https://opentofu.org/docs/cli/oci_registries/module-package/ */
export function judgeOci({ url, subdirectory }: Parts): Step<PackageSource> {
  const names = [...url.searchParams.keys()]
  const reference = names.length === 0 ? 'latest' : (url.searchParams.get(names[0] ?? '') ?? '')
  const isKnown = names.length <= 1 && names.every((name) => name === 'tag' || name === 'digest')
  if (!isKnown || reference === '')
    return broken(
      'OCI_ARGUMENTS',
      `the location ${shownUrl(url.href)} has other arguments than one of ?tag=… and ?digest=…`,
      'write oci://host/path?digest=sha256:<64 hex digits>',
    )
  const source = { kind: 'oci', repository: `${url.host}${url.pathname}`, reference, subdirectory } as const
  const notes = names[0] === 'digest' ? [] : [unpinned('a tag can be moved', '?digest=sha256:…')]
  return { checks: notes, value: source }
}

export function judgeDirect(text: string): Step<PackageSource> {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.hash !== '')
    return broken(
      'LOCATION_FORM',
      `with use_registry_credentials the location must be http or https without a fragment, not ${shownUrl(text)}`,
      'leave use_registry_credentials out, or name a zip on a web host',
    )
  const check = unpinned(
    'with use_registry_credentials OpenTofu 1.12 and newer verify no checksum',
    'no use_registry_credentials',
  )
  const source = {
    kind: 'archive',
    url: url.href,
    format: undefined,
    expected: undefined,
    subdirectory: '',
  } as const
  return { checks: [...plainNotes(url), check], value: source }
}
