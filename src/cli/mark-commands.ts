import type { Command } from 'commander'
import type { MarkDecision } from '../lifecycle/marked-module.ts'
import type { MarkFlags } from './mark.ts'
import { command, INDEX_FLAG, INDEX_HELP } from './program.ts'
import type { RemoveFlags } from './remove.ts'
import type { TransferFlags } from './transfer.ts'

const CLAIM_FLAG = '--repository <dir>'
const CLAIM_HELP =
  'clone of the repository in whose name this runs (default: the repository of the workflow, if any)'

interface MarkCommand {
  readonly action: MarkDecision['action']
  readonly description: string
  /** The argument: required, or optional for what may be about a whole module. */
  readonly versions: '<versions>' | '[versions]'
  readonly example: string
}

const YANK: MarkCommand = {
  action: 'yank',
  description: 'take versions out of what clients can choose; their packages stay',
  versions: '<versions>',
  example: 'acme/vpc/aws 1.2.3 --index ./registry --reason "deletes the state bucket"',
}

const RESTORE: MarkCommand = {
  action: 'restore',
  description: 'take back the yank of versions',
  versions: '<versions>',
  example: 'acme/vpc/aws 1.2.3 --index ./registry',
}

const DEPRECATE: MarkCommand = {
  action: 'deprecate',
  description: 'warn consumers of versions, or of the whole module; all stay listed',
  versions: '[versions]',
  example:
    'acme/vpc/aws "< 2.0.0" --index ./registry --reason "no longer maintained" --replacement acme/network/aws',
}

const UNDEPRECATE: MarkCommand = {
  action: 'undeprecate',
  description: 'take back a deprecation',
  versions: '[versions]',
  example: 'acme/vpc/aws "< 2.0.0" --index ./registry',
}

/** Adds `yank`, `restore`, `deprecate`, `undeprecate`, `remove` and `transfer` to the program. */
export function addMarkCommands(): void {
  addReason(addCommand(YANK))
  addCommand(RESTORE)
  addReason(addCommand(DEPRECATE))
  addCommand(UNDEPRECATE)
  addRemove()
  addTransfer()
}

function addCommand({ action, description, versions, example }: MarkCommand): Command {
  return command<MarkFlags>(action, {
    description,
    examples: [example],
    load: async () => {
      const { markCommand } = await import('./mark.ts')
      return (flags, runtime) => markCommand(action, flags, runtime)
    },
  })
    .argument('<address>', 'module address: namespace/name/system')
    .argument(versions, 'a version, or a constraint in quotes, such as "< 2.0.0"')
    .requiredOption(INDEX_FLAG, INDEX_HELP)
    .option(CLAIM_FLAG, CLAIM_HELP)
    .option('--dry-run', 'print what clients would see; write nothing')
}

/** Adds `remove`. */
function addRemove(): void {
  command<RemoveFlags>('remove', {
    description: 'delete the files and packages of a version for good; its number is never used again',
    examples: [
      'acme/vpc/aws 1.2.3 --index ./registry --reason "contains a private key" --dry-run',
      'acme/vpc/aws 1.2.3 --index ./registry --reason "contains a private key" --yes',
    ],
    load: async () => (await import('./remove.ts')).removeCommand,
  })
    .argument('<address>', 'module address: namespace/name/system')
    .argument('<version>', 'one version')
    .requiredOption(INDEX_FLAG, INDEX_HELP)
    .requiredOption('--reason <text>', 'why; it stays in the index for ever, so it repeats no secret')
    .option(CLAIM_FLAG, CLAIM_HELP)
    .option('--yes', 'do not ask; without it a terminal asks for the version')
    .option('--dry-run', 'print what would be deleted; delete nothing')
}

/** Adds `transfer`. */
function addTransfer(): void {
  command<TransferFlags>('transfer', {
    description: 'give addresses to another repository, which publishes them from then on',
    examples: [
      'acme/vpc/aws --to acme/terraform-aws-network --index ./registry',
      "'acme/*/aws' --to '{owner}/{repository}' --host github.com --index ./registry --dry-run",
    ],
    load: async () => (await import('./transfer.ts')).transferCommand,
  })
    .argument('<address>', 'module address, or a pattern in quotes, such as "acme/*/aws"')
    .requiredOption(INDEX_FLAG, INDEX_HELP)
    .requiredOption(
      '--to <owner/name>',
      'the new repository; {namespace}, {name}, {system}, {owner} and {repository} are filled in for each module',
    )
    .option('--host <host>', 'its host (default: that of the owner before)')
    .option('--reason <text>', 'why; it stays in the index')
    .option(CLAIM_FLAG, CLAIM_HELP)
    .option('--dry-run', 'print who would own what; write nothing')
}

/** The flags of a command that adds a mark. */
function addReason(marking: Command): void {
  marking
    .requiredOption('--reason <text>', 'why; consumers read it')
    .option('--link <url>', 'where consumers read more')
    .option(
      '--replacement <address>',
      'what to use instead: namespace/name/system, or the same with @version',
    )
    .option('--allow-latest', 'mark the latest version too')
}
