import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const rows = readFileSync('test/promises.md', 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, name, tests] = /^\| (I\d+) \|[^|]+\|(.+)\|$/.exec(line) ?? []
    return name === undefined || tests === undefined ? [] : [{ name, tests }]
  })

describe('test/promises.md', () => {
  it('names the tests of the promises I1 to I17', () =>
    expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 17 }, (_, at) => `I${at + 1}`)))

  it.each(rows)('names tests of $name that exist', ({ tests }) => {
    const named = [...tests.matchAll(/`(test\/[\w./-]+)`: "([^"]+)"/g)]
    expect(named.length).toBe(tests.split('; ').length)
    for (const [, path = '', title = ''] of named) {
      const lines = readFileSync(path, 'utf8').split('\n')
      // A title stands in the call, or on a line of its own below it.
      const isTitle = (line: string) =>
        line.includes(title) && /\b(it|test|describe)\b.*\(|^\s*(\]\)\()?['"`]/.test(line)
      expect(lines.some(isTitle), `${path}: ${title}`).toBe(true)
    }
  })
})
