import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findSecret } from '../../src/package/secret-files.ts'
import { inTime } from '../support/in-time.ts'
import { gitHubToken, privateKey, randomText } from '../support/package/secrets.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const found = (path: string, content: string | Uint8Array) => findSecret([path], Buffer.from(content))?.name
const inText = (content: string | Uint8Array) => found('README.md', content)
const hex = (text: string) => Buffer.from(text, 'hex')
const password = randomText(12)

describe('a file of a kind that holds secrets', () => {
  it.each<[name: string, path: string, content: string | Buffer, ...empty: (string | Buffer)[]]>([
    [
      'Terraform state',
      'x/terraform.tfstate',
      '{"version":4,"outputs":{},"resources":[{"type":"x"}]}',
      ...['', '{}', '{"version":4,"lineage":"x","outputs":{},"resources":[]}', 'see the docs'],
    ],
    ['Terraform state', 'a.tfstate.backup', '{"modules":[{"path":["root"],"outputs":{"a":1}}]}'],
    ['Terraform state', 'a.tfstate', '\ufeff{"encrypted_data":"aaaa"}', '{"encrypted_data":""}'],
    ['Terraform state', 'a.tfstate', '{"lineage":"x","resources":[{'],
    ['Terraform state', 'terraform.tfstate.d/prod/x', '{"outputs":{"a":1}}', '{"modules":[null]}', 'null'],
    ['Terraform state', 'a.tfstate', '{"modules":[{},{"outputs":{"a":1}}]}', '{"modules":[{},{}]}'],
    ['a saved plan', 'prod.tfplan', hex('504b030414'), '', 'a plan'],
    ['a saved plan', 'plans/tfplan', hex('504b0304'), 'see above'],
    ['what Terraform keeps in .terraform/', 'a/.terraform/providers/x', 'bin', '', '\n'],
    [
      'credentials of the client',
      '.terraformrc',
      `credentials "a.test" {\n  token = "${password}"\n}`,
      ...['plugin_cache_dir = "x"', 'token = "xxxxxx.atlasv1.zzzzzzzzzzzzz"', 'token = "<TOKEN>"'],
    ],
    ['credentials of the client', 'd/credentials.tfrc.json', `{"a": {"token": "${password}"}}`, '{}'],
    ['a crash log, which contains state', 'crash.2.log', 'panic', ''],
    ['an SSH private key', 'k.ppk', 'Private-Lines: 14\nAAAA', 'Private-Lines: …'],
    ['a key store', 'k.p12', hex('308209'), 'none'],
    ['a key store', 'k.JKS', hex('feedfeed00'), ''],
    ['a key store', 'k.kdbx', hex('03d9a29a'), 'x'],
    ['stored credentials', '.netrc', `machine a login b password ${password}`, 'machine a', 'password $PASS'],
    ['stored credentials', '.git-credentials', `https://a:${password}@b.test`, 'https://a@b.test'],
    ['stored credentials', '.pgpass', `a:1:b:c:${password}`, 'host:port:db:user:password', '# a:b:c:d:e'],
    ['stored credentials', '.vault-token', password, '', '<token>'],
    ['AWS credentials', '.aws/credentials', `[a]\naws_secret_access_key = ${password}`, '[a]\nregion=x'],
    ['registry credentials', '.docker/config.json', `{"auth": "${password}"}`, '{"auths":{}}'],
    ['a kubeconfig', 'kubeconfig', `users:\n- token: ${password}`, 'apiVersion: v1', 'token: REDACTED'],
    [
      'environment variables (.env)',
      '.env.prod',
      `export DB_PASSWORD="${password}"`,
      ...['TF_VERSION=1.5.0', 'API_TOKEN=', 'API_TOKEN=changeme', 'TOKEN_ENABLED=true', '# TOKEN=x'],
    ],
  ])('is %s: %s', (name, path, content, ...empty) => {
    expect(found(path, content)).toBe(name)
    expect(found(`x/${path}`, content)).toBe(name)
    expect(empty.map((each) => [each, found(path, each)])).toEqual(empty.map((each) => [each, undefined]))
  })

  it.each([
    ...['prod.tfvars', 'x.auto.tfvars', 'x.tfvars.json', 'id_rsa', '.env.example', 'x.env', 'my.netrc'],
    ...['aws/credentials', 'docker/config.json', '.terraform.lock.hcl', '.terraform/.gitkeep'],
    'x.terraform/a',
  ])('is not %s', (path) =>
    expect(found(path, `password ${password}\ntoken = "${password}"\n`)).toBeUndefined(),
  )

  it('is known by its name behind a link too', () =>
    expect(findSecret(['values', 'x/.vault-token'], Buffer.from(password))?.name).toBe('stored credentials'))
})

