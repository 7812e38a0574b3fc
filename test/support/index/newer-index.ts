import { canonicalJson, compactJson } from '../../../src/base/json.ts'
import { bytesOf } from '../publish/samples.ts'

/** Objects whose keys are names, not words of the format. */
const BY_NAME = ['tags', 'refused', 'attributes', 'repetitions', 'default', 'value']

/** A document as a newer tool writes it: every object of it has a key that this version does not know. */
export function withUnknownKeys(path: string, bytes: Uint8Array): Uint8Array {
  const document = extended(JSON.parse(new TextDecoder().decode(bytes)), 'document')
  return bytesOf(path.endsWith('/interface.json') ? compactJson(document) : canonicalJson(document))
}

function extended(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.map((each) => extended(each, key))
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, extended(member, name)])
  const more = BY_NAME.includes(key) ? {} : { newer: { of: key, list: [{ deep: true }] } }
  return { ...Object.fromEntries(members), ...more }
}

/** How often {@link withUnknownKeys} has left its mark in a text. */
export function countUnknownKeys(text: string | undefined): number {
  return text?.match(/"newer": ?\{/g)?.length ?? 0
}
