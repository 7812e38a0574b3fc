import { z } from 'zod'
import { quote, RegistryError } from '../../base/error.ts'
import { canonicalJson, lossIn, readJson } from '../../base/json.ts'
import { checkedText, parseJson, problemOfIssue } from '../../base/schema.ts'
import { VERSION } from '../../base/tool-version.ts'
import { isRepositoryIdentity, parseGitRemote } from '../../module/git-remote.ts'
import { formatModuleAddress, parseModuleAddress } from '../../module/module-address.ts'
import type { PackageExtent, Release } from '../../module/release.ts'
import { compareVersions, isVersion, sortVersions, type Version } from '../../module/version.ts'
import { MAX_PACKAGE_PATHS } from '../../package/limits.ts'
import { isWithin, outermost } from '../../package/package.ts'
import { commitField, dateField, digestField, locationField, versionField } from './fields.ts'
import { HOSTINGS } from './hosting.ts'
import type { KnownKeys } from './known-keys.ts'
import { markFields } from './marks.ts'
import { modulePath, versionPath } from './paths.ts'
import type { RegistryPolicy } from './policy.ts'
import { parseRegistryUrl } from './registry-url.ts'

const transferFields = { date: dateField, reason: z.string().exactOptional() }

const addressField = checkedText(parseModuleAddress)

/** An INDEX_INVALID, with the code under which `verify` reports it. */
export class InvalidDocument extends RegistryError {
  readonly problem:
    | 'DOCUMENT_INVALID'
    | 'DOCUMENT_MISPLACED'
    | 'FORMAT_NEWER'
    | 'TOOL_TOO_OLD'
    | 'LOCATION_FOREIGN'
    | 'VERSION_REUSED'

  constructor(problem: InvalidDocument['problem'], message: string, hint: string) {
    super('INDEX_INVALID', message, hint)
    this.problem = problem
  }
}

/** The documents from which all other files of an index can be rebuilt: `registry.json`, `module.json` and `release.json`. */

export const INDEX_FORMAT = 1

const format = z.literal(INDEX_FORMAT)
const newerDocument = z.looseObject({ format: z.number().int().gt(INDEX_FORMAT) })

/** Objects are loose: keys that a newer tool added are kept, and written back. */
const owner = z
  .looseObject({
    host: z.string().min(1),
    repository: z.string().min(1),
    repositoryId: z.number().int().positive().optional(),
    ownerId: z.number().int().positive().optional(),
    /** The names before the repository was renamed: releases without ids name it so. */
    formerNames: z.array(z.string().min(1)).exactOptional(),
  })
  .refine(
    ({ host, repository, formerNames = [] }) =>
      [repository, ...formerNames].every((name) => isRepositoryIdentity({ host, repository: name })),
    'must be a host, and the path of a repository on it',
  )

const extentFields = {
  /** The directory that the package holds, where that is more than `path`. */
  packageRoot: z.string().exactOptional(),
  /** What of `packageRoot` it holds, where that is not all. */
  packagePaths: z.array(z.string()).min(1).max(MAX_PACKAGE_PATHS).exactOptional(),
}

const PLAIN_PATHS = {
  message: 'must be sorted paths in packageRoot, none of them in another one, and path in one of them',
  path: ['packagePaths'],
}

/** Whoever writes an index may not leave out files of the module itself. */
function hasPlainPaths({ path, packageRoot, packagePaths }: PackageExtent & Pick<Release, 'path'>): boolean {
  if (packagePaths === undefined) return true
  const isPlain = (each: string) => each.split('/').every((name) => !['', '.', '..'].includes(name))
  const isIn = (each: string) => packageRoot !== undefined && isWithin(each, packageRoot)
  return (
    packagePaths.every((each) => isPlain(each) && isIn(each) && each !== packageRoot) &&
    JSON.stringify(outermost(new Set(packagePaths))) === JSON.stringify(packagePaths) &&
    packagePaths.some((each) => isWithin(path, each))
  )
}

