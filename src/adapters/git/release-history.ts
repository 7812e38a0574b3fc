import { quote, RegistryError } from '../../base/error.ts'
import type { Commit, CommitHistory } from '../../release/ports.ts'
import type { Git, GitResult } from './git.ts'

/** Commits between two releases that are read. More are LIMIT_EXCEEDED; before a first release the newest are read. */
const MAX_COMMITS = 20_000

/** One record for each commit, before its paths; no text of a commit holds a zero byte. https://git-scm.com/docs/pretty-formats */
const FORMAT = '%x00%H%x00%P%x00%an%x00%s%x00%(trailers:key=Release,valueonly,separator=%x2C)%x00'

/** The history of a repository, without what its configuration says of it. */
export function commitHistory(git: Git, gitDirectory: string): CommitHistory {
  const run = async (args: readonly string[], input = '') => {
    const result = await git.run(args, { gitDirectory, input })
    if (result.code !== 0) throw unreadable(result)
    return result.stdout
  }
  return {
    async between({ base, head }, directories) {
      const limit = `--max-count=${MAX_COMMITS + 1}`
      const listed = await run(['rev-list', limit, ...(base === undefined ? [] : [`^${base}`]), head, '--'])
      const ids = listed.split('\n').filter((id) => id !== '')
      if (base !== undefined && ids.length > MAX_COMMITS)
        throw new RegistryError(
          'LIMIT_EXCEEDED',
          `there are more than ${MAX_COMMITS} commits since the last release, ${base}`,
          'tag the next release by hand: git tag -a v1.2.0',
        )
      const shown = ['--stdin', '--root', '-r', '-z', '--name-only', '--always', '--diff-merges=first-parent']
      // The root holds all others, and Git takes no empty path.
      const paths = directories.includes('') ? [] : directories
      const args = ['--literal-pathspecs', 'diff-tree', ...shown, `--format=${FORMAT}`, '--', ...paths]
      return parseCommits(await run(args, ids.map((id) => `${id}\n`).join('')))
    },
    async isAncestor(commit, descendant) {
      const result = await git.run(['merge-base', '--is-ancestor', commit, descendant], { gitDirectory })
      if (result.code > 1) throw unreadable(result)
      return result.code === 0
    },
    async find(name) {
      const args = ['rev-parse', '--quiet', '--verify', '--end-of-options', `${name}^{commit}`]
      const { code, stdout } = await git.run(args, { gitDirectory })
      return code === 0 ? stdout.trim() : undefined
    },
  }
}

/** An empty field begins each record, which no path is: what a commit says cannot begin another one. */
function parseCommits(output: string): Commit[] {
  const fields = output.split('\0')
  const commits: Commit[] = []
  for (let at = 1; at < fields.length; ) {
    const [id = '', parents = '', author = '', subject = '', trailers = ''] = fields.slice(at, at + 5)
    const start = at + 6
    const end = fields.indexOf('', start)
    const [first, ...paths] = fields.slice(start, end)
    commits.push({
      id,
      parents: parents.split(' ').filter((parent) => parent !== ''),
      author,
      subject,
      trailers: trailers.split(',').filter((value) => value.trim() !== ''),
      // A line break is between the commit and its paths.
      paths: first === undefined ? [] : [first.replace(/^\n/, ''), ...paths],
    })
    at = end + 1
  }
  return commits
}

function unreadable({ stderr }: GitResult): RegistryError {
  return new RegistryError(
    'NOT_FOUND',
    `the history of the repository cannot be read: ${quote(stderr.trim())}`,
    'read from a full clone: git clone without --depth and --filter (fetch-depth: 0 for actions/checkout)',
  )
}
