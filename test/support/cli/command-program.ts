import type { Command } from 'commander'
import { program } from '../../../src/cli/program.ts'

/** The program of the command line with all its commands, none of which runs: what parses here has flags and arguments that exist. */
export async function commandProgram(): Promise<Command> {
  if (program.commands.length === 0) {
    const { argv, exitCode } = process
    program.configureOutput({ writeOut: () => {} })
    // The entry adds the commands, and parses the arguments of the process.
    process.argv = [...argv.slice(0, 2), '--version']
    await import('../../../src/cli/index.ts')
    process.argv = argv
    process.exitCode = exitCode
    for (const each of program.commands) each.action(() => {})
  }
  return program
}

/** The names of all commands, as `--help` lists them. */
export async function commandNames(): Promise<string[]> {
  return (await commandProgram()).commands.map((each) => each.name())
}
