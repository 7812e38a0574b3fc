import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { canonicalJson } from '../../base/json.ts'
import { checkedText, parseJson } from '../../base/schema.ts'
import { formatModuleAddress, parseModuleAddress } from '../../module/module-address.ts'
import { compareVersions, parseVersion, sortVersions, type Version } from '../../module/version.ts'
import { HOSTINGS } from '../hosting/hosting.ts'
import { locationKind } from './location.ts'
import { modulePath, versionPath } from './paths.ts'
import { parseRegistryUrl } from './registry-url.ts'

/** The documents from which all other files of an index can be rebuilt: `registry.json`, `module.json` and `release.json`. */

export const INDEX_FORMAT = 1

const format = z.literal(INDEX_FORMAT)
const date = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
const digest = z.string().regex(/^sha256:[0-9a-f]{64}$/)
const version = checkedText(parseVersion)
const address = checkedText(parseModuleAddress)
const location = checkedText((text) => {
  locationKind(text)
  return text
})

const owner = z.strictObject({
  host: z.string().min(1),
  repository: z.string().min(1),
  repositoryId: z.number().int().positive().optional(),
  ownerId: z.number().int().positive().optional(),
})

const mark = z.strictObject({ version, reason: z.string() })

const moduleDocument = z.strictObject({
  format,
  address,
  owner: owner.nullable(),
  versions: z
    .array(z.strictObject({ version, committedAt: date }))
    .refine(hasDistinctVersions, 'a version is listed twice'),
  yanks: z.array(mark),
  deprecations: z.array(mark),
})

function hasDistinctVersions(versions: readonly { readonly version: Version }[]): boolean {
  return new Set(versions.map((listed) => listed.version)).size === versions.length
}

/** Any kind: newer versions write kinds that this one does not know. */
const storedPackage = z.strictObject({ kind: z.string().min(1), location, digest })

const releaseDocument = z.strictObject({
  format,
  address,
  version,
  tag: z.string().min(1),
  commit: z.string().regex(/^[0-9a-f]{40}$/),
  committedAt: date,
  repository: z.strictObject({
    url: z.string().refine(isWebUrl, 'must be an https URL, or empty'),
    id: z.number().int().positive().optional(),
    ownerId: z.number().int().positive().optional(),
  }),
  path: z.string(),
  description: z.string(),
  package: z.strictObject({
    format: z.number().int().positive(),
    digest,
    size: z.number().int().positive(),
    files: z.number().int().positive(),
    /** Whether the package has exactly the files of the commit; absent where that is not known. */
    equalsTree: z.boolean().optional(),
  }),
  packages: z.array(storedPackage).min(1),
})

function isWebUrl(text: string): boolean {
  return text === '' || (text.startsWith('https://') && URL.canParse(text))
}

const registryDocument = z.looseObject({
  format,
  name: z.string(),
  url: checkedText(parseRegistryUrl).nullable(),
  renderer: z.string(),
  /** Namespaces that lists show as verified. */
  verified: z.array(z.string()).optional(),
  /** The host whose configuration files are in the index. */
  hosting: z.enum(HOSTINGS).exactOptional(),
})

export type ModuleDocument = z.output<typeof moduleDocument>
export type ReleaseDocument = z.output<typeof releaseDocument>
export type RegistryDocument = z.output<typeof registryDocument>
export type StoredPackage = z.output<typeof storedPackage>
export type Owner = z.output<typeof owner>

/** Reads `registry.json`. Throws INDEX_INVALID where it is not valid, or has a newer format. */
export function parseRegistryDocument(path: string, bytes: Uint8Array): RegistryDocument {
  return parseDocument(registryDocument, path, bytes)
}

/** Reads `module.json`: the versions and the owner of a module. Throws INDEX_INVALID, also for that of another module. */
export function parseModuleDocument(path: string, bytes: Uint8Array): ModuleDocument {
  const document = parseDocument(moduleDocument, path, bytes)
  refuseWrongPath(path, modulePath(document.address, 'module.json'))
  return document
}

export function formatModuleDocument(document: ModuleDocument): string {
  const versions = document.versions.toSorted((a, b) => compareVersions(b.version, a.version))
  return canonicalJson({ ...document, address: formatModuleAddress(document.address), versions })
}

/** Reads `release.json`: the facts of one version. Throws INDEX_INVALID, also for that of another version. */
export function parseReleaseDocument(path: string, bytes: Uint8Array): ReleaseDocument {
  const document = parseDocument(releaseDocument, path, bytes)
  refuseWrongPath(path, versionPath(document.address, document.version, 'release.json'))
  return document
}

export function formatReleaseDocument(document: ReleaseDocument): string {
  return canonicalJson({ ...document, address: formatModuleAddress(document.address) })
}

/** The versions that clients may choose: all but the yanked ones, highest first. */
export function listedVersions(document: ModuleDocument): Version[] {
  const yanked = new Set(document.yanks.map((yank) => yank.version))
  return sortVersions(document.versions.map((listed) => listed.version).filter((each) => !yanked.has(each)))
}

/** Reads a document of the index. Throws INDEX_INVALID where it is not JSON, does not fit the schema, or has a newer format. */
export function parseDocument<T extends z.ZodType>(schema: T, path: string, bytes: Uint8Array): z.output<T> {
  const value = parseJson(z.unknown(), bytes)
  if (value === undefined) throw invalid(path, 'is not JSON')
  const newer = z.looseObject({ format: z.number().int().gt(INDEX_FORMAT) }).safeParse(value)
  if (newer.success) {
    throw new RegistryError(
      'INDEX_INVALID',
      `${quote(path)} has format ${newer.data.format}, newer than format ${INDEX_FORMAT}, which this version knows`,
      'use a newer version of module-registry for this index',
    )
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`
  throw invalid(path, `is not valid${where}: ${issue?.message ?? 'unknown'}`)
}

/** A document that was copied to the path of another must not be used there. */
function refuseWrongPath(path: string, own: string): void {
  if (path === own) return
  throw new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} in the index is the document of ${quote(own)}`,
    `move the folder to ${own.slice(0, own.lastIndexOf('/'))}, or restore the file from the history of the index`,
  )
}

function invalid(path: string, problem: string): RegistryError {
  return new RegistryError(
    'INDEX_INVALID',
    `${quote(path)} in the index ${problem}`,
    'nothing was written; restore the file from the history of the index, or point --index at an index made by `module-registry init`',
  )
}
