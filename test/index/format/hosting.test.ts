import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOSTINGS, hostingFiles, hostingSetup } from '../../../src/index/format/hosting.ts'
import { newIndexFiles } from '../../../src/index/plan/init.ts'
import { aRegistry, textsOf } from '../../support/publish/samples.ts'

const URL = 'https://modules.acme.dev'
const documented = readFileSync('docs/guides/hosting.md', 'utf8')
const block = (text: string) => text.trimEnd().replaceAll(/^(?=.)/gm, '    ')

describe('docs/guides/hosting.md', () => {
  it.each(HOSTINGS)('names %s, and the files for it that init writes', (hosting) => {
    const files = hostingFiles(hosting, URL).map(([path]) => path)
    for (const name of [hosting, ...files]) expect(documented).toContain(`\`${name}\``)
  })

  it.each(['github-pages', 's3-cloudfront', 'nginx', 'caddy'] as const)(
    'shows what init says to do for %s',
    (hosting) => expect(documented).toContain(`\n${block(hostingSetup(hosting, URL))}\n`),
  )

  it('shows the rule for hosts that know _headers', () =>
    expect(documented).toContain(`\n${block(textsOf(newIndexFiles(aRegistry()))['_headers'] ?? '')}\n`))
})

describe('the files of a host', () => {
  it.each([
    ['https://modules.acme.dev', [['CNAME', 'modules.acme.dev\n']]],
    ['https://acme.github.io', []],
    ['https://acme.github.io/registry', []],
    [null, []],
  ] as const)('are for GitHub Pages at %s: %j', (url, files) =>
    expect(hostingFiles('github-pages', url)).toEqual(files),
  )

  it('are none without a host', () => expect(hostingFiles(undefined, URL)).toEqual([]))
})

describe('the remaining steps', () => {
  it.each(['cloudflare-pages', 'netlify', 'vercel', 'azure-static-web-apps', 'firebase'] as const)(
    'is nothing on %s',
    (hosting) => expect(hostingSetup(hosting, URL)).toBe(''),
  )

  it('keeps the port of the URL', () => {
    expect(hostingSetup('nginx', `${URL}:8443`)).toContain('listen 8443 ssl;')
    expect(hostingSetup('caddy', `${URL}:8443`)).toContain('modules.acme.dev:8443 {')
  })
})
