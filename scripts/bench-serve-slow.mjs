// What `serve` holds in memory for clients that read a large package slowly.
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { megabytes, startServe } from './bench-servers.mjs'
import { recordFigure } from './bench-table.mjs'

const CLIENTS = 100
const SECONDS = 20
const ZIP_BYTES = 500_000_000
const ZIP = '/v1/modules/bench/large/aws/1.0.0/module.zip'

/** An index with one version, whose package is then made large: servers send it without reading it. */
function publishLarge({ cli, env, place }, index) {
  const modules = join(place, 'large')
  mkdirSync(modules)
  writeFileSync(join(modules, 'main.tf'), '')
  for (const words of ['init --quiet', 'add --all', 'commit --quiet --message one', 'tag v1.0.0'])
    execFileSync('git', words.split(' '), { cwd: modules, env })
  const run = (...words) =>
    execFileSync(process.execPath, [cli, ...words, '--quiet', '--index', index], { env })
  run('init', '--url', 'https://modules.example.com')
  run('publish', '--repository', modules, '--tag', 'v1.0.0', '--module', 'bench/large/aws')
  truncateSync(join(index, ZIP), ZIP_BYTES)
  const release = join(index, dirname(ZIP), 'release.json')
  const text = readFileSync(release, 'utf8')
  writeFileSync(release, text.replace(/"size": \d+/, `"size": ${ZIP_BYTES}`))
}

/** A client that takes about 64 KiB a second. Gives the number of bytes that it has got. */
async function readSlowly(url, until) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.pause()
  socket.write(`GET ${ZIP} HTTP/1.1\r\nHost: bench\r\n\r\n`)
  while (performance.now() < until) {
    await setTimeout(1000)
    socket.read(Math.min(64 * 1024, socket.readableLength))
  }
  const got = socket.bytesRead
  socket.destroy()
  return got
}

export async function slowReaders(bench) {
  const { place, env } = bench
  const site = join(place, 'slow')
  publishLarge(bench, site)
  const bare = join(place, 'slow.git')
  execFileSync('git', ['init', '--quiet', '--bare', bare], { env })
  const inSite = ['--git-dir', bare, '--work-tree', site]
  execFileSync('git', [...inSite, 'add', '--all'], { env })
  execFileSync('git', [...inSite, 'commit', '--quiet', '--message', 'index'], { env })
  execFileSync('git', ['--git-dir', bare, 'branch', '--force', 'registry', 'HEAD'], { env })
  for (const [kind, index] of [
    ['directory', site],
    ['Git', bare],
  ]) {
    const { url, pid, stop } = await startServe(bench, index)
    try {
      const head = await fetch(url + ZIP, { method: 'HEAD' })
      const size = Number(head.headers.get('Content-Length')) / 1e6
      const until = performance.now() + SECONDS * 1000
      const reading = Array.from({ length: CLIENTS }, () => readSlowly(url, until))
      let most = 0
      while (performance.now() < until) {
        most = Math.max(most, megabytes(pid))
        await setTimeout(200)
      }
      const got = (await Promise.all(reading)).filter((bytes) => bytes > 64 * 1024).length
      const name = `serve: ${CLIENTS} slow readers of ${size.toFixed(0)} MB, ${kind}`
      recordFigure(
        name,
        `${most.toFixed(0)} MB of 150 MB (${got} of them served)`,
        most <= 150 && got === CLIENTS,
      )
    } finally {
      stop()
    }
  }
}
