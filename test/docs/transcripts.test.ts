import { expect, it } from 'vitest'
import { runCli } from '../support/cli/cli.ts'
import { writeFiles } from '../support/clients/consumer.ts'
import { codeBlocks, commandLines } from '../support/docs/shell-blocks.ts'
import { git } from '../support/git/git-repository.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** Runs the commands of the transcripts of a page that begin so, and expects the blocks with what they really print. */
async function expectTranscripts(page: string, command: string, cwd: string): Promise<void> {
  const blocks = codeBlocks(page).filter(({ text }) => text.startsWith(`$ module-registry ${command}`))
  expect(blocks.length).toBeGreaterThan(0)
  for (const block of blocks) {
    const shown = block.text.split(/^(?=\$ )/m).map((part) => part.trim())
    const printed: string[] = []
    for (const args of commandLines(block)) {
      const { stdout, stderr } = await runCli(args, { cwd })
      printed.push(`${stdout}${stderr}`.trim())
    }
    expect(printed).toEqual(shown.map((part) => part.replace(/^.*\n/, '')))
  }
}

const TAGS = '\n\n# Of every resource.\n\nvariable "tags" {\n  type    = map(string)\n  default = {}\n}\n'

const MODULE = {
  'variables.tf': 'variable "cidr" {\n  type    = string\n  default = "10.0.0.0/16"\n}\n',
  'main.tf': 'module "subnets" {\n  source = "./modules/subnets"\n  cidr   = var.cidr\n}\n',
  'outputs.tf': 'output "subnets" {\n  value = module.subnets.ranges\n}\n',
  'modules/subnets/main.tf':
    'variable "cidr" {\n  type = string\n}\n\noutput "ranges" {\n  value = [var.cidr]\n}\n',
}

it.each(['inspect', 'compare v1.2.0', 'check'])(
  'docs/reference/interface.md shows what %s prints',
  async (command) => {
    const directory = await temporaryDirectory()
    await writeFiles(directory, MODULE)
    await git(directory, ['init', '--quiet', '--initial-branch=main'])
    await git(directory, ['add', '.'])
    await git(directory, ['commit', '--quiet', '--message', 'A network'])
    await git(directory, ['tag', 'v1.2.0'])
    await writeFiles(directory, { 'variables.tf': `variable "cidr" {\n  type = string\n}\n${TAGS}` })
    await git(directory, ['commit', '--quiet', '--all', '--message', 'Take tags'])
    await expectTranscripts('docs/reference/interface.md', command, directory)
  },
)
