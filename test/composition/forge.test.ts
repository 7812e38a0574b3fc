import { describe, expect, it } from 'vitest'
import { parseRetrySeconds } from '../../src/composition/forge.ts'

describe('the seconds that a run may lose to retries', () => {
  it.each([
    [undefined, 30],
    ['', 30],
    ['1', 1],
    ['3600', 3600],
  ])('%j is %d', (text, seconds) => expect(parseRetrySeconds(text)).toBe(seconds))

  it.each(['0', '3601', '-1', '1.5', '1e3', '10000', 'soon'])('refuses %j', (text) => {
    expect(() => parseRetrySeconds(text)).toThrow(
      `environment variable MODULE_REGISTRY_RETRY_SECONDS is "${text}", not a number of seconds from 1 to 3600`,
    )
  })
})
