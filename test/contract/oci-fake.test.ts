import { atFileEnd } from '../support/file-end.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { OCI_USER, startTokenServer, type TokenServer } from '../support/oci/oci-token-server.ts'
import { describeOciRegistry } from './oci-registry.ts'

const user = { kind: 'password', ...OCI_USER } as const
async function tokenServer(): Promise<TokenServer> {
  const server = await startTokenServer()
  atFileEnd(server.close)
  return server
}

describeOciRegistry('the registry of the tests', { credentials: undefined, hasReferrers: true }, () =>
  startOciRegistry({ pageSize: 2 }),
)

describeOciRegistry(
  'the registry of the tests without referrers, with Basic',
  { credentials: user, hasReferrers: false },
  () => startOciRegistry({ auth: 'basic', hasReferrers: false }),
)

describeOciRegistry(
  'the registry of the tests, with tokens',
  { credentials: user, hasReferrers: true },
  async () => startOciRegistry({ auth: await tokenServer() }),
)
