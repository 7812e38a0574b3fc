import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join, relative } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { HOSTINGS, type Hosting, hostingSetup } from '../../src/index/format/hosting.ts'
import { argv, hasProgram, runCliWell } from '../support/cli/program.ts'
import { createModule, REGISTRY_URL } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { headersFor, parseHeaderRules } from '../support/network/static-host.ts'
import { startCaddy, startNginx } from '../support/network/web-servers.ts'
import { forAllTests, temporaryDirectory } from '../support/temporary.ts'

const HOST = new URL(REGISTRY_URL).host
const VERSION = '/v1/modules/acme/vpc/aws/1.2.3'

/** For each host an index of its own, with a package in it. */
async function createSites(): Promise<ReadonlyMap<Hosting, string>> {
  const { directory } = await createModule({ tag: 'v1.2.3' })
  const sites = new Map<Hosting, string>()
  for (const hosting of HOSTINGS) {
    const index = join(await temporaryDirectory(), 'index')
    await runCliWell(argv`init --index ${index} --url ${REGISTRY_URL} --hosting ${hosting}`)
    await runCliWell(argv`publish --index ${index} --repository ${directory} --tag v1.2.3`)
    sites.set(hosting, index)
  }
  return sites
}

/** The rules that `init --hosting` leaves for a host, as the host reads them. */
const RULES: Partial<Record<Hosting, (site: string) => Promise<HeadersOf>>> = {
  'github-pages': async () => {
    const setup = hostingSetup('github-pages', REGISTRY_URL)
    const [, expression = ''] = /^ {2}when {5}(.*)$/m.exec(setup) ?? []
    const [, name = '', value = ''] = /set static, (\S+), (\S+)/.exec(setup) ?? []
    return cloudflareRuleHeaders(expression, [name, value])
  },
  'cloudflare-pages': headersFile,
  netlify: headersFile,
  vercel: async (site) => vercelHeaders(await readFile(join(site, 'vercel.json'), 'utf8')),
  'azure-static-web-apps': async (site) =>
    azureHeaders(await readFile(join(site, 'staticwebapp.config.json'), 'utf8')),
  firebase: async (site) => firebaseHeaders(await readFile(join(site, 'firebase.json'), 'utf8')),
  's3-cloudfront': cloudFront,
}

async function headersFile(site: string): Promise<HeadersOf> {
  const rules = parseHeaderRules(await readFile(join(site, '_headers'), 'utf8'))
  return (path) => headersFor(rules, path)
}

interface Behavior {
  readonly PathPattern: string
  readonly ResponseHeadersPolicyId: { readonly Ref: string }
}

async function cloudFront(): Promise<HeadersOf> {
  const { Resources } = parse(await readFile('examples/hosting/cloudfront.yaml', 'utf8'))
  const headersOf = (policy: string) => {
    const { Items } = Resources[policy].Properties.ResponseHeadersPolicyConfig.CustomHeadersConfig
    const headers = Items.map((each: { Header: string; Value: string }) => [each.Header, each.Value])
    return Object.fromEntries(headers.map(([name, value]: [string, string]) => [name.toLowerCase(), value]))
  }
  const behaviors: Behavior[] = Resources.Distribution.Properties.DistributionConfig.CacheBehaviors
  return cloudFrontHeaders(
    behaviors.map(({ PathPattern, ResponseHeadersPolicyId: { Ref } }) => {
      return { PathPattern, headers: headersOf(Ref) }
    }),
  )
}

