import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryDirectory } from '../temporary.ts'
import { OCI_USER } from './oci-token-server.ts'

/** A home with this configuration of Docker. */
export async function dockerHome(config: object | string): Promise<string> {
  const home = await temporaryDirectory()
  await mkdir(join(home, '.docker'))
  const text = typeof config === 'string' ? config : JSON.stringify(config)
  await writeFile(join(home, '.docker/config.json'), text)
  return home
}

/** What `docker login` leaves. */
export const OCI_LOGIN = { auth: Buffer.from(`${OCI_USER.username}:${OCI_USER.password}`).toString('base64') }
