import { describe, expect, it } from 'vitest'
import { pageMeta, parsePage } from '../../src/server/routes/list-routes.ts'
import { refusalOf } from '../refusal.ts'

const pageOf = (query: string) => parsePage(new URLSearchParams(query))

describe('a page', () => {
  it.each([
    ['', { offset: 0, limit: 15 }],
    ['offset=&limit=', { offset: 0, limit: 15 }],
    ['offset=30&limit=1', { offset: 30, limit: 1 }],
    ['limit=101', { offset: 0, limit: 100 }],
    ['limit=99999999999999999999&offset=99999999999999999999', { offset: 1_000_000_000, limit: 100 }],
  ])('%j is %j', (query, page) => {
    expect(pageOf(query)).toEqual(page)
  })

  it.each(['offset=-1', 'offset=1.5', 'limit=0', 'limit=ten', 'limit=%201', 'offset=0x1'])(
    '%s is refused',
    (query) => {
      expect(refusalOf(() => pageOf(query))).toMatch(
        /^INVALID_INPUT: (offset|limit) is ".*", but must be a whole number from [01] \| /,
      )
    },
  )

  it('before the first one is the first one', () => {
    const meta = pageMeta({ offset: 5, limit: 10 }, { path: '/l', filters: { q: 'a b&c' }, found: 6 })
    expect(meta).toEqual({
      limit: 10,
      current_offset: 5,
      prev_offset: 0,
      prev_url: '/l?limit=10&offset=0&q=a+b%26c',
    })
  })

  it('behind the end leads back to the last one', () => {
    const meta = pageMeta({ offset: 1000, limit: 10 }, { path: '/l', filters: {}, found: 25 })
    expect(meta).toEqual({
      limit: 10,
      current_offset: 1000,
      prev_offset: 15,
      prev_url: '/l?limit=10&offset=15',
    })
  })
})
