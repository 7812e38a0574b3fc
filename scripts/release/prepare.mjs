// `npm run release -- minor`: a branch with one commit that makes the next version. Its pull request is the release: the
// workflows do the rest when it is merged. docs/maintainers/releasing.md
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { closeUnreleased } from './changelog.mjs'
import { nextVersion } from './versions.mjs'

const run = (program, ...args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
const git = (...args) => run('git', ...args).trim()
const edit = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')))

function prepare(change) {
  const dirty = git('status', '--porcelain')
  if (dirty !== '') throw new Error(`there are uncommitted changes: commit them first\n${dirty}`)
  const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'))
  const version = nextVersion(current, change, git('tag', '--list').split('\n'))
  const date = new Date().toISOString().slice(0, 10)

  edit('CHANGELOG.md', (text) => closeUnreleased(text, version, date))
  edit('src/base/tool-version.ts', (text) => text.replace(`'${current}'`, `'${version}'`))
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version', '--ignore-scripts')
  run('npm', 'run', 'build')

  git('switch', '--quiet', '--create', `release-${version}`)
  git('add', '--all')
  git('commit', '--quiet', '--message', `Release ${version}`)
  console.log(`The branch release-${version} makes version ${version}. Have it reviewed and merged:`)
  console.log(`  git push --set-upstream origin release-${version}`)
  console.log(`  gh pr create --fill --base main`)
}

try {
  prepare(process.argv[2] ?? '')
} catch (error) {
  console.error(`error: ${error.message}`)
  process.exitCode = 1
}
