// What `serve` keeps of a directory that is polled every second: a module of 500 versions, random modules, a private registry.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIndex } from './bench-index.mjs'
import { median, megabytes, startNginx, startServe } from './bench-servers.mjs'
import { record, recordFigure } from './bench-table.mjs'

const CLIENTS = 32
const ROUNDS = 5
const SECONDS = 3
const VERSIONS = 500
const TOKEN = 'token-of-the-benchmark'
const GZIP = 'Accept-Encoding: gzip'

/** What `load.mjs` says of a server. Fails where an answer was not 200. */
async function load(url, file, ...headers) {
  const words = [join(import.meta.dirname, 'load.mjs'), url, file, CLIENTS, SECONDS, ...headers].map(String)
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [text] = await Promise.all([
    child.stdout.toArray().then((chunks) => chunks.join('')),
    once(child, 'close'),
  ])
  const figures = JSON.parse(text)
  if (Object.keys(figures.statuses).join() !== '200') throw new Error(`${url}: ${text}`)
  return figures
}

/** Rounds of two servers in turn, and the median of the ratios of their answers. */
async function compare(ours, baseline) {
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) rounds.push([await ours(), await baseline()])
  const perSecond = [0, 1].map((side) => median(rounds.map((round) => round[side].perSecond)))
  return {
    ratio: median(rounds.map(([a, b]) => a.perSecond / b.perSecond)),
    p99: median(rounds.map(([a]) => a.p99)),
    figures: `(${perSecond.map((each) => each.toFixed(0)).join(' / ')} a second)`,
  }
}

function printRatio(name, { ratio, figures }, least) {
  recordFigure(`serve: ${name}`, `${ratio.toFixed(2)}x of ${least.toFixed(2)}x  ${figures}`, ratio >= least)
}

/** One publish after the other into the index, until the returned function is called. */
export function publishAgainAndAgain({ cli, env, place }, site) {
  const modules = mkdtempSync(join(place, 'published-'))
  writeFileSync(join(modules, 'main.tf'), 'output "id" {\n  value = 1\n}\n')
  const git = (...words) => execFileSync('git', words, { cwd: modules, env })
  git('init', '--quiet')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'one')
  let isOver = false
  const publishing = (async () => {
    for (let at = 0; !isOver; at += 1) {
      git('tag', `v1.${at}.0`)
      const to = ['--index', site, '--repository', modules, '--module', 'bench/published/aws']
      const words = [cli, 'publish', '--quiet', ...to, '--tag', `v1.${at}.0`]
      await once(spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'close')
    }
  })()
  return () => {
    isOver = true
    return publishing
  }
}

export async function keptAnswers(bench) {
  const { place, env, root } = bench
  const modules = 5000
  const [index, site] = [join(place, 'kept.git'), join(place, 'kept')]
  const lib = join(root, 'lib')
  const addresses = await fillIndex({ lib, directory: index, modules, versions: 3, many: VERSIONS, env })
  mkdirSync(site)
  const checkout = ['--git-dir', index, '--work-tree', site, 'checkout', '--quiet', 'registry', '--', '.']
  execFileSync('git', checkout, { env })
  const [many, random, tokens] = ['many', 'random', 'tokens'].map((name) => join(place, name))
  writeFileSync(many, '/v1/modules/bench/many/aws/versions')
  writeFileSync(random, addresses.map((address) => `/v1/modules/${address}/versions`).join('\n'))
  writeFileSync(tokens, `bench ${TOKEN}\n`)
  const servers = [
    await startServe(bench, site),
    await startServe(bench, site, '--token-file', tokens),
    await startNginx(bench, site),
  ]
  try {
    await measure(bench, { servers, site, many, random })
  } finally {
    for (const { stop } of servers) stop()
  }
}

async function measure(bench, { servers: [ours, guarded, nginx], site, many, random }) {
  const authorization = `Authorization: Bearer ${TOKEN}`
  const askOurs = () => load(ours.url, many, GZIP)
  const askNginx = () => load(nginx.url, many, GZIP)
  await askOurs()
  const polled = await compare(askOurs, askNginx)
  printRatio(`${VERSIONS} versions / nginx`, polled, 0.35)
  recordFigure('serve: p99 of them, 32 clients', `${polled.p99.toFixed(1)} ms of 20 ms`, polled.p99 <= 20)
  const stop = publishAgainAndAgain(bench, site)
  printRatio(`${VERSIONS} versions / nginx while publishing`, await compare(askOurs, askNginx), 0.35)
  await stop()
  const askGuarded = () => load(guarded.url, many, GZIP, authorization)
  await askGuarded()
  printRatio(`${VERSIONS} versions, private / public`, await compare(askGuarded, askOurs), 0.8)
  const first = await load(ours.url, random, GZIP)
  const { ratio, figures } = await compare(
    () => load(ours.url, random, GZIP),
    () => load(nginx.url, random, GZIP),
  )
  const shown = `${ratio.toFixed(2)}x nginx ${figures}, at first ${first.perSecond.toFixed(0)} a second`
  record({ name: 'serve: random modules', measured: shown })
  const most = Math.max(megabytes(ours.pid), megabytes(guarded.pid))
  recordFigure('serve: memory after that', `${most.toFixed(0)} MB of 150 MB`, most <= 150)
}
