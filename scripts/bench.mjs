// Ratios of whole processes, measured in turn (ours, baseline, ours, …) so that a drift of the machine hits both.
// Medians of several rounds; absolute times are this machine's.
//   npm run bench [-- NAME …]     those parts, or all of them
//   npm run bench -- --quick      a choice of parts with fewer rounds and smaller sizes: at most three minutes
//   npm run bench -- --write [NAME …]     into docs/maintainers/benchmarks.md too, after each part
//   npm run bench real -- DIR…     real module repositories; bench-real.mjs has its options
//   npm run bench release -- DIR…  their releases, replayed
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { CAUSES } from './bench-causes.mjs'
import { crowdParts } from './bench-crowd.mjs'
import { growthParts } from './bench-growth.mjs'
import { publishParts } from './bench-publish.mjs'
import { benchReal, REAL_PARTS } from './bench-real.mjs'
import { benchRelease } from './bench-release.mjs'
import { serveParts } from './bench-serve.mjs'
import { benchSite } from './bench-site.mjs'
import { benchSync } from './bench-sync.mjs'
import { formatBenchmarks, record, recordFigure, recordFigures, rows } from './bench-table.mjs'

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
    ...{ only: { type: 'string' }, collect: { type: 'boolean', default: false }, json: { type: 'string' } },
  },
})
const isReal = positionals[0] === 'real'
const isOfDirectories = isReal || positionals[0] === 'release'
const named = isOfDirectories ? positionals.slice(0, 1) : positionals
const isQuick = flags.quick
const directories = isOfDirectories ? positionals.slice(1) : []
const realParts = flags.only?.split(',')
if (isOfDirectories && directories.length === 0) {
  console.error(`npm run bench ${positionals[0]} -- [--json FILE] [--write] DIR…`)
  process.exit(2)
}
if (isReal && realParts?.some((part) => !REAL_PARTS.includes(part))) {
  console.error(`npm run bench real -- [--only ${REAL_PARTS}] [--collect] [--json FILE] [--write] DIR…`)
  process.exit(2)
}
/** Fewer rounds give a rougher median. */
const roundsOf = (rounds) => (isQuick ? Math.min(rounds, 3) : rounds)

const root = resolve(import.meta.dirname, '..')
const cli = join(root, 'dist/cli/index.js')
const action = join(root, 'dist/action/index.js')
const place = mkdtempSync(join(tmpdir(), 'module-registry-bench-'))
const env = {
  PATH: process.env.PATH,
  HOME: place,
  GIT_AUTHOR_NAME: 'bench',
  GIT_AUTHOR_EMAIL: 'bench@localhost',
  GIT_COMMITTER_NAME: 'bench',
  GIT_COMMITTER_EMAIL: 'bench@localhost',
}

const git = (cwd, ...args) => execFileSync('git', args, { cwd, env, encoding: 'utf8' }).trim()

