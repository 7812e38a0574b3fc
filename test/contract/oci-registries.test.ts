import { describe } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { atFileEnd } from '../support/file-end.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { OCI_USER, startTokenServer } from '../support/oci/oci-token-server.ts'
import { describeOciRegistry } from './oci-registry.ts'

const user = { kind: 'password', ...OCI_USER } as const

describeOciRegistry('the registry of the tests', { credentials: undefined, hasReferrers: true }, () =>
  startOciRegistry({ pageSize: 2 }),
)

const withBasic = { credentials: user, hasReferrers: false }
describeOciRegistry('the registry of the tests without referrers, with Basic', withBasic, () =>
  startOciRegistry({ auth: 'basic', hasReferrers: false }),
)

const withTokens = { credentials: user, hasReferrers: true }
describeOciRegistry('the registry of the tests, with tokens', withTokens, async () => {
  const auth = await startTokenServer()
  atFileEnd(auth.close)
  return startOciRegistry({ auth })
})

const HOW = { none: 'without login', htpasswd: 'with Basic', token: 'with tokens (needs openssl)' } as const

describe.skipIf(!hasProgram('docker-registry'))('(needs docker-registry)', () => {
  for (const auth of ['none', 'htpasswd', 'token'] as const)
    describe.skipIf(auth === 'token' && !hasProgram('openssl'))(HOW[auth], () => {
      const credentials = auth === 'none' ? undefined : user
      const kind = { credentials, hasReferrers: false }
      describeOciRegistry("Debian's docker-registry", kind, () => startDockerRegistry(auth))
    })
})
