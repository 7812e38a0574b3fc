import { readFileSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { argv, releasesOf, runCli, runCliWell } from '../support/cli/program.ts'
import { buildMonorepo, git, type MonorepoCommit } from '../support/git/module-repository.ts'
import { createRegistry } from '../support/index/registry.ts'

const documented = readFileSync('docs/guides/several-modules.md', 'utf8')
const requires = (...names: readonly string[]) =>
  `terraform {\n  required_providers {\n${names.map((name) => `    ${name} = { source = "hashicorp/${name}" }\n`).join('')}  }\n}\nvariable "a" {\n  type = string\n}\n`
const AWS = requires('aws')
const OTHERS = { 'modules/vpc/modules/inner/main.tf': '', 'examples/all/main.tf': '' }
const FILES = { 'modules/vpc/main.tf': AWS, 'modules/subnets/main.tf': AWS, ...OTHERS }

const calls = (source: string) => `module "it" {\n  source = "${source}"\n  a = "x"\n}\n`
const resources = (...types: string[]) => types.map((type) => `resource "${type}" "it" {}\n`).join('')
const GOOGLE = requires('google', 'google-beta')

interface Shape {
  readonly files: Readonly<Record<string, string>>
  readonly origin?: string
  /** Path, address and root of each module. */
  readonly has: readonly string[]
  readonly leavesOut: readonly string[]
}

/** Of public repositories. */
const SHAPES: readonly (readonly [name: string, shape: Shape])[] = [
  [
    'cloud-foundation-fabric: siblings that call each other, tools and experiments beside them',
    {
      files: {
        'default-versions.tf': 'terraform {\n  required_version = ">= 1.7"\n}\n',
        'modules/project/main.tf': GOOGLE,
        'modules/project-factory/main.tf': `${GOOGLE}${calls('../project')}`,
        'modules/project-factory/inner/main.tf': GOOGLE,
        'modules/cloud-config-container/nginx/main.tf': 'variable "a" {\n  type = string\n}\n',
        'modules/__deprecated/net/main.tf': GOOGLE,
        'modules/broken/main.tf': `${GOOGLE}${calls('../gone')}`,
        'modules/invalid/main.tf': `${GOOGLE}variable "count" {}\n`,
        'modules/outside/main.tf': `${GOOGLE}${calls('../../../outside')}`,
      },
      has: [
        'modules/cloud-config-container/nginx acme/cloud-config-container-nginx/google',
        'modules/project acme/project/google',
        'modules/project-factory acme/project-factory/google .',
      ],
      leavesOut: [
        '# - "modules/__deprecated/net": it gives no module address: the name "__deprecated-net" must begin',
        '# - "modules/broken": module "it" calls "../gone", which has no configuration',
        '# - "modules/invalid": clients do not load modules/invalid/main.tf:10:1: variable "count": the name',
        '# - "modules/outside": module "it" calls "../../../outside", which is outside of the repository',
      ],
    },
  ],
  [
    'typhoon: a directory for each provider and system, with workers below',
    {
      files: {
        'addons/cilium/main.tf': requires('kubernetes'),
        'aws/flatcar/kubernetes/main.tf': `${requires('aws', 'ct', 'null')}${calls('./workers')}`,
        'aws/flatcar/kubernetes/workers/main.tf': requires('aws'),
        'azure/flatcar/kubernetes/main.tf': requires('azurerm', 'ct'),
        'bare-metal/flatcar/kubernetes/main.tf': requires('ct', 'matchbox'),
        'gcp/net/main.tf': GOOGLE,
        'google-cloud/flatcar/kubernetes/main.tf': requires('google', 'ct'),
      },
      has: [
        'addons/cilium acme/addons-cilium/kubernetes',
        'aws/flatcar/kubernetes acme/flatcar-kubernetes/aws',
        'azure/flatcar/kubernetes acme/flatcar-kubernetes/azurerm',
        'gcp/net acme/net/google',
        'google-cloud/flatcar/kubernetes acme/flatcar-kubernetes/google',
      ],
      leavesOut: [
        '# - "bare-metal/flatcar/kubernetes": its system cannot be told: it requires "ct", "matchbox"',
      ],
    },
  ],
  [
    'pagopa/dx: several providers for each module, one of them in its name, of most resources, or of most modules',
    {
      origin: 'https://git.acme.test/acme/terraform-modules-all.git',
      files: {
        'main.tf': AWS,
        'modules/aws_network/main.tf': requires('aws', 'dx', 'github'),
        'modules/azure-dns/main.tf': requires('azuread', 'azurerm', 'dx') + resources('azurerm_dns_zone'),
        'modules/names/main.tf': '',
        'modules/runner/main.tf':
          requires('azurerm', 'git', 'github') + resources('git_a', 'github_team', 'azurerm_a', 'azurerm_b'),
        'modules/tied/main.tf': requires('azurerm', 'github'),
        'modules/vectors/main.tf': requires('qdrant-cloud'),
      },
      has: [
        'modules/aws_network acme/aws_network/aws',
        'modules/azure-dns acme/azure-dns/azurerm',
        'modules/names acme/names/null',
        'modules/runner acme/runner/azurerm',
        'modules/tied acme/tied/azurerm',
        'modules/vectors acme/vectors/qdrantcloud',
      ],
      leavesOut: [
        '# - ".": the name of the repository is not terraform-<SYSTEM>-<NAME>: add { path: ., address:',
      ],
    },
  ],
  [
    'terraform-aws-vpc: a module in the root, which submodules call',
    {
      origin: 'https://git.acme.test/acme/terraform-aws-vpc.git',
      files: {
        'main.tf': AWS,
        'modules/endpoints/main.tf': AWS + calls('../..'),
        'modules/vpc/main.tf': AWS,
      },
      has: ['. acme/vpc/aws', 'modules/endpoints acme/endpoints/aws .'],
      leavesOut: ['# - "modules/vpc": "." is acme/vpc/aws already'],
    },
  ],
  [
    'terraform-azurerm-vnet: a module in the root that requires another provider, as publish names it',
    {
      origin: 'https://git.acme.test/acme/terraform-azurerm-vnet.git',
      files: { 'main.tf': requires('azapi'), 'modules/peering/main.tf': requires('azapi') },
      has: ['. acme/vnet/azurerm', 'modules/peering acme/peering/azurerm'],
      leavesOut: [],
    },
  ],
  [
    'terraform-module-static-site: a module in the root, whose system its provider tells',
    {
      origin: 'https://git.acme.test/acme/terraform-module-static-site.git',
      files: { 'main.tf': requires('google'), 'modules/part/main.tf': AWS },
      has: ['. acme/static-site/google', 'modules/part acme/part/aws'],
      leavesOut: [],
    },
  ],
  [
    'terraform-module-aws-vpc: a module in the root, as terraform-aws-vpc is',
    {
      origin: 'https://git.acme.test/acme/terraform-module-aws-vpc.git',
      files: { 'main.tf': AWS, 'modules/part/main.tf': AWS },
      has: ['. acme/vpc/aws', 'modules/part acme/part/aws'],
      leavesOut: [],
    },
  ],
]

function modulesIn(text: string): string[] {
  const { modules } = parse(text) as { modules: { path: string; address: string; root?: string }[] }
  return modules.map(({ path, address, root }) =>
    [path, address, ...(root === undefined ? [] : [root])].join(' '),
  )
}

type Configured = { modules: { address: string; path: string; tagPrefixes: string[]; versions: number }[] }

/** Address, path, prefixes and number of versions of each module. */
async function shown(directory: string, ...flags: string[]): Promise<string[]> {
  const { modules } = (await configure(directory, '--dry-run', '--json', ...flags)).json() as Configured
  return modules.map(({ address, path, tagPrefixes, versions }) =>
    [address, path, ...tagPrefixes, versions].join(' '),
  )
}

/** Checked out. @param tags of the one commit, which comes after `before` */
async function monorepo(
  files: MonorepoCommit['files'],
  tags: readonly string[],
  origin = 'https://git.acme.test/acme/platform.git',
  ...before: readonly MonorepoCommit[]
) {
  const directory = await buildMonorepo([...before, { files, tags }], origin)
  git(directory, ['checkout', '--quiet', '--force', 'main'])
  return directory
}

const configure = (directory: string, ...args: string[]) =>
  runCli(argv`configure --repository ${directory} ${args}`)

/** Publishes all tags into a new index, by the file that `configure` has written. */
async function publishConfigured(directory: string, ...flags: string[]) {
  const { directory: index } = await createRegistry()
  const config = join(directory, '.module-registry.yml')
  return runCliWell(
    argv`publish --index ${index} --repository ${directory} --config ${config} --all-tags ${flags}`,
  )
}

describe('configure', () => {
  it('writes a file that publishes what it prints, as in docs/guides/several-modules.md', async () => {
    const directory = await monorepo(FILES, ['vpc/v1.0.0', 'vpc-v0.9.0', 'subnets/v1.0.0', 'vpc/v1'])
    const { code, stdout } = await configure(directory)
    expect(code).toBe(0)
    expect(documented).toContain(`$ module-registry configure\n${stdout}`.replaceAll(/^(?=.)/gm, '    '))
    const text = await readFile(join(directory, '.module-registry.yml'), 'utf8')
    expect(text).toMatch(/^# yaml-language-server: /)
    expect(text).toContain('  - path: modules/vpc\n    address: acme/vpc/aws\n    tag-prefix: [vpc/, vpc-]\n')
    const { directory: index } = await createRegistry()
    const publish = argv`publish --index ${index} --repository ${directory}`
    const early = await runCli([...publish, '--all-tags'])
    expect(early.stderr).toContain('.module-registry.yml" is not committed, and only the copy in the commit')
    const one = argv`--tag vpc/v1.0.0 --tag-prefix vpc/`
    expect((await runCli([...publish, ...one])).stderr).toMatch(
      /INVALID_ADDRESS(?:.|\n)*counts:\ngit add \.module-registry\.yml\ngit commit -m .*\nor set the module address/,
    )
    expect(releasesOf(await publishConfigured(directory, '--json'))).toEqual([
      'published acme/subnets/aws 1.0.0',
      'published acme/vpc/aws 0.9.0',
      'published acme/vpc/aws 1.0.0',
    ])
    const stderr = expect.stringContaining('.module-registry.yml" exists already')
    expect(await configure(directory)).toMatchObject({ code: 1, stderr })
    git(directory, ['add', '.module-registry.yml'])
    git(directory, ['commit', '--quiet', '--message', 'Configure'])
    expect((await runCli([...publish, ...one])).stderr).not.toContain('is not committed')
    await rename(join(directory, '.module-registry.yml'), join(directory, '.module-registry.yaml'))
    const misnamed = 'warning: ".module-registry.yaml" is not read: rename it to .module-registry.yml'
    expect((await runCli([...publish, ...one])).stderr).toContain(misnamed)
    const named = argv`--config ${join(directory, '.module-registry.yaml')}`
    expect((await runCli([...publish, ...one, ...named])).stderr).not.toContain('is not read')
  })

  it('gives modules without tags of their own the tags of the repository, and prints that they are published together', async () => {
    const files = { 'vpc/main.tf': AWS, 'dns/main.tf': AWS, 'test/main.tf': '' }
    const before = { files: { 'vpc/main.tf': AWS }, tags: ['v0.1.0'] }
    const directory = await monorepo(files, ['v1.0.0', 'v1.1.0'], undefined, before)
    const { stdout, stderr } = await configure(directory, '--dry-run', '--namespace', 'net')
    expect(stderr).not.toMatch(/warning|error/)
    expect(stdout).toContain(
      'modules:\n  - path: dns\n    address: net/dns/aws\n  - path: vpc\n    address: net/vpc/aws\n',
    )
    expect(stdout).toContain('together  one tag, such as v1.2.3, publishes all of these modules')
    expect(stdout).toMatch(/net\/dns\/aws +dns +none +2 +1\.1\.0\n.*net\/vpc\/aws +vpc +none +3 +1\.1\.0/)
    await expect(readFile(join(directory, '.module-registry.yml'))).rejects.toThrow('ENOENT')
  })

  it.each([
    [
      'takes the system from the name of the repository, or of the directory',
      { origin: 'terraform-google-modules', 'modules/a/main.tf': '', 'modules/terraform-aws-b/main.tf': '' },
      ['acme/a/google modules/a a/ 0', 'acme/b/aws modules/terraform-aws-b terraform-aws-b/ 0'],
    ],
    [
      'takes no system from the name of the repository that no module requires a provider of',
      { origin: 'terraform-infrastructure-modules', 'aws/a/main.tf': AWS, 'gcp/b/main.tf': GOOGLE },
      ['acme/a/aws aws/a a/ 0', 'acme/b/google gcp/b b/ 0'],
    ],
  ])('%s', async (_, { origin, ...files }, modules) => {
    const directory = await monorepo(files, [], `https://git.acme.test/acme/${origin}.git`)
    expect(await shown(directory)).toEqual(modules)
  })

  it('finds directories that tags begin with, at any depth', async () => {
    const tagged = { 'aws/ec2/alb/main.tf': '', 'aws/ec2/main.tf': '', 'hetzner/server/main.tf': '' }
    const files = { ...tagged, 'aws/untagged/main.tf': AWS, 'top/main.tf': AWS }
    const ofEc2 = ['aws/ec2/alb-1.0.0', 'aws/ec2/alb/v1.1.0', 'aws/ec2-0.1.0']
    const directory = await monorepo(files, [...ofEc2, 'hetzner/server@v2.0.0-rc.1', 'gone/x-1.0.0'])
    expect(await shown(directory)).toEqual([
      'acme/ec2/aws aws/ec2 aws/ec2- 1',
      'acme/ec2-alb/aws aws/ec2/alb aws/ec2/alb/ aws/ec2/alb- 2',
      'acme/untagged/aws aws/untagged untagged/ 0',
      'acme/server/hetzner hetzner/server hetzner/server@ 1',
      'acme/top/aws top top/ 0',
    ])
    expect((await configure(directory, '--dry-run')).stdout).toContain(
      'left over 1 tag with a version of none of these modules, such as "gone/x-1.0.0": ',
    )
    expect((await shown(directory, '--system', 'any'))[1]).toBe(
      'acme/aws-ec2-alb/any aws/ec2/alb aws/ec2/alb/ aws/ec2/alb- 2',
    )
  })

  it('begins with the prefix of the highest version, of most modules where one has no tags, and takes no test data for a module', async () => {
    const files = { 'iac/dns/main.tf': AWS, 'iac/new/main.tf': AWS, 'iac/vpc/main.tf': AWS }
    const data = { 'tool/testdata/main.tf': '' }
    const tags = ['dns@1.0.0', 'vpc@1.0.0', 'vpc-0.9.0', 'tool/1.0.0']
    expect(await shown(await monorepo({ ...files, ...data }, tags))).toEqual([
      'acme/dns/aws iac/dns dns@ 1',
      'acme/new/aws iac/new new@ 0',
      'acme/vpc/aws iac/vpc vpc@ vpc- 2',
    ])
  })

  it('takes the system of another module that the path names for what requires no provider', async () => {
    const none = 'variable "a" {\n  type = string\n}\n'
    const google = Object.fromEntries(['x', 'y', 'z'].map((name) => [`${name}/main.tf`, GOOGLE]))
    const files = { 'aws-ecr/main.tf': AWS, 'aws-oidc/main.tf': none, 'awsome/main.tf': none, ...google }
    expect((await shown(await monorepo(files, []))).slice(0, 3)).toEqual([
      'acme/aws-ecr/aws aws-ecr aws-ecr/ 0',
      'acme/aws-oidc/aws aws-oidc aws-oidc/ 0',
      'acme/awsome/google awsome awsome/ 0',
    ])
  })

  it('leaves the system out of the name of what requires no provider, as of the modules beside it', async () => {
    const none = 'variable "a" {\n  type = string\n}\n'
    const files = { 'aws/modules/acm/main.tf': AWS, 'aws/modules/chime/main.tf': none }
    const azure = { 'azure/aks/main.tf': requires('azurerm'), 'azure/names/main.tf': none }
    expect(await shown(await monorepo({ ...files, 'x/main.tf': GOOGLE }, []))).toEqual([
      'acme/acm/aws aws/modules/acm acm/ 0',
      'acme/chime/aws aws/modules/chime chime/ 0',
      'acme/x/google x x/ 0',
    ])
    expect(await shown(await monorepo({ ...azure, 'tools/main.tf': none }, []))).toEqual([
      'acme/aks/azurerm azure/aks aks/ 0',
      'acme/names/azurerm azure/names names/ 0',
      'acme/tools/azurerm tools tools/ 0',
    ])
  })

  it('takes prefixes that name some of the directories above a module, as those of coder/registry do', async () => {
    const files = {
      'registry/coder/modules/zed/main.tf': requires('coder'),
      'registry/thezoker/modules/zed/main.tf': requires('coder'),
      'registry/thezoker/modules/aws-logs/main.tf': requires('aws', 'coder'),
      'registry/thezoker/templates/zed/main.tf': requires('coder'),
    }
    const tags = ['release/coder/zed/v1.0.0', 'release/thezoker/aws-logs/v2.0.0', 'charts/coder/zed/v3.0.0']
    expect(await shown(await monorepo(files, tags))).toEqual([
      'acme/zed/coder registry/coder/modules/zed release/coder/zed/ 1',
      'acme/thezoker-aws-logs/aws registry/thezoker/modules/aws-logs release/thezoker/aws-logs/ 1',
      'acme/thezoker-zed/coder registry/thezoker/modules/zed registry/thezoker/modules/zed/ 0',
      'acme/thezoker-templates-zed/coder registry/thezoker/templates/zed registry/thezoker/templates/zed/ 0',
    ])
  })

  const NOWHERE = 'no directory of the repository'
  const NONE = 'is no module of a registry'

  it.each<[file: string, text: string]>([
    ['README.md', `${NOWHERE} has a module, examples and tests apart`],
    ['main.tf', `${NOWHERE} but its root has a module, examples and tests apart`],
    ['modules/x/main.tf', `"modules/x" ${NONE}: its system cannot be told: it requires "aws", "google"`],
    ['modules/a b/main.tf', `"modules/a b" ${NONE}: it gives no module address`],
  ])('refuses a repository with %s alone', async (file, text) => {
    const directory = await monorepo({ [file]: file.includes(' ') ? AWS : requires('aws', 'google') }, [])
    expect(await configure(directory)).toMatchObject({ code: 1, stderr: expect.stringContaining(text) })
  })

  it.each(SHAPES)('writes what publishes all tags of a repository in the shape of %s', async (_, shape) => {
    const { files, has, leavesOut } = shape
    const directory = await monorepo(files, ['v1.0.0'], shape.origin)
    expect((await configure(directory)).stderr).not.toMatch(/warning|error/)
    const text = await readFile(join(directory, '.module-registry.yml'), 'utf8')
    expect(modulesIn(text)).toEqual(has)
    expect(text.split('\n').filter((line) => line.startsWith('# - '))).toEqual(leavesOut)
    const [, ...lines] = text.split('\n')
    expect(lines.filter((line) => line.length > 110)).toEqual([])
    const published = await publishConfigured(directory, '--dry-run', '--json')
    expect(published.stderr).not.toContain('refused')
    expect(releasesOf(published)).toEqual(has.map((each) => `planned ${each.split(' ')[1]} 1.0.0`).toSorted())
  })

  it.each([
    ['in the newest version of a major version', ['v0.1.0', 'v1.0.0'], ['v1.1.0-rc.1', 'v2.0.0']],
    ['of a minor version below 1.0.0', ['v0.1.0', 'v0.8.1'], ['v0.9.0', 'v0.13.2']],
  ])('lets packages hold what modules called beside them %s', async (_, old, tags) => {
    const modules = (a: string) => ({ 'modules/a/main.tf': a, 'modules/b/main.tf': AWS })
    const before = { files: modules(`${AWS}${calls('../b')}`), tags: old }
    const directory = await monorepo(modules(AWS), tags, undefined, before)
    await configure(directory)
    const text = await readFile(join(directory, '.module-registry.yml'), 'utf8')
    expect(modulesIn(text)).toEqual(['modules/a acme/a/aws .', 'modules/b acme/b/aws'])
    expect((await publishConfigured(directory, '--dry-run')).stdout).toContain('total     8 planned\n')
  })

  it('lets packages hold what modules read beside them, if the commit has it', async () => {
    const reads = (path: string) => `${AWS}locals {\n  a = fileexists("\${path.module}/${path}")\n}\n`
    const files = {
      VERSION: '1.0.0\n',
      'modules/a/main.tf': reads('../../VERSION'),
      'modules/b/main.tf': reads('../release.txt'),
      'modules/c/main.tf': reads('../b'),
      'modules/d/main.tf': reads('../../modules'),
    }
    const before = { files: { ...files, 'modules/d/main.tf': reads('../../VERSION') }, tags: ['v1.0.0'] }
    const directory = await monorepo(files, ['v2.0.0'], undefined, before)
    await configure(directory)
    const text = await readFile(join(directory, '.module-registry.yml'), 'utf8')
    expect(modulesIn(text)).toEqual([
      'modules/a acme/a/aws .',
      'modules/b acme/b/aws',
      'modules/c acme/c/aws .',
      'modules/d acme/d/aws .',
    ])
  })

  it('lets packages hold what directories of a module call, without which it is refused', async () => {
    const a = { 'modules/a/main.tf': `${AWS}${calls('./lib')}`, 'modules/a/lib/main.tf': calls('../../b') }
    const files = { ...a, 'modules/b/main.tf': AWS, 'modules/c/main.tf': `${AWS}${calls('./gone')}` }
    const directory = await monorepo(files, ['v1.0.0'])
    await configure(directory)
    const file = join(directory, '.module-registry.yml')
    const text = await readFile(file, 'utf8')
    expect(modulesIn(text)).toEqual(['modules/a acme/a/aws .', 'modules/b acme/b/aws'])
    expect(text).toContain('# - "modules/c": a module calls "modules/c/gone", which has no configuration')
    expect(releasesOf(await publishConfigured(directory, '--json'))).toHaveLength(2)
    await writeFile(file, text.replace(/ {4}root: .*\n/, ''))
    const { directory: index } = await createRegistry()
    const { stderr } = await runCli(
      argv`publish --index ${index} --repository ${directory} --config ${file} --tag v1.0.0`,
    )
    expect(stderr).toContain(
      'modules/a/lib/main.tf:1:1: module "it" calls "../../b", which is outside of the package',
    )
  })

  it('leaves out tags of another prefix that other commits have, those beside the branch first', async () => {
    const directory = await monorepo({ 'a/main.tf': AWS, 'b/main.tf': AWS }, [
      'a-v1.0.0',
      'b@1.0.0',
      'b-1.0.0',
    ])
    const aside = String(git(directory, ['commit-tree', '-m', 'a', 'HEAD:a']))
    git(directory, ['tag', 'a/v1.0.0', aside.trim()])
    const { stderr } = await configure(directory)
    expect(stderr).toContain('tags      left out, as another commit has the version: "a/v1.0.0"\n')
    const text = await readFile(join(directory, '.module-registry.yml'), 'utf8')
    expect(text.match(/tag-prefix: .*/g)).toEqual(['tag-prefix: a-', 'tag-prefix: [b-, "b@"]'])
    expect(releasesOf(await publishConfigured(directory, '--json'))).toEqual([
      'published acme/a/aws 1.0.0',
      'published acme/b/aws 1.0.0',
    ])
  })

  it('names the directories in which older tags have a module, with the root, where terraform-module-releaser puts it', async () => {
    const released = (name: string) => ({ files: { 'main.tf': AWS }, tags: [`${name}/v1.0.0`] })
    const files = ['a', 'b', 'network/c'].map((path) => [`${path}/main.tf`, AWS])
    const tags = ['a/v1.1.0', 'c/v1.1.0']
    const before = [released('a'), released('b'), { files: { 'c/main.tf': AWS }, tags: ['c/v1.0.0'] }]
    const directory = await monorepo(Object.fromEntries(files), tags, undefined, ...before)
    await configure(directory)
    const text = await readFile(join(directory, '.module-registry.yml'), 'utf8')
    expect(text.match(/path: .*/g)).toEqual(['path: [a, .]', 'path: [b, .]', 'path: [network/c, c]'])
    expect(releasesOf(await publishConfigured(directory, '--json'))).toEqual([
      'published acme/a/aws 1.0.0',
      'published acme/a/aws 1.1.0',
      'published acme/b/aws 1.0.0',
      'published acme/c/aws 1.0.0',
      'published acme/c/aws 1.1.0',
    ])
  })

  it('counts tags that have configuration only below the directory of a module, as publish does', async () => {
    const before = { files: { 'modules/a/x/main.tf': AWS }, tags: ['a/v1.0.0'] }
    const files = { 'modules/a/main.tf': AWS, 'modules/b/main.tf': AWS }
    const directory = await monorepo(files, ['a/v1.1.0', 'b/v1.1.0'], undefined, before)
    expect(await shown(directory)).toEqual(['acme/a/aws modules/a a/ 2', 'acme/b/aws modules/b b/ 1'])
    await configure(directory)
    expect(releasesOf(await publishConfigured(directory, '--json'))).toEqual([
      'published acme/a/aws 1.0.0',
      'published acme/a/aws 1.1.0',
      'published acme/b/aws 1.1.0',
    ])
  })

  it('writes the file of the whole repository from any directory of it, and refuses a bare one', async () => {
    const directory = await monorepo(FILES, [])
    const { stdout } = await configure(join(directory, 'modules', 'vpc'))
    expect(stdout).toContain('modules/subnets')
    const text = await readFile(join(directory, '.module-registry.yml'), 'utf8')
    expect(modulesIn(text)).toEqual(['modules/subnets acme/subnets/aws', 'modules/vpc acme/vpc/aws'])
    const refused = await configure(join(directory, '.git'))
    expect(refused.stderr).toContain('is a bare repository, and configure reads files that are checked out')
    expect(refused.stderr).toContain('hint: clone it (git clone ')
  })

  it('refuses a repository without origin', async () => {
    const directory = await monorepo(FILES, [])
    git(directory, ['remote', 'remove', 'origin'])
    expect((await configure(directory)).stderr).toContain('hint: name the namespace: --namespace acme')
  })
})
