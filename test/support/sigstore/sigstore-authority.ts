import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createAuthority, NEW_KEY, openssl } from '../authority.ts'
import { temporaryDirectory } from '../temporary.ts'

export type SigstoreAuthority = Awaited<ReturnType<typeof createSigstoreAuthority>>

/** A certificate authority and a clock that sign as Fulcio and GitHub's timestamp service do, by openssl. */
export async function createSigstoreAuthority() {
  const home = await temporaryDirectory()
  let last = 0
  // openssl counts its timestamps in a file.
  let turn: Promise<unknown> = Promise.resolve()
  const place = async (files: Readonly<Record<string, string | Buffer>>) => {
    last += 1
    const directory = join(home, `call-${last}`)
    await mkdir(directory)
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(directory, name), bytes)
    return directory
  }
  await createAuthority(home)
  await copyFile('test/support/sigstore/clock.cnf', join(home, 'clock.cnf'))
  await writeFile(join(home, 'serial'), '01\n')
  await openssl(home, `req -new ${NEW_KEY} -keyout clock.key -out clock.csr`)
  const signing = '-CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile clock.cnf -extensions clock'
  await openssl(home, `x509 -req -in clock.csr -out clock.pem ${signing}`)
  return {
    /** PEM. */
    caCertificate: await readFile(join(home, 'ca.pem'), 'utf8'),
    caFile: join(home, 'ca.pem'),
    /** A certificate for a public key (PEM), good for a day, whose subject is a URI. */
    async issue(publicKey: string, subject: string) {
      const directory = await place({ 'key.pub': publicKey, 'leaf.cnf': leafConfiguration(subject) })
      const authority = '-CA ../ca.pem -CAkey ../ca.key -set_serial 7 -days 1'
      const leaf = `${authority} -extfile leaf.cnf -out leaf.pem`
      await openssl(directory, `x509 -new -force_pubkey key.pub -subj /O=run ${leaf}`)
      return readFile(join(directory, 'leaf.pem'), 'utf8')
    },
    /** https://www.rfc-editor.org/rfc/rfc3161 */
    async timestamp(sha256: Buffer) {
      const directory = await place({})
      await openssl(directory, `ts -query -digest ${sha256.toString('hex')} -sha256 -cert -out query`)
      const reply = `ts -reply -config clock.cnf -queryfile ${directory}/query -out ${directory}/reply`
      const mine = turn.then(() => openssl(home, reply))
      turn = mine.catch(() => {})
      await mine
      return readFile(join(directory, 'reply'))
    },
    /** What openssl says of a timestamp over these bytes: `Verification: OK`. */
    async verifyTimestamp(timestamp: Buffer, data: Buffer) {
      const directory = await place({ timestamp, data })
      return openssl(directory, 'ts -verify -data data -in timestamp -CAfile ../ca.pem')
    },
  }
}

function leafConfiguration(subject: string): string {
  return `basicConstraints = CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = codeSigning
subjectAltName = critical, URI:${subject}
`
}
