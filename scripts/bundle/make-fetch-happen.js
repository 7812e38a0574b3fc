// What @sigstore/sign calls of make-fetch-happen, by the platform's own `fetch`: it repeats requests itself, and reads no cache.
export default async function fetchOnce(url, { timeout, retry: _, ...init }) {
  const signal = timeout === undefined ? undefined : AbortSignal.timeout(timeout)
  const response = await fetch(url, { ...init, signal })
  return Object.assign(response, { buffer: async () => Buffer.from(await response.arrayBuffer()) })
}
