import type { HttpTransport } from '../../../src/adapters/http/transport.ts'
import { OciClient } from '../../../src/adapters/oci/client.ts'
import type { Credentials } from '../../../src/adapters/oci/credentials.ts'
import type { OciAccess } from '../../../src/adapters/oci/session.ts'
import type { Log } from '../../../src/base/log.ts'
import { SecretMask } from '../../../src/base/secret-mask.ts'
import { parseOciRepository } from '../../../src/oci/oci-repository.ts'

/** What a client sent, `METHOD URL STATUS`, and how long it would have waited. */
export class RecordingTransport implements HttpTransport {
  readonly lines: string[] = []
  readonly waits: number[] = []
  readonly idleMs: number
  readonly secrets = new SecretMask()
  readonly log: Log = { info: () => {}, warn: () => {}, debug: (line: string) => void this.lines.push(line) }

  constructor(idleMs = 20_000) {
    this.idleMs = idleMs
  }

  async wait(ms: number): Promise<void> {
    this.waits.push(ms)
  }

  get writes(): string[] {
    return this.lines.filter((line) => !/^(GET|HEAD) /.test(line))
  }
}

export interface OciClientOptions {
  readonly credentials?: Credentials | undefined
  readonly transport?: HttpTransport
  readonly access?: OciAccess['access']
}

/** @param text `127.0.0.1:5000/acme/vpc` */
export function ociClient(text: string, options: OciClientOptions = {}): OciClient {
  return new OciClient({
    repository: parseOciRepository(text),
    access: options.access ?? 'pull,push',
    findCredentials: async () => ({ credentials: options.credentials, source: 'the test' }),
    transport: options.transport ?? new RecordingTransport(),
  })
}