describe('hosting', () => {
  const sites = forAllTests(createSites)

  const siteOf = (hosting: Hosting) => sites().get(hosting) ?? ''

  test.each(Object.keys(RULES) as Hosting[])(
    'on %s sends the header with every download, and with nothing that it would break',
    async (hosting) => {
      const isAzure = hosting === 'azure-static-web-apps'
      const sent = { 'x-terraform-get': isAzure ? './module.zip' : './source' }
      const headers = await RULES[hosting]?.(siteOf(hosting))
      for (const version of [VERSION, '/v1/modules/a/b/c/1.0.0-rc.1'])
        expect(headers?.(`${version}/download`)).toEqual(sent)
      const files = isAzure ? [] : ['source', 'versions', 'module.zip'].map((file) => `${VERSION}/${file}`)
      for (const path of ['/.well-known/terraform.json', '/index.html', ...files])
        expect(headers?.(path)).toEqual({})
    },
  )

  test('leaves everything to be uploaded to Firebase that the registry needs', async () => {
    const text = await readFile(join(siteOf('firebase'), 'firebase.json'), 'utf8')
    const paths = ['.well-known/terraform.json', 'v1/modules/acme/vpc/aws/1.2.3/download', '404.html']
    expect(firebaseUploads(text, [...paths, '.git/config', 'firebase.json'])).toEqual(paths)
  })

  test('on s3-cloudfront finds every page and file of the website, and adds the last slash of a page', async () => {
    const root = join(await temporaryDirectory(), 'site')
    await runCliWell(argv`site --index ${siteOf('s3-cloudfront')} --output ${root} --profile full`)
    const { Resources } = parse(await readFile('examples/hosting/cloudfront.yaml', 'utf8'))
    const handler = runInNewContext(`(${Resources.Pages.Properties.FunctionCode})`)
    const answer = (uri: string) => handler({ request: { uri } })
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((each) => each.isFile())) {
      const uri = join('/', relative(root, entry.parentPath), entry.name)
      expect(answer(uri)).toEqual({ uri })
      const page = uri.replace(/index\.html$/, '')
      if (page === uri || page === '/') continue
      expect(answer(page)).toEqual({ uri })
      const location = { value: page }
      expect(answer(page.slice(0, -1))).toMatchObject({ statusCode: 302, headers: { location } })
    }
    for (const uri of ['/', '/v1/modules/acme/vpc/aws/versions']) expect(answer(uri)).toEqual({ uri })
  })

  for (const [hosting, start] of [
    ['nginx', startNginx],
    ['caddy', startCaddy],
  ] as const)
    test.skipIf(!hasProgram('openssl') || !hasProgram(hosting))(
      `on ${hosting} the recipe of docs/guides/hosting.md answers as the registry does (needs openssl, ${hosting})`,
      async () => {
        const certificates = await createCertificates([HOST])
        const root = join(await temporaryDirectory(), 'site')
        await runCliWell(argv`site --index ${siteOf(hosting)} --output ${root} --profile full`)
        const { port } = await start({ root, certificates, hostname: HOST })
        const ask = (path: string) => get(port, path, certificates.caFile)
        expect(await ask(`${VERSION}/download`)).toEqual([200, 'application/json', './source'])
        const documents = ['/.well-known/terraform.json', '/v1/modules', '/v1/modules/acme/vpc/aws', VERSION]
        const pages = ['/', '/search/?q=vpc', '/modules/acme/vpc/aws/']
        for (const [path = '', type] of [
          ...[...documents, '/v1/modules/acme/vpc/aws/versions'].map((path) => [path, 'application/json']),
          ...[...pages, `${VERSION}/source`].map((path) => [path, 'text/html']),
          ['/search/info.json', 'application/json'],
          [`${VERSION}/module.zip`, 'application/zip'],
        ])
          expect([path, ...(await ask(path))]).toEqual([path, 200, type, undefined])
        // Links of a page are relative to its directory.
        const directories = ['/modules/acme', '/modules/acme/vpc/aws', '/modules/acme/vpc/aws/1.2.3']
        for (const path of ['/search', ...directories]) {
          const [status, , location] = await ask(path)
          expect([status, location]).toEqual([hosting === 'nginx' ? 301 : 302, `${path}/`])
        }
        const absent = [
          '/modules/acme/none',
          '/modules',
          '/v1/modules/acme/none/aws/versions',
          '/v1/modules/acme/vpc/aws/9.9.9/download',
        ]
        for (const path of absent) expect((await ask(path)).slice(0, 2)).toEqual([404, 'text/html'])
        for (const path of ['/.nojekyll', '/.git/config']) expect((await ask(path))[0]).toBe(404)
        expect((await ask('/v1/modules/../../etc/passwd'))[0]).not.toBe(200)
      },
    )
})

/** Status, type and where it leads, for clients or browsers. The path is sent as it is. */
async function get(port: number, path: string, caFile: string): Promise<unknown[]> {
  const tls = { ca: await readFile(caFile), servername: HOST, headers: { Host: HOST } }
  const outgoing = request({ host: '127.0.0.1', port, path, agent: false, ...tls })
  const [response] = (await once(outgoing.end(), 'response')) as [IncomingMessage]
  response.resume()
  const { 'content-type': type, 'x-terraform-get': header, location } = response.headers
  return [response.statusCode, type?.split(';')[0], header ?? location]
}

