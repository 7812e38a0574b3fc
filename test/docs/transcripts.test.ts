import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { codeBlocks, commandLines } from '../support/docs/shell-blocks.ts'
import { git } from '../support/git/git-repository.ts'
import { pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { createRegistry } from '../support/index/registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** Runs the commands of the transcripts of a page that begin so, and expects the blocks with what they really print. */
async function expectTranscripts(page: string, command: string, cwd: string, index = '…'): Promise<void> {
  const blocks = codeBlocks(page).filter(({ text }) => text.startsWith(`$ module-registry ${command}`))
  expect(blocks.length).toBeGreaterThan(0)
  for (const block of blocks) {
    const shown = block.text.split(/^(?=\$ )/m).map((part) => part.trim())
    const printed: string[] = []
    for (const words of commandLines(block)) {
      const args = words.map((word) => (word === '…' ? index : word))
      const { stdout, stderr } = await runCli(args, { cwd })
      printed.push(`${stdout}${stderr}`.trim())
    }
    expect(printed).toEqual(shown.map((part) => part.replace(/^.*\n/, '')))
  }
}

async function writeFiles(directory: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true })
    await writeFile(join(directory, path), text)
  }
}

const TAGS = `

# Of every resource.

variable "tags" {
  type    = map(string)
  default = {}
}
`

const MODULE = {
  'variables.tf': 'variable "cidr" {\n  type    = string\n  default = "10.0.0.0/16"\n}\n',
  'main.tf': 'module "subnets" {\n  source = "./modules/subnets"\n  cidr   = var.cidr\n}\n',
  'outputs.tf': 'output "subnets" {\n  value = module.subnets.ranges\n}\n',
  'modules/subnets/main.tf':
    'variable "cidr" {\n  type = string\n}\n\noutput "ranges" {\n  value = [var.cidr]\n}\n',
}

it.each(['inspect', 'compare v1.2.0', 'check'])('docs/interface.md shows what %s prints', async (command) => {
  const directory = await temporaryDirectory()
  await writeFiles(directory, MODULE)
  await git(directory, ['init', '--quiet', '--initial-branch=main'])
  await git(directory, ['add', '.'])
  await git(directory, ['commit', '--quiet', '--message', 'A network'])
  await git(directory, ['tag', 'v1.2.0'])
  await writeFiles(directory, { 'variables.tf': `variable "cidr" {\n  type = string\n}\n${TAGS}` })
  await git(directory, ['commit', '--quiet', '--all', '--message', 'Take tags'])
  await expectTranscripts('docs/interface.md', command, directory)
})

it('docs/lifecycle.md shows what render --marks prints', async () => {
  const { bare } = await createRegistry()
  const directory = await temporaryDirectory()
  const modules = { dns: ['1.0.0', '2.0.0'], network: ['1.0.0'], subnets: ['1.0.0'], vpc: ['1.2.3', '1.2.4'] }
  for (const [name, versions] of Object.entries(modules)) {
    const repository = join(directory, `${name}.git`)
    await pushTags(repository, versionsOf(name, versions))
    const module = ['--module', `acme/${name}/aws`, '--all-tags']
    await runCliWell(['publish', '--index', bare, '--repository', repository, ...module])
  }
  const [shown] = codeBlocks('docs/lifecycle.md').filter(({ text }) => text.includes('\nmarks:\n'))
  await writeFiles(directory, { 'marks.yml': shown?.text ?? '' })
  await expectTranscripts('docs/lifecycle.md', 'render', directory, bare)
})
