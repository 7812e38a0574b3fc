// An index of many modules, as publishes would have left it: into a bare repository by `git fast-import`, module by module, so
// that its size does not count. Needs lib/ (npm run build). It is kept in the cache directory of the user for the next run.
import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const WORDS =
  'network private public subnet bucket storage queue topic cluster node pool database replica backup key vault secret role policy user group zone record gateway firewall rule balancer cache stream function trigger alarm dashboard log metric trace registry image disk snapshot'.split(
    ' ',
  )
const SYSTEMS = ['aws', 'azurerm', 'google', 'kubernetes']
const word = (module, salt) => WORDS[((module * 2_654_435_761 + salt * 40_503) >>> 0) % WORDS.length]
const sha256 = (text) => createHash('sha256').update(text).digest('hex')

const MANY = { namespace: 'bench', name: 'many', system: 'aws' }
const REGISTRY = {
  format: 1,
  name: 'Bench',
  url: 'https://modules.example.com',
  renderer: 'module-registry 0.1.0',
}

function addressesOf({ modules, many = 0 }) {
  const addresses = Array.from({ length: modules }, (_, at) => ({
    namespace: `team${at % Math.max(1, Math.floor(modules / 10))}`,
    name: `${word(at, 1)}-${word(at, 2)}-${at}`,
    system: SYSTEMS[at % SYSTEMS.length],
  }))
  return many > 0 ? [...addresses, MANY] : addresses
}

function moduleOf(at, address, { versions, readme = '' }) {
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
      {
        kind: 'release',
        location: `https://git.example.com/bench/m${at}/module.zip?checksum=${digest}`,
        digest,
      },
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

/** Every file of a module's own, as the index has them; those of its versions only where they are wanted. */
function filesOf(rendering, { module, versions }, hasVersions = true) {
  const requirements = new Map(
    versions.map(({ release, moduleInterface }) => [
      release.version,
      rendering.requirementsOf(moduleInterface),
    ]),
  )
  const ofVersions = (hasVersions ? versions : []).flatMap((version) => [
    ...rendering.interfaceFiles(version.release, version.moduleInterface),
    ...rendering.versionFiles(REGISTRY, version),
  ])
  const own = rendering.moduleFiles({ module, latest: versions.at(-1) }, requirements)
  return [...ofVersions, ...own].filter(([, text]) => text !== null)
}

/**
 * Makes a bare repository with an index in its branch `registry`. Gives the addresses.
 * @param size `modules` of `versions` each; `many` versions of one more module, `bench/many/aws`; the `readme` of each version;
 *   so many modules are `changed`, and have one more version, in the branch `changed`; with `isShared` all modules have the
 *   directories of the first one's versions, for what reads no others: a million of their own take ten minutes
 */
export async function fillIndex({ lib, directory, env, ...size }) {
  const rendering = await loadRendering(lib)
  const kept = join(CACHE, formOf(rendering), sha256(JSON.stringify(size)).slice(0, 16))
  if (!existsSync(kept)) await fillOnce(rendering, { kept, env, size })
  execFileSync('git', ['clone', '--quiet', '--bare', '--shared', kept, directory], { env })
  return addressesOf(size).map(({ namespace, name, system }) => `${namespace}/${name}/${system}`)
}

/** Has a directory for each form of the files: an index of another form is of no use. */
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'module-registry-bench')

function formOf(rendering) {
  const sample = filesOf(rendering, moduleOf(0, MANY, { versions: 1 }))
  return sha256(JSON.stringify(sample) + readFileSync(import.meta.filename, 'utf8')).slice(0, 16)
}

async function loadRendering(lib) {
  const names = ['plan/file-table', 'plan/catalog-plan', 'format/versions-document', 'format/module-list']
  const loaded = await Promise.all(names.map((name) => import(`${lib}/index/${name}.js`)))
  return Object.assign({}, ...loaded)
}

