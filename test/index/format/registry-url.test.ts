import { describe, expect, it } from 'vitest'
import { parseOwnUrl, parseRegistryUrl } from '../../../src/index/format/registry-url.ts'
import { refusalOf } from '../../refusal.ts'

describe('the URL of a registry', () => {
  it.each([
    ['https://modules.acme.dev', 'https://modules.acme.dev'],
    ['https://modules.acme.dev/', 'https://modules.acme.dev'],
    ['HTTPS://Modules.Acme.dev:443', 'https://modules.acme.dev'],
    ['https://acme.github.io/registry/', 'https://acme.github.io/registry'],
    ['https://modules.acme.dev:8443/a/b', 'https://modules.acme.dev:8443/a/b'],
    ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://[::1]:8080', 'http://[::1]:8080'],
  ])('is read from %s', (text, url) => expect(parseRegistryUrl(text)).toBe(url))

  it.each([
    ['', 'it is not an absolute URL'],
    ['modules.acme.dev', 'it is not an absolute URL'],
    ['https://', 'it is not an absolute URL'],
    ['http://modules.acme.dev', 'it must be https (http only on loopback)'],
    ['http://127.0.0.1.acme.dev', 'it must be https (http only on loopback)'],
    ['file:///srv/registry', 'it must be https (http only on loopback)'],
    ['https://user@modules.acme.dev', 'a user or password may not be in it'],
    ['https://:secret@modules.acme.dev', 'a user or password may not be in it'],
    ['https://modules.acme.dev/?a=b', 'a query or fragment may not be in it'],
    ['https://modules.acme.dev/?', 'a query or fragment may not be in it'],
    ['https://modules.acme.dev/#a', 'a query or fragment may not be in it'],
    [' https://modules.acme.dev', 'it contains a blank, a control character or a backslash'],
    ['https://modules.acme.dev/a\nb', 'it contains a blank, a control character or a backslash'],
    ['https://modules.acme.dev\\a', 'it contains a blank, a control character or a backslash'],
    ['https://modules.acme.dev//a', 'its path has an empty part or an unusual character'],
    ['https://modules.acme.dev/a//', 'its path has an empty part or an unusual character'],
    ['\thttps://modules.acme.dev', 'it contains a blank, a control character or a backslash'],
    ['https://modules\u200b.acme.dev', 'it contains a blank, a control character or a backslash'],
    ["https://modules.acme.dev/a'b", 'its path has an empty part or an unusual character'],
  ])('is refused for %j: %s', (text, problem) => {
    const refusal = refusalOf(() => parseRegistryUrl(text))
    expect(refusal).toMatch(/^INVALID_INPUT: registry URL "/)
    expect(refusal.slice(refusal.indexOf('" is not valid'))).toBe(
      `" is not valid: ${problem} | write it as https://modules.example.com`,
    )
    expect(refusal).not.toContain('secret')
  })
})

describe("the URL of a registry of one's own", () => {
  it.each(['https://registry', 'https://localhost:8443', 'http://localhost:8080/a', 'https://[::1]:8443'])(
    'is refused for %s, which clients do not read in an address',
    (text) =>
      expect(refusalOf(() => parseOwnUrl(text))).toBe(
        `INVALID_INPUT: registry URL "${text}" is not valid: clients take no address whose host has no dot for that of a registry | use a name with a dot: https://modules.example.com; on this machine the IPv4 address, such as https://127.0.0.1:8443`,
      ),
  )

  it.each([
    ...['github.com', 'www.github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org'],
    ...['registry.terraform.io', 'app.terraform.io', 'registry.opentofu.org'],
  ])('is not that of %s, which answers by itself', (host) => {
    const url = `https://${host}/acme`
    for (const own of [`https://my-${host}`, 'https://127.0.0.1:8443']) expect(parseOwnUrl(own)).toBe(own)
    expect(parseRegistryUrl(url)).toBe(url)
    expect(refusalOf(() => parseOwnUrl(url))).toBe(
      `INVALID_INPUT: registry URL "${url}" is not valid: ${host} belongs to somebody else, and clients ask it for its own modules | use a host of your own, which serves the index: https://modules.example.com`,
    )
  })
})