describe('a secret in a file of any name', () => {
  const a = randomText
  const SPREAD = 'Q7wZk2Lm9Xr4Tb8'
  it.each<[name: string, text: string]>([
    ...['p', 'o', 'u', 's', 'r'].map((kind): [string, string] => [
      'a GitHub token',
      `t="${gitHubToken(`gh${kind}_`)}"`,
    ]),
    ['a GitHub token', `github_pat_${a(22)}_${a(59)}`],
    ['a GitHub token', `ghs_918273_eyJ${a(40)}.${a(50)}.${a(43)}`],
    ['an AWS access key', `x=AKIA${'Q3ZK7WLM2XRT5VNB'}\n`],
    ['an npm token', `npm_${a(36)}`],
    ['an npm token', `//npm.example.test/:_authToken=${a(20)}`],
    ['a GitLab token', `glpat-${a(20)}`],
    ...['ababa', 'acegi'].map((start): [string, string] => ['a GitLab token', `glpat-${start}${SPREAD}`]),
    ['a Slack token', `xoxb-${'19283746501'}-${a(24)}`],
    ['a Terraform token', `${a(14)}.atlasv1.${a(60)}`],
    ['a Google API key', `key=AIza${a(35)}&x`],
    ['a Stripe key', `sk_live_${a(24)}`],
    ['a Vault token', `hvs.${a(90)}`],
  ])('is %s: %j', (name, text) => expect(inText(`é # ${text}`)).toBe(name))

  it.each([
    ...[`ghp_${a(36)}`, `ghp_${'0'.repeat(36)}`, gitHubToken().slice(0, -1)],
    `# export GITHUB_TOKEN=github_pat_120abc123def456${'g'.repeat(60)}`,
    `github_pat_${'x'.repeat(22)}_${'x'.repeat(59)}`,
    ...['glpat-XXXXXXXXXXXXXXXXXXXXXXXX', 'glpat-abcdefghijklmnopqrst', 'glpat-1a2b3c4d5e6f7g8h9i0j'],
    ...['glpat-edcba', 'glpat-12345'].map((start) => `${start}${SPREAD}`),
    ...['AKIAIOSFODNN7EXAMPLE', `AKIA${'A'.repeat(16)}`, `AKIA${'0189'.repeat(4)}`, 'AKIA1234567890ABCDEF'],
    `npm_${'ab'.repeat(18)}`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: that is how it is written in an .npmrc
    '//npm.example.test/:_authToken=${NPM_TOKEN}',
    ...['//npm.example.test/:_authToken=<token>', '//npm.example.test/:_authToken=...'],
    ...['xoxb-your-token-here', 'xxxxxx.atlasv1.zzzzzzzzzzzzz', 'AIzaSyExampleExampleExampleExampleExamp'],
    ...[`kCAIza${a(35)}`, `AIza${a(36)}`, `AIza${a(35)}==`],
    ...['sk_live_xxxxxxxxxxxxxxxxxxxxxxxx', ''],
  ])('is not %j', (text) => expect(inText(text)).toBeUndefined())

  it.each(['utf16le', 'utf16be'])('is found in %s, wherever it lies', (encoding) => {
    const coded = (text: string) => {
      const bytes = Buffer.from(text, 'utf16le')
      return encoding === 'utf16le' ? bytes : bytes.swap16()
    }
    for (const before of [1, 524_280, 524_288, 1_500_000])
      expect(inText(coded(`\u{feff}${'x '.repeat(before)}${gitHubToken()}\n`))).toBe('a GitHub token')
    expect(inText(coded(privateKey()))).toBe('a private key')
  })

  it('is found between other bytes, and wherever it lies in a large file', () => {
    expect(inText(`\0${gitHubToken()}`)).toBe('a GitHub token')
    const bytes = Buffer.alloc(3 * 1024 * 1024, 'x ')
    expect(inText(bytes)).toBeUndefined()
    for (const secret of [gitHubToken(), privateKey()])
      for (const at of [0, 1024 * 1024 - 20, 1024 * 1024, 2 * 1024 * 1024 - 1, bytes.length - 130]) {
        const copy = Buffer.from(bytes)
        copy.write(secret, at)
        expect(inText(copy)).toBeDefined()
      }
  })

  it('has a line', () => {
    const text = `a\n\n${'x\n'.repeat(1_000_000)}token = ${gitHubToken()}\n`
    expect(findSecret(['a'], Buffer.from(text))).toEqual({ name: 'a GitHub token', line: 1_000_003 })
    expect(findSecret(['.netrc'], Buffer.from(`machine a\n  password ${password}`))?.line).toBe(2)
    const key = 'PuTTY-User-Key-File-3: ssh-rsa\r\nPrivate-Lines: 14\r\nAAAA\r\n'
    for (const mark of ['', '\ufeff']) {
      const utf16 = Buffer.from(`${mark}machine a\n  password ${password}`, 'utf16le')
      for (const bytes of [utf16, Buffer.from(utf16).swap16()])
        expect(findSecret(['.netrc'], bytes)?.line).toBe(2)
      expect(found('k.ppk', Buffer.from(`${mark}${key}`, 'utf16le'))).toBe('an SSH private key')
    }
  })
})

