// A publish into an index over HTTP, against the same commit by plumbing and by a shallow clone: requests, bytes, time and memory, with
// and without a delay of each request.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fillIndex } from './bench-index.mjs'
import { recordFigures } from './bench-table.mjs'

const SIZES = [100, 10_000, 100_000]
const DELAYS = [0, 50]
const ROUNDS = 3

/** Git over HTTP below a directory, which counts what is asked and sent, and waits before each answer. */
const SERVER = `
import { createServer } from 'node:http'
import { spawn } from 'node:child_process'
const root = process.argv[1]
let sent = { requests: 0, bytes: 0 }
let delay = 0
const config = [['safe.directory', '*'], ['uploadpack.allowFilter', 'true'], ['http.receivepack', 'true'], ['receive.autogc', 'false']]
createServer({ keepAliveTimeout: 600_000 }, async (request, response) => {
  const url = new URL(request.url, 'http://loopback')
  if (url.pathname === '/reset') {
    delay = Number(url.searchParams.get('delay'))
    const before = sent
    sent = { requests: 0, bytes: 0 }
    return response.end(JSON.stringify(before))
  }
  sent.requests += 1
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
  const child = spawn('git', ['http-backend'], { stdio: ['pipe', 'pipe', 'ignore'], env: {
    PATH: process.env.PATH, GIT_PROJECT_ROOT: root, GIT_HTTP_EXPORT_ALL: '1', REQUEST_METHOD: request.method,
    PATH_INFO: url.pathname, QUERY_STRING: url.search.slice(1), CONTENT_TYPE: request.headers['content-type'] ?? '',
    GIT_PROTOCOL: request.headers['git-protocol'] ?? '', HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
    GIT_CONFIG_COUNT: String(config.length),
    ...Object.fromEntries(config.flatMap(([key, value], at) => [['GIT_CONFIG_KEY_' + at, key], ['GIT_CONFIG_VALUE_' + at, value]])) } })
  let head = Buffer.alloc(0)
  child.stdout.on('data', (chunk) => {
    sent.bytes += chunk.length
    if (response.headersSent) return response.write(chunk)
    head = Buffer.concat([head, chunk])
    const end = head.indexOf('\\r\\n\\r\\n')
    if (end < 0) return
    const headers = head.subarray(0, end).toString().split('\\r\\n').map((line) => line.split(/: (.*)/s))
    const status = headers.find(([name]) => name === 'Status')
    response.writeHead(status ? parseInt(status[1]) : 200, Object.fromEntries(headers.filter(([name]) => name !== 'Status')))
    response.write(head.subarray(end + 4))
  })
  child.on('close', () => response.end())
  request.pipe(child.stdin)
}).listen(0, '127.0.0.1', function () { console.log(this.address().port) })
`

/** The files of a directory on top of a branch: only the trees on their paths are fetched, one level after the other. */
const PLUMBING = `
url=$1 files=$2 work=$(mktemp -d)
cd "$work"; git init --quiet --bare .
git config remote.origin.url "$url"; git config remote.origin.promisor true; git config remote.origin.partialclonefilter tree:0
git config core.repositoryformatversion 1; git config extensions.partialclone origin; git config gc.auto 0
git fetch --quiet --depth=1 --filter=tree:0 --no-tags origin +refs/heads/registry:refs/remotes/origin/registry
tip=$(git rev-parse refs/remotes/origin/registry)
want() { sort -u | git -c fetch.negotiationAlgorithm=noop fetch --quiet origin --no-tags --no-write-fetch-head --filter=tree:0 --stdin; }
declare -A tree lines
tree[.]=$(git cat-file -p "$tip" | sed -n 's/^tree //p')
directories=$(cd "$files" && find . -type d | awk -F/ '{ print NF, $0 }' | sort -n | cut -d' ' -f2-)
blobs=
for level in 1 2 3 4 5 6 7; do
  here=$(awk -F/ -v n=$level 'NF == n' <<< "$directories")
  known=; for d in $here; do [ -n "\${tree[$d]:-}" ] && known="$known $d"; done
  [ -z "$known" ] && continue
  for d in $known; do echo "\${tree[$d]}"; done | want
  for d in $known; do
    lines[$d]=$(git ls-tree "\${tree[$d]}")
    while read -r mode type id name; do
      if [ "$type" = tree ]; then tree[$d/$name]=$id; elif [ -f "$files/$d/$name" ]; then blobs="$blobs $id"; fi
    done <<< "\${lines[$d]}"
  done
done
printf '%s\\n' $blobs | want
declare -A made
for d in $(tac <<< "$directories"); do
  names=$(ls -A "$files/$d")
  made[$d]=$({
    awk -F'\\t' 'NR == FNR { changed[$0]; next } !($2 in changed)' <(echo "$names") <(printf '%s' "\${lines[$d]:-}")
    for name in $names; do
      if [ -d "$files/$d/$name" ]; then printf '040000 tree %s\\t%s\\n' "\${made[$d/$name]}" "$name"
      else printf '100644 blob %s\\t%s\\n' "$(git hash-object -w "$files/$d/$name")" "$name"; fi
    done
  } | sed '/^$/d' | git mktree --missing)
done
commit=$(git commit-tree "\${made[.]}" -p "$tip" -m publish)
git push --quiet --force-with-lease=refs/heads/registry:$tip origin "$commit:refs/heads/registry"
rm -rf "$work"
`

