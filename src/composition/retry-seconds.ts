import { quote, RegistryError } from '../base/error.ts'

const DEFAULT_SECONDS = 30

/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
export function parseRetrySeconds(text: string | undefined): number {
  if (text === undefined || text === '') return DEFAULT_SECONDS
  const seconds = Number(text)
  if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600) return seconds
  throw new RegistryError(
    'INVALID_INPUT',
    `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${quote(text)}, not a number of seconds from 1 to 3600`,
    'correct it, or leave it out: the default is 30',
  )
}
