import { describe, expect, it, onTestFinished } from 'vitest'
import { isOpenToAll, privateOnGitHub } from '../../../src/adapters/stores/oci-package-store.ts'
import { parseOciRepository } from '../../../src/oci/oci-repository.ts'
import { RecordingTransport } from '../../support/oci/oci-client.ts'
import { type OciRegistry, startOciRegistry } from '../../support/oci/oci-registry.ts'
import { startTokenServer } from '../../support/oci/oci-token-server.ts'

const open = (registry: OciRegistry) =>
  isOpenToAll(parseOciRepository(`${registry.host}/acme/vpc`), new RecordingTransport())

describe('a repository', () => {
  it('is public where a request without credentials is answered, and is only read', async () => {
    const tokens = await startTokenServer({ isPublic: true })
    onTestFinished(tokens.close)
    for (const options of [{}, { auth: 'basic', isPublic: true }, { auth: tokens }] as const) {
      const registry = await startOciRegistry(options)
      expect(await open(registry)).toBe(true)
      expect(registry.lines('writes')).toEqual([])
    }
  })

  it('is not public where a request without credentials is refused', async () => {
    const tokens = await startTokenServer()
    onTestFinished(tokens.close)
    for (const auth of ['basic', tokens] as const)
      expect(await open(await startOciRegistry({ auth }))).toBe(false)
  })
})

it('a package in ghcr.io is made public in its settings', () => {
  const text = privateOnGitHub(parseOciRepository('ghcr.io/acme/modules/vpc'))
  expect(text).toContain('https://github.com/orgs/acme/packages/container/modules%2Fvpc/settings')
  expect(text).toContain('https://github.com/users/acme/packages/container/modules%2Fvpc/settings')
  expect(text).toContain('"Change visibility"')
})