/**
 * What the rule files of hosts mean, by the hosts' own documents: headers of an answer by its path. What they do not say is
 * not made up here: a form that is not documented throws.
 */
type HeadersOf = (path: string) => Record<string, string>

function escaped(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')
}

/** A pattern whose parts between the marks are literal. */
function pattern(text: string, marks: RegExp, meaning: (mark: string) => string): RegExp {
  // The marks are a group, so that every second part is one.
  const parts = text.split(marks).map((part, at) => (at % 2 === 1 ? meaning(part) : escaped(part)))
  return new RegExp(`^${parts.join('')}$`)
}

interface KeyValueRule {
  readonly source: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

function fromRules(rules: readonly KeyValueRule[], patternOf: (source: string) => RegExp): HeadersOf {
  const read = rules.map(({ source, headers }) => ({ path: patternOf(source), headers }))
  return (path) => {
    const found = read.flatMap((rule) => (rule.path.test(path) ? rule.headers : []))
    return Object.fromEntries(found.map(({ key, value }) => [key.toLowerCase(), value]))
  }
}

/** `(regex)` and `:segment`. https://vercel.com/docs/project-configuration#headers */
function vercelHeaders(text: string): HeadersOf {
  const { headers }: { headers: KeyValueRule[] } = JSON.parse(text)
  return fromRules(headers, (source) =>
    pattern(source, /(\([^)]*\)|:\w+)/, (mark) => (mark.startsWith('(') ? mark : '[^/]+')),
  )
}

interface FirebaseConfig {
  readonly hosting: { readonly ignore: string[]; readonly headers: KeyValueRule[] }
}

const glob = (text: string) =>
  pattern(text, /(\*\*\/|\*\*|\*)/, (mark) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' })[mark] ?? '')

/** Globs. https://firebase.google.com/docs/hosting/full-config#headers */
function firebaseHeaders(text: string): HeadersOf {
  const { hosting }: FirebaseConfig = JSON.parse(text)
  return fromRules(hosting.headers, glob)
}

/** The paths that `firebase deploy` uploads. https://firebase.google.com/docs/hosting/full-config#ignore */
function firebaseUploads(text: string, paths: readonly string[]): string[] {
  const { hosting }: FirebaseConfig = JSON.parse(text)
  const ignored = hosting.ignore.map(glob)
  return paths.filter((path) => !ignored.some((rule) => rule.test(path)))
}

/** The first route that fits; `*` at the end alone. https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards */
function azureHeaders(text: string): HeadersOf {
  const { routes }: { routes: { route: string; headers: Record<string, string> }[] } = JSON.parse(text)
  for (const { route } of routes)
    if (route.slice(0, -1).includes('*')) throw new Error(`a wildcard not at the end of ${route}`)
  return (path) => {
    const found = routes.find(({ route }) => pattern(route, /(\*)/, () => '.*').test(path))
    const headers = Object.entries(found?.headers ?? {})
    return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
  }
}

interface CloudFrontBehavior {
  readonly PathPattern: string
  readonly headers: Record<string, string>
}

/** The first behaviour that fits; `*` is any text, `?` one character. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html */
function cloudFrontHeaders(behaviors: readonly CloudFrontBehavior[]): HeadersOf {
  const read = behaviors.map(({ PathPattern, headers }) => ({
    path: pattern(PathPattern.replace(/^\//, ''), /(\*|\?)/, (mark) => (mark === '*' ? '.*' : '.')),
    headers,
  }))
  return (path) => read.find((each) => each.path.test(path.slice(1)))?.headers ?? {}
}

/** `starts_with(http.request.uri.path, "…")` and `ends_with(…)`, joined by `and`. https://developers.cloudflare.com/ruleset-engine/rules-language/functions/ */
function cloudflareRuleHeaders(expression: string, [name, value]: readonly [string, string]): HeadersOf {
  const terms = expression.split(' and ').map((term) => {
    const [, call, text = ''] =
      /^(starts_with|ends_with)\(http\.request\.uri\.path, "([^"]*)"\)$/.exec(term.trim()) ?? []
    if (call === undefined) throw new Error(`not an expression of this kind: ${term}`)
    return (path: string) => (call === 'starts_with' ? path.startsWith(text) : path.endsWith(text))
  })
  return (path) => (terms.every((term) => term(path)) ? { [name.toLowerCase()]: value } : {})
}
