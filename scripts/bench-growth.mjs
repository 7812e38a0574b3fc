// Numbers of an index that has grown: reconcile, backfill, verify and render, each with its goal.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIndex } from './bench-index.mjs'
import { recordFigures } from './bench-table.mjs'

const URL = 'https://modules.example.com'

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
      recordFigures('reconcile: 1,000 published tags over HTTP', [
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
  async 'pull-request'({ root, cli, place, env, moduleRepository, startGitHttp, measure }) {
    const modules = moduleRepository('proposed', [['main.tf', 'variable "name" {}\n']], 1)
    const index = join(place, 'proposed.git')
    await fillIndex({ lib: join(root, 'lib'), directory: index, modules: 20_000, versions: 5, env })
    const base = execFileSync('git', ['--git-dir', index, 'rev-parse', 'registry'], { env, encoding: 'utf8' })
    const publish = ['publish', '--index', index, '--repository', modules, '--all-tags', '--quiet']
    execFileSync(process.execPath, [cli, ...publish], { env, stdio: 'ignore' })
    const server = await startGitHttp(place)
    try {
      const home = join(place, 'proposed-home')
      mkdirSync(home)
      const url = 'https://git.example.com/bench/terraform-generic-proposed'
      const rules = [`${url}.git`, url].map((each) => `\tinsteadOf = ${each}\n`)
      writeFileSync(join(home, '.gitconfig'), `[url "${server.url}/proposed/.git"]\n${rules.join('')}`)
      const words = ['verify', '--index', index, '--base', base.trim(), '--packages', '--strict', '--json']
      const verify = () => measure(process.execPath, [cli, ...words], { env: { ...env, HOME: home } })
      const runs = [verify(), verify(), verify()].toSorted((a, b) => a.seconds - b.seconds)
      const { versions } = JSON.parse(runs[0].stdout).checked
      if (versions !== 1) throw new Error(`${versions} versions were checked`)
      const megabytes = Math.max(...runs.map((run) => run.megabytes))
      recordFigures('verify --base --packages: one version, 20,000 modules', [
        { what: 's', is: Number(runs[1].seconds.toFixed(1)), goal: 3 },
        { what: 'MB', is: Math.round(megabytes), goal: 150 },
      ])
    } finally {
      server.stop()
    }
  },
  async render({ root, cli, place, env, measure }) {
    const times = new Map()
    for (const modules of [4_000, 20_000]) {
      const directory = join(place, `rendered-${modules}.git`)
      await fillIndex({ lib: join(root, 'lib'), directory, modules, versions: 5, env })
      const words = ['render', '--index', directory, '--quiet']
      const { seconds, megabytes } = measure(process.execPath, [cli, ...words])
      times.set(modules, seconds)
      recordFigures(`render: ${modules} modules x 5 versions`, [
        { what: 's', is: Number(seconds.toFixed(1)), goal: modules === 20_000 ? 60 : 15 },
        { what: 'MB', is: Math.round(megabytes), goal: 250 },
      ])
    }
    const share = times.get(4_000) / times.get(20_000)
    recordFigures('render: 4,000 modules / 20,000', [{ what: 'x', is: Number(share.toFixed(2)), goal: 0.25 }])
  },
}
