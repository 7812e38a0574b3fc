import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Surroundings } from '../assemble.ts'
import { assembleIndex, indexTarget } from '../assemble-index.ts'
import { quote, RegistryError } from '../core/error.ts'
import { createApp } from '../server/app.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'
import { watchIndex } from './watched-index.ts'

export interface ServeFlags extends CommonFlags {
  readonly index: string
  readonly host: string
  readonly port: number
  /** Seconds between two looks at a Git index. */
  readonly poll: number
  readonly tlsCert?: string
  readonly tlsKey?: string
}

/** Serves until SIGINT or SIGTERM; requests under way are answered first. */
export async function serveCommand(flags: ServeFlags, surroundings: Surroundings): Promise<CommandOutcome> {
  const token = surroundings.environment['MODULE_REGISTRY_TOKEN']
  const opened = await assembleIndex(surroundings, {
    target: indexTarget(flags.index),
    token,
    reading: 'all',
  })
  const watched = await watchIndex(opened.index, { pollMs: flags.poll * 1000, log: surroundings.log })
  try {
    const server = await createListener(flags, getRequestListener(createApp(watched).fetch))
    const url = await listen(server, flags)
    process.stdout.write(flags.json ? `${JSON.stringify({ url })}\n` : `serving   ${flags.index} at ${url}\n`)
    await untilToldToEnd(server)
    return { json: undefined, text: '' }
  } finally {
    watched.close()
    await opened.close()
  }
}

async function createListener(flags: ServeFlags, answer: RequestListener): Promise<Server> {
  const { tlsCert, tlsKey } = flags
  if (tlsCert === undefined && tlsKey === undefined) return createServer(answer)
  if (tlsCert === undefined || tlsKey === undefined) {
    throw new UsageError('--tls-cert and --tls-key go together', 'name both files, or neither')
  }
  const tls = { cert: await readTlsFile(tlsCert), key: await readTlsFile(tlsKey) }
  try {
    return createTlsServer(tls, answer)
  } catch (cause) {
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(tlsCert)} and ${quote(tlsKey)} are no certificate with its key: ${quote(String(cause))}`,
      'name a certificate chain and its private key, without a passphrase, as PEM files',
      { cause },
    )
  }
}

function readTlsFile(path: string): Promise<Buffer> {
  return readFile(path).catch((cause) => {
    throw new RegistryError('INVALID_INPUT', `${quote(path)} cannot be read`, 'name a PEM file that exists', {
      cause,
    })
  })
}

function listen(server: Server, { host, port, tlsCert }: ServeFlags): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const hint = 'choose another with --port, or --port 0 for any free one'
      reject(
        new RegistryError('INVALID_INPUT', `cannot listen on ${host} port ${port}: ${cause.message}`, hint, {
          cause,
        }),
      )
    })
    server.listen(port, host, () => {
      const { address, port: bound } = server.address() as AddressInfo
      const name = address.includes(':') ? `[${address}]` : address
      resolve(`${tlsCert === undefined ? 'http' : 'https'}://${name}:${bound}`)
    })
  })
}

function untilToldToEnd(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      server.close(() => resolve())
      server.closeIdleConnections()
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.removeAllListeners(signal).once(signal, end)
  })
}
