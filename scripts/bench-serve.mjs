// What `serve` costs, beside nginx and at twenty thousand modules. Parts of scripts/bench.mjs.
import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { fillIndex } from './bench-index.mjs'
import { keptAnswers, publishAgainAndAgain } from './bench-serve-kept.mjs'
import { slowReaders } from './bench-serve-slow.mjs'
import { median, megabytes, POLL_SECONDS, startNginx, startNode, startServe } from './bench-servers.mjs'
import { record, recordFigure, recordFigures } from './bench-table.mjs'

const p99 = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * 0.99)]

/** Requests a second, by one client with sixteen connections. */
async function load(url) {
  const { stdout } = await promisify(execFile)('ab', ['-q', '-k', '-c', '16', '-n', '20000', url])
  if (!/Failed requests: +0\n/.test(stdout) || /Non-2xx/.test(stdout)) throw new Error(`ab ${url}: ${stdout}`)
  return Number(/Requests per second: +([\d.]+)/.exec(stdout)[1])
}

async function throughput(bench) {
  const missing = ['ab', 'nginx'].filter((name) => spawnSync(name, ['-V']).error !== undefined)
  if (missing.length > 0) return console.log(`serve: ${missing.join(', ')} not on PATH, left out`)
  const { place, env, root } = bench
  const index = join(place, 'thousand.git')
  const addresses = await fillIndex({
    lib: join(root, 'lib'),
    directory: index,
    modules: 1000,
    versions: 3,
    env,
  })
  const site = join(place, 'thousand')
  mkdirSync(site)
  execFileSync(
    'git',
    ['--git-dir', index, '--work-tree', site, 'checkout', '--quiet', 'registry', '--', '.'],
    { env },
  )
  const [ours, nginx] = [await startServe(bench, index), await startNginx(bench, site)]
  const pathOf = (round, what) => `/v1/modules/${addresses[round * 7]}/${what}`
  const answer = await (await fetch(ours.url + pathOf(0, 'versions'))).text()
  const node = await startNode(answer)
  const compare = async (what, [name, other], more, least) => {
    const rounds = []
    for (let round = 0; round < 7; round += 1) {
      const path = pathOf(round, what)
      rounds.push([await load(ours.url + path), await load(other.url + path)])
    }
    const ratio = median(rounds.map(([a, b]) => a / b))
    const speeds = [0, 1].map((side) => median(rounds.map((round) => round[side])).toFixed(0))
    const figures = `${ratio.toFixed(2)}x of ${least.toFixed(2)}x  (${speeds.join(' / ')} a second)`
    recordFigure(`serve: ${what} / ${name}${more}`, figures, ratio >= least)
  }
  try {
    await compare('versions', ['a server of Node.js with one answer', node], '', 0.8)
    for (const what of ['versions', '1.0.0/download']) await compare(what, ['nginx', nginx], '', 0.7)
    const stop = publishAgainAndAgain(bench, index)
    for (const what of ['versions', '1.0.0/download'])
      await compare(what, ['nginx', nginx], ' while publishing', 0.5)
    await stop()
  } finally {
    for (const server of [ours, nginx, node]) server.stop()
  }
  await keptAnswers(bench)
}

const agent = new Agent({ keepAlive: true })

/** Milliseconds until the whole answer is there. */
function timed(url) {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - started))
    }).on('error', reject)
  })
}

async function search(bench) {
  const { place, env, root, cli } = bench
  const index = join(place, 'many.git')
  const size = { modules: 20_000, versions: 5, changed: CHANGED }
  const addresses = await fillIndex({ lib: join(root, 'lib'), directory: index, ...size, env })
  const started = performance.now()
  const { url, pid, stop } = await startServe(bench, index)
  try {
    const seconds = (performance.now() - started) / 1000
    const atStart = megabytes(pid)
    recordFigures(`serve: start on ${addresses.length} x 5`, [
      { what: 's', is: Number(seconds.toFixed(1)), goal: 3 },
      { what: 'MB', is: Math.round(atStart), goal: 250 },
    ])
    const first = await timed(`${url}/v1/modules/search?q=vpc`)
    const words = addresses.map((address) => address.split('/')[1].split('-'))
    const rounds = []
    for (let round = 0; round < 3000; round += 1) {
      const at = (round * 7919) % addresses.length
      const [one, other] = words[at]
      const query = [one, `${one} ${other}`, `${one.slice(0, 3)}&provider=aws`, `"${one}_${other}"`, 'aws'][
        round % 5
      ]
      const found = await timed(`${url}/v1/modules/search?q=${encodeURI(query)}&offset=${round % 40}`)
      rounds.push([found, await timed(`${url}/v1/modules/${addresses[at]}/versions`)])
    }
    const [found, versions] = [0, 1].map((side) => p99(rounds.map((round) => round[side])))
    const figures = `(p99 ${found.toFixed(1)} ms / ${versions.toFixed(1)} ms; the first search ${first.toFixed(0)} ms)`
    recordFigure(
      'serve: search / versions',
      `${(found / versions).toFixed(1)}x of 10x  ${figures}`,
      found <= 10 * versions,
    )
    const most = megabytes(pid)
    recordFigure('serve: memory after searching', `${most.toFixed(0)} MB of 300 MB`, most <= 300)
    await visibility(bench, { index, url, cli, addresses })
  } finally {
    stop()
  }
}

