import { InterfaceReader } from '../adapters/hcl/interface-reader.ts'
import { assembleIndex, indexTarget } from '../composition/index-store.ts'
import type { Runtime } from '../composition/modules.ts'
import { render } from '../index/plan/render.ts'
import type { CommandOutcome, CommonFlags } from './command.ts'

export async function renderCommand(
  flags: CommonFlags & { readonly index: string },
  runtime: Runtime,
): Promise<CommandOutcome> {
  const token = runtime.environment['MODULE_REGISTRY_TOKEN']
  const opened = await assembleIndex(runtime, {
    target: indexTarget(flags.index),
    token,
    reading: 'all',
  })
  try {
    const report = await render({ ...opened, packages: new InterfaceReader() })
    const counts = `${report.modules} modules, ${report.versions} versions, ${report.index.changed.length} files changed`
    return { json: report, text: `${report.status.padEnd(9)} ${counts}` }
  } finally {
    await opened.close()
  }
}
