import { describe, expect, it } from 'vitest'
import {
  httpsUrlFromRemote,
  identityFromRemote,
  isLoopback,
  isRepositoryIdentity,
  isSameRepository,
  parseGitRemote,
  parseServerUrl,
} from '../../src/module/git-remote.ts'
import { refusalOf } from '../refusal.ts'

describe('a Git remote', () => {
  it.each([
    ['https://github.com/acme/vpc.git', { scheme: 'https', host: 'github.com', path: '/acme/vpc.git' }],
    ['https://GitHub.com:443/acme/vpc', { scheme: 'https', host: 'github.com', path: '/acme/vpc' }],
    ['https://host:8443/a', { scheme: 'https', host: 'host', port: 8443, path: '/a' }],
    ['https://host:1/a', { scheme: 'https', host: 'host', port: 1, path: '/a' }],
    ['https://host:22/a', { scheme: 'https', host: 'host', port: 22, path: '/a' }],
    ['http://host:80/a', { scheme: 'http', host: 'host', path: '/a' }],
    ['https://h/a/', { scheme: 'https', host: 'h', path: '/a/' }],
    ['https://h/..a/b..', { scheme: 'https', host: 'h', path: '/..a/b..' }],
    ['https://host:65535/a', { scheme: 'https', host: 'host', port: 65535, path: '/a' }],
    ['http://127.0.0.1:3000/a.git', { scheme: 'http', host: '127.0.0.1', port: 3000, path: '/a.git' }],
    ['http://[::1]:3000/a', { scheme: 'http', host: '[::1]', port: 3000, path: '/a' }],
    ['ssh://git@host/acme/vpc.git', { scheme: 'ssh', user: 'git', host: 'host', path: '/acme/vpc.git' }],
    ['ssh://host:2222/a', { scheme: 'ssh', host: 'host', port: 2222, path: '/a' }],
    ['ssh://host:22/~me/a', { scheme: 'ssh', host: 'host', path: '/~me/a' }],
    ['git@Host.a:acme/vpc.git', { scheme: 'ssh', user: 'git', host: 'host.a', path: 'acme/vpc.git' }],
    ['git@[::1]:a', { scheme: 'ssh', user: 'git', host: '[::1]', path: 'a' }],
    ['alias:/srv/a', { scheme: 'ssh', host: 'alias', path: '/srv/a' }],
    ['file:///a', { scheme: 'file', host: '', path: '/a' }],
    ['file:///srv/a b.git', { scheme: 'file', host: '', path: '/srv/a b.git' }],
    ['/srv/a.git', { scheme: 'file', host: '', path: '/srv/a.git' }],
    ['../a', { scheme: 'file', host: '', path: '../a' }],
    ['./a:b', { scheme: 'file', host: '', path: './a:b' }],
    ['./a://b', { scheme: 'file', host: '', path: './a://b' }],
    ['a', { scheme: 'file', host: '', path: 'a' }],
  ])('is read from %s', (text, remote) =>
    expect(parseGitRemote(text)).toStrictEqual({ ...remote, url: text }),
  )

  it('drops the user of an https URL, which may be a token', () => {
    const remote = parseGitRemote('https://ghs_secret@github.com:8443/acme/vpc.git')
    expect(remote.url).toBe('https://github.com:8443/acme/vpc.git')
    expect(JSON.stringify(remote)).not.toContain('secret')
  })

  it.each([
    ['', 'it is empty'],
    ['-oProxyCommand=id', 'it begins with "-" and looks like an option'],
    ['--upload-pack=id', 'it begins with "-" and looks like an option'],
    ['https://host/a\n', 'it contains a control character'],
    ['./a\0b', 'it contains a control character'],
    ['ext::sh -c id', 'remote helpers are not allowed'],
    ['fd::3', 'remote helpers are not allowed'],
    ['git::https://host/a', 'remote helpers are not allowed'],
    ['git://host/a', 'the scheme "git" is not supported'],
    ['ftp://user:secret@host/a', 'the scheme "ftp" is not supported'],
    ['HTTPS://host/a', 'the scheme "HTTPS" is not supported'],
    ['://host/a', 'the scheme "" is not supported'],
    ['file://host/a', 'a file URL is file:///path'],
    ['file://', 'a file URL is file:///path'],
    ['file:///', 'a file URL is file:///path'],
    ['https://host', 'its path is missing or not plain'],
    ['https://host/', 'its path is missing or not plain'],
    ['https://host//', 'its path is missing or not plain'],
    ['https://host/a?b', 'its path is missing or not plain'],
    ['https://host/a#b', 'its path is missing or not plain'],
    ['https://host/a b', 'its path is missing or not plain'],
    ['https:///a', 'its host or port is not valid'],
    ['https://-host/a', 'its host or port is not valid'],
    ['https://host:/a', 'its host or port is not valid'],
    ['https://host:0/a', 'its host or port is not valid'],
    ['https://host:65536/a', 'its host or port is not valid'],
    ['https://user:se/cret@host/a', 'its host or port is not valid'],
    ['ssh://-oProxyCommand=id/a', 'its host or port is not valid'],
    ['ssh://-l@host/a', 'its user is not valid'],
    ['-l@host:a', 'it begins with "-" and looks like an option'],
    ['a@b@host:a', 'it is neither a URL nor git@host:path'],
    ['https://a@b@host/a', 'its host or port is not valid'],
    ['https://host.:8443/a', 'its host or port is not valid'],
    ['https://host:123456/a', 'its host or port is not valid'],
    ['https://[::1]x/a', 'its host or port is not valid'],
    ['ssh://git-@/a', 'its host or port is not valid'],
    ['ssh://g$t@host/a', 'its user is not valid'],
    ['a b@host:a', 'its user is not valid'],
    ['git@-host:a', 'it is neither a URL nor git@host:path'],
    ['git@host:-a', 'it is neither a URL nor git@host:path'],
    ['git@host:', 'it is neither a URL nor git@host:path'],
    ['user:secret@host:a', 'it is neither a URL nor git@host:path'],
    ['C:\\a', 'it is neither a URL nor git@host:path'],
  ])('is refused for %j: %s', (text, problem) => {
    const refusal = refusalOf(() => parseGitRemote(text))
    expect(refusal).toMatch(/^INVALID_INPUT: "/)
    expect(refusal.slice(refusal.indexOf('" is not a Git remote'))).toBe(
      `" is not a Git remote that can be used: ${problem} | write https://host/path.git, ssh://git@host/path.git, git@host:path.git, file:///path or ./path`,
    )
    expect(refusal).not.toMatch(/secret|cret@/)
  })

  it.each([
    ['https://host/acme/vpc/../../evil/x', '..'],
    ['https://host/acme/%2e%2E/evil/x', '%2e%2E'],
    ['https://host/acme/.%2e/evil/x', '.%2e'],
    ['https://host/acme/./vpc', '.'],
    ['https://host/acme/%2E/vpc', '%2E'],
    ['https://host//acme/vpc', ''],
    ['https://host/acme//vpc', ''],
    ['https://host/acme/vpc//', ''],
    ['https://host/acme%2f..%2fevil', 'acme%2f..%2fevil'],
    ['https://host/acme/%252e%252e/evil', '%252e%252e'],
    ['https://host/acme/%ff', '%ff'],
    ['ssh://git@host/acme/../evil', '..'],
    ['git@host:acme/../evil', '..'],
    ['git@host:../evil', '..'],
  ])('is refused for %s, which some programs read as another repository', (text, segment) =>
    expect(refusalOf(() => parseGitRemote(text))).toContain(
      `its path has the part ${JSON.stringify(segment)}, which not all programs read alike`,
    ),
  )

  it.each(['https://user:secret@host/a', 'https://x-access-token:secret@host/a', 'ssh://git:secret@host/a'])(
    'with a password is refused without showing it',
    (text) => {
      const [message = '', hint] = refusalOf(() => parseGitRemote(text)).split(' | ')
      expect(message).toMatch(/^INVALID_INPUT: the Git remote "[^"]+" contains a password$/)
      expect(hint).toBe(
        'take user and password out of the URL and give the token as MODULE_REGISTRY_TOKEN, or the action input "index-token"',
      )
      expect(message).not.toContain('secret')
    },
  )
})

describe('loopback', () => {
  it.each([
    ...['localhost', 'LOCALHOST', '[::1]', '127.0.0.1', '127.255.0.99', '127.249.200.199', '127.100.10.9'],
  ])('is %s', (host) => expect(isLoopback(host)).toBe(true))

  it.each([
    ...['', 'localhost.example', 'notlocalhost', '127.0.0.1.example', 'x127.0.0.1', '127.0.0'],
    ...['127.0.0.0.1', '127.0.0.00', '127.0.0.260', '127.0.0.300', '127.0.0.a', '127.0.0.1a'],
    ...['[::1].example', 'x[::1]', '127.0.0.256', '128.0.0.1', '[::2]', '::1'],
  ])('is not "%s"', (host) => expect(isLoopback(host)).toBe(false))
})

it.each([
  ['https://host/acme/vpc.git', 'https://host/acme/vpc.git'],
  ['https://user@host:8443/acme/vpc/', 'https://host:8443/acme/vpc'],
  ['ssh://git@host:2222/acme/vpc.git', 'https://host/acme/vpc.git'],
  ['git@host:acme/vpc', 'https://host/acme/vpc'],
  ['ssh://host/acme/vpc/', 'https://host/acme/vpc'],
  ['http://127.0.0.1/acme/vpc', undefined],
  ['/srv/vpc.git', undefined],
])('the same repository over https of %s is %s', (text, url) =>
  expect(httpsUrlFromRemote(parseGitRemote(text))).toBe(url),
)

describe('the identity of a repository', () => {
  it.each([
    ['https://GitHub.com/acme/vpc.git', 'github.com', 'acme/vpc'],
    ['https://token@github.com:443/acme/vpc/', 'github.com', 'acme/vpc'],
    ['https://host:8443/acme/vpc.git/', 'host:8443', 'acme/vpc'],
    ['http://127.0.0.1:3000/acme/vpc', '127.0.0.1:3000', 'acme/vpc'],
    ['ssh://git@host:2222/acme/vpc.git', 'host', 'acme/vpc'],
    ['git@github.com:acme/vpc.git', 'github.com', 'acme/vpc'],
    ['git@github.com:/acme/vpc.git.git', 'github.com', 'acme/vpc.git'],
    ['https://host/acme/vpc/.git', 'host', 'acme/vpc'],
    ['https://host/acme/acme.github.io', 'host', 'acme/acme.github.io'],
  ])('of %s, and of no local one', (text, host, repository) => {
    expect(identityFromRemote(parseGitRemote(text))).toEqual({ host, repository })
    expect(identityFromRemote(parseGitRemote(`/srv/${repository}`))).toBeUndefined()
  })

  const vpc = { host: 'github.com', repository: 'acme/vpc' }
  const one = { ...vpc, repositoryId: 1 }
  const owned = { ...one, ownerId: 2 }

  it.each([
    ['github.com', 'acme/vpc', true],
    ['GitHub.com:8443', 'group/sub/acme.git', true],
    ['github.com', 'acme/../evil/x', false],
    ['github.com', 'acme/..', false],
    ['github.com', 'acme/%2e%2e/evil/x', false],
    ['github.com', 'acme/vpc/', false],
    ['github.com/acme', '../evil', false],
    ['github.com/acme', 'vpc', false],
    ['token@github.com', 'acme/vpc', false],
    ['github.com', 'acme/vpc?x', false],
  ])('at %s, %s: %s', (host, repository, isOne) =>
    expect(isRepositoryIdentity({ host, repository })).toBe(isOne),
  )

  it.each([
    ['the same path', vpc, vpc, true],
    ['letter case', vpc, { host: 'GitHub.com', repository: 'Acme/VPC' }, true],
    ['another path', vpc, { ...vpc, repository: 'acme/eks' }, false],
    ['another host', vpc, { ...vpc, host: 'gitlab.com' }, false],
    ['a rename', one, { ...one, repository: 'acme/net' }, true],
    ['a transfer', owned, { ...owned, repository: 'corp/vpc', ownerId: 3 }, true],
    ['a name used again', owned, { ...owned, repositoryId: 9 }, false],
    ['an id on one side only', one, vpc, true],
    ['an id on the other side only', vpc, one, true],
    ['the id of another host', one, { ...one, host: 'ghe.example' }, false],
  ])('with %s', (_case, a, b, isSame) => expect(isSameRepository(a, b)).toBe(isSame))
})

describe('parseServerUrl', () => {
  it.each([
    ['https://github.com', 'https://github.com'],
    ['https://ghe.acme.test/api/v3/', 'https://ghe.acme.test/api/v3'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https://ghe.acme.test//', 'https://ghe.acme.test'],
  ])('reads %s', (text, url) => expect(parseServerUrl(text)).toBe(url))

  it.each(['http://github.com', 'ssh://127.0.0.1', 'ssh://github.com'])('refuses %j as not https', (text) => {
    expect(() => parseServerUrl(text)).toThrow(new Error('must be an https URL'))
    for (const none of ['ftp://github.com', 'github.com', '']) expect(() => parseServerUrl(none)).toThrow()
  })
})