describe('a private key', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const pem = (body: Buffer, label: string, headers = '') =>
    `-----BEGIN ${label}-----\n${headers}${body.toString('base64')}\n-----END ${label}-----\n`
  const secretKeyPacket = (start: string) => Buffer.concat([hex(start), Buffer.alloc(96, 7)])
  const PGP = 'PGP PRIVATE KEY BLOCK'
  const ENCRYPTED = 'ENCRYPTED PRIVATE KEY'
  /** A packet or a SEQUENCE that begins so, and this many bytes. */
  const block = (label: string, start: string, bytes: number) =>
    pem(Buffer.concat([hex(start), Buffer.alloc(bytes)]), label)
  const encrypted = { format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' } as const

  it.each<[form: string, text: string]>([
    ['PKCS #8', privateKey()],
    ['PKCS #1', rsa.export({ type: 'pkcs1', format: 'pem' }).toString()],
    ['SEC 1', ec.export({ type: 'sec1', format: 'pem' }).toString()],
    ['PKCS #8, encrypted', rsa.export({ type: 'pkcs8', ...encrypted }).toString()],
    ['PKCS #1, encrypted', rsa.export({ type: 'pkcs1', ...encrypted }).toString()],
    ['JSON', JSON.stringify({ private_key: privateKey() })],
    ['an indented text', privateKey().replaceAll(/^/gm, '    ')],
    ['a comment', privateKey().replaceAll(/^/gm, '# ')],
    ['lines of Windows', privateKey().replaceAll('\n', '\r\n')],
    ['PGP, old packets', pem(secretKeyPacket('9460'), PGP, 'Version: x\n\n')],
    ['PGP, new packets', pem(secretKeyPacket('c560'), PGP, '\n')],
    ['PGP, two bytes of length', block(PGP, 'c5c010', 300)],
    ['PGP, the longest length of one byte', block(PGP, 'c5bf', 191)],
    ['PGP, the shortest length of two bytes', block(PGP, 'c5c000', 192)],
    ['PGP, four bytes of length', block(PGP, 'c5ff00000060', 96)],
    ['PGP, four bytes of length, old packets', block(PGP, '9600000060', 96)],
    ['PGP, with a checksum', block(PGP, '9460', 96).replace('\n-----END', '\n=AbC1\n-----END')],
    ['a sequence', block(ENCRYPTED, '3060', 96)],
    ['a sequence, one byte of length', block(ENCRYPTED, '3081c8', 200)],
    ['a sequence, four bytes of length', block(ENCRYPTED, '308400000060', 96)],
  ])('is found in %s', (_, text) => expect(inText(`x\n${text}`)).toBe('a private key'))

  it('is found as ssh-keygen writes it', async () => {
    const file = join(await temporaryDirectory(), 'id')
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file])
    const text = readFileSync(file, 'utf8')
    expect(inText(text)).toBe('a private key')
    const cut = Buffer.from(text.split('\n').slice(1, -2).join(''), 'base64').subarray(0, -1)
    expect(inText(pem(cut, 'OPENSSH PRIVATE KEY'))).toBeUndefined()
  })

  it.each([
    '-----BEGIN OPENSSH PRIVATE KEY-----',
    '-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEA…\n-----END RSA PRIVATE KEY-----',
    `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEowIBAAKCAQEA'.repeat(8)}\n-----END RSA PRIVATE KEY-----`,
    '-----BEGIN PRIVATE KEY-----\n<your key>\n-----END PRIVATE KEY-----',
    pem(Buffer.alloc(100, 'a'), 'PRIVATE KEY'),
    pem(Buffer.from(`3062${'00'.repeat(98)}`, 'hex'), 'PRIVATE KEY'),
    pem(Buffer.alloc(100, 'a'), 'ENCRYPTED PRIVATE KEY'),
    pem(Buffer.alloc(100, 'openssh-key-v1\0'), 'OPENSSH PRIVATE KEY'),
    pem(secretKeyPacket('9961'), PGP),
    pem(secretKeyPacket('95ff'), PGP),
    ...['1460', 'c660', '9760'].map((start) => block(PGP, start, 96)),
    ...[block(PGP, '9460', 95), block(PGP, 'c5c010', 207)],
    ...[block(ENCRYPTED, '3060', 97), block(ENCRYPTED, '3160', 96), block(ENCRYPTED, '30850000000060', 96)],
    ...['\n!$1', '\n$1!'].map((line) => privateKey().replace(/\n(.*)\n/, `${line}\n`)),
    privateKey().replace('END', 'BEGIN'),
    privateKey().replaceAll('PRIVATE', 'PUBLIC'),
    ['-----BEGIN %s-----', '-----BEGIN RSA PRIVATE KEY-----', '-----END RSA PRIVATE KEY-----'].join('\0'),
  ])('is not %j', (text) => expect(inText(text)).toBeUndefined())

  it('costs little in a file full of its headers', () =>
    expect(inText('-----BEGIN PRIVATE KEY-----\n'.repeat(200_000))).toBeUndefined())
})

it.each([
  ['.aws/credentials', '\n'],
  ['.pgpass', '\r'],
  ['kubeconfig', '- '],
  ['.env', 'SECRET_'],
  ['x', 'ghs_1_eyJ'],
  ['x', '-----BEGIN PRIVATE KEY-----'],
  ['x.pem', `-----BEGIN PRIVATE KEY-----${'\\'.repeat(30_000)}`],
  ['terraform.tfstate', '{"modules":['],
])('ends for %s with many %j', (path, part) => {
  const bytes = Buffer.from(part.repeat((2 * 1024 * 1024) / part.length))
  expect(() => inTime(() => findSecret([path], bytes))).not.toThrow()
})
