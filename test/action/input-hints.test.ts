import { expect, it } from 'vitest'
import { inputHint } from '../../src/action/runner-output.ts'

it.each([
  [
    'set it once: module-registry init --index … --url https://modules.example.com, or publish with --package git',
    'set it once: index-url: https://modules.example.com, or publish with package: git',
  ],
  ['use --package index or --package git', 'use package: index or package: git'],
  ['allow it: --expose all', 'allow it: expose: all'],
  ['name it: --source-url https://a.test', 'name it: source-url: https://a.test'],
  [
    'leave --url out, or write --url https://a.test',
    'leave input "index-url" out, or write index-url: https://a.test',
  ],
  ['publish a smaller directory: --module-path', 'publish a smaller directory: input "module-path"'],
  ['name it: --module ns/name/system (action input "module")', 'name it: module: ns/name/system'],
  ['give one: MODULE_REGISTRY_TOKEN, or the action input "index-token"', 'give one: input "index-token"'],
  [
    'create it (git tag v1) or fetch it (git fetch --tags)',
    'create it (git tag v1) or fetch it (git fetch --tags)',
  ],
  [
    'run `module-registry render --index …` to rebuild it',
    'run `module-registry render --index …` to rebuild it',
  ],
])('a workflow reads %j as %j', (hint, expected) => {
  expect(inputHint({ code: 'INVALID_INPUT', message: '--package x', hint })).toEqual({
    code: 'INVALID_INPUT',
    message: '--package x',
    hint: expected,
  })
})
