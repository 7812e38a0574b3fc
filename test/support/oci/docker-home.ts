import { temporaryDirectory } from '../temporary.ts'
import { OCI_USER } from './oci-token-server.ts'

/** A home with this configuration of Docker. */
export async function dockerHome(config: object | string): Promise<string> {
  const text = typeof config === 'string' ? config : JSON.stringify(config)
  return temporaryDirectory({ '.docker/config.json': text })
}

/** What `docker login` leaves. */
export const OCI_LOGIN = { auth: Buffer.from(`${OCI_USER.username}:${OCI_USER.password}`).toString('base64') }
