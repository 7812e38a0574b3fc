// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a template of HCL
import { readFileSync } from 'node:fs'
import { parseConfigFile } from '../../src/adapters/filesystem/config-file.ts'
import { highlightHcl } from '../../src/adapters/hcl/hcl-highlighter.ts'
import { parseModuleDocument } from '../../src/index/format/documents.ts'
import { descriptionFromReadme } from '../../src/interface/read/readme.ts'
import { licenseIdentifier } from '../../src/module/license.ts'
import { namedPaths } from '../../src/package/package-screening.ts'
import { allows, parseTerraformIgnore, patternProblem, unmatched } from '../../src/package/path-pattern.ts'
import { findSecret } from '../../src/package/secret-files.ts'
import { configFormat } from '../../src/publish/config.ts'
import { readmeRenderer } from '../../src/site/readme/readme.ts'
import { fuzz, unlessRefused } from '../support/fuzz/fuzz.ts'
import { flooded } from '../support/fuzz/mutated.ts'
import { readmePlace } from '../support/site/readme-place.ts'

const PATHS = ['main.tf', `${'a'.repeat(120)}b`, `${'a/'.repeat(60)}c`]

fuzz(
  'floods of patterns',
  flooded(['*.md\n!a\n', '/a/\n**/b'], ['*', '**/', '*a', '?', '[a]', '[!', '!', '\\']),
  (text) => {
    const isIgnored = unlessRefused(() => parseTerraformIgnore(text))
    for (const path of PATHS) unlessRefused(() => isIgnored?.(path))
    const patterns = text
      .split('\n')
      .filter((line) => line.length <= 4096 && patternProblem(line) === undefined)
    for (const path of PATHS) unlessRefused(() => allows(patterns)(path))
    unmatched(patterns, PATHS, '')
  },
)

const MIT = readFileSync('test/fixtures/licenses/MIT.txt', 'utf8')

fuzz(
  'floods of licences',
  flooded(
    [MIT, '// SPDX-License-Identifier: MIT */\n'],
    ['Copyright (c) ', 'mit ', 'SPDX-License-Identifier:', '*/', '-->', '©'],
  ),
  (text) => void licenseIdentifier(text),
)

const render = readmeRenderer(highlightHcl)
const README = '---\na: b\n---\n# A\n\n| a | b |\n|--|--|\n| 1 | 2[^1] |\n\n> [!TIP]\n> b\n\n[^1]: Note.\n'

fuzz(
  'floods of Markdown',
  flooded(
    [README],
    [
      ...['^[a]', '[^1]', '![a](', '](b)', '<a>', '<!--', '**a', '> ', '- a\n', '# a\n', '|a', '```\n'],
      ...['a:\r\n', '<b '],
    ],
  ),
  (text) => {
    render(Buffer.from(text), readmePlace())
    descriptionFromReadme(text)
  },
)

fuzz(
  'floods of config files',
  flooded(
    ['modules:\n- {address: a/b/c, path: m}\nallow: [a]\n'],
    ['- ', '  ', 'a: ', '[', '{', '&a ', '*a ', '|\n', '- {address: a/b/c, path: m}\n', '? '],
  ),
  (text) =>
    void unlessRefused(() => parseConfigFile('.module-registry.yml', Buffer.from(text), configFormat)),
)

fuzz(
  'floods of index documents',
  flooded(
    ['{"address":"a/b/c","format":1,"versions":[]}'],
    ['[', '{"a":', '[],', '{},', '"a",', '\\"', '1e9,'],
  ),
  (text) => void unlessRefused(() => parseModuleDocument('a/b/c/module.json', Buffer.from(text))),
)

fuzz(
  'floods of files',
  flooded(
    ['source = "../a"\n', 'a.b = ghs_1_eyJa.b.c\n'],
    [
      ...['source = ', '"', '${path.module}/', '-----BEGIN PRIVATE KEY-----', 'SECRET', ':', 'token: '],
      'ghs_1_eyJ',
    ],
  ),
  (text) => {
    namedPaths('main.tf', text)
    for (const path of ['a', '.env', '.pgpass', 'kubeconfig', '.aws/credentials', 'a.tfstate'])
      findSecret([path], Buffer.from(text))
  },
)
