import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatTransferReport } from '../../src/lifecycle/transfer.ts'
import { argv, runCli, runCliWell } from '../support/cli/program.ts'
import { codeBlocks, commandLines } from '../support/docs/shell-blocks.ts'
import { commitTo, git } from '../support/git/git-repository.ts'
import { createModule, createRegistry, publishModule } from '../support/index/registry.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { temporaryDirectory, writeFiles } from '../support/temporary.ts'

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

it.each(['inspect', 'compare v1.2.0', 'check'])('interface.md shows what %s prints', async (command) => {
  const directory = await temporaryDirectory()
  await writeFiles(directory, MODULE)
  await git(directory, ['init', '--quiet', '--initial-branch=main'])
  await git(directory, ['add', '.'])
  await git(directory, ['commit', '--quiet', '--message', 'A network'])
  await git(directory, ['tag', 'v1.2.0'])
  await writeFiles(directory, { 'variables.tf': `variable "cidr" {\n  type = string\n}\n${TAGS}` })
  await git(directory, ['commit', '--quiet', '--all', '--message', 'Take tags'])
  await expectTranscripts('docs/reference/interface.md', command, directory)
})

const PAGE = 'docs/guides/lifecycle.md'
const DOCUMENT = readFileSync(PAGE, 'utf8')

/** The command that the page shows and that begins so, as arguments for another index, and its output. */
function shown(start: string, index: string) {
  const found = codeBlocks(PAGE).filter(({ text }) => text.startsWith(`$ module-registry ${start}`))
  expect(found).toHaveLength(1)
  const [block = { text: '' }] = found
  const [args = []] = commandLines(block)
  return { args: args.map((word) => word.replaceAll('…', index)), output: block.text.replace(/^.*\n/, '') }
}

/** A Git index with 1.2.2 and 1.2.3 of acme/vpc/aws. */
async function published(...flags: string[]) {
  const { bare: index } = await createRegistry()
  const { directory } = await createModule({ tag: 'v1.2.2' })
  const files = { 'outputs.tf': 'output "next" {\n  value = 1\n}\n' }
  await commitTo(directory, 'main', { message: 'next', files })
  await git(directory, ['tag', 'v1.2.3'])
  const from = argv`--repository ${directory} --module acme/vpc/aws`
  await runCliWell(argv`publish --index ${index} ${from} --all-tags ${flags}`)
  return index
}

/** The index that the marks.yml of the document marks. */
async function publishedMany() {
  const { bare: index } = await createRegistry()
  const { directory } = await createModule({ tag: 'v1.0.0' })
  for (const tag of ['v1.2.3', 'v1.2.4', 'v2.0.0']) {
    await commitTo(directory, 'main', { message: tag })
    await git(directory, ['tag', tag])
  }
  const one = ['v1.0.0']
  const modules = { vpc: ['v1.2.3', 'v1.2.4'], network: one, subnets: one, dns: ['v1.0.0', 'v2.0.0'] }
  for (const [name, tags] of Object.entries(modules)) {
    const wanted = tags.flatMap((tag) => ['--module', `acme/${name}/aws`, '--tag', tag])
    await runCliWell(argv`publish --index ${index} --repository ${directory} ${wanted}`)
  }
  return index
}

/** The marks.yml of the document, as a file, and the directory that it is in. */
async function marksFile(change: (text: string) => string) {
  const [, text = ''] =
    /^```yaml\n(# yaml-language-server: [^\n]*marks\.schema\.json\n[^`]*)^```$/m.exec(DOCUMENT) ?? []
  const cwd = await temporaryDirectory()
  await writeFile(join(cwd, 'marks.yml'), change(text))
  return { cwd }
}

describe('docs/guides/lifecycle.md shows what the commands print:', () => {
  it('a yank, and the tags that follow it', async () => {
    const { host } = await startOciRegistry()
    const oci = `${host}/acme/vpc`
    const { args, output } = shown('yank ', await published('--package', 'oci', '--oci-repository', oci))
    expect((await runCliWell(args)).stdout.replaceAll(host, 'ghcr.io')).toBe(output)
  })

  it('a removal', async () => {
    const { args, output } = shown('remove ', await published())
    const { stdout, stderr } = await runCliWell(args)
    expect(`${stderr}${stdout}`).toBe(output)
  })

  it('the marks of a file, and every line of it that is refused', async () => {
    const { args, output } = shown('render ', await publishedMany())
    const [, refusal] = /^```\n(error\[INVALID_CONFIG\]: marks\.yml [^`]*)^```$/m.exec(DOCUMENT) ?? []
    const wrong = (text: string) =>
      text.replace('versions: 1.2.3', 'versions: 1.2.9').replace('acme/subnets/aws', 'acme/subnet/aws')
    expect((await runCli(args, await marksFile(wrong))).stderr).toBe(refusal)
    expect((await runCliWell(args, await marksFile((text) => text))).stdout).toBe(output)
  })

  it('a transfer with ids', () => {
    const { output } = shown('transfer acme/vpc/aws ', '')
    const owner = (repository: string, repositoryId: number) => ({
      host: 'github.com',
      repository: `acme/terraform-aws-${repository}`,
      repositoryId,
    })
    const [from, to] = [owner('vpc', 812), owner('network', 977)]
    const modules = [{ address: 'acme/vpc/aws', status: 'transferred' as const, from, to }]
    const index = { commit: null, changed: [] }
    expect(`${formatTransferReport({ status: 'transferred', modules, index })}\n`).toBe(output)
  })

  it('a transfer of many modules to another host', async () => {
    const { bare: index } = await createRegistry()
    for (const name of ['dns', 'vpc']) {
      const origin = `https://github.acme.dev/acme/terraform-aws-${name}.git`
      await publishModule(index, { origin }, '--module', `acme/${name}/aws`)
    }
    const { args, output } = shown("transfer 'acme/*/aws'", index)
    expect((await runCliWell(args)).stdout).toBe(output)
  })
})
