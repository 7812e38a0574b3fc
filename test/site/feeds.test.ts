import { parseFragment } from 'parse5'
import { describe, expect, it } from 'vitest'
import { aYank } from '../support/publish/samples.ts'
import { pagesOf, type SampleModule, siteIndexFiles } from '../support/site/site-index.ts'

const NAME = 'variable "name" {\n  type = string\n}\n'
const VPC: SampleModule = {
  address: 'acme/vpc/aws',
  description: 'A <b>network</b> & more\u{202e}\u{fffe}\u{ffff}',
  versions: { '1.0.0': { 'main.tf': NAME }, '1.1.0': { 'main.tf': NAME, 'modules/x/main.tf': NAME } },
  marks: { yanks: [aYank('1.0.0')] },
}
const MODULE = 'modules/acme/vpc/aws'

const { page, html } = await pagesOf(await siteIndexFiles([VPC]))

/** Of well-formed XML: the text of each element with this name, tags inside cut away. */
function textsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, found = '']) => found)
}

describe('a feed', () => {
  const FEEDS = ['feed.atom', 'modules/acme/feed.atom', `${MODULE}/feed.atom`]
  it.each(FEEDS)('has what Atom requires: %s', async (path) => {
    const atom = { isFound: true, type: 'application/atom+xml', isImmutable: false }
    expect(await page(path)).toMatchObject(atom)
    const feed = await html(path)
    const entries = feed.match(/<entry>/g)?.length ?? 0
    expect(entries).toBeGreaterThan(0)
    for (const name of ['id', 'title', 'updated']) expect(textsIn(feed, name)).toHaveLength(entries + 1)
    expect(new Set(textsIn(feed, 'id')).size).toBe(entries + 1)
    for (const date of textsIn(feed, 'updated')) expect(date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    expect(feed.match(/<author><name>/g)).toHaveLength(1)
    expect(feed).toContain('rel="self" type="application/atom+xml" href="https://modules.acme.test/')
    // Markup of a module is text, so every tag is one of ours.
    expect([...new Set([...feed.matchAll(/<\/?([a-z]+)[ >/]/g)].map(([, tag]) => tag))].sort()).toEqual(
      'author entry feed id link name published summary title updated'.split(' '),
    )
    expect(feed).not.toContain('\u{202e}')
  })

  it('of a module says what was decided, keeps the ids of the other feeds, and is named by the pages', async () => {
    const feed = await html(`${MODULE}/feed.atom`)
    expect(textsIn(feed, 'title')).toContain('acme/vpc/aws 1.0.0 (yanked)')
    const id = 'tag:modules.acme.test,2025:modules/acme/vpc/aws/1.1.0'
    for (const each of [feed, await html('feed.atom')]) expect(textsIn(each, 'id')).toContain(id)
    expect(await html('')).toContain(
      '<link rel="alternate" type="application/atom+xml" title="New versions" href="feed.atom"',
    )
    expect(await html(`${MODULE}/1.0.0/`)).toContain('href="../feed.atom"')
  })

  const ABSENT = ['modules/nobody/feed.atom', 'modules/acme/no/aws/feed.atom', 'modules/acme/a/feed.atom']
  it.each(ABSENT)('is not there for %s', async (path) => expect((await page(path)).isFound).toBe(false))
})

describe('a badge', () => {
  it('has the latest version, and nothing that runs or loads', async () => {
    const badge = await html(`${MODULE}/badge.svg`)
    expect(await page(`${MODULE}/badge.svg`)).toMatchObject({ isFound: true, type: 'image/svg+xml' })
    expect(badge).toContain('>v1.1.0</text>')
    expect(badge).not.toMatch(/href|<script|<image|<foreignObject|on\w+=/i)
    expect(parseFragment(badge).childNodes[0]?.nodeName).toBe('svg')
    expect(await html(`${MODULE}/`)).toContain('badge.svg)](https://modules.acme.test/modules/acme/vpc/aws/)')
  })

  it.each([
    [{ yanks: [aYank('1.0.0'), aYank('1.1.0')] }, 'v1.1.0 yanked'],
    [{ deprecations: [{ reason: 'old', date: '2025-01-01T00:00:00Z' }] }, 'v1.1.0 deprecated'],
  ])('says that the version is marked: %j', async (marks, value) => {
    const { html: other } = await pagesOf(await siteIndexFiles([{ ...VPC, marks }]))
    expect(await other(`${MODULE}/badge.svg`)).toContain(`>${value}</text>`)
  })
})

it.each(['feed.atom', `${MODULE}/badge.svg`])('%s has characters of XML alone, no markup', async (path) => {
  const name = `a\u{fffe}b\u{ffff}c\u{1}<script>"&' ${'x'.repeat(100)}`
  const { html } = await pagesOf(await siteIndexFiles([VPC], { name }))
  const xml = await html(path)
  expect(xml).toContain('a[U+FFFE]b[U+FFFF]c')
  expect(xml).not.toContain('<script>')
  expect(xml).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u)
  // A badge is small.
  if (path.endsWith('.svg')) expect(xml).not.toContain('x'.repeat(30))
})
