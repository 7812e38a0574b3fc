import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { parseConfigFile, readConfigFile } from '../../../src/adapters/filesystem/config-file.ts'
import { registryConfigFormat } from '../../../src/collect/registry-config.ts'
import { configFormat } from '../../../src/publish/config.ts'
import { refusalFrom, refusalOf } from '../../refusal.ts'
import { runProgram } from '../../support/cli/program.ts'
import { inTime } from '../../support/in-time.ts'
import { bytesOf } from '../../support/publish/samples.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

/** A key on each line, of eleven bytes. */
function linesOf(keys: number): string {
  return Array.from({ length: keys }, (_, at) => `k${String(at).padStart(6, '0')}: 1\n`).join('')
}

const NAME = '.module-registry.yml'

function parse(...lines: string[]) {
  return parseConfigFile(NAME, bytesOf(lines.join('\n')), configFormat)
}

describe('a config file', () => {
  it.each(['', '\n', '# nothing yet\n', '---\n', '\ufeff', '{}'])('may be as empty as %j', (text) =>
    expect(parse(text)).toEqual({}),
  )

  const OUTSIDE = 'must be a directory inside the repository'
  const MISSING = 'is missing: name a directory'
  const ADDRESS = 'module address "a/b"'

  it.each([
    [['package: index', 'compatability: warn'], 'line 2: unknown key "compatability"'],
    [['modules:', '  - path: a', '    address: a/b/c', '    prefix: x'], 'line 4: unknown key "prefix"'],
    [['', 'allow: main.tf'], 'line 2: "allow": must be a list, not a text'],
    [['compatibility: strict'], 'line 1: "compatibility": must be one of off, warn, enforce'],
    [['package: [index]'], 'line 1: "package": must be a text, not a list'],
    [['allow:'], 'line 1: "allow": is empty; it must be a list'],
    [['package: index', 'module-path: ../x'], `line 2: "module-path": ${OUTSIDE}`],
    [['modules:', '  - address: a/b/c'], `line 2: "modules.0.path": ${MISSING}, such as modules/vpc`],
    [['modules:', '  - path: a', '    address: a/b'], `line 3: "modules.0.address": ${ADDRESS} is not valid`],
    [
      ['modules:', '  - {path: a, address: a/b/c}', '  - path: b', '    address: a/d/c', '    tag-prefix: v'],
      'line 5: "modules.1.tag-prefix": the tag "v1.0.0" is two versions, one with the prefix "v" and one with "": change one of them (the other one is in line 2)',
    ],
    [['tag-prefix: [a-, "b c"]'], 'line 1: "tag-prefix.1": "b c" must be the beginning of a tag'],
    [['modules: []'], 'line 1: "modules": must have at least 1 entry'],
    [['- path: a'], 'line 1: must be a map of keys, not a list'],
    [['just text'], 'line 1: must be a map of keys, not a text'],
    [['module: a/b/c', 'module: a/b/d'], 'line 2: the key "module" stands twice'],
    [['modules:', '  - {path: a, address: a/b/c, path: b}'], 'line 2: the key "path" stands twice'],
    [['1: a', '"1": b'], 'line 2: the key "1" stands twice'],
    [['b: 1', 'a: 1', 'd: 1', 'c: 1', 'e: 1'], 'line 1: unknown keys "b", "a", "d" and 2 more'],
    [['allow: ', '['.repeat(201)], ': is nested too deeply'],
    [['? '.repeat(8_000)], ': is nested too deeply'],
    [[`}${'? '.repeat(8_000)}`], ': is nested too deeply'],
    [['allow:', `${' '.repeat(201)}- a`], ': is nested too deeply'],
    [['allow: [', 'b'], 'line 2: Flow sequence'],
    [['a: b: c'], 'line 1: Nested mappings'],
    [['module: a/b/c', '---', 'module: a/b/d'], 'line 2: Source contains multiple documents'],
    [['__proto__: {allow: []}'], 'line 1: unknown key "__proto__"'],
    [['"\\e[31m": 1'], 'line 1: unknown key "\\u{1b}[31m"'],
    [['x: &big [1, 2]', 'y: [*big, *big]'], ': aliases (*name) are not allowed'],
    [['? [a, b]', ': c'], 'line 1: unknown key'],
  ])('%j is refused with what and where', (lines, problem) => {
    const separator = problem.startsWith('line') ? ' ' : ''
    const refusal = refusalOf(() => parse(...lines))
    expect(refusal).toContain(`INVALID_CONFIG: ${NAME}${separator}${problem}`)
    expect(refusal).toMatch(/ \| correct the file; (?:its keys|the keys of "[a-z-]+\.\d") are: [a-z]/)
  })

  it.each([
    [
      ['allow: 1'],
      'its keys are: module, module-path, tag-prefix, package, compatibility, versions, severities, git-ref, source-url, oci-repository, oci-tags, package-url, package-public-url, package-endpoint, package-region, package-addressing, ignore-tags, allow, modules',
    ],
    [['modules: 1'], 'its keys are: module, '],
    [['severities: {input-removed: x}'], 'its keys are: module, '],
    [['severities: {x: major}'], 'the keys of "severities" are: input-removed, '],
    [
      ['modules:', '  - {path: a, module: a/b/c}'],
      'the keys of "modules.0" are: path, root, address, tag-prefix, ',
    ],
    [['ignore-tags: [{tag: v1, reason: x}, {tag: v2}]'], 'the keys of "ignore-tags.1" are: tag, reason'],
  ])('%j is refused with the keys of the map that is wrong', (lines, keys) =>
    expect(refusalOf(() => parse(...lines))).toContain(` | correct the file; ${keys}`),
  )
})

