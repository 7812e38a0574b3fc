import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { git, historyOf, type RepositoryFile } from '../support/git/module-repository.ts'
import { pushTags } from '../support/git/tagged-modules.ts'
import { createModule, createRegistry, MODULE_FILES, ORIGIN } from '../support/index/registry.ts'
import { temporaryDirectory, writeFiles } from '../support/temporary.ts'
import type { Placeholders } from './transcript.ts'

const FIRST = {
  'README.md': '# VPC\n\nA network with *subnets*.\n',
  'main.tf': readFileSync('test/golden/modules/outputs/main.tf', 'utf8'),
  'modules/subnets/main.tf': 'variable "size" {\n  type = number\n}\n',
  'examples/basic/main.tf': 'module "vpc" {\n  source = "../.."\n}\n',
}
const SECOND = { ...FIRST, 'more.tf': 'variable "tags" {\n  type    = map(string)\n  default = {}\n}\n' }
const THIRD = { ...SECOND, 'main.tf': FIRST['main.tf'].replace('  default     = "10.0.0.0/16"\n', '') }

const MODULES = `modules:
  - { path: a, address: acme/a/aws, tag-prefix: a- }
  - { path: b, address: acme/b/aws, tag-prefix: b- }
`
const MONOREPO = { '.module-registry.yml': MODULES, 'a/main.tf': 'locals {}\n', 'b/main.tf': 'locals {}\n' }

/** Module repositories, none of which a command changes. */
export async function moduleRepositories() {
  const several = { ...MONOREPO, 'b/main.tf': 'variable "x" {}\n' }
  const DAMAGED = { 'main.tf': 'a = = 1\n' }
  return {
    VPC: await withOrigin({ 'v1.0.0': FIRST, 'v1.1.0': SECOND, 'v1.1.1': THIRD, 'v2.0.0': THIRD }),
    MONOREPO: await withOrigin({ 'a-v1.0.0': MONOREPO, 'b-v0.1.0': several }),
    CHANGED: await withOrigin({ 'v1.0.0': FIRST, head: THIRD }),
    BROKEN: await withOrigin({ 'v1.0.0': { 'main.tf': 'locals {}\n' }, 'v1.0.1': DAMAGED }),
    MOVED: await moduleWith([{ path: 'moved.tf' }]),
    OTHER: await moduleWith([], 'https://git.acme.test/eve/terraform-aws-vpc.git'),
    LINKED: await moduleWith([{ path: 'up.tf', mode: '120000', content: '../secret.tf' }]),
    STATE: await moduleWith([{ path: 'terraform.tfstate', content: '{"outputs": {"a": 1}}' }]),
    NOTES: (await createModule({ files: [{ path: 'README.md' }] })).directory,
    ABSENT: join(await temporaryDirectory(), 'absent'),
  }
}

async function withOrigin(releases: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const directory = await historyOf(...Object.entries(releases))
  git(directory, ['remote', 'add', 'origin', ORIGIN])
  return directory
}

async function moduleWith(files: readonly RepositoryFile[], origin = ORIGIN): Promise<string> {
  const { directory, commit } = await createModule({ files: [...MODULE_FILES, ...files], origin })
  for (const tag of ['1.0.0', 'v3.0.0']) git(directory, ['update-ref', `refs/tags/${tag}`, commit])
  return directory
}

/** Module files in directories that are no repositories, and a path where nothing is yet. */
export async function moduleDirectories(): Promise<Placeholders> {
  const root = await temporaryDirectory()
  const damaged = { ...FIRST, 'damaged.tf': 'a = = 1\n' }
  const directories = { FIRST, THIRD, DAMAGED: damaged, EMPTY: { 'a.txt': '' } }
  for (const [name, files] of Object.entries(directories)) await writeFiles(join(root, name), files)
  const paths = Object.keys(directories).map((name) => [name, join(root, name)])
  return { ...Object.fromEntries(paths), ZIP: join(root, 'module.zip') }
}

/** Two empty indexes, and a path where none is yet. */
export async function emptyIndexes(): Promise<Record<'INDEX' | 'BARE' | 'NEW', string>> {
  const { root, directory, bare } = await createRegistry()
  return { INDEX: directory, BARE: bare, NEW: join(root, 'new') }
}

/** Sources in bare repositories, and config files that name them. */
export async function collectedSources(): Promise<Placeholders> {
  const root = await temporaryDirectory()
  const plain = { 'main.tf': 'output "id" {\n  value = "one"\n}\n' }
  const tags = {
    vpc: { 'v1.0.0': plain, 'v1.1.0': { ...plain, 'README.md': '# VPC\n' }, 'v1.2': plain },
    broken: { 'v1.0.0': plain, 'v2.0.0': { 'main.tf': 'a = = 1\n' } },
  }
  for (const [name, each] of Object.entries(tags))
    await pushTags(join(root, `acme/terraform-aws-${name}.git`), each)
  const source = (name: string) => `  - repository: file://${root}/acme/terraform-aws-${name}.git\n`
  const files = {
    GOOD: `sources:\n${source('vpc')}    package: index\n`,
    ALL: `sources:\n${['vpc', 'broken', 'gone'].map(source).join('')}`,
    LIMITED: `limits: {tags: 1}\nsources:\n${source('vpc')}`,
    UNREACHABLE: 'sources:\n  - repository: http://127.0.0.1:1/acme/terraform-aws-x.git\n',
    UNKNOWN_KEY: 'sources: []\n',
  }
  const paths = Object.keys(files).map((name) => [name, join(root, `${name.toLowerCase()}.yml`)] as const)
  for (const [name, path] of paths)
    await writeFile(path, `url: https://modules.acme.test\n${files[name as keyof typeof files]}`)
  return Object.fromEntries(paths)
}
