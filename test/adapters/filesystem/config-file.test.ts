import { describe, expect, it } from 'vitest'
import { parseConfigFile } from '../../../src/adapters/filesystem/config-file.ts'
import { configSchema } from '../../../src/publish/config.ts'
import { refusalOf } from '../../refusal.ts'
import { bytesOf } from '../../support/publish/samples.ts'

const NAME = '.module-registry.yml'

function parse(...lines: string[]) {
  return parseConfigFile(NAME, bytesOf(lines.join('\n')), configSchema)
}

describe('a config file', () => {
  it('reads the publish options and the modules of a repository', () => {
    const config = parse(
      'package: git, index # in this order',
      'allow: [certs/public.pem]',
      'modules:',
      '  - path: ./modules/vpc/',
      '    address: acme/vpc/aws',
      '    tag-prefix: vpc/',
      '  - {path: ., address: acme/all/aws}',
    )
    expect(config).toEqual({
      package: ['git', 'index'],
      allow: ['certs/public.pem'],
      modules: [
        {
          path: 'modules/vpc',
          address: { namespace: 'acme', name: 'vpc', system: 'aws' },
          'tag-prefix': 'vpc/',
        },
        { path: '', address: { namespace: 'acme', name: 'all', system: 'aws' } },
      ],
    })
  })

  it.each(['', '\n', '# nothing yet\n', '---\n', '\ufeff', '{}'])('may be as empty as %j', (text) => {
    expect(parse(text)).toEqual({})
  })

  it.each([
    [['package: index', 'compatability: warn'], 'line 2: unknown key "compatability"'],
    [['modules:', '  - path: a', '    address: a/b/c', '    prefix: x'], 'line 4: unknown key "prefix"'],
    [['', 'allow: main.tf'], 'line 2: "allow": Invalid input: expected array, received string'],
    [['package: [index]'], 'line 1: "package": Invalid input: expected string, received array'],
    [
      ['package: index', 'module-path: ../x'],
      'line 2: "module-path": must be a directory inside the repository',
    ],
    [['modules:', '  - address: a/b/c'], 'line 2: "modules.0.path": Invalid input'],
    [
      ['modules:', '  - path: a', '    address: a/b'],
      'line 3: "modules.0.address": module address "a/b" is not valid',
    ],
    [['modules: []'], 'line 1: "modules": Too small'],
    [['- path: a'], 'line 1: Invalid input: expected object, received array'],
    [['just text'], 'line 1: Invalid input: expected object, received string'],
    [['module: a/b/c', 'module: a/b/d'], 'line 2: Map keys must be unique'],
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
    expect(refusal).toContain(
      '| correct the file; its keys are: module, module-path, package, compatibility, git-ref, source-url, oci-repository, oci-tags, allow, modules',
    )
  })
})
