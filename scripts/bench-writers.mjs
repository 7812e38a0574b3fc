// Publishers that start together and write one index over HTTP: what lands, with how many pushes, and who waits how long.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A run of `writers` publishers; seconds of each, and what the server saw. */
export async function runWriters(
  { cli, place, env, moduleRepository, startGitHttp, median },
  writers,
  latency = 0,
) {
  const root = `writers-${writers}-${latency}`
  const index = join(place, root, 'index.git')
  const modules = Array.from({ length: writers }, (_, at) =>
    moduleRepository(`${root}-m${at}`, [['main.tf', `locals { at = ${at} }\n`]], 1),
  )
  execFileSync('git', ['init', '--quiet', '--bare', index], { env })
  const init = [cli, 'init', '--quiet', '--index', index, '--url', 'https://modules.example.com']
  execFileSync(process.execPath, init, { env, stdio: 'ignore' })
  const server = await startGitHttp(join(place, root), { latency })
  try {
    const publish = async (module) => {
      const start = performance.now()
      const words = ['publish', '--quiet', '--index', `${server.url}/index.git`, '--repository', module]
      const child = spawn(process.execPath, [cli, ...words, '--tag', 'v1.0.0'], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const [code] = await once(child, 'close')
      return { code, seconds: (performance.now() - start) / 1000 }
    }
    const runs = await Promise.all(modules.map(publish))
    const { requests, pushes } = await (await fetch(`${server.url}/sent`)).json()
    const commits = execFileSync('git', ['-C', index, 'rev-list', '--count', 'registry'], { env })
    const seconds = runs.map((run) => run.seconds)
    return {
      landed: runs.filter(({ code }) => code === 0).length,
      commits: Number(commits) - 1,
      pushes,
      requests,
      looks,
      total: Math.max(...seconds),
      median: median(seconds),
    }
  } finally {
    server.stop()
  }
}