/** What a run has to know of a version that is published already: it reads no other file then. */
const publishedVersion = z
  .looseObject({
    version: versionField,
    tag: z.string().min(1),
    commit: commitField,
    committedAt: dateField,
    path: z.string(),
    ...extentFields,
    digest: digestField,
    /** Of the zip, as `release.json` has them; for the reports of later runs. */
    size: z.number().int().positive().exactOptional(),
    files: z.number().int().positive().exactOptional(),
    packages: z
      .array(z.looseObject({ kind: z.string().min(1), location: locationField }))
      .min(1)
      .refine(hasDistinctPlaces, 'a location is listed twice'),
  })
  .refine(hasPlainPaths, PLAIN_PATHS)

const LISTED_TWICE = 'a version is listed twice, or published and removed'

const moduleDocument = z
  .looseObject({
    format,
    address: addressField,
    owner: owner.nullable(),
    versions: z.array(publishedVersion),
    ...markFields,
    transfers: z.array(z.looseObject({ ...transferFields, from: owner.nullable(), to: owner })).default([]),
  })
  .refine(
    ({ versions, removed }) => hasDistinctVersions(versions) && hasDistinctVersions(removed),
    LISTED_TWICE,
  )
  .refine(({ versions, removed }) => hasDistinctVersions([...versions, ...removed]), {
    error: LISTED_TWICE,
    params: { problem: 'VERSION_REUSED' },
  })
  .refine(({ yanks }) => hasDistinctVersions(yanks), 'a version is yanked twice')

function hasDistinctPlaces(packages: readonly { readonly location: string }[]): boolean {
  return new Set(packages.map(({ location }) => location)).size === packages.length
}

function hasDistinctVersions(versions: readonly { readonly version: Version }[]): boolean {
  return new Set(versions.map((listed) => listed.version)).size === versions.length
}

/** Any kind: newer versions write kinds that this one does not know. */
const storedPackage = z.looseObject({
  kind: z.string().min(1),
  location: locationField,
  digest: digestField,
})

const releaseDocument = z
  .looseObject({
    format,
    address: addressField,
    version: versionField,
    tag: z.string().min(1),
    commit: commitField,
    committedAt: dateField,
    repository: z.looseObject({
      url: z.string().refine(isWebUrl, 'must be the https URL of a repository, or empty'),
      id: z.number().int().positive().optional(),
      ownerId: z.number().int().positive().optional(),
    }),
    path: z.string(),
    ...extentFields,
    description: z.string(),
    /** Absent for a commit without a licence file, and in documents of older versions. */
    license: z.looseObject({ file: z.string(), identifier: z.string().exactOptional() }).exactOptional(),
    package: z.looseObject({
      format: z.number().int().positive(),
      digest: digestField,
      size: z.number().int().positive(),
      files: z.number().int().positive(),
      /** Whether the package has exactly the files of the commit; absent where that is not known. */
      equalsTree: z.boolean().optional(),
    }),
    packages: z.array(storedPackage).min(1).refine(hasDistinctPlaces, 'a location is listed twice'),
  })
  .refine(({ path, packageRoot: root }) => root === undefined || root === '' || path.startsWith(`${root}/`), {
    message: 'must be a directory above path',
    path: ['packageRoot'],
  })
  .refine(hasPlainPaths, PLAIN_PATHS)

/** The URL is for Git as well as for browsers and for the API of its host. */
function isWebUrl(text: string): boolean {
  if (text === '') return true
  try {
    const remote = parseGitRemote(text)
    return remote.scheme === 'https' && remote.url === text
  } catch {
    return false
  }
}