async function fillOnce(rendering, { kept, env, size }) {
  const form = dirname(kept)
  for (const other of existsSync(CACHE) ? readdirSync(CACHE) : [])
    if (other !== basename(form)) rmSync(join(CACHE, other), { recursive: true })
  mkdirSync(form, { recursive: true })
  const directory = mkdtempSync(`${kept}-`)
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=registry', directory], { env })
  await fill(rendering, { directory, env, size })
  renameSync(directory, kept)
}

async function fill(rendering, { directory, env, size }) {
  const { modules, changed = 0, isShared = false } = size
  const addresses = addressesOf(size)
  const listed = []
  const writeModule = async (write, at, { more = 0, hasVersions = true } = {}) => {
    const versions = at === modules ? size.many : size.versions + more
    const indexed = moduleOf(at, addresses[at], { ...size, versions })
    for (const [path, text] of filesOf(rendering, indexed, hasVersions)) await write(path, text)
    const { module } = indexed
    const latest = indexed.versions.at(-1)
    const { listItem, catalogItem } = rendering
    listed[at] = { module, item: listItem(module, latest), entry: catalogItem(module, latest) }
  }
  const first = { directory, env, branch: 'registry' }
  if (isShared) await commit(first, ({ write }) => writeModule(write, 0))
  const shared = isShared ? versionTrees(directory, addresses[0]) : []
  await commit({ ...first, from: isShared ? 'registry' : undefined }, async ({ write, writeTree }) => {
    for (const [path, text] of rendering.registryFiles(REGISTRY)) await write(path, text)
    for (const at of addresses.keys()) {
      await writeModule(write, at, { hasVersions: !isShared })
      for (const [version, id] of shared) await writeTree(`${pathOf(addresses[at])}/${version}`, id)
    }
    await writeLists(rendering, write, listed)
  })
  if (changed === 0) return
  await commit({ directory, env, branch: 'changed', from: 'registry' }, async ({ write }) => {
    const step = Math.floor(modules / changed)
    for (let at = 0; at < changed; at += 1) await writeModule(write, at * step, { more: 1 })
    await writeLists(rendering, write, listed)
  })
}

const pathOf = ({ namespace, name, system }) => `v1/modules/${namespace}/${name}/${system}`

/** By version, the tree of its directory. */
function versionTrees(directory, address) {
  const words = ['--git-dir', directory, 'ls-tree', '-d', `registry:${pathOf(address)}`]
  const lines = execFileSync('git', words, { encoding: 'utf8' }).trim().split('\n')
  return lines.map((line) => /tree (\w+)\t(.*)/.exec(line)).map(([, id, version]) => [version, id])
}

async function writeLists({ LISTS, renderCatalog }, write, listed) {
  for (const list of LISTS) {
    const items = new Map()
    for (const { module, item } of listed) {
      const path = list.path(module.address)
      if (!items.has(path)) items.set(path, [])
      items.get(path).push(item)
    }
    for (const [path, modules] of items) await write(path, list.format({ modules }))
  }
  for (const [path, text] of renderCatalog(listed.map(({ entry }) => entry))) await write(path, text)
}

/** One commit, on top of a branch or of nothing. */
async function commit({ directory, env, branch, from }, fillFiles) {
  const child = spawn('git', ['fast-import', '--quiet'], {
    cwd: directory,
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const send = async (text) => child.stdin.write(text) || once(child.stdin, 'drain')
  await send(
    `commit refs/heads/${branch}\ncommitter bench <bench@localhost> 1700000000 +0000\ndata 4\nFill\n`,
  )
  if (from !== undefined) await send(`from refs/heads/${from}^0\n`)
  await fillFiles({
    write: (path, text) => send(`M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`),
    writeTree: (path, id) => send(`M 040000 ${id} ${path}\n`),
  })
  child.stdin.end()
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`git fast-import ended with ${code}`)
}
