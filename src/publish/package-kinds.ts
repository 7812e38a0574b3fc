import { z } from 'zod'
import { checkedText } from '../base/schema.ts'
import { ADDRESSING, parseBucketUrl } from '../index/format/bucket.ts'
import { parseRegistryUrl } from '../index/format/registry-url.ts'
import { parseOciRepository } from '../oci/oci-repository.ts'

/**
 * The kinds of package storage that this version writes, each with its options as flags, inputs and `.module-registry.yml`
 * spell them. A kind that is added here needs a line in src/composition/package-stores.ts and package-places.ts; nothing compiles before.
 */
const STORE_OPTIONS = {
  index: {},
  git: {
    'git-ref': z
      .enum(['commit', 'tag'])
      .optional()
      .describe(
        'What the location of a git package names: the commit (default), or the tag, which can move.',
      ),
    'source-url': z
      .string()
      .min(1)
      .optional()
      .describe('Clone URL in the location of a git package, used verbatim; default: the origin as https.'),
  },
  release: {},
  oci: {
    'oci-repository': checkedText(parseOciRepository)
      .optional()
      .describe('Where oci packages are pushed to, as HOST/PATH: one repository for each module.'),
    'oci-tags': z
      .enum(['all', 'version'])
      .optional()
      .describe('all (default): 1.2.3, and 1.2, 1 and latest for the highest release; version: 1.2.3 alone.'),
  },
  s3: {
    'package-url': checkedText((text) => parseBucketUrl(text, '--package-endpoint'))
      .optional()
      .describe('Where s3 packages are stored, as s3://BUCKET or s3://BUCKET/PREFIX.'),
    'package-public-url': checkedText(parseRegistryUrl)
      .optional()
      .describe(
        'https URL under which clients read what package-url holds; default: the bucket, with AWS credentials.',
      ),
    'package-endpoint': checkedText(parseRegistryUrl)
      .optional()
      .describe('Server of the object store of package-url, if it is not AWS.'),
    'package-region': z
      .string()
      .regex(/^[a-z0-9-]{1,32}$/)
      .optional()
      .describe('Region of the bucket of package-url; default: AWS_REGION, else us-east-1.'),
    'package-addressing': z
      .enum(ADDRESSING)
      .optional()
      .describe(
        'Where URLs have the bucket of package-url: path, or virtual for the name of the host; default: auto.',
      ),
  },
}

export type PackageKind = keyof typeof STORE_OPTIONS

/** In the order in which messages name them. */
export const PACKAGE_KINDS = Object.keys(STORE_OPTIONS) as readonly PackageKind[]

/** The options of one release for the store of each kind. */
export type StoreOptions = {
  readonly [Kind in PackageKind]: z.output<z.ZodObject<(typeof STORE_OPTIONS)[Kind]>>
}

/** The options of all kinds beside each other, as a flag, an input or a config file gives them. */
export const storeOptionShapes = {
  ...STORE_OPTIONS.index,
  ...STORE_OPTIONS.git,
  ...STORE_OPTIONS.release,
  ...STORE_OPTIONS.oci,
  ...STORE_OPTIONS.s3,
}

/** The options that each module of a repository may have for itself. */
export const moduleStoreOptionShapes = { 'oci-repository': STORE_OPTIONS.oci['oci-repository'] }

/** Sorts options by kind. Where several sources name an option, the first of them wins. */
export function storeOptionsFrom(sources: readonly Readonly<Record<string, unknown>>[]): StoreOptions {
  const optionsOf = (kind: PackageKind) =>
    Object.keys(STORE_OPTIONS[kind]).flatMap((name) => {
      const value = sources.map((source) => source[name]).find((each) => each !== undefined)
      return value === undefined ? [] : [[name, value] as const]
    })
  // Each value has been parsed by the schema of its own name.
  return Object.fromEntries(
    PACKAGE_KINDS.map((kind) => [kind, Object.fromEntries(optionsOf(kind))]),
  ) as StoreOptions
}

/** The kinds of storage for packages without a configured kind. */
export interface DefaultKinds {
  readonly kinds: readonly PackageKind[]
  /** For packages that would make the index repository heavy. */
  readonly large?: { readonly aboveBytes: number; readonly kinds: readonly PackageKind[] }
}
