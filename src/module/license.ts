import { createHash } from 'node:crypto'

/** Characters of the SPDX expression that a licence file names. A longer one is none. */
const MAX_LICENSE_EXPRESSION_LENGTH = 100

export interface License {
  readonly file: string
  /** An SPDX expression; absent where the file is none of the texts that are known. https://spdx.org/licenses/ */
  readonly identifier?: string
}

const NAME = /^(licen[cs]e|copying|unlicense)(\.(md|markdown|txt|rst))?$/i

/** The file of a directory that has its licence: `LICENSE` before `LICENCE` before `COPYING` before `UNLICENSE`; undefined without one. */
export function selectLicense(names: readonly string[]): string | undefined {
  const rank = (name: string) =>
    ['license', 'licence', 'copying', 'unlicense'].indexOf(name.toLowerCase().split('.')[0] ?? '')
  return names.filter((name) => NAME.test(name)).toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))[0]
}

const NAMED = 'SPDX-License-Identifier:'

function lineOf(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/)).trim()
  return line.replace(/(?:\*\/|-->)$/, '').trimEnd()
}

const EXPRESSION = /^[A-Za-z0-9.+-]+(?: (?:AND|OR|WITH) [A-Za-z0-9.+-]+)*$/

/**
 * The SPDX expression of a licence: the one that the file names, or that of the text that it has word for word. Nothing is guessed:
 * one more clause, and it is undefined.
 */
export function licenseIdentifier(text: string): string | undefined {
  const [, named] = text.split(NAMED, 2).map(lineOf)
  if (named === undefined) return FINGERPRINTS.get(fingerprint(text))
  return EXPRESSION.test(named) && named.length <= MAX_LICENSE_EXPRESSION_LENGTH ? named : undefined
}

/** Lines that name the holder of the copyright, and not those of the licence that mention one. */
const HOLDERS =
  /^\W*(?:Copyright\b(?! (?:notice|holder|owner|law|licen|and))|©|\([cC]\) ?\d|All rights reserved\.?\s*$)/i
const TITLE =
  /^(?:(?:the|mit|x11|expat|isc|bsd|zero|free|public|2|3|0bsd|clause|simplified|new|revised|modified|or|license|licence) )*/
const BUSINESS_SOURCE = 'business source license'
const GRANT = ' the licensor hereby grants you the right to copy '

/** The same for all files that differ in holders, years, title, quotation marks and lines alone. */
function fingerprint(text: string): string {
  const words = text
    .split(/\r?\n/)
    .filter((line) => !HOLDERS.test(line))
    .join('\n')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(TITLE, '')
  return createHash('sha256').update(withoutParameters(words)).digest('hex').slice(0, 16)
}

/** The parameters of the Business Source License come first, and are free; the terms are not. */
function withoutParameters(words: string): string {
  const grant = words.lastIndexOf(GRANT)
  const isFree = grant !== -1 && words.slice(0, grant).includes(BUSINESS_SOURCE)
  return isFree ? `${BUSINESS_SOURCE}${words.slice(grant)}` : words
}

/** Of the texts that are in use; some have more than one, with other addresses of the publisher, without an appendix, and so on. */
const FINGERPRINTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '0BSD': '25a274d52b3014d9',
    'AGPL-3.0': '144e7f373473b2b5 7bc3eb0fa8055213',
    'Apache-2.0': '37599287c15c2f2e e87dea5078ce2faa f45538b138cf9aea',
    'BSD-2-Clause': 'a56fee4b2f66331e',
    'BSD-3-Clause': '9b83d3dee0616d07',
    'BUSL-1.1': 'ab130c8236b410ca e532a68bb24b476d',
    'CC0-1.0': '96bdc7f63190fb4b',
    'GPL-2.0': '5cb6370ac80145bf efe73660e5476cf0',
    'GPL-3.0': '5a03c45024821019 b00f98d441af3ac1',
    ISC: '217da0747cec63a2 7bed11ada181e6a6',
    'LGPL-3.0': '275d80c579a26a91 aae2b222477171fb',
    MIT: '0cf21bdfd1964a97',
    'MPL-2.0': '968496952538f644 9eab7902f21bef03 f82071285728ca3e',
    Unlicense: '7a4d92cdb11d2549 fd1b07be5f4f9492',
  }).flatMap(([identifier, texts]) => texts.split(' ').map((text) => [text, identifier] as const)),
)
