import { InterfaceReader } from '../adapters/hcl/interface-reader.ts'
import { quote, type Refusal, shortList } from '../base/error.ts'
import { indexTarget, openIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { type RenderOptions, type RenderReport, render } from '../index/plan/render.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { indexToken } from './tokens.ts'

export interface RenderFlags extends CommonFlags {
  readonly index: string
  readonly check?: boolean
}

export async function renderCommand(
  { index, check = false }: RenderFlags,
  runtime: Runtime,
): Promise<CommandOutcome> {
  const report = await renderIndex(index, { check }, runtime)
  const counts = `${report.modules} modules, ${report.versions} versions, ${report.index.changed.length} files ${check ? 'would change' : 'changed'}`
  const refused = report.refused.map(({ error }) => error)
  const stale = report.status === 'planned' ? [staleIndex(report.index.changed)] : []
  const refusals = [...refused, ...stale]
  return { json: report, text: `${report.status.padEnd(9)} ${counts}`, refusals }
}

/** Renders the index that `--index` names. Throws as {@link render}. */
export async function renderIndex(
  index: string,
  options: RenderOptions,
  runtime: Runtime,
): Promise<RenderReport> {
  const token = indexToken(runtime.environment)
  const today = new Date().toISOString().slice(0, 10)
  const openedIndex = await openIndex(runtime, { target: indexTarget(index), token, reading: 'history' })
  try {
    return await render({ ...openedIndex, packages: new InterfaceReader() }, { ...options, today })
  } finally {
    await openedIndex.close()
  }
}

function staleIndex(paths: readonly string[]): Refusal {
  return {
    code: 'INDEX_INVALID',
    message: `${paths.length} files of the index are not what render makes: ${shortList(paths.map(quote)).join(', ')}`,
    hint: 'find out who changed them (module-registry verify --index …), then make them again: module-registry render --index …',
  }
}
