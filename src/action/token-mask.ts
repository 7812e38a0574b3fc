import { setSecret } from '@actions/core'

/** A shorter text, such as a bad password, would also be found in words that have nothing to do with it. */
const SHORTEST_SECRET = 8

/**
 * Hides the tokens of a run in all that the run writes. The runner hides the same texts in the log, but not in the files of
 * outputs and job summary.
 */
export class TokenMask {
  readonly #hidden = new Set<string>()

  /** From here on the token is `***`, as it is and in every encoding in which Git or HTTP sends it. */
  add(token: string): void {
    const toBase64 = (text: string) => Buffer.from(text).toString('base64')
    // A bearer token is sent as it is, basic authentication in base64 with the user name that GitHub asks for.
    const asSent = [token, toBase64(`x-access-token:${token}`)]
    if (token.length >= SHORTEST_SECRET) {
      // Without the padding of the last group, which is missing where more text follows.
      for (const text of [...asSent, toBase64(token)]) this.#hidden.add(text.replace(/=+$/, ''))
    }
    for (const text of asSent) setSecret(text)
  }

  /** The text with `***` for every hidden token. */
  apply(text: string): string {
    return [...this.#hidden].reduce((masked, secret) => masked.replaceAll(secret, '***'), text)
  }
}
