// Numbers of an index that has grown: reconcile, backfill, verify and render, each with its goal.
import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fillIndex } from './bench-index.mjs'

const URL = 'https://modules.example.com'

/** Prints figures with their goals, and whether all of them are met. */
function report(name, figures) {
  const texts = figures.map(({ what, is, goal }) => `${is} ${what} (goal ${goal})`)
  const isMet = figures.every(({ is, goal }) => is <= goal)
  console.log(`${name.padEnd(44)} ${texts.join(', ')}  ${isMet ? 'met' : 'MISSED'}`)
}

export const growthParts = {
  async reconcile({ cli, place, env, moduleRepository, startGitHttp }) {
    const modules = moduleRepository('reconciled', [['main.tf', 'locals {}\n']], 1_000)
    const index = join(place, 'reconcile', 'index.git')
    const publish = (to, ...more) =>
      spawnSync(
        process.execPath,
        [cli, 'publish', '--index', to, '--repository', modules, '--all-tags', ...more],
        { env, encoding: 'utf8', maxBuffer: 1 << 30 },
      )
    execFileSync('git', ['init', '--quiet', '--bare', index], { env })
    publish(index, '--url', URL)
    const server = await startGitHttp(join(place, 'reconcile'))
    try {
      const { status, stderr } = publish(`${server.url}/index.git`, '--verbose')
      if (status !== 0) throw new Error(`the reconcile failed: ${stderr}`)
      const commands = stderr.match(/\bgit [a-z-]+ /g) ?? []
      const fetches = commands.filter((command) => command === 'git index-pack ').length
      const { requests, bytes } = await (await fetch(`${server.url}/sent`)).json()
      report('reconcile: 1,000 published tags over HTTP', [
        // One more reads what was fetched.
        { what: `Git commands for the index, ${commands.length} in all`, is: fetches + 1, goal: 4 },
        { what: 'requests', is: requests, goal: 8 },
        { what: 'KB', is: Math.round(bytes / 1000), goal: 100 },
      ])
    } finally {
      server.stop()
    }
  },
  backfill({ cli, place, env, moduleRepository, measure, compare, smallModule }) {
    const modules = moduleRepository('backfilled', smallModule, 240)
    const index = join(place, 'backfill.git')
    const words = [
      'publish',
      '--index',
      index,
      '--url',
      URL,
      '--repository',
      modules,
      '--all-tags',
      '--quiet',
    ]
    const archive = 'for t in $(git tag); do git archive "$t" > /dev/null; done'
    compare(
      'backfill: 240 tags, one commit / 240 archives',
      2,
      3,
      () => {
        rmSync(index, { recursive: true, force: true })
        execFileSync('git', ['init', '--quiet', '--bare', index], { env })
        return measure(process.execPath, [cli, ...words])
      },
      () => measure('bash', ['-euc', archive], { cwd: modules }),
    )
  },
  async verify({ root, cli, place, env, moduleRepository, measure, compare, smallModule }) {
    const modules = moduleRepository('verified', [...smallModule, ['README.md', '# Verified\n']], 200)
    const index = join(place, 'verified-index')
    const publish = ['publish', '--index', index, '--repository', modules, '--all-tags']
    for (const words of [['init', '--index', index, '--url', URL], publish])
      execFileSync(process.execPath, [cli, ...words, '--quiet'], { env, stdio: 'ignore' })
    const sums = (directory) =>
      measure('bash', ['-euc', `find ${directory} -type f -print0 | xargs -0 sha256sum > /dev/null`])
    const verify = (directory) => measure(process.execPath, [cli, 'verify', '--index', directory, '--quiet'])
    compare(
      'verify: 200 versions with packages / sha256sum',
      3,
      5,
      () => verify(index),
      () => sums(index),
    )
    const [bare, directory] = [join(place, 'verified.git'), join(place, 'verified-4000')]
    await fillIndex({ lib: join(root, 'lib'), directory: bare, modules: 4_000, versions: 5, env })
    execFileSync('git', ['clone', '--quiet', '--branch', 'registry', bare, directory], { env })
    rmSync(join(directory, '.git'), { recursive: true })
    compare(
      'verify: 4,000 modules x 5 / sha256sum',
      3,
      3,
      () => verify(directory),
      () => sums(directory),
    )
  },
  async render({ root, cli, place, env, measure }) {
    const times = new Map()
    for (const modules of [4_000, 20_000]) {
      const directory = join(place, `rendered-${modules}.git`)
      await fillIndex({ lib: join(root, 'lib'), directory, modules, versions: 5, env })
      const words = ['render', '--index', directory, '--quiet']
      const { seconds, megabytes } = measure(process.execPath, [cli, ...words])
      times.set(modules, seconds)
      report(`render: ${modules} modules x 5 versions`, [
        { what: 's', is: Number(seconds.toFixed(1)), goal: modules === 20_000 ? 60 : 15 },
        { what: 'MB', is: Math.round(megabytes), goal: 250 },
      ])
    }
    const share = times.get(4_000) / times.get(20_000)
    report('render: 4,000 modules / 20,000', [{ what: 'x', is: Number(share.toFixed(2)), goal: 0.25 }])
  },
}
