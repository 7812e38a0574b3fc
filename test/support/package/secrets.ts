import { generateKeyPairSync } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Secrets as their makers write them, which open nothing. Nothing that looks like one stands in a file of the repository. */

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A token of GitHub, whose last six characters are its checksum. */
export function gitHubToken(prefix = 'ghp_'): string {
  const secret = randomText(30)
  let rest = crc32(secret)
  let checksum = ''
  for (let digit = 0; digit < 6; digit += 1) {
    checksum = `${BASE_62[rest % 62]}${checksum}`
    rest = Math.floor(rest / 62)
  }
  return `${prefix}${secret}${checksum}`
}

/** Letters and digits without an order, the same in every run. */
export function randomText(length: number): string {
  let state = length + 7
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return BASE_62[state % 62]
  }).join('')
}

export function privateKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  return privateKey
}
