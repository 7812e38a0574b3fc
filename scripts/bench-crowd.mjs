// Many at once: publishers that start together, notices that start collections, and an organisation of 5,000 repositories.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { recordFigures } from './bench-table.mjs'

const URL = 'https://modules.example.com'

/** Runs the command line to its end without a terminal. */
async function runCli({ cli, env }, words) {
  const start = performance.now()
  const child = spawn(process.execPath, [cli, ...words], { env, stdio: 'ignore' })
  const [code] = await once(child, 'close')
  return { code, seconds: (performance.now() - start) / 1000 }
}

/** Publishers that start together and write one index over HTTP. */
async function writeTogether(bench, writers) {
  const { place, env, git, moduleRepository, startGitHttp, median } = bench
  const root = `writers-${writers}`
  const index = join(place, root, 'index.git')
  const modules = Array.from({ length: writers }, (_, at) =>
    moduleRepository(`${root}-m${at}`, [['main.tf', `locals {\n  at = ${at}\n}\n`]], 1),
  )
  git(place, 'init', '--quiet', '--bare', index)
  await runCli(bench, ['init', '--index', index, '--url', URL])
  const server = await startGitHttp(join(place, root))
  try {
    const to = ['publish', '--index', `${server.url}/index.git`, '--tag', 'v1.0.0']
    const runs = await Promise.all(modules.map((module) => runCli(bench, [...to, '--repository', module])))
    const { requests, pushes } = await (await fetch(`${server.url}/sent`)).json()
    const commits = execFileSync('git', ['-C', index, 'rev-list', '--count', 'registry'], { env })
    const seconds = runs.map((run) => run.seconds)
    const slowest = Math.max(...seconds) / median(seconds)
    recordFigures(`writers: ${writers} at once`, [
      { what: 'landed', is: runs.filter(({ code }) => code === 0).length, goal: writers, atLeast: true },
      { what: 'commits', is: Number(commits) - 1, goal: writers },
      { what: 'pushes', is: pushes, goal: Math.ceil((writers * 100) / 64) },
      { what: 'x slowest / median', is: Number(slowest.toFixed(2)), goal: 3 },
      { what: 'requests', is: requests },
      { what: 's', is: Number(Math.max(...seconds).toFixed(1)) },
    ])
  } finally {
    server.stop()
  }
}

const NOTICES = { repositories: 50, versions: 10, millisecondsEach: 60_000 / 500, waitMs: 30_000 }

/** 500 tags within a minute, each with a notice; GitHub lets one run wait, and a newer one replaces it. */
async function notices(bench) {
  const { place, env, git, registryConfig } = bench
  const base = join(place, 'noticed', 'acme')
  mkdirSync(base, { recursive: true })
  const tags = Array.from({ length: NOTICES.repositories }, (_, at) => {
    const directory = join(base, `terraform-generic-n${at}.git`)
    git(place, 'init', '--quiet', '--bare', directory)
    return Array.from({ length: NOTICES.versions }, (_, version) => {
      const text = `output "id" {\n  value = "${at}.${version}"\n}\n`
      const script = `commit refs/new\ncommitter b <b@localhost> ${1735787045 + version} +0000\ndata 1\nx\nM 100644 inline main.tf\ndata ${text.length}\n${text}\n`
      execFileSync('git', ['-C', directory, 'fast-import', '--quiet', '--force'], { env, input: script })
      return {
        file: join(directory, `refs/tags/v1.${version}.0`),
        id: git(directory, 'rev-parse', 'refs/new'),
      }
    })
  })
  const all = tags[0].flatMap((_, version) => tags.map((each) => each[version]))
  const index = join(place, 'noticed', 'index.git')
  git(place, 'init', '--quiet', '--bare', index)
  const config = registryConfig('noticed', NOTICES.repositories, (name) => {
    return `file://${join(base, name.replace('-m', '-n'))}`
  })
  let [started, isWaiting, running] = [0, false, undefined]
  const run = async () => {
    do {
      isWaiting = false
      started += 1
      await setTimeout(NOTICES.waitMs)
      await runCli(bench, ['collect', '--index', index, '--config', config])
    } while (isWaiting)
    running = undefined
  }
  const start = Date.now()
  for (const [number, { file, id }] of all.entries()) {
    await setTimeout(start + number * NOTICES.millisecondsEach - Date.now())
    writeFileSync(file, `${id}\n`)
    isWaiting = true
    running ??= run()
  }
  await running
  const paths = git(index, 'ls-tree', '-r', '--name-only', 'registry').match(/\/release\.json$/gm) ?? []
  recordFigures(`notices: ${all.length} tags within a minute`, [
    { what: 'runs', is: started, goal: 3 },
    { what: 'commits', is: Number(git(index, 'rev-list', '--count', 'registry')), goal: 3 },
    { what: 'versions', is: paths.length, goal: all.length, atLeast: true },
  ])
}

