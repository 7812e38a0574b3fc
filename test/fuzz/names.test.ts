import fc from 'fast-check'
import { expect } from 'vitest'
import { locationKind } from '../../src/index/format/location.ts'
import { formatModuleAddress, parseModuleAddress } from '../../src/module/module-address.ts'
import { readTag } from '../../src/module/tag.ts'
import { parseVersion } from '../../src/module/version.ts'
import { formatOciRepository, parseOciRepository } from '../../src/oci/oci-repository.ts'
import { parseTerraformIgnore } from '../../src/package/path-pattern.ts'
import { fuzz, mutated, unlessRefused } from '../support/fuzz/fuzz.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 200 })
const nearly = (samples: readonly string[], words: readonly string[]) =>
  fc.oneof({ weight: 9, arbitrary: mutated(samples, words) }, { weight: 1, arbitrary: anyText })

const versions = ['1.2.3', 'v1.2.3', '1.0.0-rc.1', 'v10.20.30-alpha.1.x-y', '1.2.3+build', 'v1', 'vpc/v1.2.3']

fuzz('tags', nearly(versions, ['0', 'v', '.', '-', '+', 'vpc/', '\n']), (tag) => {
  for (const prefix of ['', 'vpc/']) {
    const reading = readTag(tag, prefix)
    if (reading.verdict !== 'version') continue
    expect(parseVersion(reading.version)).toBe(reading.version)
    expect([`${prefix}${reading.version}`, `${prefix}v${reading.version}`]).toContain(tag)
  }
})

fuzz('versions', nearly(versions, ['0', 'v', '.', '-', '+', '00', ' ']), (text) => {
  const version = unlessRefused(() => parseVersion(text))
  if (version !== undefined) expect(version).toBe(text)
})

const addresses = ['acme/vpc/aws', 'a-b_c/d-e/x1', 'acme/vpc/aws//x', 'registry.acme.test/acme/vpc/aws']

fuzz('addresses', nearly(addresses, ['/', '//', '-', '_', '..', 'A', '%2f']), (text) => {
  const address = unlessRefused(() => parseModuleAddress(text))
  if (address !== undefined) expect(formatModuleAddress(address)).toBe(text)
})

const repositories = ['ghcr.io/acme/vpc', '127.0.0.1:5000/a/b__c/d.e', '[::1]:5000/a', 'docker.io/acme/vpc']

const HOST_WORDS = ['/', ':', '@', 'sha256:', '[', ']', '..', 'https://']

fuzz('OCI repositories', nearly(repositories, HOST_WORDS), (text) => {
  const repository = unlessRefused(() => parseOciRepository(text))
  if (repository !== undefined)
    expect(parseOciRepository(formatOciRepository(repository))).toEqual(repository)
})

const locations = [
  `./module.zip?checksum=sha256:${'0'.repeat(64)}`,
  `https://h.test/a.zip?checksum=sha256:${'a'.repeat(64)}`,
  `git::https://h.test/a.git//modules/x?ref=${'b'.repeat(40)}`,
  `oci://h.test/a/b?digest=sha256:${'c'.repeat(64)}`,
  's3::https://b.s3.amazonaws.com/a.zip',
]

fuzz('locations', nearly(locations, ['//', '..', '?', '&', 'ref=', '%00', 'file://', '::', '@']), (text) => {
  const kind = unlessRefused(() => locationKind(text))
  if (kind !== undefined) expect(text).not.toMatch(/^(file|http):|[\0-\x20]|:\/\/[^/?]*@/i)
})

const ignores = ['# all\n*.md\n!README.md\n/docs/\n**/test/**\n', '\\#a\nfoo/*\n[a-c].tf\n!!x\n']

fuzz('ignore rules', nearly(ignores, ['*', '**', '!', '/', '[', ']', '\\', '\n', '(', '+)+']), (text) => {
  const isIgnored = unlessRefused(() => parseTerraformIgnore(text))
  for (const path of ['main.tf', 'docs/a/b.md', '.terraform/x', `${'a/'.repeat(30)}b`]) isIgnored?.(path)
})
