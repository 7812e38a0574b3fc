// A registry with real, long content, for screenshots and for the tests of the website: Git repositories of modules, published
// by the command line. Usage: await createExampleRegistry(directory, (args) => …runs module-registry…)
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FIXTURES = join(import.meta.dirname, '../test/fixtures/site')
export const EXAMPLE_URL = 'https://modules.acme.example'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0f766e"/><path d="M16 6l9 20h-5l-1.6-4h-4.8L12 26H7zm0 7l-1.6 5h3.2z" fill="#fff"/></svg>\n`

/** A type of many lines for each third input, as large modules have them. */
export const generatedInput = (at) => {
  const name = `${['subnet', 'nat', 'endpoint', 'acl', 'dhcp', 'vpn'][at % 6]}_${['tags', 'names', 'rules', 'options', 'overrides'][at % 5]}_${at}`
  const object = `map(object({\n    enabled = optional(bool, true)\n    rules = list(object({\n      from = number\n      to   = number\n      cidr_blocks = optional(list(string), ["0.0.0.0/0"])\n    }))\n  }))`
  const [type, value] = [
    [object, '{}'],
    ['bool', 'true'],
    [
      'list(string)',
      at % 2 ? '[]' : '["10.0.1.0/24", "10.0.2.0/24", "10.0.3.0/24", "10.0.4.0/24", "10.0.5.0/24"]',
    ],
  ][at % 3]
  const text =
    'Changes how the module makes this part of the network; the README says which subnets it reaches'
  return `variable "${name}" {\n  description = "${text} (${at})."\n  type = ${type}\n  default = ${value}\n}\n`
}

const label = (input) => `variable "name" {\n  description = "The name."\n  type        = string\n}\n${input}
output "id" {\n  description = "The name with the prefix of the organisation."\n  value       = "acme-\${var.name}"\n}\n`

const endpoints = `module "vpc" {\n  source  = "modules.acme.example/acme/vpc/aws"\n  version = "~> 2.0"\n  name    = var.name\n  cidr    = "10.0.0.0/16"\n}\n
variable "name" {\n  description = "The name."\n  type        = string\n}\n`

const vpc = readFileSync(join(FIXTURES, 'vpc/main.tf'), 'utf8')
const inputs = (count) => Array.from({ length: count }, (_, at) => generatedInput(at)).join('\n')
const older = vpc
  .replace(/variable "route_tables"[\s\S]*?\n}\n/, '')
  .replace(/module "subnets"[\s\S]*?\n}\n/, '')
  .replace('>= 5.0', '>= 4.0')

/** Each repository with its versions: the files that a version changes. */
const REPOSITORIES = [
  [
    'acme',
    'terraform-aws-network',
    [['0.9.0', { 'main.tf': older, 'README.md': '# Network\n\nThe old network module.\n' }]],
  ],
  [
    'platform',
    'terraform-null-label',
    [
      [
        '1.0.0',
        {
          'main.tf': label(''),
          'README.md': '# Label\n\nNames and tags by the rules of the organisation.\n',
        },
      ],
      [
        '1.1.0',
        {
          'main.tf': label(
            'variable "tags" {\n  description = "More tags."\n  type    = map(string)\n  default = {}\n}\n',
          ),
        },
      ],
    ],
  ],
  [
    'acme',
    'terraform-aws-vpc',
    [
      ['1.0.0', { 'main.tf': older, 'README.md': '# AWS VPC\n\nThe first version.\n' }],
      ['1.1.0', { 'inputs.tf': inputs(100) }],
      ['1.2.0', { 'main.tf': `${older}\noutput "arn" {\n  value = aws_vpc.this.arn\n}\n` }],
      ['2.0.0', { '.': 'vpc', 'inputs.tf': inputs(145) }],
      ['2.1.0-rc.1', { 'CHANGELOG.md': '# 2.1.0\n' }],
    ],
  ],
  [
    'acme',
    'terraform-aws-endpoints',
    [
      [
        '1.0.0',
        {
          'main.tf': endpoints,
          'README.md':
            '# Endpoints\n\nGateway and interface endpoints of a VPC, for services that should be reached without the internet.\n',
        },
      ],
    ],
  ],
  ['data', 'terraform-google-warehouse', [['3.2.1', { 'main.tf': label('') }]]],
]

