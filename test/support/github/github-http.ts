import type { ServerResponse } from 'node:http'
import { type Answer, ApiError, type ApiFault, type ApiRequest } from './github-state.ts'

/** Requests and answers of the fake GitHub, as bytes. */

/** Whatever could change something: every API method but GET, GraphQL mutations, and what is pushed. */
export function isWrite({ method, operation, path }: ApiRequest): boolean {
  if (operation === 'git') return method === 'POST' && path.endsWith('git-receive-pack')
  if (operation.startsWith('graphql:')) return operation === 'graphql:Commit'
  return method !== 'GET' && operation !== 'repos/generate-release-notes'
}

export function errorAnswer(error: unknown): Answer {
  if (!(error instanceof ApiError)) return { status: 500, body: { message: String(error) } }
  return {
    status: error.status,
    body: { message: error.message, errors: error.errors, documentation_url: 'https://docs.github.com/rest' },
  }
}

export function sendFault(response: ServerResponse, fault: Exclude<ApiFault, string>): void {
  if (fault.text !== undefined)
    return void response.writeHead(fault.status, { ...fault.headers }).end(fault.text)
  const body = { message: fault.message ?? 'Server Error', documentation_url: 'https://docs.github.com/rest' }
  send(response, { status: fault.status, body, headers: fault.headers ?? {} }, false)
}

export function send(response: ServerResponse, answer: Answer, isTruncated: boolean): void {
  const text = answer.body === undefined ? '' : JSON.stringify(answer.body)
  const content = isTruncated ? text.slice(0, text.length / 2) : text
  response.writeHead(answer.status, {
    ...(text === '' ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    ...(response.hasHeader('server') ? {} : { 'x-github-request-id': 'FAKE:0001' }),
    ...answer.headers,
  })
  response.end(content)
}
