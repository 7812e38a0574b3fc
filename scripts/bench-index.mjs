// An index of many modules, as publishes would have left it: into a bare repository by `git fast-import`, module by module, so
// that its size does not count. Needs lib/ (npm run build). Gives the addresses.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'

const WORDS =
  'network private public subnet bucket storage queue topic cluster node pool database replica backup key vault secret role policy user group zone record gateway firewall rule balancer cache stream function trigger alarm dashboard log metric trace registry image disk snapshot'.split(
    ' ',
  )
const SYSTEMS = ['aws', 'azurerm', 'google', 'kubernetes']
const word = (module, salt) => WORDS[((module * 2_654_435_761 + salt * 40_503) >>> 0) % WORDS.length]
const sha256 = (text) => createHash('sha256').update(text).digest('hex')

const MANY = { namespace: 'bench', name: 'many', system: 'aws' }

function moduleOf(at, { modules, versions, readme }, fixed) {
  const address = fixed ?? {
    namespace: `team${at % Math.max(1, Math.floor(modules / 10))}`,
    name: `${word(at, 1)}-${word(at, 2)}-${at}`,
    system: SYSTEMS[at % SYSTEMS.length],
  }
  const releases = Array.from({ length: versions }, (_, version) => releaseOf(at, address, version))
  const listed = releases.map(
    ({ version, tag, commit, committedAt, path, package: { digest }, packages }) => ({
      version,
      tag,
      commit,
      committedAt,
      path,
      digest,
      size: 1000,
      files: 1,
      packages: packages.map(({ kind, location }) => ({ kind, location })),
    }),
  )
  const marks = { yanks: [], deprecations: [], removed: [], transfers: [] }
  const owner = { host: 'git.example.com', repository: `bench/m${at}` }
  const module = { format: 1, address, owner, versions: listed, ...marks }
  const moduleInterface = { root: directoryOf(at, readme), submodules: [], examples: [], diagnostics: [] }
  return { module, versions: releases.map((release) => ({ release, moduleInterface })) }
}

function releaseOf(at, address, number) {
  const version = `1.${number}.0`
  const digest = `sha256:${sha256(`${at} ${version}`)}`
  const seconds = 1_700_000_000 + ((at * 7919) % 100_000) * 10 + number
  return {
    format: 1,
    address,
    version,
    tag: `v${version}`,
    commit: sha256(`${at} ${version}`).slice(0, 40),
    committedAt: new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'),
    repository: { url: `https://git.example.com/bench/m${at}` },
    path: '',
    description: `A ${word(at, 5)} with a ${word(at, 6)} and a ${word(at, 7)} for each ${word(at, 8)}`,
    package: { format: 1, digest, size: 1000, files: 1 },
    // No package is in the index: it would be as large as all else.
    packages: [
      { kind: 'release', location: `https://git.example.com/bench/m${at}.zip?checksum=${digest}`, digest },
    ],
  }
}

function directoryOf(at, readme) {
  const position = { file: 'main.tf', line: 1 }
  const text = { description: '', sensitive: false, ephemeral: false, deprecated: '', ...position }
  const input = {
    type: 'string',
    parsedType: { kind: 'string' },
    default: '',
    required: true,
    nullable: true,
  }
  const inputs = Array.from({ length: 12 }, (_, each) => ({
    name: `${word(at, each)}_${word(at, each + 20)}_${each}`,
    ...input,
    validations: [],
    ...text,
  }))
  const outputs = Array.from({ length: 5 }, (_, each) => ({
    name: `${word(at, each + 40)}_id_${each}`,
    ...text,
  }))
  const aws = { name: 'aws', source: 'hashicorp/aws', constraints: ['>= 5.0'], aliases: [], ...position }
  const none = { resources: [], calls: [], requiredVersions: [], moves: [], removals: [], imports: [] }
  const own = readme === '' ? '' : `${readme}\nModule ${at}.\n`
  return { path: '', readme: own, empty: false, inputs, outputs, providers: [aws], ...none }
}

/** Every file of a module's own, as the index has them. */
function filesOf({ table, requirementsOf }, registry, { module, versions, latest }) {
  const requirements = new Map(
    versions.map(({ release, moduleInterface }) => [release.version, requirementsOf(moduleInterface)]),
  )
  return [
    ...versions.flatMap(({ release, moduleInterface }) => table.interfaceFiles(release, moduleInterface)),
    ...versions.flatMap((version) => table.versionFiles(registry, version)),
    ...table.moduleFiles({ module, latest }, requirements),
  ].filter(([, text]) => text !== null)
}

/**
 * @param many versions of one more module, `bench/many/aws`; 0 for none
 * @param readme that of each version
 */
export async function fillIndex({ lib, directory, modules, versions, many = 0, readme = '', env }) {
  const table = await import(`${lib}/index/plan/file-table.js`)
  const { requirementsOf } = await import(`${lib}/index/format/versions-document.js`)
  const { renderCatalog } = await import(`${lib}/index/plan/catalog-plan.js`)
  const { catalogItem, listItem } = await import(`${lib}/index/format/module-list.js`)
  const registry = {
    format: 1,
    name: 'Bench',
    url: 'https://modules.example.com',
    renderer: 'module-registry 0.1.0',
  }
  execFileSync('git', ['init', '--quiet', '--bare', directory], { env })
  const git = spawn('git', ['fast-import', '--quiet'], {
    cwd: directory,
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const write = async (text) => git.stdin.write(text) || once(git.stdin, 'drain')
  const file = (path, content) =>
    write(`M 100644 inline ${path}\ndata ${Buffer.byteLength(content)}\n${content}\n`)
  await write(
    'commit refs/heads/registry\ncommitter bench <bench@localhost> 1700000000 +0000\ndata 4\nFill\n',
  )
  for (const [path, text] of table.registryFiles(registry)) await file(path, text)
  const lists = table.LISTS.map((list) => ({ list, items: new Map() }))
  const [addresses, catalog] = [[], []]
  for (let at = 0; at < modules + (many > 0 ? 1 : 0); at += 1) {
    const size = { modules, versions: at < modules ? versions : many, readme }
    const indexed = moduleOf(at, size, at < modules ? undefined : MANY)
    const { module } = indexed
    const latest = indexed.versions.at(-1)
    for (const [path, text] of filesOf({ table, requirementsOf }, registry, { ...indexed, latest }))
      await file(path, text)
    for (const { list, items } of lists) {
      const path = list.path(module.address)
      if (!items.has(path)) items.set(path, [])
      items.get(path).push(listItem(module, latest))
    }
    catalog.push(catalogItem(module, latest))
    addresses.push(`${module.address.namespace}/${module.address.name}/${module.address.system}`)
  }
  for (const { list, items } of lists)
    for (const [path, each] of items) await file(path, list.format({ modules: each }))
  for (const [path, text] of renderCatalog(catalog)) if (text !== null) await file(path, text)
  git.stdin.end()
  await once(git, 'close')
  return addresses
}
