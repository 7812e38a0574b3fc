import { randomInt } from 'node:crypto'
import { connect } from 'node:net'

/**
 * A port of 127.0.0.1 on which nothing listens, for programs that do not say which one they took: below those that the system gives to
 * whoever asks for any, as a test beside this one may before the program listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000)
    if (!(await isListening(port))) return port
  }
}

/** Whether somebody takes connections to a port of 127.0.0.1. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
