// A part of `npm run check`: finds the regular expressions of src/ whose time may grow faster than the text that they read.
import { readdirSync, readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import ts from 'typescript'

/** Those that may take the square of a text, and why that is little. */
const ACCEPTED = new Map([
  ['a text of our own', [/\w+, or the action input ("[\w-]+")/g, /\B(?=(\d{3})+$)/g]],
  ['a line of a message', [/(\d+)\.(\d+)/]],
  ['a tag', [/(?<!\d)\d+\.\d+\.\d+.*$/s]],
  ['the browser of who typed it', [/\{.*\}/]],
  [
    'a flag, or a line of the own configuration',
    [/(\/[^/]*):[^/]*$/, /(?:^|[^0-9A-Za-z.])?v?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)$/],
  ],
  ['it cannot fail once it has begun', [/[?#].*$/s, /\?.*$/s, /;.*$/s, /\..*$/s]],
  ['MAX_PATTERN_LENGTH', [/\[[^\]]*$/, /(?<=\[[^\]]*)([^[\]])-([^\]])/g, /(?<!\\) +$/]],
  [
    'MAX_LOCATION_LENGTH',
    [
      /^((?:[a-z]+:\/\/)?[^?]*?)(?:\/\/([^?]*))?(?:\?(.*))?$/s,
      /(\/\/[^?]*?\.zip)(?:\/\/[^?]*)?\?checksum=.*$/,
    ],
  ],
])
const accepted = new Set([...ACCEPTED.values()].flat().map(String))

const places = new Map()
for (const path of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (!/\.tsx?$/.test(path) || path.endsWith('script.ts')) continue
  const file = ts.createSourceFile(path, readFileSync(`src/${path}`, 'utf8'), ts.ScriptTarget.Latest, true)
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart())
      places.set(node.text, [...(places.get(node.text) ?? []), `src/${path}:${line + 1}`])
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
}

const failures = [...accepted].filter((text) => !places.has(text)).map((text) => `no longer used: ${text}`)
for (const [text, found] of places) {
  const end = text.lastIndexOf('/')
  const literal = { source: text.slice(1, end), flags: text.slice(end + 1) }
  const { reports } = analyse(literal, { reportTypes: { Move: true }, assumeRejectingSuffix: false })
  const isExponential = reports.some(({ exponential }) => exponential)
  if (isExponential || (reports.length > 0 && !accepted.has(text)))
    failures.push(`${found.join(', ')}: ${isExponential ? 'exponential' : 'polynomial'}: ${text}`)
}
if (failures.length > 0) {
  console.error(`Regular expressions that a text can make slow:\n${failures.sort().join('\n')}`)
  process.exitCode = 1
}
