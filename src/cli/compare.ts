import { statSync } from 'node:fs'
import { readModuleDirectory } from '../adapters/filesystem/module-directory.ts'
import { quote, RegistryError } from '../base/error.ts'
import { parseOptions } from '../base/schema.ts'
import {
  type Comparison,
  compareInterfacesOf,
  compareModules,
  requireConfiguration,
  type Side,
} from '../check/compare-modules.ts'
import { readPublishedInterface } from '../check/published-interface.ts'
import { indexTarget, openIndex } from '../composition/index-store.ts'
import { type OpenModuleRepository, openModuleRepository } from '../composition/modules.ts'
import { openRegistryFiles } from '../composition/registry-files.ts'
import type { Runtime } from '../composition/runtime.ts'
import { formatChanges, type Severities } from '../interface/diff/change.ts'
import { parseModuleAddress } from '../module/module-address.ts'
import { selectionOptions } from '../publish/config.ts'
import { type CommandOutcome, type CommonFlags, UsageError } from './command.ts'
import { indexToken } from './tokens.ts'

export interface CompareFlags extends CommonFlags {
  readonly sides: readonly string[]
  readonly repository: string
  readonly registry?: string
  readonly severities?: string
}

/**
 * `compare`: says how the interface of a module changed between two tags or directories, or between two published versions. Throws as
 * {@link compareModules} and {@link readPublishedInterface}.
 */
export async function compareCommand(flags: CompareFlags, runtime: Runtime): Promise<CommandOutcome> {
  const { sides, index, registry } = flags
  const isPublished = index !== undefined || registry !== undefined
  if (index !== undefined && registry !== undefined)
    throw new UsageError('--index and --registry name two places', 'leave one of them out')
  if (sides.length !== (isPublished ? 3 : 2)) throw countError(sides, isPublished)
  const { severities } = parseOptions(
    selectionOptions,
    { severities: flags.severities },
    (name) => `--${name}`,
  )
  const comparison = isPublished
    ? await comparePublished(flags, severities, runtime)
    : await compareSources(flags, severities, runtime)
  const lines = [...formatChanges(comparison.changes), `bump      ${comparison.bump}`]
  return { json: comparison, text: lines.join('\n') }
}

function countError(sides: readonly string[], isPublished: boolean): UsageError {
  const named = sides.map(quote).join(', ')
  return isPublished
    ? new UsageError(
        `with --index or --registry compare takes an address and two versions, not ${named}`,
        'write compare acme/vpc/aws 1.2.0 2.0.0 --index …',
      )
    : new UsageError(
        `compare takes two tags or directories, not ${named}`,
        'write compare v1.2.0 v2.0.0; of published versions: compare acme/vpc/aws 1.2.0 2.0.0 --index …',
      )
}

async function comparePublished(
  { sides, index, registry = '' }: CompareFlags,
  severities: Severities | undefined,
  runtime: Runtime,
): Promise<Comparison> {
  const [text = '', base = '', head = ''] = sides
  const address = parseModuleAddress(text)
  const opened =
    index === undefined ? await openRegistryFiles(runtime, registry) : await openIndexFiles(runtime, index)
  try {
    const from = { where: index ?? registry, read: opened.read }
    const sides = {
      base: await readPublishedInterface(address, base, from),
      head: await readPublishedInterface(address, head, from),
    }
    for (const side of Object.values(sides)) requireConfiguration(side, 'name another version')
    return compareInterfacesOf(sides, severities, runtime.log)
  } finally {
    await opened.close()
  }
}

async function openIndexFiles(runtime: Runtime, target: string) {
  const { index, close } = await openIndex(runtime, {
    target: indexTarget(target),
    token: indexToken(runtime.environment),
    reading: 'paths',
  })
  const snapshot = await index.open()
  if (!snapshot.exists) {
    await close()
    throw new RegistryError(
      'NOT_FOUND',
      `there is no index at ${quote(target)}`,
      'name an index that has versions',
    )
  }
  return { read: (paths: readonly string[]) => snapshot.read(paths), close }
}

async function compareSources(
  flags: CompareFlags,
  severities: Severities | undefined,
  runtime: Runtime,
): Promise<Comparison> {
  const [base = '', head = ''] = flags.sides
  let repository: Promise<OpenModuleRepository> | undefined
  const openOnce = () => {
    repository ??= openModuleRepository(runtime, flags.repository)
    return repository
  }
  try {
    const sides = { base: await sideOf(base), head: await sideOf(head) }
    return await compareModules(sides, { repository: openOnce, severities, log: runtime.log })
  } finally {
    await (await repository)?.close()
  }
}

/** A directory that exists wins over a tag of its name. */
async function sideOf(text: string): Promise<Side> {
  const isDirectory = statSync(text, { throwIfNoEntry: false })?.isDirectory() ?? false
  if (!isDirectory) return text
  return { name: `the directory ${quote(text)}`, moduleInterface: await readModuleDirectory(text) }
}
