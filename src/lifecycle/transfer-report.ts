import { visible } from '../base/error.ts'
import type { Owner } from '../index/format/documents.ts'

export interface TransferredModule {
  /** `namespace/name/system` */
  readonly address: string
  readonly status: 'transferred' | 'unchanged' | 'planned'
  /** Null where nobody owned it. */
  readonly from: Owner | null
  readonly to: Owner
}

/** What `--json` prints. */
export interface TransferReport {
  readonly status: 'transferred' | 'unchanged' | 'planned'
  readonly modules: readonly TransferredModule[]
  readonly index: { readonly commit: string | null; readonly changed: readonly string[] }
}

/** The report as text for people: a line for each module. */
export function formatTransferReport({ modules }: TransferReport): string {
  const width = (text: (module: TransferredModule) => string) =>
    Math.max(...modules.map((module) => text(module).length))
  const address = (module: TransferredModule) => module.address
  const from = (module: TransferredModule) => nameOf(module.from)
  return modules
    .map((module) => {
      const cells = [module.address.padEnd(width(address)), nameOf(module.from).padEnd(width(from))]
      const arrow = module.status === 'unchanged' ? [] : ['->', nameOf(module.to)]
      return [module.status.padEnd(11), ...cells, ...arrow].join(' ').trimEnd()
    })
    .join('\n')
}

function nameOf(owner: Owner | null): string {
  if (owner === null) return 'nobody'
  const id = owner.repositoryId === undefined ? '' : ` (id ${owner.repositoryId})`
  return visible(`${owner.host}/${owner.repository}${id}`)
}