/** The same on top of a shallow clone. Nothing is checked out: at 100,000 modules there are seven million files. */
const CLONE = `
url=$1 files=$2 work=$(mktemp -d)
git clone --quiet --depth=1 --no-checkout --branch registry "$url" "$work/clone"
cd "$work/clone"; git read-tree HEAD; cp -r "$files/." .
find . -path ./.git -prune -o -type f -print | sed 's#^./##' | git update-index --add --stdin
git commit --quiet --message publish; git push --quiet origin HEAD:registry
rm -rf "$work"
`

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

async function startServer(root, env) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', SERVER, root], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  )
  const url = `http://127.0.0.1:${port}`
  const reset = async (delay) => (await fetch(`${url}/reset?delay=${delay}`)).json()
  return { url, reset, stop: () => child.kill() }
}

/** The files that the newest commit of the index has changed, in a directory. */
function filesOfHead(index, directory, env) {
  const git = (...args) => execFileSync('git', ['--git-dir', index, ...args], { env, maxBuffer: 1 << 28 })
  const names = git('diff-tree', '-r', '--name-only', '--no-commit-id', 'registry').toString()
  for (const name of names.trim().split('\n')) {
    mkdirSync(dirname(join(directory, name)), { recursive: true })
    writeFileSync(join(directory, name), git('cat-file', 'blob', `registry:${name}`))
  }
}

/** What each of some ways to write takes, in turn and on the same head, as medians. */
async function measureWays(ways, { server, delay, rounds, restore }) {
  const all = Object.keys(ways).map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, way] of Object.values(ways).entries()) {
      restore()
      await server.reset(delay)
      const measured = way()
      all[at].push({ ...measured, ...(await server.reset(0)) })
    }
  }
  const figures = (each) => ({
    seconds: median(each.map(({ seconds }) => seconds)),
    requests: median(each.map(({ requests }) => requests)),
    kilobytes: median(each.map(({ bytes }) => bytes)) / 1000,
    megabytes: Math.max(...each.map(({ megabytes }) => megabytes)),
  })
  return Object.fromEntries(Object.keys(ways).map((name, at) => [name, figures(all[at])]))
}

/**
 * Rows of a publish at each size, with and without a delay: `{ modules, delay, publish, plumbing, clone }`, each way with its seconds,
 * requests, kilobytes that the server sent, and megabytes of its largest process. The clone is absent where it would be delayed.
 * @param indexOf gives a bare repository with the index of so many modules, and the address of its first one, `bench/m0`
 */
export async function measurePublishes(context, indexOf, sizes = SIZES) {
  const { cli, env, place, measure } = context
  const modules = context.moduleRepository('m0', [['main.tf', 'locals {}\n']], 30)
  const origin = 'https://git.example.com/bench/m0.git'
  execFileSync('git', ['-C', modules, 'remote', 'set-url', 'origin', origin], { env })
  const rows = []
  for (const size of sizes) {
    const { directory, address } = await indexOf(size)
    const git = (...args) => execFileSync('git', ['--git-dir', directory, ...args], { env })
    const base = git('rev-parse', 'registry').toString().trim()
    const restore = () => git('update-ref', 'refs/heads/registry', base)
    const server = await startServer(dirname(directory), env)
    const url = `${server.url}/${basename(directory)}`
    const files = join(place, `changed-${size}`)
    const words = ['publish', '--quiet', '--index', url, '--repository', modules, '--module', address]
    const publish = () => measure(process.execPath, [cli, ...words, '--package', 'git', '--tag', 'v1.29.0'])
    const script = (text) => () => measure('bash', ['-euc', text, 'bench', url, files])
    try {
      publish()
      filesOfHead(directory, files, env)
      for (const delay of DELAYS) {
        const plumbing = script(PLUMBING)
        const rounds = { server, delay, rounds: ROUNDS, restore }
        const ways = await measureWays({ publish, plumbing }, rounds)
        const isCloned = delay === 0
        const cloned = isCloned ? await measureWays({ clone: script(CLONE) }, { ...rounds, rounds: 1 }) : {}
        rows.push({ modules: size, delay, ...ways, ...cloned })
      }
    } finally {
      server.stop()
      restore()
      rmSync(files, { recursive: true, force: true })
    }
  }
  return rows
}

function report({ modules, delay, publish, plumbing, clone }) {
  const ratio = (other) => Number((publish.seconds / other.seconds).toFixed(2))
  recordFigures(`publish over HTTP: ${modules} modules${delay === 0 ? '' : `, ${delay} ms`}`, [
    { what: 'requests', is: publish.requests, goal: 8 },
    { what: 'KB', is: Math.round(publish.kilobytes), goal: 400 },
    { what: 'MB', is: Math.round(publish.megabytes), goal: 80 },
    { what: 'x plumbing', is: ratio(plumbing), goal: delay === 0 ? 1.3 : 1.5 },
    { what: 'requests of plumbing', is: plumbing.requests },
    ...(clone === undefined || modules < 100_000 ? [] : [{ what: 'x clone', is: ratio(clone), goal: 0.2 }]),
  ])
}

export const publishParts = {
  async 'publish-http'(context) {
    const lib = join(context.root, 'lib')
    const indexOf = async (modules) => {
      const directory = join(context.place, `published-${modules}.git`)
      const size = { modules, versions: 10, isShared: true }
      const [address] = await fillIndex({ lib, directory, ...size, env: context.env })
      return { directory, address }
    }
    for (const row of await measurePublishes(context, indexOf, SIZES.slice(0, context.isQuick ? 1 : 3)))
      report(row)
  },
}
