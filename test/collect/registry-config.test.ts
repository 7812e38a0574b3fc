import { describe, expect, it } from 'vitest'
import { parseConfigFile } from '../../src/adapters/filesystem/config-file.ts'
import { registryConfigFormat } from '../../src/collect/registry-config.ts'
import { refusalOf } from '../refusal.ts'
import { bytesOf } from '../support/publish/samples.ts'

function parse(...lines: string[]) {
  return parseConfigFile('registry.yml', bytesOf(lines.join('\n')), registryConfigFormat)
}

const one = (...options: string[]) => ['sources:', ...options.map((each) => `  - {${each}}`)]
const SAME_ADDRESS = 'two sources have the same address'

const SOURCE = ['sources:', '  - repository: acme/vpc']
const source = (...lines: string[]) => [...SOURCE, ...lines.map((line) => `    ${line}`)]

const modules = (...addresses: string[]) => [
  '    modules:',
  ...addresses.flatMap((address, at) => [`      - path: m${at}`, `        address: ${address}`]),
]

describe('registry.yml', () => {
  it('reads every option', () => {
    const config = parse(
      'name: Acme modules',
      'url: https://modules.acme.dev/',
      'package: git,index',
      'git-ref: tag',
      'compatibility: enforce',
      'severities: {input-added: patch}',
      'expose: protocol',
      'limits: {tags: 5, megabytes: 6, seconds: 7}',
      'sources:',
      '  - {owner: acme, match: terraform-*-*, exclude: [a?c], forks: true, archived: true, templates: true}',
      '  - repository: https://git.acme.dev/platform/vpc.git',
      '    address: acme/vpc/aws',
      '    module-path: ./modules/vpc/',
      '    source-url: https://mirror.acme.dev/vpc.git',
      '    package: index',
      '  - {repository: acme/all, tag-prefix: "{name}/", versions: "~> 5.0", namespaces: [acme, infra]}',
      '  - repository: acme/platform',
      '    modules:',
      '      - {path: [modules/dns, dns], root: ., address: acme/dns/aws, tag-prefix: [dns/, dns-]}',
      '      - {path: ., address: acme/platform/aws}',
    )
    expect(config).toMatchObject({
      url: 'https://modules.acme.dev',
      package: ['git', 'index'],
      limits: { tags: 5, megabytes: 6, seconds: 7 },
      sources: [
        { owner: 'acme', match: { text: 'terraform-*-*' }, forks: true },
        { 'module-path': 'modules/vpc', package: ['index'], address: { name: 'vpc' } },
        { repository: 'acme/all', versions: { text: '~> 5.0' } },
        { modules: [{ path: ['modules/dns', 'dns'], root: '', address: { name: 'dns' } }, { path: '' }] },
      ],
    })
  })

  it('has limits by default', () =>
    expect(parse(...source()).limits).toEqual({ tags: 1000, megabytes: 512, seconds: 120 }))

  it.each([
    [['sources: []'], 'line 1: "sources": must have at least 1 entry'],
    [['name: Acme'], '"sources": is missing; it must be a list'],
    [one('match: a'), 'line 2: "sources.0": needs one of "owner" and "repository"'],
    [one('owner: a, address: a/b/c'), '"address" is for sources with "repository"'],
    [source('match: a'), '"match" is for sources with "owner"'],
    [source('packages: git'), 'line 3: unknown key "packages"'],
    [source('severities: {input-gone: major}'), 'line 3: unknown key "input-gone"'],
    [source('package: oci'), 'must be index, git, or both'],
    [source('versions: newest'), '"newest" must be a version constraint'],
    [source('tag-prefix: "{nam}/"'), '"{nam}/" must be the beginning of a tag'],
    [source('tag-prefix: "$(x)"'), '"$(x)" must be the beginning of a tag'],
    [source('address: acme/vpc'), 'module address "acme/vpc" is not valid'],
    [source('namespaces: ["a b"]'), 'the namespace "a b" may contain only'],
    [one('repository: ../vpc'), '"../vpc" must be owner/name on GitHub, or a URL'],
    [one('repository: http://git.acme.dev/a/b.git'), 'is http, which is for loopback only'],
    [one('repository: https://a:b@git.acme.dev/a/b.git'), 'contains a password'],
    [one('repository: "ext::sh -c x"'), 'remote helpers are not allowed'],
    [one('owner: "a/b"'), 'must be the name of a user or an organisation'],
    [one('owner: a, match: "a b"'), '"a b" must be a name in which'],
    [['limits: {tags: 0}', ...source()], '"limits.tags": must be at least 1'],
    [['limits: {tags: 1.5}', ...source()], '"limits.tags": must be a whole number |'],
    [['limits: {tags: x}', ...source()], '"limits.tags": must be a number, not a text'],
    [['limits: {seconds: 3601}', ...source()], '"limits.seconds": must be at most 3600'],
    [[`name: ${'x'.repeat(201)}`, ...source()], '"name": must have at most 200 characters'],
    [one('repository: a/b, address: a/b/c', 'repository: a/c, address: A/b/c'), SAME_ADDRESS],
    [
      [...one('repository: a/b, address: a/b/c'), '  - repository: a/c', ...modules('a/b/c')],
      `line 2: "sources": ${SAME_ADDRESS}`,
    ],
    [
      [...source(), '    modules:', '      - {path: ../vpc, address: a/b/c}'],
      'line 4: "sources.0.modules.0.path": must be a directory inside the repository, such as modules/vpc',
    ],
    [
      [...one('repository: "https://git.acme.dev/a/b.git"'), '  - repository: https://git.acme.dev/A/b'],
      'line 2: "sources": two sources have the same repository: list its modules under "modules" of one',
    ],
    [source('modules: []'), 'line 3: "sources.0.modules": must have at least 1 entry'],
    [
      [...source(), ...modules('a/b/c', 'a/B/c')],
      'line 4: "sources.0.modules": two modules have the same address',
    ],
    [[...source('address: a/b/c'), ...modules('a/x/c')], '"address" is for sources without "modules"'],
    [[...source('module-path: x'), ...modules('a/x/c')], '"module-path" is for sources without "modules"'],
    [[...source('namespaces: [a]'), ...modules('a/x/c')], '"namespaces" is for sources without "modules"'],
    [['sources:', '  - owner: a', ...modules('a/x/c')], '"modules" is for sources with "repository"'],
    [
      [...source(), '    modules:', '      - {path: a, address: a/b/c, oci-repository: ghcr.io/a/b}'],
      'unknown key "oci-repository"',
    ],
    [
      [...source(), ...modules('a/b/c', 'a/x/c'), '        tag-prefix: v'],
      'line 8: "sources.0.modules.1.tag-prefix": the tag "v1.0.0" is two versions, one with the prefix "v" and one with "": change one of them (the other one is in line 4)',
    ],
    [['url: http://acme.dev', ...source()], 'it must be https'],
    [['a: &a [1]', 'b: *a'], 'aliases (*name) are not allowed'],
  ])('refuses %j, with the line where there is one', (lines, problem) => {
    const text = refusalOf(() => parse(...lines))
    expect(text).toContain(problem)
    expect(text).toMatch(
      /^INVALID_CONFIG: registry\.yml.*\| correct the file; (?:its keys|the keys of "[a-z0-9.]+") are: [a-z]/s,
    )
  })
})
