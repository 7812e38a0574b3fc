// What the tool does with real module repositories: `npm run bench real -- DIR…`, where each DIR is a repository, a bare one or a clone,
// or a folder of such. One row for each repository, one of all, and the goals. The repositories are only read.
//   --only acceptance,gate,time,memory,site     these parts; the index is measured with all but time and memory
//   --collect                                   all repositories by one `collect`, too; or --only collect
//   --json FILE                                 every refusal and every version that the gate finds too small, too
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import semver from 'semver'
import { recordFigures } from './bench-table.mjs'

export const REAL_PARTS = ['acceptance', 'gate', 'time', 'memory', 'site', 'collect']
const URL_OF_INDEX = 'https://modules.example.com'
const SEVERITIES = ['major', 'minor', 'patch']
/** Refusals that a client has too, and what a mirror without all objects has. */
const OF_CLIENTS = new Set(['INVALID_HCL', 'NOT_FOUND'])
/** The start of Node.js is most of the time of a repository with fewer versions. */
const MANY_VERSIONS = 50

const isRepository = (directory) =>
  existsSync(join(directory, '.git')) ||
  (existsSync(join(directory, 'HEAD')) && existsSync(join(directory, 'objects')))

/** The repositories at a directory or up to two levels below it, in the order of their paths. */
export function findRepositories(directory, depth = 2) {
  if (isRepository(directory)) return [resolve(directory)]
  if (depth === 0) return []
  return readdirSync(directory)
    .sort()
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isDirectory())
    .flatMap((path) => findRepositories(path, depth - 1))
}

/** Owner and name from a folder OWNER+NAME on the path, else from its last two folders; the address as the tool makes it of them. */
export function sourceOf(directory) {
  const folders = resolve(directory).split('/')
  const joined = folders.findLast((folder) => folder.includes('+'))
  const [owner, last] = joined?.split(/\+(.*)/s) ?? [basename(dirname(directory)), basename(directory)]
  const repository = last.replace(/\.git$/, '')
  const [, system = 'x', name = repository] = /^(?:terraform|tofu)-([a-z0-9]+)-(.+)$/i.exec(repository) ?? []
  return {
    source: `${owner}/${repository}`,
    url: `https://github.com/${owner}/${repository}`,
    address: `${owner}/${name}/${system}`.toLowerCase(),
  }
}

/** What `publish --json` says of each tag: how many were published, and which were refused by which code. */
export function acceptanceOf({ results }) {
  const refused = results.filter(({ status }) => status === 'refused')
  const codes = {}
  for (const { error } of refused) codes[error.code] = (codes[error.code] ?? 0) + 1
  const versions = results
    .map(({ tag, error }) => ({ version: semver.parse(tag?.replace(/^.*?(?=\d)/, '')), error }))
    .filter(({ version }) => version !== null && version.prerelease.length === 0)
    .sort((one, other) => semver.rcompare(one.version, other.version))
  return {
    published: results.filter(({ status }) => status === 'published').length,
    refused: codes,
    newestRefused: versions[0]?.error?.code,
    refusals: refused.map(({ tag, error: { code, message } }) => ({ tag, code, message })),
  }
}

/** How the numbers that the maintainers chose agree with what `publish --json` says that each version needs. */
export function gateOf({ results }) {
  const compared = results.filter(({ compatibility }) => compatibility !== undefined)
  const kinds = {}
  const tooSmall = []
  for (const { version, compatibility } of compared) {
    const { base, required, given, changes } = compatibility
    for (const [kind, severity] of new Map(changes.map((change) => [change.kind, change.severity]))) {
      kinds[kind] ??= { severity, patch: 0, minor: 0, major: 0 }
      kinds[kind][given] += 1
    }
    // Below 1.0.0 a breaking change needs a minor version.
    const needed = base.startsWith('0.') && required === 'major' ? 'minor' : required
    if (SEVERITIES.indexOf(given) <= SEVERITIES.indexOf(needed)) continue
    const reasons = changes.filter(({ severity }) => severity === required)
    tooSmall.push({ base, version, given, required, reasons })
  }
  const asMajor = tooSmall.filter(({ required }) => required === 'major').length
  return { releases: compared.length, tooSmall, asMajor, kinds }
}

