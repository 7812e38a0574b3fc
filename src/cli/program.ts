import { readFileSync } from 'node:fs'
import { Command, CommanderError, Help, InvalidArgumentError, type Option } from 'commander'
import { VERSION } from '../base/tool-version.ts'
import type { Runtime } from '../composition/runtime.ts'
import { type CommandOutcome, type CommonFlags, printUsageError, runCommand, UsageError } from './command.ts'

/** The program: its help, and how a command is added to it. */

export const program = new Command('module-registry')
  .description(
    'Turns Git repositories of Terraform/OpenTofu modules into a static module registry. There is no server to run.',
  )
  .version(VERSION)
  // `check --version X` does not print the version of this program.
  .enablePositionalOptions()
  .exitOverride()
  .configureOutput({ outputError: () => {} })
  // The flags that every command takes come last.
  .configureHelp({
    groupItems(...items) {
      const groups = new Help().groupItems(...items)
      const common = groups.get('Options:')
      if (common !== undefined && groups.delete('Options:')) groups.set('Options:', common)
      return groups
    },
  })
  .hook('preAction', (_, self) => requireFlags(self))
  .addHelpText(
    'after',
    `
A registry in three commands:
  module-registry init    --index ./registry
  module-registry publish --index ./registry --tag v1.2.3 --repository ../terraform-aws-vpc
  module-registry serve   --index ./registry

MODULE_REGISTRY_INDEX is the index of commands without --index, else the working directory, if it is one.
MODULE_REGISTRY_TOKEN is the token for an index on a Git host; without it your own Git credentials are used.
MODULE_REGISTRY_USER is the user name that goes with it, where the host wants another than it is given.
Exit codes: 0 done, 1 refused or failed, 2 wrong flags.`,
  )

export const INDEX_FLAG = '--index <target>'
export const INDEX_HELP =
  'a Git remote (https://…, ssh://…, git@host:path, file://…, path/to/bare.git) with an optional #branch, or a directory'

export const REPOSITORY_FLAG = '--repository <dir>'
export const ENDPOINT_HELP = 'server of the object store, if it is not AWS (default: AWS_ENDPOINT_URL_S3)'
export const ADDRESSING_HELP =
  'where URLs have the bucket: path, or virtual for the name of the host; auto (default): path with an endpoint'
export const REGION_HELP = 'region of the bucket (default: AWS_REGION, else us-east-1)'

interface CommandSettings<Flags> {
  readonly description: string
  readonly examples: readonly string[]
  readonly load: () => Promise<(flags: Flags, runtime: Runtime) => Promise<CommandOutcome>>
}

/** Adds a command to the program, with its help and the flags that every command takes. */
export function command<Flags extends CommonFlags>(
  name: string,
  { description, examples, load }: CommandSettings<Flags>,
): Command {
  const lines = examples.map((example) => `  module-registry ${name} ${example}`.trimEnd())
  return program
    .command(name)
    .description(description)
    .addHelpText('after', `\n${lines.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`)
    .option('--json', 'print one JSON document on stdout')
    .option('-q, --quiet', 'no progress on stderr')
    .option('-v, --verbose', 'show the git commands that are run')
    .action(async (...values: unknown[]) => {
      // Commander passes the arguments, then the flags, then the command itself.
      const self = values.at(-1) as Command
      const named = self.registeredArguments.map((argument, at) => [argument.name(), values[at]])
      const flags: Flags = { ...self.opts<Flags>(), ...Object.fromEntries(named) }
      return runCommand(flags, async (runtime) => (await load())(flags, runtime))
    })
}

/** The index of a command without `--index`: that of the variable, else the working directory where it is one. */
function defaultIndex(): Pick<CommonFlags, 'index' | 'indexFrom'> | undefined {
  const index = process.env['MODULE_REGISTRY_INDEX'] ?? ''
  if (index !== '') return { index, indexFrom: 'MODULE_REGISTRY_INDEX' }
  try {
    const registry: unknown = JSON.parse(readFileSync('registry.json', 'utf8'))
    const isIndex = typeof registry === 'object' && registry !== null && 'format' in registry
    return isIndex ? { index: '.', indexFrom: 'the working directory' } : undefined
  } catch {
    return undefined
  }
}

/** Flags that a command cannot do without. Commander itself would name one before a flag that it does not know. */
const requiredFlags = new Set<Option>()

/** Throws UsageError. */
function requireFlags(self: Command): void {
  for (const option of self.options) {
    const name = option.attributeName()
    if (!requiredFlags.has(option) || self.getOptionValue(name) !== undefined) continue
    const message = `required option '${option.flags}' not specified`
    if (option.flags !== INDEX_FLAG)
      throw new UsageError(message, `run module-registry ${self.name()} --help`)
    const found = defaultIndex()
    if (found === undefined)
      throw new UsageError(
        `${message}, MODULE_REGISTRY_INDEX is not set, and the working directory is no index`,
        'name the index: --index ./registry, or export MODULE_REGISTRY_INDEX=./registry',
      )
    for (const [key, value] of Object.entries(found)) self.setOptionValue(key, value)
  }
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
  }
}

/** Runs the command that the arguments name, or says what is wrong with them, and sets the exit code. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  for (const option of program.commands.flatMap(({ options }) => options)) {
    if (!option.mandatory) continue
    requiredFlags.add(option.makeOptionMandatory(false))
  }
  try {
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError || error instanceof UsageError)) throw error
    // Without a command, commander has printed the help on stderr.
    const isHelp = 'exitCode' in error && (error.exitCode === 0 || error.code === 'commander.help')
    const command = program.commands.find((each) => each.name() === args[0])?.name()
    if (!isHelp) printUsageError(error, { command, isJson: args.includes('--json') })
    process.exitCode = 'exitCode' in error && error.exitCode === 0 ? 0 : 2
  }
}
