// Replays releases of real module repositories: `npm run bench release -- DIR…`, where each DIR is a repository, a bare one or a clone, or a
// folder of such. For each of the last 20 releases `release --dry-run` runs at its commit, with the tags before it alone; the number that
// comes next is compared with the one that the maintainers chose. Of the largest repository of 50 modules or more the plan after one merge is
// measured, too. The repositories are only read.
//   --json FILE     every release, with both numbers and the reason
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'
import { findRepositories, sourceOf } from './bench-real.mjs'
import { recordFigures } from './bench-table.mjs'

const REPLAYED = 20

/** Directories with configuration below `modules/` that make a repository one of many modules. */
const MANY_MODULES = 50

/** The releases of a repository by the time of their commits, the newest first: tags that are versions, pre-releases too. */
export function releasesIn(lines) {
  return lines
    .map((line) => line.split('\t'))
    .map(([tag, seconds, commit]) => ({ tag, seconds: Number(seconds), commit, version: semver.parse(tag) }))
    .filter(
      ({ tag, version }) => version !== null && /^v?\d+\.\d+\.\d+/.test(tag) && version.build.length === 0,
    )
    .sort((one, other) => other.seconds - one.seconds || semver.rcompare(one.version, other.version))
}

/** The tags that there were before a release, and the branch that it was made on: that of a line where a later line was begun already. */
export function before(release, releases) {
  const earlier = releases.filter(
    ({ seconds, version, commit }) =>
      commit !== release.commit &&
      (seconds < release.seconds || semver.lt(version, release.version)) &&
      (version.major !== release.version.major || semver.lt(version, release.version)),
  )
  const isLater = earlier.some(({ version }) => semver.gt(version, release.version))
  return { tags: earlier, branch: isLater ? `release/${release.version.major}.x` : 'main' }
}

const PARTS = ['patch', 'minor', 'major']

/** How a proposed number compares with the one that was chosen, by the part that grew; a first version compares with nothing. */
export function compareBumps(last, proposed, chosen) {
  const partOf = (version) => {
    const part = ['major', 'minor', 'patch'].find(
      (name) => semver.parse(version)[name] !== semver.parse(last)[name],
    )
    return PARTS.indexOf(part ?? 'major')
  }
  const difference = partOf(proposed) - partOf(chosen)
  return difference === 0 ? 'same' : difference > 0 ? 'above' : 'below'
}

