import { quoteUrl } from '../base/url.ts'

/** Arguments that say what is fetched; the value of any other may be a right to fetch it, such as a signature. */
const OPEN = /^(?:archive|checksum|depth|digest|ref|tag|terraform-get)$/

/** A URL or location in quotes, fit for a log: no user, no password, no signature. */
export function shownUrl(text: string): string {
  const shown = text.replaceAll(/([?&])([^=&#?]*)=[^&#]*/g, (argument, mark, name) =>
    OPEN.test(name) ? argument : `${mark}${name}=…`,
  )
  return quoteUrl(shown)
}
