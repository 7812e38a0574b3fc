import { describe } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { OCI_USER } from '../support/oci/oci-token-server.ts'
import { describeOciRegistry } from './oci-registry.ts'

const user = { kind: 'password', ...OCI_USER } as const

describe.skipIf(!hasProgram('docker-registry'))('(needs docker-registry)', () => {
  describeOciRegistry("Debian's docker-registry", { credentials: undefined, hasReferrers: false }, () =>
    startDockerRegistry('none'),
  )

  describeOciRegistry("Debian's docker-registry with Basic", { credentials: user, hasReferrers: false }, () =>
    startDockerRegistry('htpasswd'),
  )

  describe.skipIf(!hasProgram('openssl'))('(needs openssl)', () => {
    describeOciRegistry(
      "Debian's docker-registry with tokens",
      { credentials: user, hasReferrers: false },
      () => startDockerRegistry('token'),
    )
  })
})
