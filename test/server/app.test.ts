import { expect, it } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { askApp } from '../support/server/ask-app.ts'

it('the server reads one snapshot of the index for one request', async () => {
  let snapshots = 0
  const index = {
    current: () => {
      snapshots += 1
      return { read: async () => undefined }
    },
  }
  const app = createApp({ index, now: () => 0 })
  await askApp(app)('/v1/modules/a/b/c/1.0.0/download')
  expect(snapshots).toBe(1)
})