/** Seconds, those of the processor, and peak memory (MB) of a whole process with those that it starts; the memory is that of the largest. */
function measure(command, args, { mayFail = false, ...options } = {}) {
  const start = process.hrtime.bigint()
  const timed = spawnSync('/usr/bin/time', ['-f', '%M %U %S', command, ...args], {
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    ...options,
  })
  const seconds = Number(process.hrtime.bigint() - start) / 1e9
  if (timed.error !== undefined) throw timed.error
  if (timed.status !== 0 && !mayFail) throw new Error(`${command} ${args.join(' ')} failed: ${timed.stderr}`)
  const [kilobytes, user, system] = timed.stderr.trim().split('\n').at(-1).split(' ').map(Number)
  return { seconds, processorSeconds: user + system, megabytes: kilobytes / 1024, stdout: timed.stdout }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

function compare(name, limit, rounds, ours, baseline) {
  ours()
  baseline()
  const pairs = Array.from({ length: roundsOf(rounds) }, () => [ours(), baseline()])
  const ratio = median(pairs.map(([a, b]) => a.seconds / b.seconds))
  const figure = (side) => `${(median(pairs.map((pair) => pair[side].seconds)) * 1000).toFixed(0)} ms`
  const memory = Math.max(...pairs.map(([a]) => a.megabytes)).toFixed(0)
  record({
    name,
    measured: `${ratio.toFixed(2)}x (${figure(0)} / ${figure(1)}, peak ${memory} MB)`,
    goal: `${limit}x`,
    isMet: ratio <= limit,
  })
  return pairs.map(([a]) => a)
}

/** A module repository of `files` files, and a tag for each commit. */
function moduleRepository(name, files, tags) {
  const directory = join(place, name)
  mkdirSync(directory)
  git(directory, 'init', '--quiet')
  git(directory, 'remote', 'add', 'origin', `https://git.example.com/bench/terraform-generic-${name}.git`)
  for (const [path, content] of files) {
    mkdirSync(dirname(join(directory, path)), { recursive: true })
    writeFileSync(join(directory, path), content)
  }
  git(directory, 'add', '--all')
  for (let tag = 0; tag < tags; tag += 1) {
    writeFileSync(join(directory, 'CHANGELOG.md'), `change ${tag}\n`.repeat(tag + 1))
    git(directory, 'add', '--all')
    git(directory, 'commit', '--quiet', '--message', `change ${tag}`)
    git(directory, 'tag', `v1.${tag}.0`)
  }
  return directory
}

const smallModule = Array.from({ length: 29 }, (_, file) => [
  file === 0 ? 'main.tf' : `files/part-${file}.tf`,
  Array.from({ length: 20 }, (_, at) => `variable "v${file}_${at}" {\n  type = string\n}\n`).join(''),
])

const parts = {
  start() {
    compare('start: --help / node -e 0', 2.5, 11, () => measure(process.execPath, [cli, '--help']), bareNode)
    if (!existsSync(action)) return
    const event = join(place, 'event.json')
    writeFileSync(event, '{}')
    const runner = {
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: event,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REF_NAME: 'main',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_SHA: '0'.repeat(40),
      GITHUB_REPOSITORY: 'acme/terraform-aws-vpc',
      GITHUB_REPOSITORY_ID: '1',
      GITHUB_REPOSITORY_OWNER: 'acme',
      GITHUB_REPOSITORY_OWNER_ID: '2',
      GITHUB_SERVER_URL: 'https://github.invalid',
      GITHUB_API_URL: 'https://api.github.invalid',
      RUNNER_TEMP: place,
    }
    compare(
      'start: action, nothing to do / node -e 0',
      4.5,
      11,
      () => measure(process.execPath, [action], { env: { ...env, ...runner } }),
      bareNode,
    )
  },
  publish() {
    const modules = moduleRepository('small', smallModule, 1)
    let round = 0
    const fresh = (side) => {
      round += 1
      const index = join(place, `index-${side}-${round}.git`)
      git(place, 'init', '--quiet', '--bare', index)
      execFileSync(
        process.execPath,
        [cli, 'init', '--quiet', '--index', index, '--url', 'https://modules.example.com'],
        { env, stdio: 'ignore' },
      )
      return index
    }
    const sample = fresh('sample')
    execFileSync(
      process.execPath,
      [cli, 'publish', '--quiet', '--index', sample, '--repository', modules, '--all-tags'],
      { env, stdio: 'ignore' },
    )
    const changed = join(place, 'changed')
    mkdirSync(changed)
    git(place, '--git-dir', sample, '--work-tree', changed, 'checkout', '--quiet', 'registry', '--', '.')
    const ours = compare(
      'publish: 30 files, one tag / plumbing',
      2,
      9,
      () =>
        measure(process.execPath, [
          cli,
          'publish',
          '--index',
          fresh('ours'),
          '--repository',
          modules,
          '--tag',
          'v1.0.0',
        ]),
      () => measure('bash', ['-euc', PLUMBING, 'plumbing', fresh('plain'), changed, modules]),
    )
    const seconds = median(ours.map(({ processorSeconds }) => processorSeconds))
    recordFigures('publish: 30 files, processor time', [
      { what: 's', is: Number(seconds.toFixed(2)), goal: 0.18 },
    ])
  },
  tags() {
    const modules = moduleRepository('tags', smallModule, 500)
    const index = join(place, 'tags.git')
    const archive = 'for t in $(git tag); do git archive --format=zip "$t" > /dev/null; done'
    compare(
      'publish: 500 tags, one commit / 500 archives',
      2,
      3,
      () => {
        rmSync(index, { recursive: true, force: true })
        git(place, 'init', '--quiet', '--bare', index)
        return measure(process.execPath, [
          cli,
          'publish',
          '--index',
          index,
          '--url',
          'https://modules.example.com',
          '--repository',
          modules,
          '--all-tags',
        ])
      },
      () => measure('bash', ['-euc', archive], { cwd: modules }),
    )
  },
  inspect() {
    const block =
      'variable "NAME" {\n  description = "What it is"\n  type        = string\n  default     = "a"\n}\n'
    const directory = join(place, 'inspected')
    mkdirSync(directory)
    for (let file = 0; file < 200; file += 1)
      writeFileSync(join(directory, `f${file}.tf`), block.replaceAll('NAME', `v${file}`).repeat(2))
    const rounds = Array.from({ length: 9 }, () =>
      JSON.parse(
        execFileSync(process.execPath, ['--input-type=module', '-e', INSPECT, join(root, 'lib'), directory], {
          env,
        }),
      ),
    )
    for (const name of ['first', 'second']) {
      const ratio = median(rounds.map((round) => round[name] / round.reading))
      const figure = (key) => `${median(rounds.map((round) => round[key])).toFixed(0)} ms`
      recordFigure(
        `inspect: 200 files, ${name} time / reading them`,
        `${ratio.toFixed(2)}x of 10x  (${figure(name)} / ${figure('reading')})`,
        ratio <= 10,
      )
    }
  },
  async site() {
    const modules = moduleRepository('sited', smallModule, 1)
    const publish = (index) => {
      const words = ['publish', '--quiet', '--index', index, '--repository', modules, '--all-tags']
      execFileSync(process.execPath, [cli, ...words], { env, stdio: 'ignore' })
    }
    await benchSite({ place, root, cli, env, measure, publish })
  },
  sync: () => syncOf(1000),
  'sync-large': () => syncOf(10_000),
  async collect() {
    const base = fleet('fleet', 60, 20)
    const server = await startGitHttp(dirname(base))
    const index = join(place, 'collected.git')
    const run = (config) => measure(process.execPath, [cli, 'collect', '--index', index, '--config', config])
    const fresh = () => {
      rmSync(index, { recursive: true, force: true })
      git(place, 'init', '--quiet', '--bare', index)
    }
    try {
      const config = registryConfig('fleet-http', 60, (name) => `${server.url}/acme/${name}`)
      fresh()
      run(config)
      const list = `for n in $(seq 0 59); do echo ${server.url}/acme/terraform-generic-m$n.git; done | xargs -P 16 -n 1 git ls-remote --tags > /dev/null`
      compare(
        'collect: 60 up-to-date sources / 60 ls-remote',
        1.2,
        9,
        () => run(config),
        () => measure('bash', ['-euc', list]),
      )
      const local = registryConfig('fleet-file', 60, (name) => `file://${base}/${name}`)
      const archive = `for d in ${base}/*.git; do for t in $(git -C "$d" tag); do git -C "$d" archive --format=zip "$t" > /dev/null; done; done`
      compare(
        'collect: 60 x 20 tags, one commit / 1,200 archives',
        2,
        3,
        () => {
          fresh()
          return run(local)
        },
        () => measure('bash', ['-euc', archive]),
      )
      const few = fleet('few', 60, 5)
      fresh()
      const peak = run(registryConfig('few-file', 60, (name) => `file://${few}/${name}`)).megabytes
      record({ name: 'collect: 60 x 5 tags, one commit', measured: `peak ${peak.toFixed(0)} MB` })
    } finally {
      server.stop()
    }
  },
  packing() {
    // A fifth is incompressible; the rest is text that compresses as source code does. Packed, as a clone is.
    const text = () => {
      const words = Array.from({ length: 64 }, () => randomBytes(4).toString('hex'))
      const line = (row) =>
        `  ${words[row % 61]}_${words[(row * 7) % 64]} = var.${words[(row * row) % 59]} # ${row}\n`
      return Array.from({ length: 560 }, (_, row) => line(row)).join('')
    }
    const large = Array.from({ length: 5000 }, (_, file) => [
      file === 0 ? 'main.tf' : `d${file % 50}/f${file}.txt`,
      file % 5 === 0 && file > 0 ? randomBytes(20_000) : text(),
    ])
    const modules = moduleRepository('large', large, 1)
    git(modules, 'repack', '-adq')
    const output = join(place, 'large.zip')
    compare(
      'packing: 5,000 files, 100 MB / git archive tar',
      2.5,
      5,
      () =>
        measure(process.execPath, [
          cli,
          'package',
          '--repository',
          modules,
          '--tag',
          'v1.0.0',
          '--output',
          output,
        ]),
      () =>
        measure('git', ['archive', '--format=tar', '--output', join(place, 'large.tar'), 'v1.0.0'], {
          cwd: modules,
        }),
    )
  },
  async oci() {
    if (spawnSync('docker-registry', ['--version']).error !== undefined)
      return console.log('oci: docker-registry is not on PATH, left out')
    const registry = await startRegistry()
    const file = join(place, 'blob.zip')
    const bytes = randomBytes(100_000_000)
    writeFileSync(file, bytes)
    const digest = `sha256:${createHash('sha256').update(bytes).digest('hex')}`
    let round = 0
    const ours = (isIdle) => () => {
      round += 1
      const words = [
        `${registry.host}/bench/ours-${round}`,
        file,
        digest,
        String(bytes.length),
        isIdle ? 'idle' : '',
      ]
      return measure(process.execPath, ['--input-type=module', '-e', PUSH, join(root, 'lib'), ...words])
    }
    const curl = () => {
      round += 1
      return measure('bash', ['-euc', CURL, 'curl', `${registry.host}/v2/bench/curl-${round}`, file, digest])
    }
    try {
      ours(false)()
      curl()
      const rounds = Array.from({ length: 9 }, () => [ours(false)(), ours(true)(), curl()])
      const throughput = median(
        rounds.map(([push, idle, plain]) => plain.seconds / (push.seconds - idle.seconds)),
      )
      const memory = Math.max(...rounds.map(([push, idle]) => push.megabytes - idle.megabytes))
      recordFigure(
        'oci: throughput of 100 MB / curl -T',
        `${throughput.toFixed(2)}x of 0.80x`,
        throughput >= 0.8,
      )
      recordFigure(
        'oci: peak memory of the push over idle',
        `${memory.toFixed(0)} MB of 200 MB`,
        memory <= 200,
      )
      const whole = publishMemory(registry.host)
      recordFigure(
        'oci: peak memory of the publish over idle',
        `${whole.toFixed(0)} MB of 200 MB`,
        whole <= 200,
      )
    } finally {
      registry.stop()
    }
  },
}

/** `sync` of so many modules, and after one publish. */
async function syncOf(modules) {
  const published = moduleRepository(`synced-${modules}`, smallModule, 1)
  const publish = (index) =>
    execFileSync(
      process.execPath,
      [
        ...[cli, 'publish', '--quiet', '--index', index, '--repository', published, '--tag', 'v1.0.0'],
        ...['--module', 'acme/vpc/aws', '--package', 'index'],
      ],
      { env, stdio: 'ignore' },
    )
  await benchSync({ place, root, cli, env, measure, publish }, modules)
}

/** Megabytes that `publish --package oci` of a 100 MB package needs over a process that does nothing. */
function publishMemory(host) {
  const files = Array.from({ length: 100 }, (_, file) => [`d/${file}.bin`, randomBytes(1_000_000)])
  const modules = moduleRepository('heavy', [...files, ['main.tf', 'locals {}\n']], 1)
  const index = join(place, 'heavy-index.git')
  git(place, 'init', '--quiet', '--bare', index)
  const to = ['--package', 'oci', '--oci-repository', `${host}/bench/heavy`]
  const publish = ['publish', '--index', index, '--repository', modules, '--tag', 'v1.0.0', ...to]
  const idle = measure(process.execPath, [cli, '--help'])
  return measure(process.execPath, [cli, ...publish]).megabytes - idle.megabytes
}

/** Sources of `tags` tags, each a commit of a small module, below acme/. */
function fleet(name, sources, tags) {
  const base = join(place, name, 'acme')
  mkdirSync(base, { recursive: true })
  const data = (text) => `data ${Buffer.byteLength(text)}\n${text}\n`
  for (let source = 0; source < sources; source += 1) {
    const directory = join(base, `terraform-generic-m${source}.git`)
    git(place, 'init', '--quiet', '--bare', directory)
    const script = Array.from({ length: tags }, (_, tag) => {
      const files = [
        ...smallModule,
        ['CHANGELOG.md', `module ${source}\n${`change ${tag}\n`.repeat(tag + 1)}`],
      ]
      const changes = files.map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`).join('')
      return `commit refs/tags/v1.${tag}.0\ncommitter b <b@localhost> ${1735787045 + tag} +0000\n${data('x')}${changes}\n`
    })
    execFileSync('git', ['-C', directory, 'fast-import', '--quiet'], { env, input: script.join('') })
  }
  return base
}

/** `registry.yml` for all of them. */
function registryConfig(name, count, urlOf) {
  const file = join(place, `${name}.yml`)
  const sources = Array.from(
    { length: count },
    (_, at) => `  - repository: ${urlOf(`terraform-generic-m${at}.git`)}`,
  )
  writeFileSync(file, `url: https://modules.example.com\nsources:\n${sources.join('\n')}\n`)
  return file
}

/** Git over http below a directory, each request with so many milliseconds more; ends with the process that asks. */
async function startGitHttp(directory, { latency = 0 } = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', GIT_HTTP, directory, String(latency)], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text).trim())),
  )
  return { url: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}

const GIT_HTTP = `
import { createServer } from 'node:http'
import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
const [, root, latency] = process.argv
const sent = { requests: 0, bytes: 0, pushes: 0 }
const server = createServer(async (request, response) => {
  if (request.url === '/sent') return response.end(JSON.stringify(sent))
  sent.requests += 1
  if (request.method === 'POST' && request.url.endsWith('/git-receive-pack')) sent.pushes += 1
  if (latency > 0) await setTimeout(latency)
  const url = new URL(request.url, 'http://loopback')
  const child = spawn('git', ['http-backend'], { stdio: ['pipe', 'pipe', 'ignore'], env: {
    PATH: process.env.PATH, GIT_PROJECT_ROOT: root, GIT_HTTP_EXPORT_ALL: '1', REQUEST_METHOD: request.method,
    PATH_INFO: url.pathname, QUERY_STRING: url.search.slice(1), CONTENT_TYPE: request.headers['content-type'] ?? '',
    GIT_PROTOCOL: request.headers['git-protocol'] ?? '', HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
    GIT_CONFIG_COUNT: '4', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*',
    GIT_CONFIG_KEY_1: 'uploadpack.allowFilter', GIT_CONFIG_VALUE_1: 'true',
    GIT_CONFIG_KEY_2: 'http.receivepack', GIT_CONFIG_VALUE_2: 'true',
    GIT_CONFIG_KEY_3: 'receive.autogc', GIT_CONFIG_VALUE_3: 'false' } })
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(chunk))
  child.on('close', () => {
    const output = Buffer.concat(chunks)
    const end = output.indexOf('\\r\\n\\r\\n')
    const headers = output.subarray(0, end).toString().split('\\r\\n').map((line) => line.split(/: (.*)/s))
    const status = headers.find(([name]) => name === 'Status')
    response.writeHead(status ? parseInt(status[1]) : 200, Object.fromEntries(headers.filter(([name]) => name !== 'Status')))
    sent.bytes += output.length
    response.end(output.subarray(end + 4))
  })
  request.pipe(child.stdin)
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

function bareNode() {
  return measure(process.execPath, ['-e', '0'])
}

/** Debian's docker-registry on a free port. */
async function startRegistry() {
  const config = join(place, 'registry.json')
  const storage = { filesystem: { rootdirectory: join(place, 'blobs') } }
  writeFileSync(
    config,
    JSON.stringify({ version: '0.1', storage, http: { addr: '127.0.0.1:0', secret: 'bench' } }),
  )
  // A file takes its log, since nobody reads a pipe while a round runs.
  const log = join(place, 'registry.log')
  const child = spawn('docker-registry', ['serve', config], {
    env,
    stdio: ['ignore', 'ignore', openSync(log, 'w')],
  })
  for (;;) {
    const [, host] = /listening on (127\.0\.0\.1:\d+)/.exec(readFileSync(log, 'utf8')) ?? []
    if (host !== undefined) return { host, stop: () => child.kill() }
    await setTimeout(20)
  }
}

const PUSH = `
const [lib, repository, file, digest, size, idle] = process.argv.slice(1)
const { OciClient } = await import(lib + '/adapters/oci/client.js')
const { blobOfFile } = await import(lib + '/adapters/oci/blob.js')
const { networkTransport } = await import(lib + '/adapters/http/transport.js')
const { parseOciRepository } = await import(lib + '/oci/oci-repository.js')
const log = { info() {}, warn() {}, debug() {} }
const client = new OciClient({
  repository: parseOciRepository(repository),
  access: 'pull,push',
  findCredentials: async () => ({ credentials: undefined, said: '' }),
  transport: networkTransport(log),
})
if (idle === '') await client.pushBlob(blobOfFile(file, { digest, size: Number(size) }))
`

/** The first time starts the parser, too. */
const INSPECT = `
const [lib, directory] = process.argv.slice(1)
const { readdir, readFile } = await import('node:fs/promises')
const { readModuleDirectory } = await import(lib + '/adapters/filesystem/module-directory.js')
const timed = async (work) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}
const read = async () => {
  for (const name of await readdir(directory)) await readFile(directory + '/' + name)
}
await read()
const reading = await timed(read)
const first = await timed(() => readModuleDirectory(directory))
const second = await timed(() => readModuleDirectory(directory))
console.log(JSON.stringify({ reading, first, second }))
`

const CURL = `
location=$(curl -sS -D - -o /dev/null -X POST "http://$1/blobs/uploads/" | tr -d '\\r' | sed -n 's/^[Ll]ocation: //p')
curl -sS -f -o /dev/null -H 'Content-Type: application/octet-stream' -T "$2" "$location&digest=$3"
`

/** The same files by hand: fetch the head, write blobs, one mktree for each tree on the path, commit, push. */
const PLUMBING = `
index=$1 changed=$2 modules=$3 work=$(mktemp -d)
cd "$work"; git init --quiet --bare .
git fetch --quiet --depth=1 "$index" registry
tip=$(git rev-parse FETCH_HEAD)
git -C "$modules" archive --format=zip v1.0.0 > module.zip
declare -A blob; paths=$(cd "$changed" && find . -type f | sed 's#^./##' | sort)
ids=$(cd "$changed" && git --git-dir="$work" hash-object -w --stdin-paths <<< "$paths")
paste <(printf '%s\n' "$paths") <(printf '%s\n' "$ids") > listing
tree() { # directory with its slash → tree id, one mktree each
  local prefix=$1 path id rest seen=" "
  while IFS=$'\t' read -r path id; do
    case $path in "$prefix"*) rest=\${path#"$prefix"};; *) continue;; esac
    case $rest in
      */*) rest=\${rest%%/*}
        case $seen in *" $rest "*) ;; *) seen="$seen$rest "; printf '040000 tree %s\t%s\n' "$(tree "$prefix$rest/")" "$rest";; esac;;
      *) printf '100644 blob %s\t%s\n' "$id" "$rest";;
    esac
  done < listing | git mktree
}
commit=$(git commit-tree "$(tree "")" -p "$tip" -m publish)
git push --quiet --force-with-lease=refs/heads/registry:$tip "$index" $commit:refs/heads/registry
rm -rf "$work"
`

const allParts = {
  ...parts,
  ...publishParts,
  ...crowdParts,
  ...growthParts,
  ...serveParts,
  /** Not among the parts that run without a name, as the repositories are somebody's. */
  async real(context) {
    const parts = isQuick ? ['acceptance', 'gate'] : REAL_PARTS.filter((part) => part !== 'collect')
    const only = [...(realParts ?? parts), ...(flags.collect ? ['collect'] : [])]
    return await benchReal(context, { directories, only, json: flags.json })
  },
  release: (context) => benchRelease(context, { directories, json: flags.json }),
}
const QUICK = ['start', 'publish', 'inspect', 'packing', 'collect', 'writers', 'organisation', 'reconcile']
const wanted =
  named.length > 0
    ? named
    : isQuick
      ? QUICK
      : Object.keys(allParts).filter((name) => name !== 'real' && name !== 'release')
const unknown = wanted.filter((name) => allParts[name] === undefined)
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(allParts).join(', ')}`)
  process.exit(2)
}

/** The results of earlier runs stay for the parts that this run leaves out; each part names its machine. */
function write(results) {
  const [processor] = cpus()
  const git = execFileSync('git', ['--version'], { encoding: 'utf8' }).trim()
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`
  const machine = `${availableParallelism()} × ${processor?.model.trim() ?? 'unknown processor'}, ${memory}, ${git}, Node.js ${process.versions.node}`
  const file = join(root, 'scripts/bench-results.json')
  const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const own = Object.entries(results).map(([name, part]) => [name, { machine, ...part }])
  const merged = { ...earlier.parts, ...Object.fromEntries(own) }
  const names = Object.keys(allParts).filter((name) => merged[name] !== undefined)
  const run = { parts: Object.fromEntries(names.map((name) => [name, merged[name]])) }
  // It throws for a missed goal without a cause: then neither file changes.
  const page = formatBenchmarks(run, CAUSES)
  writeFileSync(file, `${JSON.stringify(run, undefined, 2)}\n`)
  writeFileSync(join(root, 'docs/maintainers/benchmarks.md'), page)
}

const context = {
  ...{ root, cli, place, env, isQuick, measure, compare, median, git },
  ...{ moduleRepository, smallModule, registryConfig, startGitHttp },
}

try {
  const results = {}
  for (const name of Object.keys(allParts).filter((each) => wanted.includes(each))) {
    const before = rows.length
    const table = await allParts[name](context)
    const date = new Date().toISOString().slice(0, 10)
    results[name] = { date, rows: rows.slice(before), ...(typeof table === 'string' ? { table } : {}) }
    if (flags.write) write(results)
  }
} finally {
  rmSync(place, { recursive: true, force: true })
}
if (rows.some(({ isMet }) => isMet === false)) console.log('some goals are missed')
