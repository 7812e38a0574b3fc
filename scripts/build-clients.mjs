// Builds the programs that the tests run and that are not built yet: OpenTofu (about three minutes each on two cores), OCI tools, an
// object store, act (two minutes), and the Python client of ORAS. Those that take longer are built where they are named: `npm run clients
// -- gitea`.
import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { goTools, pythonOras, tofuClients } from './clients.mjs'

const LDFLAGS = '-s -w -X github.com/opentofu/opentofu/version.dev=no'

const named = process.argv.slice(2)
const isWanted = (name, isOptional = false) => (named.length === 0 ? !isOptional : named.includes(name))

const programs = [...tofuClients(), ...goTools()]
for (const program of programs.filter(({ name, isOptional }) => isWanted(name, isOptional))) {
  if (!program.isBuilt) build(program)
  console.log(`${program.name}: ${program.program}`)
}
const { requirements, directory, isBuilt } = pythonOras()
if (isWanted('python-oras')) {
  if (!isBuilt) install(requirements, directory)
  console.log(`python-oras: ${directory}`)
}

function build({ name, module, path, tags, flags, program }) {
  console.log(`${name}: building`)
  mkdirSync(dirname(program), { recursive: true })
  const partial = `${program}.${process.pid}`
  const options = ['-mod=readonly', '-trimpath', '-tags', tags, '-ldflags', `${LDFLAGS} ${flags}`]
  const args = ['build', ...options, '-o', partial, path]
  run(name, 'go', args, { cwd: module, fix: 'install Go 1.26 or newer' })
  renameSync(partial, program)
}

function install(requirements, directory) {
  console.log('python-oras: installing')
  mkdirSync(dirname(directory), { recursive: true })
  const partial = `${directory}.${process.pid}`
  const args = [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--root-user-action=ignore',
    '--no-deps',
    '--only-binary',
    ':all:',
  ]
  const fix = 'install Python 3 with pip'
  run('python-oras', 'python3', [...args, '--target', partial, '--requirement', requirements], { fix })
  renameSync(partial, directory)
}

function run(name, program, args, { cwd, fix }) {
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit' })
  if (status === 0) return
  console.error(`${name} was not built (${error?.message ?? `${program} exits with ${status}`}): ${fix}`)
  process.exit(1)
}
