import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createAuthority } from '../support/authority.ts'
import { hasProgram, runCli, runCliWell } from '../support/cli/program.ts'
import { createRegistry, publishModule } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { MODULE, startHandMadeRegistry, VERSION } from '../support/network/hand-made-registry.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { forAllTests, temporaryDirectory } from '../support/temporary.ts'

const documented = readFileSync('docs/reference/doctor.md', 'utf8')

describe.skipIf(!hasProgram('openssl'))('doctor (needs openssl)', () => {
  const certificates = forAllTests(() => createCertificates(['127.0.0.1']))

  const run = ({ url }: { readonly url: string }, ...args: string[]) =>
    runCli(['doctor', url, ...args], { env: { NODE_EXTRA_CA_CERTS: certificates().caFile } })

  /** As the documents show it: with a name in the place of the port of the test. */
  const shown = (text: string, { url }: { readonly url: string }) =>
    text.trimEnd().replaceAll(new URL(url).host, 'modules.acme.dev')
  const block = (text: string) => text.replaceAll(/^(?=.)/gm, '    ')

  it('ends with 0 where both clients install, with the text of docs/reference/doctor.md', async () => {
    const registry = await startHandMadeRegistry(certificates().tls)
    const { code, stdout, stderr } = await run(registry, 'acme/vpc/aws')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const command = '    $ module-registry doctor https://modules.acme.dev acme/vpc/aws'
    expect(documented).toContain(`${command}\n${block(shown(stdout, registry))}\n`)
  })

  it('ends with 0 for OpenTofu only, with the text of docs/reference/doctor.md, and with 1 where Terraform is named', async () => {
    const registry = await startHandMadeRegistry(certificates().tls)
    registry.set(`${VERSION}/download`, { body: '{"location":"./module.zip?archive=zip"}' })
    registry.send('./module.zip', '')
    const { code, stdout, stderr } = await run(registry, 'acme/vpc/aws@1.2.3')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const lines = shown(stdout, registry).split('\n')
    const broken = lines.findIndex((line) => line.startsWith('  broken'))
    for (const part of [lines.slice(broken, broken + 2), lines.slice(-3)])
      expect(documented).toContain(block(part.join('\n')))
    const refused = await run(registry, 'acme/vpc/aws', '--client', 'terraform')
    expect([refused.code, refused.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^error\[NOT_INSTALLABLE\]: terraform does not install acme\/vpc\/aws 1\.2\.3 from https:.*: DOWNLOAD_NO_HEADER\nhint: make the host send/,
      ),
    ])
    expect((await run(registry, 'acme/vpc/aws', '--client', 'opentofu')).code).toBe(0)
  })

  it('advises a registry that answers with too many bytes to answer with fewer', async () => {
    const registry = await startHandMadeRegistry(certificates().tls)
    registry.set(`${MODULE}/versions`, ' '.repeat(5 * 1024 * 1024))
    expect((await run(registry, 'acme/vpc/aws')).stderr).toContain('hint: answer with at most 4 MiB\n')
  })

  it.each<[string, { type?: string; status?: number; to?: string }, string]>([
    ['a page for whatever is asked', { type: 'text/html' }, 'no fallback to index.html'],
    ['a page for whatever is asked, as JSON', { type: 'application/json' }, 'no fallback to index.html'],
    ['the page of a portal', { status: 302, to: '/login' }, 'clients cannot sign in on 127.0.0.1:'],
  ])('says what to do about %s', async (_, { type = 'text/html', status = 200, to = '' }, fix) => {
    const registry = await startHandMadeRegistry(certificates().tls)
    const portal = await startHandMadeRegistry(certificates().tls)
    const page = { headers: { 'Content-Type': type }, body: '<!DOCTYPE html><title>Sign in</title>' }
    portal.set('/login', page)
    const redirect = { status, headers: { Location: `${portal.url}${to}` } }
    registry.set('/.well-known/terraform.json', to === '' ? page : redirect)
    const { stdout } = await run(registry, 'acme/vpc/aws')
    expect(stdout).toContain(fix)
    if (to !== '')
      expect(stdout).toContain(`", after a redirect to "${portal.url}/login", answers 200 (text/html)`)
  })

  it('says that a server speaks no TLS, and which page a redirect leads to', async () => {
    const plain = await startHandMadeRegistry()
    const secure = plain.url.replace('http:', 'https:')
    expect((await run({ url: secure })).stdout).toContain('"the server answers without TLS on this port"')
    const registry = await startHandMadeRegistry(certificates().tls)
    registry.set(`${MODULE}/versions`, { status: 302, headers: { Location: `${plain.url}/login` } })
    plain.set('/login', { body: '<html>' })
    expect((await run(registry, 'acme/vpc/aws')).stdout).toContain(
      `", after a redirect to "${plain.url}/login", cannot be read: it is a page, not JSON`,
    )
  })

  it('says that clients read no other compression than gzip, whatever its case', async () => {
    const registry = await startHandMadeRegistry(certificates().tls)
    const listed = JSON.stringify({ modules: [{ versions: [{ version: '1.2.3' }] }] })
    const compressed = (encoding: string, body: Buffer) =>
      registry.set(`${MODULE}/versions`, { headers: { 'Content-Encoding': encoding }, body })
    compressed('br', brotliCompressSync(listed))
    expect((await run(registry, 'acme/vpc/aws')).stdout).toContain(
      'Content-Encoding is "br", and clients read',
    )
    compressed('gzip', gzipSync('nothing'))
    expect((await run(registry, 'acme/vpc/aws')).stdout).toContain('it is not JSON: "nothing"')
    compressed('GZIP', gzipSync(listed))
    expect((await run(registry, 'acme/vpc/aws')).code).toBe(0)
  })

  it('trusts the authorities of SSL_CERT_FILE and SSL_CERT_DIR, as Go does', async () => {
    const authority = await createAuthority(await temporaryDirectory())
    const { tls, caFile } = await createCertificates(['127.0.0.1'], authority)
    const registry = await startHandMadeRegistry(tls)
    const runWith = (env: Record<string, string>) => runCli(['doctor', registry.url, 'acme/vpc/aws'], { env })
    const { stdout, stderr } = await runWith({})
    // What both clients meet is said once.
    expect(stdout).toMatch(/^ {2}broken {3}DISCOVERY_UNREACHABLE {2}"https:.*SSL_CERT_FILE.*\n {13}fix: /m)
    const other = await startHandMadeRegistry((await createCertificates(['127.0.0.2'])).tls)
    expect((await runCli(['doctor', other.url])).stdout).toContain('(use a name that the certificate is for')
    expect(
      stdout.match(/^(terraform {2}|opentofu {3})does not install: DISCOVERY_UNREACHABLE$/gm),
    ).toHaveLength(2)
    const both = `terraform and opentofu do not install from ${registry.url}: DISCOVERY_UNREACHABLE`
    expect(stderr).toContain(`error[NOT_INSTALLABLE]: ${both}\nhint: `)
    expect((await runWith({ SSL_CERT_FILE: caFile })).code).toBe(0)
    expect((await runWith({ SSL_CERT_DIR: `/nonexistent:${dirname(caFile)}` })).code).toBe(0)
    expect((await runWith({ SSL_CERT_FILE: '/nonexistent' })).stdout).toContain('DISCOVERY_UNREACHABLE')
  })

  it.each([
    [['http://modules.acme.test'], 1, 'INVALID_INPUT'],
    [['modules.acme.test', 'vpc'], 1, 'INVALID_ADDRESS'],
    [['https://[::1]:1', '--client', 'opentofu'], 1, 'HOST_NAME'],
    [['modules.acme.test', '--client', 'pulumi'], 2, 'It must be terraform or opentofu'],
    [[], 2, "missing required argument 'url'"],
  ])('%j ends with %i: %s', async (args, code, message) => {
    const stderr = expect.stringContaining(message)
    expect(await runCli(['doctor', ...args])).toMatchObject({ code, stderr })
  })
})

it('docs/reference/doctor.md explains every code', () => {
  const files = ['src/doctor/check.ts', 'src/index/packages/remote-package.ts']
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const codes = [...source.matchAll(/^ {2}\| '([A-Z_]+)'$/gm)].map(([, code]) => code)
  const rows = [...documented.matchAll(/^- `([A-Z_]+)`: /gm)].map(([, code]) => code)
  expect(codes.length).toBeGreaterThan(50)
  expect(rows.toSorted()).toEqual(codes.toSorted())
})

it('names the command that moves an index to the URL that it is served at', async () => {
  const { directory: index } = await createRegistry()
  await publishModule(index)
  const host = await startStaticHost({ files: index, applyHeaders: true })
  const doctor = () => runCli(['doctor', host.url, 'acme/vpc/aws'])
  const fix = `module-registry init --index INDEX --url ${host.url} --move`
  expect((await doctor()).stdout).toContain(`give the index its URL: ${fix}`)
  await runCliWell(fix.replace('INDEX', index).split(' ').slice(1))
  expect((await doctor()).code).toBe(0)
})