/** @param context of bench.mjs; @param options `directories`, and `json`, a file */
export async function benchRelease(context, { directories, json }) {
  const repositories = directories.flatMap((directory) => findRepositories(directory))
  if (repositories.length === 0) throw new Error(`no Git repository in ${directories.join(', ')}`)
  const rows = []
  for (const [at, directory] of repositories.entries()) {
    const row = await replay(context, directory)
    rows.push(row)
    console.error(`${at + 1}/${repositories.length} ${lineOf(cellsOf(row))}`)
  }
  const table = [COLUMNS, COLUMNS.map(() => '---'), ...[...rows, totalOf(rows)].map(cellsOf)]
    .map(lineOf)
    .join('\n')
  console.log(`\n${table}\n`)
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(rows, undefined, 2)}\n`)
  const { same, above, below, compared } = totalOf(rows)
  const share = (part) => Number(((part / Math.max(1, compared)) * 100).toFixed(1))
  recordFigures('real: release', [
    { what: '% at least the number of the maintainers', is: share(same + above), goal: 90, atLeast: true },
    { what: '% the same', is: share(same) },
    { what: '% below', is: share(below) },
    { what: 'releases', is: compared },
  ])
  const [monorepo] = repositories.filter((directory) => modulesIn(context, directory).length >= MANY_MODULES)
  if (monorepo !== undefined) planMonorepo(context, monorepo)
  return table
}

function modulesIn({ env }, directory) {
  const words = ['-C', directory, 'ls-tree', '--name-only', 'HEAD', 'modules/']
  return execFileSync('git', words, { env, encoding: 'utf8' }).split('\n').filter(Boolean)
}

/** Each directory below `modules/` is a module of its own, with a tag at HEAD; then one of them changes in a merge. */
export function planMonorepo({ cli, env, place, measure }, directory) {
  const clone = join(place, 'monorepo')
  const git = (args, input = '') =>
    execFileSync('git', ['-C', clone, ...args], { env, input, encoding: 'utf8' })
  execFileSync('git', ['clone', '--quiet', '--shared', directory, clone], { env })
  const words = ['configure', '--quiet', '--repository', clone, '--namespace', 'bench', '--system', 'any']
  execFileSync(process.execPath, [cli, ...words], { env, stdio: 'ignore' })
  const file = join(clone, '.module-registry.yml')
  const text = readFileSync(file, 'utf8').replace(/^modules:/m, 'tag-prefix: "{name}/"\nmodules:')
  writeFileSync(file, text)
  const commit = (message) => {
    git(['add', '--all'])
    git(['commit', '--quiet', '--message', message])
  }
  commit('Configure')
  git(['update-ref', '--stdin'], git(['for-each-ref', '--format=delete %(refname)', 'refs/tags']))
  const modules = [...text.matchAll(/path: (\S+)\n +address: bench\/([^/]+)\//g)]
  const head = git(['rev-parse', 'HEAD']).trim()
  git(
    ['update-ref', '--stdin'],
    modules.map(([, , name]) => `create refs/tags/${name}/v1.0.0 ${head}\n`).join(''),
  )
  git(['switch', '--quiet', '--create', 'change'])
  writeFileSync(join(clone, modules[0][1], 'bench.tf'), 'variable "bench" {\n  default = null\n}\n')
  commit('Add an input')
  git(['switch', '--quiet', '-'])
  git(['merge', '--quiet', '--no-ff', '--message', 'Merge pull request #1 from bench/change', 'change'])
  const plan = () =>
    measure(process.execPath, [cli, 'release', '--dry-run', '--json', '--quiet', '--repository', clone])
  const runs = [plan(), plan(), plan()].sort((one, other) => one.seconds - other.seconds)
  rmSync(clone, { recursive: true })
  const { seconds, processorSeconds, megabytes, stdout } = runs[1]
  const planned = JSON.parse(stdout).modules.filter(({ status }) => status === 'planned')
  if (planned.length !== 1) throw new Error(`${planned.length} modules are planned after the change of one`)
  recordFigures('real: plan after one merge', [
    { what: 's', is: Number(seconds.toFixed(1)), goal: 3 },
    { what: 'MB', is: Math.round(megabytes), goal: 150 },
    { what: 's of the processor', is: Number(processorSeconds.toFixed(1)) },
    { what: 'modules', is: modules.length },
  ])
}

async function replay(context, directory) {
  const { env } = context
  const format =
    '%(refname:lstrip=2)%09%(*committerdate:unix)%(committerdate:unix)%09%(*objectname)%(objectname)'
  const listed = execFileSync('git', ['-C', directory, 'for-each-ref', `--format=${format}`, 'refs/tags'], {
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const releases = releasesIn(peeled(listed).split('\n').filter(Boolean))
  const replayed = releases.filter(({ version }) => version.prerelease.length === 0).slice(0, REPLAYED)
  const clone = makeClone(context, directory)
  const results = []
  for (const release of replayed) results.push(await replayRelease(context, clone, release, releases))
  rmSync(clone, { recursive: true })
  return { source: sourceOf(directory).source, results }
}

/** Of an annotated tag both objects are printed, that of its commit first. */
function peeled(listed) {
  return listed.replaceAll(/\t(\d+?)(\d{9,10})?\t([0-9a-f]{40})(?:[0-9a-f]{40})?$/gm, '\t$1$2\t$3')
}

/** An empty repository that borrows the objects of another one. */
function makeClone({ env, place }, directory) {
  const clone = join(place, 'replay.git')
  rmSync(clone, { recursive: true, force: true })
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', clone], { env })
  const objects = execFileSync(
    'git',
    ['-C', directory, 'rev-parse', '--path-format=absolute', '--git-path', 'objects'],
    {
      env,
      encoding: 'utf8',
    },
  )
  mkdirSync(join(clone, 'objects/info'), { recursive: true })
  writeFileSync(join(clone, 'objects/info/alternates'), objects)
  appendFileSync(join(clone, 'config'), '[gc]\n\tauto = 0\n')
  return clone
}

async function replayRelease(context, clone, release, releases) {
  const { env, plan = planByCommand(context) } = context
  const { tags, branch } = before(release, releases)
  const git = (args, input = '') =>
    execFileSync('git', ['-C', clone, ...args], { env, input, encoding: 'utf8' })
  rmSync(join(clone, 'refs/tags'), { recursive: true, force: true })
  rmSync(join(clone, 'packed-refs'), { force: true })
  mkdirSync(join(clone, 'refs/tags'))
  git(
    ['update-ref', '--stdin'],
    tags.map(({ tag, commit }) => `create refs/tags/${tag} ${commit}\n`).join(''),
  )
  git(['symbolic-ref', 'HEAD', `refs/heads/${branch}`])
  git(['update-ref', `refs/heads/${branch}`, release.commit])
  const { stdout, seconds, megabytes } = await plan(clone)
  const { modules: [module] = [], error } = JSON.parse(stdout || '{}')
  const chosen = release.version.version
  const facts = {
    tag: release.tag,
    last: module?.last?.version,
    next: module?.next?.version,
    chosen,
    seconds,
    megabytes,
  }
  const code = error?.code ?? module?.error?.code
  if (code !== undefined || module === undefined)
    return { ...facts, outcome: 'refused', code, message: (error ?? module?.error)?.message }
  if (module.status !== 'planned') return { ...facts, outcome: module.status }
  if (module.last === null) return { ...facts, outcome: 'first' }
  const outcome = compareBumps(module.last.version, module.next.version, chosen)
  const isBreak = module.changes.some(({ severity }) => severity === 'major')
  const broken =
    isBreak && compareBumps(module.last.version, module.next.version, bumped(module.last.version)) === 'below'
  return { ...facts, outcome, reason: module.reason, isBreak, ...(broken ? { broken } : {}) }
}

function planByCommand({ cli, measure }) {
  return (clone) => {
    const words = ['release', '--dry-run', '--json', '--quiet', '--repository', clone]
    return measure(process.execPath, [cli, ...words], { mayFail: true })
  }
}

/** The lowest version that a break needs. */
function bumped(last) {
  return semver.inc(last, last.startsWith('0.') ? 'minor' : 'major')
}

const COLUMNS = ['repository', 'releases', 'same', 'above', 'below', 'unchanged', 'refused', 'below a break']

const OUTCOMES = ['same', 'above', 'below', 'unchanged', 'refused']

function countsOf({ results }) {
  const counts = Object.fromEntries(
    OUTCOMES.map((name) => [name, results.filter(({ outcome }) => outcome === name).length]),
  )
  const broken = results.filter((result) => result.broken).length
  return { ...counts, compared: counts.same + counts.above + counts.below, broken }
}

function totalOf(rows) {
  return { source: `all ${rows.length}`, ...countsOf({ results: rows.flatMap(({ results }) => results) }) }
}

function cellsOf(row) {
  const { same, above, below, unchanged, refused, compared, broken } =
    row.results === undefined ? row : countsOf(row)
  const share = (part) => (compared === 0 ? '' : ` (${((part / compared) * 100).toFixed(0)} %)`)
  return [row.source, compared, same, above, `${below}${share(below)}`, unchanged, refused, broken]
}

const lineOf = (cells) => `| ${cells.join(' | ')} |`