/** @param context of bench.mjs; @param options `directories`, `only`, of {@link REAL_PARTS}, and `json`, a file */
export async function benchReal(context, { directories, only, json }) {
  const found = directories.flatMap((directory) => findRepositories(directory))
  if (found.length === 0) throw new Error(`no Git repository in ${directories.join(', ')}`)
  const repositories = found.map((directory) => ({
    directory,
    ...sourceOf(directory),
    ...stateOf(context, directory),
  }))
  const bench = { ...context, parts: new Set(only), index: join(context.place, 'real.git') }
  makeIndex(bench, bench.index)
  for (const [at, repository] of repositories.entries()) {
    readRepository(bench, repository)
    console.error(`${at + 1}/${repositories.length} ${lineOf(rowOf(repository))}`)
  }
  sizeIndex(bench, repositories)
  const site = bench.parts.has('site') ? benchWebsite(bench, repositories) : undefined
  const collected = bench.parts.has('collect') ? benchCollect(bench, repositories) : undefined
  const table = formatRepositories(repositories)
  console.log(`\n${table}\n`)
  recordGoals({ repositories, site, collected, indexTotal: bench.indexTotal })
  if (json !== undefined)
    writeFileSync(json, `${JSON.stringify({ repositories, site, collected }, undefined, 2)}\n`)
  return table
}

function stateOf({ env }, directory) {
  const git = (...args) => execFileSync('git', ['-C', directory, ...args], { env, encoding: 'utf8' }).trim()
  const tags = git('tag', '--list')
  return { commit: git('rev-parse', '--short=12', 'HEAD'), tags: tags === '' ? 0 : tags.split('\n').length }
}

function makeIndex({ env }, index) {
  rmSync(index, { recursive: true, force: true })
  execFileSync('git', ['init', '--quiet', '--bare', index], { env })
}

/** Whether a command has a flag; it depends on the build that is measured. */
function flagOf({ cli, env }, command, flag) {
  const { stdout } = spawnSync(process.execPath, [cli, command, '--help'], { env, encoding: 'utf8' })
  return stdout.includes(`${flag} `) ? [flag] : []
}

function publish(bench, { directory, address, url }, index, ...more) {
  const what = ['--repository', directory, '--all-tags', '--module', address, '--source-url', url]
  const words = ['publish', '--index', index, '--url', URL_OF_INDEX, ...what, ...more]
  const keepGoing = flagOf(bench, 'publish', '--keep-going')
  return bench.measure(process.execPath, [bench.cli, ...words, ...keepGoing], { mayFail: true })
}

function readRepository(bench, repository) {
  const { parts } = bench
  if (['acceptance', 'gate', 'site'].some((part) => parts.has(part))) {
    // The index of all repositories, without packages.
    const { stdout } = publish(bench, repository, bench.index, '--package', 'git', '--json', '--quiet')
    // A run that was killed prints nothing; the other repositories go on.
    const document = JSON.parse(stdout || '{}')
    if (document.results === undefined) repository.failed = document.error?.code ?? 'no report'
    const report = { results: document.results ?? [] }
    Object.assign(repository, acceptanceOf(report), { gate: gateOf(report) })
  }
  if (parts.has('time') || parts.has('memory')) timeRepository(bench, repository)
}

/** A backfill with packages, beside the archives of the tags that it published. Its memory is that of the largest process. */
function timeRepository(bench, repository) {
  const { parts, place, env, measure } = bench
  const index = join(place, 'timed.git')
  makeIndex(bench, index)
  const words = ['--package', 'index', '--quiet']
  const { seconds, processorSeconds, megabytes } = publish(bench, repository, index, ...words)
  repository.publish = { seconds, processorSeconds, megabytes }
  const tags = publishedTags(bench, index, repository.address)
  repository.published ??= tags.length
  rmSync(index, { recursive: true })
  if (!parts.has('time') || tags.length === 0) return
  const archive = 'for t in "$@"; do git archive --format=zip -0 "$t" > /dev/null; done'
  const archives = ['-euc', archive, 'archive', ...tags]
  repository.archive = measure('bash', archives, { cwd: repository.directory, env })
  repository.ratio = seconds / repository.archive.seconds
  // It counts hundredths of a second, which is nothing for a few tags.
  const { processorSeconds: ofArchives } = repository.archive
  if (ofArchives > 0) repository.processorRatio = processorSeconds / ofArchives
}