const CHANGED = 1000

/** How long requests wait while many changed modules are taken in: 20,000 modules in Git, 5,000 in a directory. */
async function takeIn(bench) {
  const { place, env, root } = bench
  const fill = (directory, size) =>
    fillIndex({ lib: join(root, 'lib'), directory, ...size, changed: CHANGED, env })
  const inGit = join(place, 'taken.git')
  const manyInGit = await fill(inGit, { modules: 20_000, versions: 5 })
  await stalls(bench, 'Git', { index: inGit, addresses: manyInGit }, () =>
    execFileSync('git', ['--git-dir', inGit, 'update-ref', 'refs/heads/registry', 'changed'], { env }),
  )
  const [bare, directory] = [join(place, 'taken-files.git'), join(place, 'taken')]
  const addresses = await fill(bare, { modules: 5000, versions: 1 })
  mkdirSync(directory)
  const checkout = async (branch) => {
    const words = ['--git-dir', bare, '--work-tree', directory, 'checkout', '--quiet', branch, '--', '.']
    await once(spawn('git', words, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'close')
  }
  await checkout('registry')
  await stalls(bench, 'a directory', { index: directory, addresses }, () => checkout('changed'))
}

async function stalls(bench, what, { index, addresses }, change) {
  const { url, stop } = await startServe(bench, index)
  try {
    // The catalog is taken in, too, and answers of many modules are forgotten.
    await timed(`${url}/v1/modules/search?q=network`)
    let [isOver, longest] = [false, 0]
    const asking = (async () => {
      for (let at = 0; !isOver; at += 1) {
        const path = `/v1/modules/${addresses[(at * 7919) % addresses.length]}/versions`
        longest = Math.max(longest, await timed(url + path))
      }
    })()
    await pause(3000)
    longest = 0
    await change()
    const changed = `${url}/v1/modules/${addresses[0]}/versions`
    const before = addresses.length === 20_000 ? 5 : 1
    while ((await (await fetch(changed)).json()).modules[0].versions.length === before) await pause(100)
    await pause(1000)
    isOver = true
    await asking
    recordFigures(`serve: ${CHANGED} of ${addresses.length} modules change in ${what}`, [
      { what: 'ms for the slowest request', is: Math.round(longest), goal: 50 },
    ])
  } finally {
    stop()
  }
}

/** A new commit is there within a poll, and no request fails while it comes. */
async function visibility({ env, place }, { index, url, cli, addresses }) {
  const modules = join(place, 'visible')
  mkdirSync(modules)
  writeFileSync(join(modules, 'main.tf'), 'output "id" {\n  value = 1\n}\n')
  for (const words of ['init --quiet', 'add --all', 'commit --quiet --message one', 'tag v1.0.0'])
    execFileSync('git', words.split(' '), { cwd: modules, env })
  let isOver = false
  let [asked, failed] = [0, 0]
  const asking = [
    `/v1/modules/${addresses[0]}/versions`,
    '/v1/modules?limit=5',
    '/v1/modules/search?q=aws',
  ].map(async (path) => {
    while (!isOver) {
      asked += 1
      await timed(url + path).catch(() => {
        failed += 1
      })
    }
  })
  const words = [
    'publish',
    '--quiet',
    '--index',
    index,
    '--repository',
    modules,
    '--tag',
    'v1.0.0',
    '--module',
    `bench/v${process.pid}/aws`,
  ]
  const publishing = spawn(process.execPath, [cli, ...words], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await once(publishing, 'close')
  const started = performance.now()
  const path = `${url}/v1/modules/bench/v${process.pid}/aws/versions`
  while (
    await timed(path).then(
      () => false,
      () => true,
    )
  )
    await new Promise((resolve) => setTimeout(resolve, 20))
  const seconds = (performance.now() - started) / 1000
  isOver = true
  await Promise.all(asking)
  const limit = POLL_SECONDS + 1
  recordFigure(
    'serve: a commit is visible',
    `${seconds.toFixed(1)} s after it, polled every ${POLL_SECONDS} s`,
    seconds <= limit,
  )
  const failures = { measured: `${failed} of ${asked}`, goal: 'none', isMet: failed === 0 }
  record({ name: 'serve: requests that failed meanwhile', ...failures })
}

export const serveParts = { serve: throughput, 'take-in': takeIn, search, slow: slowReaders }
