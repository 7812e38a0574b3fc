import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startLoopback } from './network/loopback.ts'

/** As the texts of the action write it, which a page shows as it is. */
const inMarkdown = (secret: string) => secret.replaceAll('_', '&#95;')

/** A secret as it is, in base64 wherever it begins in a group of three, as a URL spells it, and as Markdown does. */
export function formsOf(secret: string): string[] {
  const groups = ['', 'x', 'xy'].map((before) =>
    Buffer.from(`${before}${secret}`)
      .toString('base64')
      .slice(4)
      .replace(/.{0,3}=*$/, ''),
  )
  return [secret, encodeURIComponent(secret), ...groups, inMarkdown(secret)]
}

/** The names of the secrets that a text shows in any form. @param secrets by name */
export function leaksIn(text: string, secrets: Readonly<Record<string, string>>): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => formsOf(secret).some((form) => text.includes(form)))
    .map(([name]) => name)
}

/** Every file below a directory, as text. */
export async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')))
}

/**
 * A server that asks for a password and repeats all that it got, in headers and body.
 * @param status of the answer to a request with credentials
 * @param secrets by name
 */
export async function startEcho(status: number, secrets: Readonly<Record<string, string>>) {
  /** Names of the secrets that arrived. */
  const seen: ReadonlySet<string> & Set<string> = new Set()
  const { url } = await startLoopback(async (request, response) => {
    const { authorization } = request.headers
    const decoded = Buffer.from(authorization?.replace(/^Basic /, '') ?? '', 'base64').toString()
    const echo = `${JSON.stringify(request.headers)} ${decoded} ${request.url}`
    for (const name of leaksIn(echo, secrets)) seen.add(name)
    response.writeHead(authorization === undefined ? 401 : status, {
      'Content-Type': 'text/plain',
      'WWW-Authenticate': `Basic realm="acme"`,
      'X-Echo': encodeURIComponent(echo).slice(0, 500),
    })
    response.end(`error: ${echo}`)
  })
  return { url, seen }
}
