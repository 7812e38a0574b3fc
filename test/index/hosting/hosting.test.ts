import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderHostHeaders } from '../../../src/index/format/protocol.ts'
import { HOSTINGS, hostingFiles, hostingSetup } from '../../../src/index/hosting/hosting.ts'
import { renderNginxServer } from '../../../src/index/hosting/web-server.ts'

const URL = 'https://modules.acme.dev'
const documented = readFileSync('docs/hosting.md', 'utf8')
const block = (text: string) => text.trimEnd().replaceAll(/^(?=.)/gm, '    ')

describe('docs/hosting.md', () => {
  it.each(HOSTINGS.filter((hosting) => hosting !== 'github-pages'))(
    'shows the files of %s as init writes them',
    (hosting) => {
      for (const [path, text] of hostingFiles(hosting, URL)) {
        expect(documented).toContain(`\`${path}\``)
        expect(documented).toContain(`\n${block(text)}\n`)
      }
    },
  )

  it.each(['github-pages', 's3-cloudfront', 'nginx', 'caddy'] as const)(
    'shows what init says to do for %s',
    (hosting) => {
      expect(documented).toContain(`\n${block(hostingSetup(hosting, URL))}\n`)
    },
  )

  it('shows the rule for hosts that know _headers, and the CLI configuration of examples', () => {
    expect(documented).toContain(`\n${block(renderHostHeaders())}\n`)
    expect(documented).toContain(`\n${block(readFileSync('examples/hosting/raw-files.tfrc', 'utf8'))}\n`)
  })

  it('and the README show the one line of nginx that matters', () => {
    const [line = ''] = /^ *location ~ \S+download.*$/m.exec(hostingSetup('nginx', URL)) ?? []
    expect(readFileSync('README.md', 'utf8')).toContain(`\n    ${line.trim()}\n`)
  })

  it.each(HOSTINGS)('names %s', (hosting) => {
    expect(documented).toContain(`| \`${hosting}\` |`)
  })
})

describe('the files of a host', () => {
  it.each([
    ['https://modules.acme.dev', [['CNAME', 'modules.acme.dev\n']]],
    ['https://acme.github.io', []],
    ['https://acme.github.io/registry', []],
    [null, []],
  ] as const)('are for GitHub Pages at %s: %j', (url, files) => {
    expect(hostingFiles('github-pages', url)).toEqual(files)
  })

  it('are none without a host', () => {
    expect(hostingFiles(undefined, URL)).toEqual([])
  })
})

/** Filters apply in their order, and the last that matches counts. https://docs.aws.amazon.com/cli/latest/reference/s3/ */
function isIncluded(path: string, command: string): boolean {
  let isIn = true
  for (const [, kind, pattern = ''] of command.matchAll(/--(include|exclude) "([^"]*)"/g)) {
    const matches = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path)
    if (matches) isIn = kind === 'include'
  }
  return isIn
}

describe('the remaining steps', () => {
  it.each(['cloudflare-pages', 'netlify', 'vercel', 'azure-static-web-apps', 'firebase'] as const)(
    'is nothing on %s',
    (hosting) => {
      expect(hostingSetup(hosting, URL)).toBe('')
    },
  )

  it('on S3 bring files before the lists that name them, delete last, and give each name its type', () => {
    const order = [
      'v1/modules/a/b/c/1.0.0/download',
      'v1/modules/a/b/c/1.0.0/source',
      'v1/modules/a/b/c/1.0.0/module.zip',
      'v1/modules/a/b/c/versions',
      'v1/modules/a/b/c/index.json',
      'catalog/00.json',
    ]
    const setup = hostingSetup('s3-cloudfront', URL)
    const commands = setup.split('\n').filter((line) => line.includes('aws s3 sync'))
    const uploads = order.map((path) => {
      const at = commands.findIndex((command) => isIncluded(path, command))
      return [at, /--content-type (\S+)/.exec(commands[at] ?? '')?.[1]]
    })
    expect(uploads).toEqual([
      [0, 'application/json'],
      [1, 'text/html'],
      [2, undefined],
      [3, 'application/json'],
      [4, undefined],
      [4, undefined],
    ])
    expect(commands.map((command) => command.includes('--delete'))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
    expect(commands.some((command) => isIncluded('.git/config', command))).toBe(false)
  })

  it('keeps the port of the URL', () => {
    expect(hostingSetup('nginx', `${URL}:8443`)).toContain('listen 8443 ssl;')
    expect(hostingSetup('caddy', `${URL}:8443`)).toContain('modules.acme.dev:8443 {')
    const server = { address: 'modules.acme.dev', root: '/srv', certificate: undefined }
    expect(renderNginxServer(server)).not.toContain('ssl_certificate')
  })
})
