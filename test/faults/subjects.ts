import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCliWell } from '../support/cli/cli.ts'
import { listTree } from '../support/clients/terraform.ts'
import { atFileEnd } from '../support/file-end.ts'
import { git } from '../support/git/git-repository.ts'
import { type GitServerOptions, startGitServer } from '../support/git/git-server.ts'
import { createModule, createRegistry, REGISTRY_URL } from '../support/index/registry.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** The commands that faults happen to, each on a machine of its own. */
export const COMMANDS = ['directory', 'http', 'oci', 'site', 'collect', 'verify'] as const
export type CommandName = (typeof COMMANDS)[number]

/** A command that is ready to run. */
export interface Subject {
  readonly args: readonly string[]
  /** The directory that the command writes into; undefined where that is a server. */
  readonly target: string | undefined
  /** What was written, in one text: equal to that of an undisturbed run, or of none. */
  state(): Promise<string>
}

/** What all subjects begin with: made once, and copied. */
export interface Machine {
  /** A directory and a bare repository, both empty indexes. */
  readonly root: string
  /** A bare repository with one published version. */
  readonly published: string
  /** A module repository with one tag. */
  readonly module: string
}

export async function createMachine(): Promise<Machine> {
  const { root } = await createRegistry()
  const { directory: module } = await createModule()
  const published = join(await temporaryDirectory(), 'index.git')
  await cp(join(root, 'index.git'), published, { recursive: true })
  await runCliWell(['publish', '--index', published, '--repository', module, '--tag', 'v1.0.0'])
  return { root, published, module }
}

/** @param faults what the Git server does wrong */
export async function createSubject(
  name: CommandName,
  machine: Machine,
  faults?: GitServerOptions['faults'],
): Promise<Subject> {
  const root = await temporaryDirectory()
  await cp(machine.root, root, { recursive: true })
  const publish = ['publish', '--repository', machine.module, '--tag', 'v1.0.0', '--index']
  const directory = join(root, 'index')
  const bare = join(root, 'index.git')
  const branch = () => git(bare, ['rev-parse', 'registry^{tree}'])
  switch (name) {
    case 'directory':
      return { args: [...publish, directory], target: directory, state: () => stateOf(directory) }
    case 'http':
      return { args: [...publish, await serve(root, faults)], target: undefined, state: branch }
    case 'oci': {
      const registry = await startOciRegistry()
      const args = [...publish, await serve(root, faults), '--package', 'oci']
      const place = `${registry.host}/acme/terraform-aws-vpc`
      // The host of the registry is in the files.
      const state = () => git(bare, ['ls-tree', '-r', '--name-only', 'registry'])
      return { args: [...args, '--oci-repository', place], target: undefined, state }
    }
    case 'collect': {
      const file = join(await temporaryDirectory(), 'registry.yml')
      const source = `sources:\n  - repository: file://${machine.module}\n    address: acme/vpc/aws\n`
      await writeFile(file, `url: ${REGISTRY_URL}\npackage: index\nexpose: all\n${source}`)
      const args = ['collect', '--config', file, '--index', await serve(root, faults)]
      return { args, target: undefined, state: branch }
    }
    case 'site': {
      const output = join(root, 'site')
      const args = ['site', '--index', machine.published, '--output', output]
      return { args, target: root, state: () => stateOf(output) }
    }
    case 'verify':
      return { args: ['verify', '--index', machine.published], target: undefined, state: async () => '' }
  }
}

async function serve(root: string, faults: GitServerOptions['faults'] = () => undefined): Promise<string> {
  const server = await startGitServer({ root, faults })
  atFileEnd(server.close)
  return `${server.url}/index.git`
}

/** Every file below a directory, leftovers too; empty where there is none. */
async function stateOf(directory: string): Promise<string> {
  return JSON.stringify(await listTree(directory).catch(() => []))
}