describe('a large config file', () => {
  it('may have many keys on one line', () => {
    const ignored = Array.from({ length: 300 }, (_, at) => ({ tag: `v${at}`, reason: 'broken' }))
    expect(parse(JSON.stringify({ 'ignore-tags': ignored }))['ignore-tags']).toHaveLength(300)
  })

  it.each([
    ['64 KiB', configFormat, 65_536],
    ['1 MiB for registry.yml', registryConfigFormat, 1_048_576],
  ])('is read up to %s and refused above, before it is parsed', (_, format, limit) => {
    const read = (text: string) => refusalOf(() => parseConfigFile<z.ZodObject>(NAME, bytesOf(text), format))
    expect(read(`x: 1${' '.repeat(limit - 4)}`)).toContain('INVALID_CONFIG')
    expect(read(`x: 1${' '.repeat(limit - 3)}`)).toContain(
      `LIMIT_EXCEEDED: ${NAME} has more than ${limit} bytes, the limit of a config file of its kind`,
    )
  })

  it.each([
    [
      'keys',
      `sources: [{owner: a}]\n${linesOf(71_700)}`,
      'unknown keys "k000000", "k000001", "k000002" and 71697 more',
    ],
    ['keys of one name', `name: a\n${linesOf(71_700)}name: b`, 'line 71702: the key "name" stands twice'],
    ['mistakes', '}'.repeat(100_000), 'line 1: Unexpected flow-map-end'],
  ])('with many %s is refused', { timeout: 120_000 }, (_, text, problem) => {
    const parse = () => parseConfigFile('registry.yml', bytesOf(text), registryConfigFormat)
    expect(inTime(() => refusalOf(parse))).toContain(problem)
  })

  it('is not read to its end', async () =>
    expect(await refusalFrom(() => readConfigFile('/dev/zero', configFormat))).toContain(
      'LIMIT_EXCEEDED: /dev/zero has more than 65536 bytes',
    ))

  it('may be a pipe', async () => {
    const pipe = join(await temporaryDirectory(), 'pipe')
    await runProgram('mkfifo', [pipe])
    const [config] = await Promise.all([readConfigFile(pipe, configFormat), writeFile(pipe, 'package: git')])
    expect(config).toEqual({ package: ['git'] })
  })
})