const namespaceOwner = z
  .looseObject({
    host: z.string().min(1).exactOptional(),
    ownerId: z.int().positive().exactOptional(),
    /** `github.com/acme/*`: `*` is any part of one name, `**` any path. */
    repositories: z
      .string()
      .regex(/^[\w.:*-]+(\/[\w.*~-]+)+$/, 'must be a host and a path such as github.com/acme/*')
      .exactOptional(),
  })
  .refine(
    ({ host, ownerId, repositories }) =>
      repositories === undefined ? host !== undefined && ownerId !== undefined : ownerId === undefined,
    'needs "host" and "ownerId", or "repositories"',
  )

const HOST = /^(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/

const owners = z.looseObject({ owners: z.array(namespaceOwner) })

const registryDocument = z.looseObject({
  format,
  name: z.string(),
  url: checkedText(parseRegistryUrl).nullable(),
  renderer: z.string(),
  /** Namespaces that lists show as verified. */
  verified: z.array(z.string()).optional(),
  /** The host whose configuration files are in the index. */
  hosting: z.enum(HOSTINGS).exactOptional(),
  /** Whether OpenTofu 1.12 and newer send the registry's token to packages in the index; they verify no checksum then. */
  useRegistryCredentials: z.boolean().exactOptional(),
  /**
   * Where packages may be; every host without it. `ghcr.io`, `registry.acme.dev:5000`, `*.acme.dev` for every host below a domain;
   * `ghcr.io/acme` for what is below a path.
   */
  allowedHosts: z
    .array(
      z
        .string()
        .regex(
          HOST,
          'must be a host such as ghcr.io or *.acme.dev, in lower case, or a host and a path on it',
        ),
    )
    .exactOptional(),
  /** Who may publish into which namespace, or with `*` into those that it does not name; everybody without it. */
  namespaces: z.record(z.string().min(1), owners).exactOptional(),
  /** Who alone may mark, remove and transfer versions, in every namespace; whoever may publish the address without it. */
  marks: owners.exactOptional(),
  /** Older tools refuse the index. */
  minimumTool: versionField.exactOptional(),
})

/** What the documents may say; its own keys are all that a tool of this version reads. */
export const DOCUMENT_SCHEMAS = {
  registry: registryDocument,
  module: moduleDocument,
  release: releaseDocument,
} as const

export type ModuleDocument = KnownKeys<z.output<typeof moduleDocument>>
export type PublishedVersion = KnownKeys<z.output<typeof publishedVersion>>
export type ReleaseDocument = KnownKeys<z.output<typeof releaseDocument>>
export type RegistryDocument = Omit<KnownKeys<z.output<typeof registryDocument>>, 'namespaces' | 'marks'> &
  Pick<RegistryPolicy, 'namespaces' | 'marks'>

export type StoredPackage = KnownKeys<z.output<typeof storedPackage>>
export type Owner = KnownKeys<z.output<typeof owner>>

/** Reads `registry.json`. Throws INDEX_INVALID where it is not valid, has a newer format, or wants a newer tool than this one. */
export function parseRegistryDocument(path: string, bytes: Uint8Array): RegistryDocument {
  refuseOlderTool(path, bytes)
  return parseDocument(registryDocument, path, bytes)
}

/** Before anything else of the document is looked at: the rest of it may be what this version does not know. */
function refuseOlderTool(path: string, bytes: Uint8Array): void {
  const wanted = parseJson(z.looseObject({ minimumTool: z.string() }), bytes)?.minimumTool ?? ''
  if (!isVersion(wanted) || !isVersion(VERSION) || compareVersions(wanted, VERSION) <= 0) return
  throw new InvalidDocument(
    'TOOL_TOO_OLD',
    `${quote(path)} says that this index needs module-registry ${wanted} or newer; this is ${VERSION}`,
    `use module-registry ${wanted} or newer for this index`,
  )
}

/** Reads `module.json`: the versions and the owner of a module. Throws INDEX_INVALID, also for that of another module. */
export function parseModuleDocument(path: string, bytes: Uint8Array): ModuleDocument {
  const document = parseDocument(moduleDocument, path, bytes)
  refuseWrongPath(path, modulePath(document.address, 'module.json'))
  return document
}

/** Lists of marks are left out where they are empty. */
export function formatModuleDocument(document: ModuleDocument): string {
  const { yanks, deprecations, removed, transfers, ...rest } = document
  const marks = {
    yanks: byVersion(yanks),
    deprecations: deprecations.toSorted((a, b) => compareText(rangeKey(a), rangeKey(b))),
    removed: byVersion(removed),
    transfers: transfers.toSorted((a, b) => compareText(a.date, b.date)),
  }
  return canonicalJson({
    ...rest,
    address: formatModuleAddress(document.address),
    versions: byVersion(document.versions),
    ...Object.fromEntries(Object.entries(marks).filter(([, list]) => list.length > 0)),
  })
}

/** Highest first. */
function byVersion<T extends { readonly version: Version }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => compareVersions(b.version, a.version))
}

