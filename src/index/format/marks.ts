import { z } from 'zod'
import { checkedText } from '../../base/schema.ts'
import { parseConstraint } from '../../interface/version-constraint.ts'
import { addressKey, type ModuleAddress, parseModuleAddress } from '../../module/module-address.ts'
import { isVersion, parseVersion, type Version } from '../../module/version.ts'
import { commitField, dateField, digestField, locationField, versionField } from './fields.ts'

/** The decisions of people about published versions, as `module.json` has them. */

/** What a mark advises to use instead: a module of the same registry, or one version of it. */
interface Replacement {
  readonly address: ModuleAddress
  readonly version: Version | undefined
}

/** Reads `acme/vpc/aws` or `acme/vpc/aws@2.0.0`. Throws INVALID_ADDRESS, INVALID_INPUT. */
export function parseReplacement(text: string): Replacement {
  const [address = '', ...versions] = text.split('@')
  return {
    address: parseModuleAddress(address),
    version: versions.length === 0 ? undefined : parseVersion(versions.join('@')),
  }
}

interface Advice {
  /** One version, or a version constraint; undefined for the whole module. */
  readonly versions?: string | undefined
  readonly replacement?: string | undefined
}

/** Whether a mark of a module advises to use what it is about: the module as a whole, or a version that it marks. */
export function advisesItself(module: ModuleAddress, { versions, replacement }: Advice): boolean {
  if (replacement === undefined) return false
  const { address, version } = parseReplacement(replacement)
  const isMarked = version === undefined || versions === undefined || isInRange(version, versions)
  return isMarked && addressKey(address) === addressKey(module)
}

/** @param range one version, or a version constraint */
export function isInRange(version: Version, range: string): boolean {
  return isVersion(range) ? range === version : parseConstraint(range).allows(version)
}

function checkReplacement(text: string): string {
  parseReplacement(text)
  return text
}

function checkRange(text: string): string {
  if (!isVersion(text)) parseConstraint(text)
  return text
}

const decision = { reason: z.string(), date: dateField }

/** What pages and clients show must not hold a credential. */
export function isPublicLink(text: string): boolean {
  if (!text.startsWith('https://') || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

const advice = {
  link: z.string().refine(isPublicLink, 'must be an https URL without user and password').exactOptional(),
  replacement: checkedText(checkReplacement).exactOptional(),
  /** The file that the mark is from, and by which alone it changes: `marks.yml`. Absent for one that a command made. */
  origin: z.string().exactOptional(),
}

export const markFields = {
  /** Versions that clients shall not choose any more; their own files stay. */
  yanks: z.array(z.looseObject({ version: versionField, ...decision, ...advice })).default([]),
  /** Versions that clients are warned of. Without `versions` it is the whole module. */
  deprecations: z
    .array(z.looseObject({ versions: checkedText(checkRange).exactOptional(), ...decision, ...advice }))
    .default([]),
  /** Versions whose files are gone. Their numbers are never used again. */
  removed: z
    .array(
      z.looseObject({
        version: versionField,
        digest: digestField,
        commit: commitField,
        ...decision,
        /** Where its packages were: what could not be deleted then can be deleted later. */
        packages: z
          .array(z.looseObject({ kind: z.string().min(1), location: locationField }))
          .exactOptional(),
      }),
    )
    .default([]),
}
