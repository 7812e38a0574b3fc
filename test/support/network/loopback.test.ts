import { expect, test } from 'vitest'
import { startLoopback } from './loopback.ts'

test('shows the error of a handler as a 500', async () => {
  const { url, close } = await startLoopback(() => Promise.reject(new Error('broken handler')))
  const response = await fetch(url)
  expect([response.status, await response.text()]).toEqual([500, 'Error: broken handler'])
  await close()
})

test('closes at once in the middle of an answer, and twice', async () => {
  const { url, close } = await startLoopback(async (_, response) => void response.write('half'))
  const response = await fetch(url)
  await close()
  await close()
  await expect(response.text()).rejects.toThrow('terminated')
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