function rangeKey({ versions = '', date }: ModuleDocument['deprecations'][number]): string {
  return `${versions}\n${date}`
}

function compareText(a: string, b: string): number {
  return Number(a > b) - Number(a < b)
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

/** The versions that no client shall be led to: the yanked and the removed ones. */
export function withdrawnVersions({ yanks, removed }: ModuleDocument): Set<Version> {
  return new Set([...yanks, ...removed].map(({ version }) => version))
}

/** Reads a document of the index. Throws INDEX_INVALID where it is not JSON, does not fit the schema, or has a newer format. */
export function parseDocument<T extends z.ZodType>(schema: T, path: string, bytes: Uint8Array): z.output<T> {
  const value = jsonIn(path, bytes)
  const newer = newerDocument.safeParse(value)
  if (newer.success) {
    throw new InvalidDocument(
      'FORMAT_NEWER',
      `${quote(path)} has format ${newer.data.format}, newer than format ${INDEX_FORMAT}, which this version knows`,
      'use a newer version of module-registry for this index',
    )
  }
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const [issue] = issues
  const where = issue === undefined || issue.path.length === 0 ? '' : ` at ${issue.path.join('.')}`
  const problems = issues.map(problemOf)
  const problem = (['LOCATION_FOREIGN', 'VERSION_REUSED'] as const).find((each) => problems.includes(each))
  throw invalid(
    path,
    `is not valid${where}: ${issue === undefined ? 'unknown' : problemOfIssue(issue)}`,
    problem,
  )
}

/** A form of location that is none of the allowed ones, or a version that is removed and published. */
function problemOf(issue: z.core.$ZodIssue): unknown {
  const { error, problem } = (issue.code === 'custom' && issue.params) || {}
  return error instanceof RegistryError && issue.path.at(-1) === 'location' ? 'LOCATION_FOREIGN' : problem
}

function jsonIn(path: string, bytes: Uint8Array): unknown {
  let text: string
  let value: unknown
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    value = readJson(text)
  } catch (error) {
    const isDeep = error instanceof Error && error.message.startsWith('is more than')
    throw invalid(path, isDeep ? error.message : 'is not JSON')
  }
  const loss = lossIn(text)
  if (loss !== undefined) throw invalid(path, loss)
  return value
}

/** A document that was copied to the path of another must not be used there. */
function refuseWrongPath(path: string, own: string): void {
  if (path === own) return
  throw new InvalidDocument(
    'DOCUMENT_MISPLACED',
    `${quote(path)} in the index is the document of ${quote(own)}`,
    `move the folder to ${own.slice(0, own.lastIndexOf('/'))}, or restore the file from the history of the index`,
  )
}

function invalid(
  path: string,
  what: string,
  problem: InvalidDocument['problem'] = 'DOCUMENT_INVALID',
): InvalidDocument {
  return new InvalidDocument(
    problem,
    `${quote(path)} in the index ${what}`,
    'nothing was written; restore the file from the history of the index, or point --index at an index made by `module-registry init`',
  )
}
