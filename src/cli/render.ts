import { InterfaceReader } from '../adapters/hcl/interface-reader.ts'
import { indexTarget, openIndex } from '../composition/index-store.ts'
import type { Runtime } from '../composition/runtime.ts'
import { render } from '../index/plan/render.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'
import { indexToken } from './tokens.ts'

export async function renderCommand(
  flags: CommonFlags & { readonly index: string },
  runtime: Runtime,
): Promise<CommandOutcome> {
  const token = indexToken(runtime.environment)
  const openedIndex = await openIndex(runtime, {
    target: indexTarget(flags.index),
    token,
    reading: 'all',
  })
  try {
    const report = await render({ ...openedIndex, packages: new InterfaceReader() })
    const counts = `${report.modules} modules, ${report.versions} versions, ${report.index.changed.length} files changed`
    return { json: report, text: `${report.status.padEnd(9)} ${counts}` }
  } finally {
    await openedIndex.close()
  }
}