/**
 * Makes the repositories and an index of them in a directory. Returns the path of the index, a bare repository.
 * @param registry runs the command line with these arguments
 */
export function createExampleRegistry(directory, registry) {
  const index = join(directory, 'index.git')
  execFileSync('git', ['init', '--quiet', '--bare', index])
  registry(['init', '--quiet', '--index', index, '--url', EXAMPLE_URL, '--name', 'Acme modules'])
  for (const [owner, name, versions] of REPOSITORIES) {
    const repository = join(directory, owner, name)
    createRepository(repository, `https://github.com/${owner}/${name}.git`, versions)
    registry([
      'publish',
      '--quiet',
      '--index',
      index,
      '--repository',
      repository,
      '--all-tags',
      '--compatibility',
      'off',
    ])
  }
  const why = ['--reason', 'It has no IPv6, and gets no fixes any more.', '--replacement', 'acme/vpc/aws']
  registry(['deprecate', 'acme/network/aws', '--quiet', '--index', index, '--allow-latest', ...why])
  const flaw = [
    '--reason',
    'It opens the database subnets to the internet.',
    '--replacement',
    'acme/vpc/aws@2.0.0',
  ]
  registry(['yank', 'acme/vpc/aws', '1.2.0', '--quiet', '--index', index, ...flaw])
  decorate(index, directory)
  return index
}

function createRepository(path, origin, versions) {
  mkdirSync(path, { recursive: true })
  const git = (...args) =>
    execFileSync('git', [...IDENTITY, '-C', path, ...args], { stdio: 'ignore', env: ENVIRONMENT })
  git('init', '--quiet', '--initial-branch=main')
  git('remote', 'add', 'origin', origin)
  for (const [version, files] of versions) {
    for (const [name, text] of Object.entries(files)) {
      if (name === '.') cpSync(join(FIXTURES, text), path, { recursive: true })
      else {
        mkdirSync(dirname(join(path, name)), { recursive: true })
        writeFileSync(join(path, name), text)
      }
    }
    git('add', '--all')
    git('commit', '--quiet', `--message=Release ${version}`)
    git('tag', `v${version}`)
  }
}

/** The name, colour and logo of the registry: keys of registry.json that people write by hand. */
function decorate(index, directory) {
  const work = join(directory, 'index')
  const git = (...args) => execFileSync('git', [...IDENTITY, ...args], { stdio: 'ignore', env: ENVIRONMENT })
  git('clone', '--quiet', '--branch', 'registry', index, work)
  const path = join(work, 'registry.json')
  const registry = JSON.parse(readFileSync(path, 'utf8'))
  const description =
    'Building blocks of the platform team. Everything here is reviewed, versioned and supported.'
  const site = { color: '#0f766e', description, logo: 'logo.svg' }
  writeFileSync(path, `${JSON.stringify({ ...registry, site, verified: ['acme'] }, null, 2)}\n`)
  writeFileSync(join(work, 'logo.svg'), LOGO)
  git('-C', work, 'add', '--all')
  git('-C', work, 'commit', '--quiet', '--message=Decorate the site')
  git('-C', work, 'push', '--quiet', 'origin', 'registry')
}

const IDENTITY = ['-c', 'user.name=Acme', '-c', 'user.email=acme@localhost', '-c', 'commit.gpgSign=false']
const DATE = '2026-03-14T09:26:53Z'
const ENVIRONMENT = { ...process.env, GIT_AUTHOR_DATE: DATE, GIT_COMMITTER_DATE: DATE }
