import { createHash } from 'node:crypto'
import { cp, lstat, mkdir, readdir, readFile, readlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type CliResult, runCliWell } from '../cli/program.ts'
import { git, startGitServer } from '../git/git-repository.ts'
import { buildRepository, type Repository, type RepositoryPlan } from '../git/module-repository.ts'
import { oncePerFile, temporaryDirectory } from '../temporary.ts'

export const REGISTRY_URL = 'https://modules.acme.test'

/** Both kinds of index, empty, as `init` makes them: a directory, and a bare repository, whose branch `registry` it is. */
export type Registry = ReturnType<typeof placesIn>

export const INDEX_KINDS = ['directory', 'bare'] as const

/** How publishers reach an index: a directory, a bare repository, the same over http. */
export const INDEX_TRANSPORTS = [...INDEX_KINDS, 'http'] as const
export type IndexTransport = (typeof INDEX_TRANSPORTS)[number]

/** What to give to `--index` for an index on this machine. */
export async function indexAddress(transport: IndexTransport, index: string): Promise<string> {
  if (transport !== 'http') return index
  return `${(await startGitServer({ root: dirname(index) })).url}/${basename(index)}`
}

/** A copy of {@link template}. */
export async function createRegistry(): Promise<Registry> {
  const root = await temporaryDirectory()
  await cp(await template(), root, { recursive: true, preserveTimestamps: true })
  return placesIn(root)
}

export function placesIn(root: string) {
  return { root, directory: join(root, 'index'), bare: join(root, 'index.git') }
}

const template = oncePerFile(async () => {
  const root = await temporaryDirectory()
  const registry = placesIn(root)
  await git(root, ['init', '--quiet', '--bare', registry.bare])
  for (const kind of INDEX_KINDS) await runCliWell(['init', '--index', registry[kind], '--url', REGISTRY_URL])
  return root
})

export const MODULE_FILES = [
  { path: 'main.tf', content: 'output "id" {\n  value = "vpc"\n}\n' },
  { path: 'README.md', content: '# VPC\n' },
]

export const ORIGIN = 'https://git.acme.test/acme/terraform-aws-vpc.git'

/** A repository of one tagged commit whose origin gives the address acme/vpc/aws. */
export async function createModule(
  plan: Partial<RepositoryPlan> & { readonly origin?: string; readonly directory?: string } = {},
): Promise<Repository> {
  const { directory = await temporaryDirectory(), origin = ORIGIN, files = MODULE_FILES, ...rest } = plan
  const gitConfig = `[remote "origin"]\n\turl = ${origin}\n${rest.gitConfig ?? ''}`
  return buildRepository(directory, { ...rest, files, gitConfig })
}

/** Publishes a new module into an index: acme/vpc/aws 1.0.0, where the plan does not say otherwise. Throws where it is refused. */
export async function publishModule(
  index: string,
  plan: Parameters<typeof createModule>[0] = {},
  ...flags: readonly string[]
): Promise<Repository & CliResult> {
  const module = await createModule(plan)
  const from = ['--repository', module.directory, '--tag', plan.tag ?? 'v1.0.0']
  return { ...module, ...(await runCliWell(['publish', '--index', index, ...from, ...flags])) }
}

/** Everything below a directory in one digest, a Git repository's own files too: equal means that nothing was written. */
export async function digestOfDirectory(directory: string): Promise<string> {
  const hash = createHash('sha256')
  for (const path of (await readdir(directory, { recursive: true })).sort()) {
    const file = join(directory, path)
    const stats = await lstat(file)
    hash.update(`${path}\0${stats.mode}\0${stats.mtimeMs}\0`)
    if (stats.isFile()) hash.update(await readFile(file))
    if (stats.isSymbolicLink()) hash.update(await readlink(file))
  }
  return hash.digest('hex')
}

/** The files of a Git index in a new directory, as a static host deploys them. */
export async function checkOut(bare: string): Promise<string> {
  const site = join(await temporaryDirectory(), 'site')
  await mkdir(site)
  await git(bare, [`--work-tree=${site}`, 'checkout', '--force', '--quiet', 'registry', '--', '.'])
  return site
}
