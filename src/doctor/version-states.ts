import { z } from 'zod'
import { quote, visible } from '../base/error.ts'
import { listOf, parseJson } from '../base/schema.ts'
import { formatModuleAddress, type ModuleAddress } from '../module/module-address.ts'
import type { Check } from './check.ts'
import { MAX_LISTED_VERSIONS } from './limits.ts'
import type { WebResult } from './web-answer.ts'

/** What an index of this tool tells of the versions of a module beyond the protocol: docs/index-format.md, `versions.json`. */

const text = z.string().catch('')
const dependencies = listOf(z.looseObject({ name: z.string(), source: z.string(), version: text })).catch([])
const directory = z.looseObject({ dependencies })

/** What the protocol's list and `versions.json` share of a version. */
export const versionFields = {
  version: z.string(),
  root: directory.optional().catch(undefined),
  submodules: listOf(directory.extend({ path: z.string() })).catch([]),
}

export const markFields = { reason: text, link: text, replacement: text }

const document = z.looseObject({
  address: z.string(),
  versions: listOf(
    z.looseObject({
      ...versionFields,
      ...markFields,
      state: z.enum(['listed', 'deprecated', 'yanked', 'removed']),
    }),
    MAX_LISTED_VERSIONS,
  ),
})

export type StatedVersion = z.output<typeof document>['versions'][number]

/** The states of all versions in an answer to `versions.json`; undefined where the registry has no such document of this module. */
export function readVersionStates(address: ModuleAddress, answer: WebResult): StatedVersion[] | undefined {
  if (answer.kind !== 'answer' || answer.status !== 200) return undefined
  const found = parseJson(document, answer.bytes)
  return found?.address === formatModuleAddress(address) ? found.versions : undefined
}

/** Why a version is not listed; undefined where the states do not tell. */
export function judgeAbsence(states: readonly StatedVersion[], version: string): Check | undefined {
  const found = states.find((each) => each.version === version)
  if (found === undefined || (found.state !== 'yanked' && found.state !== 'removed')) return undefined
  const { state, reason, link, replacement } = found
  const why = `${reason === '' ? 'without a reason' : quote(reason)}${link === '' ? '' : ` (${visible(link)})`}`
  const message = `${version} is ${state}: ${why}; clients find no such version`
  const instead = replacement === '' ? 'ask for another version' : `use ${visible(replacement)}`
  return state === 'yanked'
    ? { code: 'VERSION_YANKED', verdict: 'broken', message, fix: `${instead}; the owner can restore it` }
    : { code: 'VERSION_REMOVED', verdict: 'broken', message, fix: `${instead}; it cannot be restored` }
}
