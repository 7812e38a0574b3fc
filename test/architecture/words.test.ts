import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Words that nobody who knows Terraform, Git and npm would look for, and what this project says instead. */
const WORDS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bsurroundings?\b/i, 'runtime'],
  [/\b\w+Outside\b|\boutside:/, 'dependencies'],
  [/\boffer(s|ed|ing)?\b|\w+Offers?\b|\boffer[A-Z]/i, 'module interface'],
  [/\bmoments?\b/i, 'snapshot'],
  [/\bstanding\w*|\w+Standing\b/i, 'version state, index health'],
  [/\b(shelf|gift)\b/i, 'stored package'],
  [/\b(wish|wishes|roads?|story|stories)\b/i, 'options, request, input'],
  [/\w(Wish|Basis|Question|Story|Roads)\b/, 'options, request, input'],
  [/\bhonest\w*/i, 'minimum version, too small for the changes'],
  [/\b(pass|passes|passed|passing) over\b|\bwithheld\b/i, 'skipped, held back'],
  [/\b(rooms?|house)\b/i, 'folder, layer'],
  [/\bpatience\b/i, 'back-off'],
  [/\bdisclosure\b/i, 'exposure'],
]

describe('the words', () => {
  const texts = [...sources(), ...documents(), ...testNames()]

  it('are read from the sources, the documents and the names of the tests', () =>
    expect(texts.length).toBeGreaterThan(500))

  it.each(WORDS)('have no %s', (pattern, instead) => {
    const found = texts.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, at) => {
        const word = pattern.exec(line)?.[0]
        return word === undefined ? [] : [`${path}:${at + 1} says "${word}"; say: ${instead}`]
      }),
    )
    expect(found).toEqual([])
  })
})

interface Text {
  readonly path: string
  readonly text: string
}

function sources(): Text[] {
  return filesBelow('src', /\.tsx?$/)
}

/** Without what stands in backticks or fences: literal keys, values and output. */
function documents(): Text[] {
  const paths = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md']
  return [...paths.map(read), ...filesBelow('docs', /\.md$/)].map(({ path, text }) => ({
    path,
    text: text.replaceAll(/^```[\s\S]*?^```|^ {4}.*$|`[^`\n]*`/gm, (code) => code.replaceAll(/[^\n]/g, '')),
  }))
}

function testNames(): Text[] {
  const name = /\b(?:it|describe|test)(?:\.\w+(?:\([\s\S]*?\))?)*\(\s*(['"`])(.*?)\1/g
  return filesBelow('test', /\.test\.ts$/)
    .filter(({ path }) => path !== 'test/architecture/words.test.ts')
    .map(({ path, text }) => ({ path, text: [...text.matchAll(name)].map(([, , word]) => word).join('\n') }))
}

function filesBelow(folder: string, ending: RegExp): Text[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path) && !path.includes('node_modules'))
    .map(read)
}

function read(path: string): Text {
  return { path, text: readFileSync(path, 'utf8') }
}
