import { z } from 'zod'
import { quote } from '../../base/error.ts'
import type { HttpResponse } from './http.ts'

/** https://github.com/opencontainers/distribution-spec/blob/main/spec.md#error-codes */
const errors = z.looseObject({
  errors: z.array(z.looseObject({ code: z.string(), message: z.string().optional() })).min(1),
})

/** What a registry says is wrong, with its status: `404 NAME_UNKNOWN "repository name not known"`. */
export function registryErrors({ status, bytes }: HttpResponse): string {
  const read = parseErrors(bytes)
  const said = read.map(({ code, message }) =>
    [/^[A-Z_]{1,40}$/.test(code) ? code : quote(code), ...(message ? [quote(message)] : [])].join(' '),
  )
  return [String(status), ...said.slice(0, 3)].join(' ')
}

function parseErrors(bytes: Uint8Array): { code: string; message?: string | undefined }[] {
  try {
    return errors.parse(JSON.parse(new TextDecoder().decode(bytes))).errors
  } catch {
    return []
  }
}
