import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapeHtml } from '../../../src/base/html.ts'
import { renderSourcePage } from '../../../src/index/plan/file-table.ts'
import { aRelease } from '../../support/publish/samples.ts'

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
