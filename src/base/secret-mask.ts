import { percentDecoded } from './url.ts'

/** Characters of the longest part of a secret that is looked for where a text is cut: longer than any text is cut at. */
const MAX_CUT_LENGTH = 1_000

/** Characters of the shortest part of a secret that is masked where a quoted text is cut. A shorter part says next to nothing. */
const MIN_CUT_LENGTH = 4

/**
 * Characters of the shortest secret that is masked. A shorter one would also be found in words that have
 * nothing to do with it.
 */
const MIN_HIDDEN_LENGTH = 8

/** The secrets of a run, and how to hide them in all that the run shows. */
export class SecretMask {
  #forms: string[] = []

  /** From here on {@link apply} hides the secret, in every form in which HTTP and Git send it. */
  add(secret: string, username?: string): void {
    this.#forms = [...new Set([...this.#forms, ...sentForms(secret, username)])]
  }

  /**
   * The text with `***` for each secret, also for one that the end of a cut text (`…`) leaves in part, and for one whose characters are
   * escaped for Markdown, HTML, JSON or a URL.
   */
  apply(text: string): string {
    const forms = this.#forms.filter((form) => form.length >= MIN_HIDDEN_LENGTH)
    const masked = hide(text, spansOf(text, forms))
    const plain = unescaped(masked)
    if (plain === undefined) return masked
    const offset = (at: number) => plain.offsets[at] ?? masked.length
    const spans = spansOf(plain.text, forms).map(([start, end]): Span => [offset(start), offset(end)])
    return hide(masked, spans)
  }

  /** Whether the text repeats a secret, be it short. */
  isIn(text: string): boolean {
    const texts = [text, unescaped(text)?.text ?? '']
    return this.#forms.some((form) => texts.some((each) => each.includes(form)))
  }
}

/** Where a part of a text begins, and where it ends. */
type Span = readonly [start: number, end: number]

/** Spans may overlap. */
function spansOf(text: string, forms: readonly string[]): Span[] {
  const spans: Span[] = []
  for (const form of forms) {
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + form.length))
      spans.push([at, at + form.length])
  }
  for (const { index } of text.matchAll(/…/g)) {
    const before = text.slice(0, index)
    const cut = Math.max(0, ...forms.map((form) => cutLength(before, form)))
    if (cut > 0) spans.push([index - cut, index])
  }
  return spans
}

/** How many characters of the form the text ends with. */
function cutLength(text: string, form: string): number {
  for (let length = Math.min(form.length, MAX_CUT_LENGTH); length >= MIN_CUT_LENGTH; length -= 1)
    if (text.endsWith(form.slice(0, length))) return length
  return 0
}

function hide(text: string, spans: readonly Span[]): string {
  let shown = ''
  let from = 0
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    if (start >= from) shown += `${text.slice(from, start)}***`
    from = Math.max(from, end)
  }
  return shown + text.slice(from)
}

const ESCAPES =
  /&#(?<decimal>\d{1,7});|&#x(?<hex>[\da-f]{1,6});|&(?<name>amp|lt|gt|quot|apos|lowbar|period|colon|equals|sol|plus);|%(?<byte>[\da-f]{2})|\\u(?<unit>[\da-f]{4})|\\u\{(?<point>[\da-f]{1,6})\}|\\(?<self>[!-/:-@[-`{-~])/gi

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  lowbar: '_',
  period: '.',
  colon: ':',
  equals: '=',
  sol: '/',
  plus: '+',
}

/** The text without escapes, and where each of its characters stands in the text; undefined for a text that has none. */
function unescaped(text: string): { readonly text: string; readonly offsets: readonly number[] } | undefined {
  let plain = ''
  const offsets: number[] = []
  const append = (part: string, step: 0 | 1, from: number) => {
    for (let at = 0; at < part.length; at += 1) offsets.push(from + at * step)
    plain += part
  }
  let from = 0
  for (const { 0: found, index, groups = {} } of text.matchAll(ESCAPES)) {
    append(text.slice(from, index), 1, from)
    append(characterOf(groups) ?? found, 0, index)
    from = index + found.length
  }
  if (from === 0) return undefined
  append(text.slice(from), 1, from)
  return { text: plain, offsets }
}

function characterOf(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  const { decimal, name, self, hex = groups['byte'] ?? groups['unit'] ?? groups['point'] } = groups
  if (self !== undefined) return self
  if (name !== undefined) return NAMED[name.toLowerCase()]
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  // It breaks a word, and nobody sees it.
  if (code === 0x200d) return ''
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/**
 * Every form in which HTTP and Git send a secret: as it is and with its user name, URL-encoded, and in base64 wherever it
 * stands in the encoded text.
 */
export function sentForms(secret: string, username?: string): string[] {
  if (secret === '') return []
  const texts = username === undefined ? [secret] : [secret, `${username}:${secret}`]
  const forms = texts.flatMap((text) => [text, ...base64Forms(text)])
  return [...new Set(forms.flatMap((form) => [form, ...escapedForms(form)]))]
}

function escapedForms(text: string): string[] {
  const inUrl = new URL('https://host/')
  inUrl.password = text
  const urlEncoded = [
    encodeURIComponent(text),
    String(new URLSearchParams({ '': text })).slice(1),
    inUrl.password,
  ]
  const lowerCase = urlEncoded.map((form) => form.replaceAll(/%../g, (hex) => hex.toLowerCase()))
  return [...urlEncoded, ...lowerCase, JSON.stringify(text).slice(1, -1)]
}

/** Base64 encodes three bytes as four characters: the same text has three forms, by what stands before it. */
function base64Forms(text: string): string[] {
  const bytes = Buffer.from(text)
  const parts = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64')
    // Without the characters that also depend on the bytes around it.
    return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6))
  })
  const whole = bytes.toString('base64').replace(/(?<!=)=+$/, '')
  // A part of a few characters is found in any text.
  const long = parts.filter((part) => part.length >= MIN_CUT_LENGTH)
  return [whole, ...long].flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')])
}

/** The secrets in the URLs of a text: their passwords, user names without one, and parameters that are called like a secret. */
export function urlSecrets(text: string): string[] {
  return [...text.matchAll(/[a-z][a-z\d+.-]{0,30}:\/\/[^\s"'<>]+/gi)].flatMap(([found]) => {
    if (!URL.canParse(found)) return []
    const { username, password, search } = new URL(found)
    const named = [...new URLSearchParams(search)].filter(([name]) => SECRET_NAME.test(name))
    const user = password === '' ? username : password
    return [user, percentDecoded(user) ?? user, ...named.map(([, value]) => value)].filter(
      (secret) => secret !== '',
    )
  })
}

const SECRET_NAME = /token|secret|passw|key|auth|credential|^sig/i

/** Stands for a text of another host that repeats credentials. */
export const NOT_SHOWN = '(its text repeats credentials, so it is not shown)'

const AUTHORIZATION = /\b(?:basic|bearer)[\s:="']+[\w.~+/-]{8,}/i
const BASE64 = /[A-Za-z0-9+/_-]{8,}={0,2}/g

/** Whether a text has the form of an Authorization header or of a user name with a password, be they known or not. */
export function holdsCredentials(text: string): boolean {
  if (AUTHORIZATION.test(text)) return true
  const decoded = [...text.matchAll(BASE64)].map(([encoded]) => Buffer.from(encoded, 'base64').toString())
  return decoded.some((pair) => /^[\x21-\x39\x3b-\x7e]+:[\x20-\x7e]+$/.test(pair))
}
