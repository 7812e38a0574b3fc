// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a template of HCL
import { readFileSync } from 'node:fs'
import { parseConfigFile } from '../../src/adapters/filesystem/config-file.ts'
import { highlightHcl } from '../../src/adapters/hcl/hcl-highlighter.ts'
import { pathsAbove } from '../../src/adapters/hcl/named-paths.ts'
import { parseModuleDocument } from '../../src/index/format/documents.ts'
import { descriptionFromReadme } from '../../src/interface/read/readme.ts'
import { licenseIdentifier } from '../../src/module/license.ts'
import { namedPaths } from '../../src/package/package-screening.ts'
import { allows, parseTerraformIgnore, patternProblem, unmatched } from '../../src/package/path-pattern.ts'
import { findSecret } from '../../src/package/secret-files.ts'
import { configFormat } from '../../src/publish/config.ts'
import { readmeRenderer } from '../../src/site/readme/readme.ts'
import { flooded, fuzz, unlessRefused } from '../support/fuzz/fuzz.ts'
import { readmePlace } from '../support/site/site-index.ts'

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

const LICENSES = [MIT, '// SPDX-License-Identifier: MIT */\n']
const LICENSE_WORDS = ['Copyright (c) ', 'mit ', 'SPDX-License-Identifier:', '*/', '-->', '©']

fuzz('floods of licences', flooded(LICENSES, LICENSE_WORDS), (text) => void licenseIdentifier(text))

const render = readmeRenderer(highlightHcl)
const README = '---\na: b\n---\n# A\n\n| a | b |\n|--|--|\n| 1 | 2[^1] |\n\n> [!TIP]\n> b\n\n[^1]: Note.\n'

const README_WORDS = [
  ...['^[a]', '[^1]', '![a](', '](b)', '<a>', '<!--', '**a', '> ', '- a\n', '# a\n', '|a', '```\n'],
  ...['a:\r\n', '<b '],
]

fuzz('floods of Markdown', flooded([README], README_WORDS), (text) => {
  render(Buffer.from(text), readmePlace())
  descriptionFromReadme(text)
})

const CONFIGS = ['modules:\n- {address: a/b/c, path: m}\nallow: [a]\n']
const CONFIG_WORDS = ['- ', '  ', 'a: ', '[', '{', '&a ', '*a ', '|\n', '- {address: a/b/c, path: m}\n', '? ']

fuzz('floods of config files', flooded(CONFIGS, CONFIG_WORDS), (text) => {
  unlessRefused(() => parseConfigFile('.module-registry.yml', Buffer.from(text), configFormat))
})

const DOCUMENTS = ['{"address":"a/b/c","format":1,"versions":[]}']
const DOCUMENT_WORDS = ['[', '{"a":', '[],', '{},', '"a",', '\\"', '1e9,']

fuzz('floods of index documents', flooded(DOCUMENTS, DOCUMENT_WORDS), (text) => {
  unlessRefused(() => parseModuleDocument('a/b/c/module.json', Buffer.from(text)))
})

const FILES = ['source = "../a"\n', 'a.b = ghs_1_eyJa.b.c\n']
const FILE_WORDS = [
  ...['../', '<<A\n', 'split(', 'dirname'],
  ...['source = ', '"', '${path.module}/', '-----BEGIN PRIVATE KEY-----', 'SECRET', ':', 'token: '],
  'ghs_1_eyJ',
]

fuzz('floods of files', flooded(FILES, FILE_WORDS), (text) => {
  namedPaths('main.tf', text)
  pathsAbove(text)
  for (const path of ['a', '.env', '.pgpass', 'kubeconfig', '.aws/credentials', 'a.tfstate'])
    findSecret([path], Buffer.from(text))
})