/** GitHub's GraphQL for one query, with a delay: a page of an owner's repositories, three tags each. */
const GITHUB = `
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
const [, count, latency] = process.argv.map(Number)
const sent = { requests: 0 }
const oid = (at, tag) => (at * 10 + tag).toString(16).padStart(40, '0')
const node = (at) => ({
  ...{ databaseId: at + 1, nameWithOwner: 'acme/terraform-generic-r' + at },
  ...{ isPrivate: false, isFork: false, isArchived: false, isTemplate: false },
  refs: { totalCount: 3, nodes: [0, 1, 2].map((tag) => ({ name: 'v1.' + tag + '.0', target: { oid: oid(at, tag) } })) },
})
const server = createServer(async (request, response) => {
  if (request.url === '/sent') return response.end(JSON.stringify(sent))
  sent.requests += 1
  let text = ''
  for await (const chunk of request) text += chunk
  await setTimeout(latency)
  const after = Number(JSON.parse(text).variables?.after ?? 0)
  const end = Math.min(after + 100, count)
  const nodes = Array.from({ length: end - after }, (_, at) => node(after + at))
  const pageInfo = { hasNextPage: end < count, endCursor: String(end) }
  const repositoryOwner = { __typename: 'Organization', databaseId: 7, repositories: { pageInfo, nodes } }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ data: { repositoryOwner } }))
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

/** The state of sources whose tags are all done, as a collection would have left it. */
const STATES = `
const [lib, count, serverUrl] = process.argv.slice(1)
const { listedSource } = await import(lib + '/collect/source.js')
const { planStateFiles } = await import(lib + '/collect/collect.js')
const { NO_STATE } = await import(lib + '/collect/source-state.js')
const options = { owner: 'acme', package: undefined }
const outcomes = Array.from({ length: Number(count) }, (_, at) => {
  const listed = { id: at + 1, ownerId: 7, name: 'acme/terraform-generic-r' + at, isPrivate: false }
  const oid = (tag) => (at * 10 + tag).toString(16).padStart(40, '0')
  const versions = [0, 1, 2].map((tag) => ({ tag: 'v1.' + tag + '.0', commit: oid(tag) }))
  const source = listedSource(options, listed, serverUrl)
  return { source, state: NO_STATE, versions, fresh: versions, skipped: [], results: [], refusals: [] }
})
process.stdout.write('commit refs/heads/registry\\ncommitter b <b@localhost> 1735787045 +0000\\ndata 1\\nx\\n')
process.stdout.write('from refs/heads/registry^0\\n')
for (const [path, bytes] of planStateFiles(outcomes)) {
  process.stdout.write('M 100644 inline ' + path + '\\ndata ' + bytes.length + '\\n')
  process.stdout.write(Buffer.from(bytes))
  process.stdout.write('\\n')
}
`

const LATENCY_MS = 50

async function organisation({ root, cli, place, env, git, measure, isQuick }) {
  const count = isQuick ? 1_000 : 5_000
  const words = ['--input-type=module', '-e', GITHUB, String(count), String(LATENCY_MS)]
  const github = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const url = `http://127.0.0.1:${String(await once(github.stdout, 'data')).trim()}`
    const index = join(place, 'organisation.git')
    git(place, 'init', '--quiet', '--bare', index)
    execFileSync(process.execPath, [cli, 'init', '--quiet', '--index', index, '--url', URL], { env })
    const states = ['--input-type=module', '-e', STATES, join(root, 'lib'), String(count), url]
    const script = execFileSync(process.execPath, states, { env, maxBuffer: 1 << 28 })
    execFileSync('git', ['-C', index, 'fast-import', '--quiet'], { env, input: script })
    const config = join(place, 'organisation.yml')
    writeFileSync(config, `url: ${URL}\nsources:\n  - owner: acme\n`)
    const server = { GITHUB_SERVER_URL: url, GITHUB_API_URL: `${url}/api/v3`, GITHUB_TOKEN: 'bench' }
    const collect = () =>
      measure(process.execPath, [cli, 'collect', '--index', index, '--config', config, '--json'], {
        env: { ...env, ...server },
      })
    const sent = async () => (await (await fetch(`${url}/sent`)).json()).requests
    // The first run writes down which repositories there are.
    collect()
    const before = await sent()
    const { seconds, megabytes } = collect()
    recordFigures(`collect: ${count} GitHub repositories, nothing new, ${LATENCY_MS} ms`, [
      { what: 'API requests', is: (await sent()) - before, goal: (count * 60) / 5_000 },
      { what: 's', is: Number(seconds.toFixed(1)), goal: 20 },
      { what: 'MB', is: Math.round(megabytes), goal: 200 },
    ])
  } finally {
    github.kill()
  }
}

export const crowdParts = {
  async writers(bench) {
    for (const writers of bench.isQuick ? [1, 8] : [1, 8, 32, 64]) await writeTogether(bench, writers)
  },
  notices,
  organisation,
}
