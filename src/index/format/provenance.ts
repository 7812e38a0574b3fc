import { z } from 'zod'
import { parseJson } from '../../base/schema.ts'
import type { ReleaseDocument } from './documents.ts'

/** Provenance as GitHub stores it. Signatures are not verified here: `gh attestation verify` does. https://slsa.dev/spec/v1.0/provenance */

const source = z.looseObject({
  uri: z.string(),
  digest: z.looseObject({ gitCommit: z.string() }).partial().optional(),
})

const statement = z.looseObject({
  subject: z.array(z.looseObject({ digest: z.looseObject({ sha256: z.string() }) })),
  predicate: z.looseObject({
    buildDefinition: z.looseObject({ resolvedDependencies: z.array(source) }),
  }),
})

const bundle = z.looseObject({ dsseEnvelope: z.looseObject({ payload: z.string() }) })

/** What a stored bundle states; undefined for one that cannot be read. */
export function statementIn(stored: unknown): unknown {
  const payload = bundle.safeParse(stored).data?.dsseEnvelope.payload
  return payload === undefined ? undefined : parseJson(z.unknown(), Buffer.from(payload, 'base64'))
}

/** Whether one of the statements says that the package was made from the tag and the commit of the release, in its repository. */
export function isAttested(
  statements: readonly unknown[],
  release: Pick<ReleaseDocument, 'tag' | 'commit'> & {
    readonly repository: Pick<ReleaseDocument['repository'], 'url'>
    readonly package: Pick<ReleaseDocument['package'], 'digest'>
  },
): boolean {
  const { repository, tag, commit } = release
  const hex = release.package.digest.replace('sha256:', '')
  const expected = `git+${repository.url}@refs/tags/${tag}`.toLowerCase()
  return statements.some((each) => {
    const { data } = statement.safeParse(each)
    if (!data?.subject.some(({ digest }) => digest.sha256 === hex)) return false
    return data.predicate.buildDefinition.resolvedDependencies.some(
      ({ uri, digest }) => uri.toLowerCase() === expected && digest?.gitCommit === commit,
    )
  })
}
