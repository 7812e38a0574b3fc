import { Command, InvalidArgumentError } from 'commander'
import { VERSION } from '../base/tool-version.ts'
import type { Runtime } from '../composition/module-repository.ts'
import { type CommandOutcome, type CommonFlags, runCommand } from './command.ts'

/** The program, and how a command becomes part of it. */

export const program = new Command('module-registry')
  .description(
    'Turns Git repositories of Terraform/OpenTofu modules into a module registry with nothing to run.',
  )
  .version(VERSION)
  // `check --version X` is no question for the version of this program.
  .enablePositionalOptions()
  .exitOverride()
  .configureOutput({ outputError: () => {} })
  .addHelpText(
    'after',
    `
A registry in three commands:
  module-registry init    --index ./registry --url https://modules.example.com
  module-registry publish --index ./registry --tag v1.2.3 --repository ../terraform-aws-vpc
  module-registry serve   --index ./registry

MODULE_REGISTRY_TOKEN is the token for an index on a Git host; without it your own Git credentials are used.
Exit codes: 0 done, 1 refused or failed, 2 wrong flags.`,
  )

type Work<Flags> = (flags: Flags, runtime: Runtime) => Promise<CommandOutcome>

/** A command whose code is loaded when it runs. */
export function command<Flags extends CommonFlags>(
  name: string,
  { description, examples }: { readonly description: string; readonly examples: readonly string[] },
  load: () => Promise<Work<Flags>>,
): Command {
  const lines = examples.map((example) => `  module-registry ${name} ${example}`)
  return program
    .command(name)
    .description(description)
    .addHelpText('after', `\n${lines.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`)
    .option('--json', 'print one JSON document on stdout')
    .option('--quiet', 'no progress on stderr')
    .option('--verbose', 'show the git commands that are run')
    .action(async (...given: unknown[]) => {
      // The arguments by their names come before the flags and the command itself.
      const self = given.at(-1) as Command
      const named = self.registeredArguments.map((argument, at) => [argument.name(), given[at]])
      const flags: Flags = { ...self.opts<Flags>(), ...Object.fromEntries(named) }
      return runCommand(flags, async (runtime) => (await load())(flags, runtime))
    })
}

/** A flag that may be given several times. */
export function collect(value: string, previous: readonly string[] = []): string[] {
  return [...previous, value]
}

/** A client of the registry; may be given several times. */
export function collectClient(value: string, previous: readonly string[] = []): string[] {
  if (value === 'terraform' || value === 'opentofu') return [...previous, value]
  throw new InvalidArgumentError('It must be terraform or opentofu.')
}

export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
    if (number >= least && number <= most) return number
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`)
  }
}
