import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { parseConfigFile } from '../../src/adapters/filesystem/config-file.ts'
import { parseConfiguration } from '../../src/adapters/hcl/configuration-parser.ts'
import { parseChallenges } from '../../src/adapters/oci/session.ts'
import { registryConfigFormat } from '../../src/collect/registry-config.ts'
import {
  formatModuleDocument,
  formatReleaseDocument,
  parseModuleDocument,
  parseRegistryDocument,
  parseReleaseDocument,
} from '../../src/index/format/documents.ts'
import { parseInterfaceFiles } from '../../src/index/format/interface-document.ts'
import { parseCatalogFile, parseModuleList } from '../../src/index/format/module-list.ts'
import { parseRequirements } from '../../src/index/format/versions-document.ts'
import { interfaceFromFiles } from '../../src/interface/read/interface-from-files.ts'
import { MANIFEST_TYPE, packageLayer, parseManifest, renderManifest } from '../../src/oci/manifest.ts'
import { digestsIn } from '../../src/oci/referrers.ts'
import { configFormat } from '../../src/publish/config.ts'
import { fuzz, mutated, unlessRefused } from '../support/fuzz/fuzz.ts'
import { apiIndex } from '../support/index/api-index.ts'
import { aRelease, bytesOf, digestOf } from '../support/publish/samples.ts'

const JSON_WORDS = '{ } [ ] , : " \\u0000 null -1 1e999 "__proto__": {} [] ""'.split(' ')

const index = await apiIndex()
const samples = (end: string) =>
  [...index.files].filter(([path]) => path.endsWith(end)).map(([, bytes]) => new TextDecoder().decode(bytes))

fuzz('documents of modules', mutated(samples('/module.json'), JSON_WORDS), (text) => {
  const module = unlessRefused(() => parseModuleDocument('module.json', bytesOf(text)))
  if (module === undefined) return
  const again = formatModuleDocument(module)
  expect(formatModuleDocument(parseModuleDocument('module.json', bytesOf(again)))).toBe(again)
})

fuzz('documents of releases', mutated(samples('/release.json'), JSON_WORDS), (text) => {
  const release = unlessRefused(() => parseReleaseDocument('release.json', bytesOf(text)))
  if (release === undefined) return
  const again = formatReleaseDocument(release)
  expect(formatReleaseDocument(parseReleaseDocument('release.json', bytesOf(again)))).toBe(again)
})

const ends = ['registry.json', '/interface.json', 'v1/modules/index.json', '/versions.json']
const others = ends.flatMap(samples)
const catalog = [...index.files].find(([path]) => path.startsWith('catalog/'))?.[0] ?? ''

fuzz('other documents of an index', mutated([...others, ...samples(catalog)], JSON_WORDS), (text) => {
  unlessRefused(() => parseRegistryDocument('registry.json', bytesOf(text)))
  unlessRefused(() => parseInterfaceFiles(aRelease(), () => bytesOf(text)))
  unlessRefused(() => parseModuleList('index.json', bytesOf(text)))
  unlessRefused(() => parseCatalogFile(catalog, bytesOf(text)))
  unlessRefused(() => parseRequirements('versions.json', bytesOf(text)))
})

const configurations = [
  'modules:\n  - module: acme/vpc/aws\n    module-path: modules/vpc\n    tag-prefix: vpc/\n',
  'module: acme/vpc/aws\npackage: oci,index\noci-repository: ghcr.io/acme/vpc\n',
  'sources:\n  - owner: acme\n    match: terraform-*-*\n  - repository: https://git.acme.test/a/terraform-aws-b.git\n',
]
const YAML_WORDS = [
  ...['\n', '  ', '- ', ': ', '|\n', '\t', '---\n'],
  ...'{_[_&a _*a_"_!!js _<<: *a_? _%YAML'.split('_'),
]

fuzz('configuration files', mutated(configurations, YAML_WORDS), (text) => {
  unlessRefused(() => parseConfigFile('.module-registry.yml', bytesOf(text), configFormat))
  unlessRefused(() => parseConfigFile('registry.yml', bytesOf(text), registryConfigFormat))
})

const HCL_WORDS = [
  ...['\n', '<<EOT\n', 'EOT\n'],
  ...'{_}_"_${_%{_(_)_[_]_=_#_/*_*/_..._? :_for x in_\\'.split('_'),
]
const hcl = [
  readFileSync('test/fixtures/hcl/variables.tf', 'utf8').slice(0, 2000),
  ...['label', 'network'].map((name) => readFileSync(`examples/modules/${name}/main.tf`, 'utf8')),
]

fuzz('configuration in HCL', mutated(hcl, HCL_WORDS), (text) => {
  const parsed = parseConfiguration('main.tf', text)
  const lines = text.split('\n').length
  for (const { line } of parsed.problems) expect(line >= 1 && line <= lines).toBe(true)
  interfaceFromFiles([{ path: 'main.tf', bytes: bytesOf(text), parsed }])
})

const json = [
  '{"variable":{"a":{"type":"list(string)","default":["$A"]}},"output":{"b":{"value":"$A"}}}',
  '{"module":[{"c":{"source":"./c"}}]}',
].map((text) => text.replaceAll('$A', `\${var.a}`))

fuzz('configuration in JSON', mutated(json, [...JSON_WORDS, '${', '"//"', '"resource":']), (text) => {
  interfaceFromFiles([
    { path: 'main.tf.json', bytes: bytesOf(text), parsed: parseConfiguration('main.tf.json', text) },
  ])
})

const layers = [{ mediaType: 'archive/zip', digest: digestOf('zip'), size: 12 }]
const artifactType = 'application/vnd.opentofu.modulepkg'
const manifest = renderManifest({ artifactType, layers, annotations: { a: 'b' } })
const manifests = [new TextDecoder().decode(manifest)]

fuzz('manifests of OCI registries', mutated(manifests, JSON_WORDS), (text) => {
  const bytes = bytesOf(text)
  parseManifest(bytes)
  digestsIn(bytes)
  packageLayer({ mediaType: MANIFEST_TYPE, digest: digestOf('a'), bytes })
})

const bearer = 'Bearer realm="https://auth.acme.test/token",service="a",scope="repository:a/b:pull"'
const challenges = [bearer, 'Basic realm="x", Bearer a=b']

const challengeWords = ['"', ',', '=', ' ', '\\"', 'Bearer ', '\t']

fuzz('challenges of OCI registries', mutated(challenges, challengeWords), (text) => {
  for (const { scheme } of parseChallenges(text)) expect(scheme).not.toBe('')
})
