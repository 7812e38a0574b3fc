import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Programs of test/tools that take minutes to build: the tests on them are skipped where nobody built them, also in CI. */
const OPTIONAL = ['gitea', 'minio', 'rclone', 'terragrunt']

const TESTS = fileURLToPath(new URL('../test/', import.meta.url))

/**
 * The versions of OpenTofu that the tests run, newest first: one Go module each in test/clients. `program` is where
 * `npm run clients` builds it, outside the checkout; the hash of go.mod and go.sum is in the path, so another version is another
 * file.
 */
export function tofuClients() {
  return goPrograms('clients').sort((one, other) =>
    other.name.localeCompare(one.name, 'en', { numeric: true }),
  )
}

/** The other programs that the tests run and that are Go modules: one each in test/tools, named for the program. One without `tool` is our own. */
export function goTools() {
  return goPrograms('tools')
}

/** The ORAS project's Python client. `directory` is where `npm run clients` installs it, for PYTHONPATH. */
export function pythonOras() {
  const requirements = join(TESTS, 'tools', 'python-oras', 'requirements.txt')
  const directory = join(cache(), `python-oras-${hashOf([requirements])}`)
  return { requirements, directory, isBuilt: existsSync(directory) }
}

function goPrograms(folder) {
  return readdirSync(join(TESTS, folder))
    .map((name) => ({ name, module: join(TESTS, folder, name) }))
    .filter(({ module }) => existsSync(join(module, 'go.mod')))
    .map(({ name, module }) => {
      const files = readdirSync(module).map((file) => join(module, file))
      const goMod = readFileSync(join(module, 'go.mod'), 'utf8')
      const [, path] = /^tool (.+)$/m.exec(goMod) ?? [undefined, '.']
      const [, tags = '', flags = ''] = /^\/\/ Built with: -tags (\S+) -ldflags (.+)$/m.exec(goMod) ?? []
      const program = join(cache(), `${name}-${hashOf(files)}`, basename(path === '.' ? name : path))
      const isBuilt = existsSync(program)
      const facts = { name, version: versionIn(goMod, path), isOptional: OPTIONAL.includes(name) }
      return { ...facts, module, path, tags, flags, program, isBuilt }
    })
}

/** `1.26.0` of the module that a program is in; the date of a commit where its module has no versions; none for our own. */
function versionIn(goMod, path) {
  const required = [...goMod.matchAll(/^\t(\S+) v(\S+)/gm)]
  const [, , version = ''] = required.find(([, module]) => `${path}/`.startsWith(`${module}/`)) ?? []
  return version.replace(/^0\.0\.0-(\d{4})(\d\d)(\d\d)\d{6}-.*$/, '$1-$2-$3')
}

const cache = () =>
  join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'module-registry-action', 'clients')

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
