import { z } from 'zod'
import { parseJson, problemOfIssue } from '../../base/schema.ts'
import { parseRegistryDocument, type RegistryDocument } from '../format/documents.ts'
import { registryIn } from '../format/index-files.ts'
import { REGISTRY_PATH } from '../format/paths.ts'
import type { IndexContents } from '../ports.ts'
import { FolderFiles } from './folder-files.ts'
import { PROBLEM_KINDS, type Problem, type ProblemCode } from './problem.ts'

interface WalkedRegistry {
  /** Undefined where it cannot be read: then nothing else can be checked. */
  readonly registry: RegistryDocument | undefined
  readonly problems: readonly Problem[]
  /** Why its owner accepts a problem; undefined where it counts. */
  readonly acceptedReason: (problem: Pick<Problem, 'code' | 'address' | 'version'>) => string | undefined
}

/** Problems that the owner of a registry has looked at, and accepts. Whoever rewrote the history has written `registry.json`, too. */
const suppression = z.strictObject({
  code: z
    .enum(Object.keys(PROBLEM_KINDS) as ProblemCode[])
    .exclude(['HISTORY_REWRITTEN', 'HISTORY_ROLLED_BACK']),
  /** `ns/name/system`, the same with `@version`, or `""` for the index itself. */
  address: z.string(),
  reason: z.string().min(1),
})

/** Throws INDEX_INVALID where there is no `registry.json`: then this is no index. */
export async function walkRegistry(
  contents: Pick<IndexContents, 'read' | 'stream'>,
): Promise<WalkedRegistry> {
  const files = new FolderFiles(contents, [{ path: REGISTRY_PATH, isSpecial: false }])
  const read = await files.read([REGISTRY_PATH])
  const registry = await files.parse(REGISTRY_PATH, (bytes) => parseRegistryDocument(REGISTRY_PATH, bytes))
  const bytes = read.get(REGISTRY_PATH)
  if (bytes === undefined && files.damage.length === 0) registryIn(read)
  const written = registry && bytes && parseJson(z.looseObject({}), bytes)?.['suppressions']
  const entries =
    written === undefined
      ? []
      : [written].flat().map((each) => suppression.safeParse(each, { reportInput: true }))
  const invalid = entries.flatMap(({ error }, at): Problem[] => {
    const [issue] = error?.issues ?? []
    if (issue === undefined) return []
    const where = [at, ...issue.path].join('.')
    const message = `suppressions.${where} of ${REGISTRY_PATH} is not valid: ${problemOfIssue(issue)}`
    return [files.problem('SUPPRESSION_INVALID', message, REGISTRY_PATH)]
  })
  const accepted = entries.flatMap(({ data }) => data ?? [])
  return {
    registry,
    problems: [...files.damage, ...invalid],
    acceptedReason: ({ code, address, version }) =>
      accepted.find(
        (each) => each.code === code && [address ?? '', `${address ?? ''}@${version}`].includes(each.address),
      )?.reason,
  }
}
