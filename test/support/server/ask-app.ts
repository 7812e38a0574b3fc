import { fetchHandler } from '../../../src/edge/index.ts'
import type { App } from '../../../src/server/app.ts'

/** Asks an app without a socket. */
export function askApp(app: App): (path: string, init?: RequestInit) => Promise<Response> {
  const handle = fetchHandler(app)
  return (path, init) => handle(new Request(`http://registry.test${path}`, init))
}
