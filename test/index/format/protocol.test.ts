import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from '../../../src/base/html.ts'
import type { ReleaseDocument } from '../../../src/index/format/documents.ts'
import { locationKind } from '../../../src/index/format/location.ts'
import {
  renderDownload,
  sourcePageLocation,
  terraformLocation,
  versionsIn,
} from '../../../src/index/format/protocol.ts'
import { renderSourcePage } from '../../../src/index/plan/file-table.ts'
import { aRelease, bytesOf, digestOf } from '../../support/publish/samples.ts'

const digest = digestOf('acme/vpc/aws 1.0.0')
const oci = `oci://oci.acme.test/vpc?digest=${digest}`
const zip = `./module.zip?checksum=${digest}`
const git = aRelease({ kind: 'git' }).packages[0]?.location ?? ''

function releaseAt(...locations: string[]): ReleaseDocument {
  return { ...aRelease(), packages: locations.map((location) => ({ kind: 'x', location, digest })) }
}

describe('the protocol', () => {
  it('lets OpenTofu use the credentials of the registry for a package in the index alone', () => {
    const download = (...locations: readonly string[]) =>
      JSON.parse(renderDownload(releaseAt(...locations), { useRegistryCredentials: true }))
    expect(download(zip, oci)).toEqual({ location: zip, use_registry_credentials: true })
    expect(download(oci, zip)).toEqual({ location: oci })
  })

  it('leads Terraform to the first location that it can read', () => {
    expect(terraformLocation(releaseAt(oci, zip, git))).toBe(zip)
    expect(terraformLocation(releaseAt(git, zip))).toBe(git)
    expect(terraformLocation(releaseAt(oci))).toBeUndefined()
  })

  it('leads Terraform to the commit instead where the package equals the tree', () => {
    const release = releaseAt(oci, git)
    const led = (more: object) => terraformLocation({ ...release, package: { ...release.package, ...more } })
    expect([{ equalsTree: true }, { equalsTree: false }, {}].map(led)).toEqual([git, undefined, undefined])
  })
})

describe('the location on a source page', () => {
  const below = `v1/modules/acme/vpc/aws/1.0.0/module.zip?checksum=${digest}`

  it.each([
    ['https://modules.acme.test', `https://modules.acme.test/${below}`],
    ['https://acme.test/registry', `https://acme.test/registry/${below}`],
    ['http://127.0.0.1:8080', `http://127.0.0.1:8080/${below}`],
    [null, undefined],
  ])('of a package in an index at %s is %s', (url, location) =>
    expect(sourcePageLocation(releaseAt(zip), url)).toBe(location),
  )

  it('of a package in an index keeps its sub-directory', () => {
    const text = sourcePageLocation(releaseAt(`./module.zip//a.b/c?checksum=${digest}`), 'https://acme.test')
    expect(text).toBe(`https://acme.test/${below.replace('module.zip', 'module.zip//a.b/c')}`)
    expect(locationKind(text ?? '')).toBe('https')
  })
})

it('the versions that clients saw are those of the document, and none where it is not one', () => {
  const seen = (text: string) => [...versionsIn(bytesOf(text))]
  expect(seen('{"modules": [{"versions": [{"version": "1.0.0"}]}]}')).toEqual(['1.0.0'])
  for (const text of ['x', '[]', '{}', '{"modules": [1]}']) expect(seen(text)).toEqual([])
})

const META = /^<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta name="terraform-get" content="([^"<>]*)">\n/
const TAGS = [
  '<!DOCTYPE',
  ...['<html', '<head', '<meta', '<meta', '<title', '</title', '</head'],
  ...['<body', '<h1', '</h1', '<p', '<code', '</code', '</p', '</body', '</html'],
]

describe('the source page', () => {
  it('keeps any text from outside inert', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>"\'&/a-\n') }), (location) => {
        const page = renderSourcePage(aRelease(), location)
        expect(META.exec(page)?.[1]).toBe(escapeHtml(location))
        expect(page.match(/<[^>]*>/g)?.map((tag) => /^<[!/]?\w+/.exec(tag)?.[0])).toEqual(TAGS)
      }),
    ))

  it('has a note and no meta tag where Terraform can read no package', () => {
    const page = renderSourcePage(aRelease(), undefined)
    expect(page).not.toContain('terraform-get')
    expect(page).toContain('<meta charset="utf-8">')
    expect(page).toContain('it is for OpenTofu 1.10 or newer only')
  })
})