function publishedTags({ env }, index, address) {
  const shown = spawnSync('git', ['-C', index, 'show', `registry:v1/modules/${address}/module.json`], {
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return shown.status === 0 ? JSON.parse(shown.stdout).versions.map(({ tag }) => tag) : []
}

/** Files and bytes of the index as a host would have them: of each module, and of all with the lists that they share. */
function sizeIndex(bench, repositories) {
  const { index, env } = bench
  const listed = spawnSync('git', ['-C', index, 'ls-tree', '-r', '-l', '-z', 'registry'], {
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  if (listed.status !== 0) return
  const files = listed.stdout
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => ({ path: line.slice(line.indexOf('\t') + 1), bytes: Number(line.split(/\s+/)[3]) }))
  for (const repository of repositories)
    repository.index = sizeOf(
      files.filter(({ path }) => path.startsWith(`v1/modules/${repository.address}/`)),
    )
  bench.indexTotal = sizeOf(files)
}

const sizeOf = (files) => ({ files: files.length, bytes: sum(files.map(({ bytes }) => bytes)) })
const sum = (numbers) => numbers.reduce((total, each) => total + (each ?? 0), 0)

/** The website of the index of all repositories, and again after one publish. */
function benchWebsite(bench, repositories) {
  const { place, cli, env, index, measure, moduleRepository } = bench
  const output = join(place, 'real-site')
  const run = () => measure(process.execPath, [cli, 'site', '--index', index, '--output', output, '--quiet'])
  const { seconds, megabytes } = run()
  const files = readdirSync(output, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => ({ path: path.slice(output.length + 1), bytes: statSync(path).size }))
  for (const repository of repositories)
    repository.site = sizeOf(files.filter(({ path }) => path.includes(`modules/${repository.address}/`)))
  const pages = files.filter(({ path }) => path.endsWith('.html'))
  const added = moduleRepository('real-added', [['main.tf', 'variable "name" {}\n']], 1)
  const words = [
    'publish',
    '--quiet',
    '--index',
    index,
    '--repository',
    added,
    '--all-tags',
    '--package',
    'git',
  ]
  execFileSync(process.execPath, [cli, ...words], { env, stdio: 'ignore' })
  const after = run().seconds
  if (!existsSync(join(output, 'modules/bench/real-added/generic')))
    throw new Error('the second run of site has not added the module')
  rmSync(output, { recursive: true })
  const largestPage = Math.max(0, ...pages.map(({ bytes }) => bytes))
  return { ...sizeOf(files), pages: sizeOf(pages), largestPage, seconds, megabytes, after }
}

/** All repositories by one run. */
function benchCollect(bench, repositories) {
  const { place, cli, env, measure } = bench
  const [index, config] = [join(place, 'collected.git'), join(place, 'registry.yml')]
  makeIndex(bench, index)
  const sources = repositories.flatMap(({ directory, address, url }) => [
    `  - repository: ${JSON.stringify(pathToFileURL(directory).href)}`,
    `    address: ${address}`,
    `    source-url: ${url}`,
  ])
  const limits = 'limits: { tags: 10000, megabytes: 4096, seconds: 3600 }'
  writeFileSync(
    config,
    [`url: ${URL_OF_INDEX}`, 'package: git', limits, 'sources:', ...sources, ''].join('\n'),
  )
  const words = ['collect', '--index', index, '--config', config, '--quiet']
  const keepGoing = flagOf(bench, 'collect', '--keep-going')
  const { seconds, megabytes } = measure(process.execPath, [cli, ...words, ...keepGoing], { mayFail: true })
  const listed = { env, encoding: 'utf8', maxBuffer: 1 << 30 }
  const { stdout } = spawnSync('git', ['-C', index, 'ls-tree', '-r', '--name-only', 'registry'], listed)
  const versions = stdout.split('\n').filter((path) => path.endsWith('/release.json')).length
  return { seconds, megabytes, versions }
}

const inMegabytes = (bytes) => (bytes / 1e6).toFixed(1)
const percent = (part, whole) => (whole === 0 ? '' : `${((part / whole) * 100).toFixed(1)} %`)
const refusedText = (codes) =>
  Object.entries(codes)
    .sort(([, one], [, other]) => other - one)
    .map(([code, tags]) => `${tags} ${code}`)
    .join(', ')

const COLUMNS = [
  ...['repository', 'commit', 'tags', 'published', 'refused', 'newest refused'],
  ...['publish, s', 'processor, s', 'git archive, s', 'ratio', 'processor ratio', 'peak memory, MB'],
  ...['index, MB', 'index, files', 'site, MB', 'site, files', 'gate: releases', 'agrees', 'too small: major'],
]

function rowOf({
  source,
  commit,
  tags,
  published,
  refused,
  newestRefused,
  failed,
  publish,
  archive,
  ...rest
}) {
  const { ratio, processorRatio, index, site, gate } = rest
  return [
    ...[source, commit, tags, published, failed ?? refusedText(refused ?? {}), newestRefused],
    ...[publish?.seconds.toFixed(1), publish?.processorSeconds.toFixed(1), archive?.seconds.toFixed(2)],
    ...[ratio?.toFixed(1), processorRatio?.toFixed(1), publish?.megabytes.toFixed(0)],
    ...(index === undefined ? ['', ''] : [inMegabytes(index.bytes), index.files]),
    ...(site === undefined ? ['', ''] : [inMegabytes(site.bytes), site.files]),
    ...(gate === undefined
      ? ['', '', '']
      : [
          gate.releases,
          percent(gate.releases - gate.tooSmall.length, gate.releases),
          percent(gate.asMajor, gate.releases),
        ]),
  ].map((cell) => String(cell ?? ''))
}

/** One row of all: sums, but the highest memory. */
function totalOf(repositories) {
  const total = (of) => sum(repositories.map(of))
  const timed = repositories.filter(({ ratio }) => ratio !== undefined)
  const refused = {}
  for (const each of repositories)
    for (const [code, tags] of Object.entries(each.refused ?? {})) refused[code] = (refused[code] ?? 0) + tags
  const sizes = (key) =>
    repositories.some((each) => each[key] !== undefined)
      ? { bytes: total((each) => each[key]?.bytes), files: total((each) => each[key]?.files) }
      : undefined
  const timedSum = (key, of) => sum(timed.map((each) => each[key][of]))
  const ratio = (of) =>
    timedSum('archive', of) > 0 ? timedSum('publish', of) / timedSum('archive', of) : undefined
  const measured = repositories.filter(({ publish }) => publish !== undefined)
  return {
    source: `all ${repositories.length}`,
    commit: '',
    refused,
    tags: total(({ tags }) => tags),
    published: total(({ published }) => published),
    newestRefused: repositories.some(({ gate }) => gate !== undefined)
      ? repositories.filter(({ newestRefused }) => newestRefused !== undefined).length
      : undefined,
    publish:
      measured.length === 0
        ? undefined
        : {
            seconds: sum(measured.map(({ publish }) => publish.seconds)),
            processorSeconds: sum(measured.map(({ publish }) => publish.processorSeconds)),
            megabytes: Math.max(...measured.map(({ publish }) => publish.megabytes)),
          },
    archive: timed.length === 0 ? undefined : { seconds: timedSum('archive', 'seconds') },
    ratio: ratio('seconds'),
    processorRatio: ratio('processorSeconds'),
    index: sizes('index'),
    site: sizes('site'),
    gate: repositories.some(({ gate }) => gate !== undefined)
      ? {
          releases: total(({ gate }) => gate?.releases),
          tooSmall: repositories.flatMap(({ gate }) => gate?.tooSmall ?? []),
          asMajor: total(({ gate }) => gate?.asMajor),
        }
      : undefined,
  }
}

function formatRepositories(repositories) {
  const rows = [...repositories, totalOf(repositories)].map(rowOf)
  return [COLUMNS, COLUMNS.map(() => '---'), ...rows].map(lineOf).join('\n')
}

const lineOf = (cells) => `| ${cells.join(' | ')} |`

function recordGoals({ repositories, site, collected, indexTotal }) {
  const total = totalOf(repositories)
  const { published, gate } = total
  const loadable = repositories.filter(
    ({ newestRefused }) => newestRefused !== undefined && !OF_CLIENTS.has(newestRefused),
  )
  if (gate !== undefined)
    recordFigures('real: newest releases that are refused', [
      { what: 'that clients may load', is: loadable.length, goal: 0 },
      { what: `in all of ${repositories.length} repositories`, is: total.newestRefused },
    ])
  if (total.ratio !== undefined) {
    const large = repositories.filter(
      ({ published, ratio }) => ratio !== undefined && published >= MANY_VERSIONS,
    )
    const highest = Math.max(...large.map(({ ratio }) => ratio))
    const processor = { what: 'x of the processor time', is: Number(total.processorRatio?.toFixed(1)) }
    const many = { what: `x with ${MANY_VERSIONS} versions or more`, is: Number(highest.toFixed(1)), goal: 4 }
    recordFigures('real: --all-tags / git archive --format=zip -0', [
      { what: 'x in all', is: Number(total.ratio.toFixed(1)), goal: 4 },
      ...(large.length > 0 ? [many] : []),
      ...(total.processorRatio === undefined ? [] : [processor]),
    ])
  }
  if (total.publish !== undefined)
    recordFigures('real: peak memory of --all-tags', [
      { what: 'MB', is: Math.round(total.publish.megabytes), goal: 300 },
    ])
  if (indexTotal !== undefined)
    recordFigures('real: index', [
      { what: 'KB a version', is: Math.round(indexTotal.bytes / 1000 / Math.max(1, published)), goal: 240 },
      { what: 'MB', is: Math.round(indexTotal.bytes / 1e6) },
      { what: 'files', is: indexTotal.files },
      { what: 'versions', is: published },
    ])
  if (site !== undefined) recordSite(site)
  if (collected !== undefined)
    recordFigures('real: one collect of all', [
      { what: 'MB of memory', is: Math.round(collected.megabytes), goal: 300 },
      { what: 's', is: Math.round(collected.seconds) },
      { what: 'versions', is: collected.versions },
    ])
  if (gate !== undefined && gate.releases > 0) recordGate(gate)
}

function recordSite({ bytes, files, pages, largestPage, seconds, megabytes, after }) {
  const mean = pages.bytes / 1000 / Math.max(1, pages.files)
  recordFigures('real: site', [
    { what: 'MB', is: Math.round(bytes / 1e6), goal: 250 },
    { what: 's', is: Number(seconds.toFixed(1)), goal: 60 },
    { what: 's after one publish', is: Number(after.toFixed(1)), goal: 2 },
    { what: 'files', is: files },
    { what: 'MB of memory', is: Math.round(megabytes) },
  ])
  recordFigures('real: pages', [
    { what: 'KB in the mean', is: Number(mean.toFixed(1)), goal: 60 },
    { what: 'KB the largest', is: Math.round(largestPage / 1000) },
    { what: 'pages', is: pages.files },
    { what: 'KB of the site for each', is: Math.round(bytes / 1000 / Math.max(1, pages.files)) },
  ])
}

function recordGate({ releases, tooSmall, asMajor }) {
  const share = (part) => Number(((part / releases) * 100).toFixed(1))
  recordFigures('real: version gate', [
    // \`enforce\` refuses what is too small for major changes, and nothing else.
    { what: '% accepted by enforce', is: share(releases - asMajor), goal: 92, atLeast: true },
    { what: '% too small for major changes', is: share(asMajor), goal: 6 },
    { what: '% as strict SemVer', is: share(releases - tooSmall.length) },
    { what: 'releases', is: releases },
  ])
}
