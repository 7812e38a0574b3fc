import { MIN_CUT_LENGTH, MIN_HIDDEN_LENGTH } from './limits.ts'

/** The secrets of a run, and how to hide them in all that the run shows. */
export class SecretMask {
  /** The longest first, so that none is hidden in part. */
  #forms: string[] = []

  /** From here on {@link apply} hides the secret, in every form in which HTTP and Git send it. */
  add(secret: string, username?: string): void {
    this.#forms = [...new Set([...this.#forms, ...sentForms(secret, username)])].toSorted(
      (one, other) => other.length - one.length,
    )
  }

  /** The text with `***` for each secret, also for one that the end of a cut text (`…`) leaves in part. */
  apply(text: string): string {
    const forms = this.#forms.filter((form) => form.length >= MIN_HIDDEN_LENGTH)
    const masked = forms.reduce((shown, form) => shown.replaceAll(form, '***'), text)
    const parts = masked.split('…')
    const last = parts.pop() ?? ''
    return [...parts.map((part) => withoutCutForm(part, forms)), last].join('…')
  }

  /** Whether the text repeats a secret, be it short. */
  isIn(text: string): boolean {
    return this.#forms.some((form) => text.includes(form))
  }
}

function withoutCutForm(part: string, forms: readonly string[]): string {
  for (const form of forms) {
    for (let length = form.length; length >= MIN_CUT_LENGTH; length -= 1)
      if (part.endsWith(form.slice(0, length))) return `${part.slice(0, -length)}***`
  }
  return part
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
