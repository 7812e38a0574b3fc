import { MAX_README_BYTES } from '../limits.ts'
import { withVisibleControls } from '../visible-text.ts'

/** The text of a README, from bytes that may be anything. */

export interface ReadmeText {
  readonly text: string
  /** What readers should know of it: that it was cut, or is no UTF-8. */
  readonly notes: readonly string[]
}

const REPLACEMENT = '\u{fffd}'

/** Reads UTF-8 and, by its mark, UTF-16. What neither can read is shown as U+FFFD, control characters as their code. */
export function readmeText(bytes: Uint8Array): ReadmeText {
  const isCut = bytes.length > MAX_README_BYTES
  const encoding = encodingOf(bytes)
  const decoded = new TextDecoder(encoding).decode(bytes.subarray(0, MAX_README_BYTES))
  const text = isCut ? decoded.slice(0, decoded.lastIndexOf('\n') + 1 || decoded.length) : decoded
  const notes = [
    ...(isCut ? [`The README is longer than ${MAX_README_BYTES / 1024} KiB. This is its beginning.`] : []),
    ...(encoding === 'utf-8' ? [] : ['The README is UTF-16, not UTF-8.']),
    ...(text.includes(REPLACEMENT)
      ? ['Some bytes of the README are no UTF-8. They are shown as \u{fffd}.']
      : []),
  ]
  return { text: withoutFrontMatter(withVisibleControls(text)), notes }
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

/** The settings that other site generators read are no text. */
function withoutFrontMatter(text: string): string {
  return text.replace(/^---\r?\n(?:[\w-]+:[^\n]*\r?\n|[ \t][^\n]*\r?\n){1,50}---\r?\n/, '')
}
