// The quickstart of the README, on this machine only: a Git repository of modules, a registry index in a bare repository, a
// server, and a client. Everything is in one temporary directory, which the last lines print.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname ?? '.', '..')
const directory = mkdtempSync(join(tmpdir(), 'module-registry-quickstart-'))
const modules = join(directory, 'modules')
const index = join(directory, 'index.git')
const host = 'modules.example.test'

const say = (text) => console.log(`\n== ${text}`)
const run = (program, args, options = {}) => {
  console.log(`$ ${[program, ...args].join(' ')}`)
  execFileSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], ...options })
}
const registry = (...args) => {
  console.log(`$ module-registry ${args.join(' ')}`)
  execFileSync(process.execPath, [join(root, 'dist/cli/index.js'), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}
const git = (...args) => {
  const identity = [
    '-c',
    'user.name=quickstart',
    '-c',
    'user.email=quickstart@localhost',
    '-c',
    'commit.gpgSign=false',
  ]
  execFileSync('git', [...identity, '-C', modules, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
}

say('A Git repository with two modules and three tags')
cpSync(join(root, 'examples/modules'), modules, { recursive: true })
execFileSync('git', ['init', '--quiet', '--initial-branch=main', modules])
git('add', '--all')
git('commit', '--quiet', '--message=First modules')
git('tag', 'label/v1.0.0')
git('tag', 'network-v1.0.0')
writeFileSync(join(modules, 'label/CHANGELOG.md'), '# 1.1.0\n\nA changelog.\n')
git('add', '--all')
git('commit', '--quiet', '--message=Add a changelog')
git('tag', 'label/v1.1.0')
run('git', ['-C', modules, 'tag'])

say('A registry index in a bare Git repository, with every tag published')
execFileSync('git', ['init', '--quiet', '--bare', index])
registry('init', '--index', index, '--url', `https://${host}`)
registry('publish', '--index', index, '--repository', modules, '--all-tags')

say('The website of the index, as files')
registry('site', '--index', index, '--output', join(directory, 'site'))

say('Serving the index')
const server = spawn(
  process.execPath,
  [join(root, 'dist/cli/index.js'), 'serve', '--index', index, '--port', '0', '--json'],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
)
try {
  const url = await new Promise((done, failed) => {
    let text = ''
    server.stdout.on('data', (chunk) => {
      text += chunk
      if (text.includes('\n')) done(JSON.parse(text).url)
    })
    server.on('exit', () => failed(new Error('the server ended before it listened')))
  })
  await show(`${url}/.well-known/terraform.json`)
  await show(`${url}/v1/modules/acme/label/generic/versions`)
  await show(`${url}/v1/modules/acme/label/generic/1.1.0/download`)

  const clients = ['terraform', 'tofu'].filter(onPath)
  if (clients.length === 0) say('Neither terraform nor tofu is on PATH: they would read the answers above')
  for (const client of clients) install(client, url)
} finally {
  server.kill('SIGINT')
}

say('Done')
console.log(
  `modules   ${modules}\nindex     ${index} (git -C ${index} show --stat registry)\nwebsite   ${join(directory, 'site')} (or: node ${join(root, 'dist/cli/index.js')} serve --index ${index})\nclients   ${directory}/terraform, ${directory}/tofu where found`,
)

async function show(address) {
  const answer = await fetch(address)
  console.log(`GET ${address} → ${answer.status}`)
  const location = answer.headers.get('x-terraform-get')
  if (location !== null) console.log(`X-Terraform-Get: ${location}`)
  console.log((await answer.text()).trim())
}

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .some((entry) => existsSync(join(entry, name)) || existsSync(join(entry, `${name}.exe`)))
}

/** Discovery needs https; a `host` block replaces it for a server on this machine. */
function install(client, url) {
  say(`${client} installs from the registry`)
  const work = join(directory, client)
  mkdirSync(work)
  writeFileSync(
    join(work, 'cli.tfrc'),
    `host "${host}" {\n  services = { "modules.v1" = "${url}/v1/modules/" }\n}\n`,
  )
  writeFileSync(
    join(work, 'main.tf'),
    `module "label" {\n  source  = "${host}/acme/label/generic"\n  version = "~> 1.0"\n  name    = "web"\n}\n
module "subnets" {\n  source  = "${host}/acme/network/generic//modules/subnets"\n  version = "1.0.0"\n  cidr    = "10.1.0.0/16"\n}\n
output "id" {\n  value = module.label.id\n}\n`,
  )
  const env = {
    ...process.env,
    TF_CLI_CONFIG_FILE: join(work, 'cli.tfrc'),
    CHECKPOINT_DISABLE: '1',
    TF_IN_AUTOMATION: '1',
  }
  run(client, ['init', '-input=false', '-no-color'], { cwd: work, env })
  run(client, ['apply', '-auto-approve', '-no-color'], { cwd: work, env })
}
