import type { Command } from 'commander'
import { program } from '../../../src/cli/program.ts'
import { loadCommandLine } from './in-process.ts'

/** The program with all its commands, none of which runs from now on: what parses here has flags and arguments that exist. */
export async function commandProgram(): Promise<Command> {
  await loadCommandLine()
  program.configureOutput({ writeOut: () => {} })
  for (const each of program.commands) each.action(() => {})
  return program
}

/** The names of all commands, as `--help` lists them. */
export async function commandNames(): Promise<string[]> {
  await loadCommandLine()
  return program.commands.map((each) => each.name())
}
