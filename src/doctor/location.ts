import { quote } from '../base/error.ts'
import { broken, note, type Step } from './check.ts'
import type { Client } from './client.ts'
import { judgeDirect, judgeGit, judgeOci, judgeWeb, splitUrl } from './getters.ts'
import type { PackageSource } from './package-source.ts'
import { shownUrl } from './shown-url.ts'

const FORMS = 'https://…zip?checksum=sha256:…, git::https://…?ref=<commit>, or ./module.zip?checksum=sha256:…'

/** The location of a `download` answer, made absolute as clients do: against the URL as it was asked for. */
export function resolveLocation(text: string, downloadUrl: string, isDirect: boolean): string {
  const isRelative = isDirect || /^\.{0,2}\//.test(text)
  return isRelative && URL.canParse(text, downloadUrl) ? new URL(text, downloadUrl).href : text
}

/** @param text absolute. @param isDirect OpenTofu looks at the bytes, and no go-getter takes part */
export function judgeLocation(client: Client, text: string, isDirect: boolean): Step<PackageSource> {
  if (isDirect) return judgeDirect(text)
  const [, forced = '', rest = text] = /^([A-Za-z0-9]+)::(.+)$/s.exec(text) ?? []
  const address = forced === '' ? detected(rest) : { getter: forced, url: rest }
  if (address === undefined)
    return broken(
      'LOCATION_FORM',
      `clients refuse the location ${shownUrl(text)}: it is no address of a remote package`,
      `begin a relative location with ./, ../ or /; else write ${FORMS}`,
    )
  if (!URL.canParse(address.url))
    return broken('LOCATION_FORM', `the location ${shownUrl(text)} is no URL`, `write ${FORMS}`)
  return judgeGetter(client, address)
}

interface Address {
  readonly getter: string
  readonly url: string
}

/** The short forms that clients know. https://github.com/hashicorp/go-getter#url-format */
function detected(text: string): Address | undefined {
  const [, owner, name, rest = ''] =
    /^github\.com\/([^/?]+)\/([^/?]+?)(?:\.git)?((?:[/?].*)?)$/.exec(text) ?? []
  if (owner !== undefined) return { getter: 'git', url: `https://github.com/${owner}/${name}.git${rest}` }
  const [, user, host, path] = /^([A-Za-z0-9_.-]+)@([A-Za-z0-9.-]+):([^/].*)$/.exec(text) ?? []
  if (user !== undefined) return { getter: 'git', url: `ssh://${user}@${host}/${path}` }
  const [, scheme] = /^([A-Za-z][A-Za-z0-9+.-]*):\/\//.exec(text) ?? []
  return scheme === undefined ? undefined : { getter: scheme.toLowerCase(), url: text }
}

function judgeGetter(client: Client, address: Address): Step<PackageSource> {
  const parts = splitUrl(address.url)
  switch (address.getter) {
    case 'http':
    case 'https':
      return judgeWeb(parts)
    case 'git':
      return judgeGit(parts)
    case 'oci':
      return client.name === 'terraform' ? noOci(address.url) : judgeOci(parts)
    case 's3':
    case 'gcs':
    case 'hg': {
      const message = `doctor does not follow ${address.getter}:: locations: ${shownUrl(address.url)}`
      const check = note('LOCATION_NOT_FOLLOWED', message, 'try it with a client')
      return { checks: [check], value: { kind: 'unfollowed', getter: address.getter } }
    }
    case 'file':
      return broken(
        'LOCATION_SCHEME',
        `the location ${shownUrl(address.url)} makes clients copy the consumer's own files: no package of this registry`,
        `write ${FORMS}`,
      )
    default:
      return broken(
        'LOCATION_SCHEME',
        `clients have no way to fetch ${shownUrl(address.url)} (${quote(address.getter)})`,
        `write ${FORMS}`,
      )
  }
}

function noOci(url: string): Step<never> {
  const message = `Terraform reads no oci:// location, and is sent to ${shownUrl(url)}`
  return broken('LOCATION_SCHEME', message, 'publish a zip or a commit beside it: --package oci,index')
}
