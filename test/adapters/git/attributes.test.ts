import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { hasProgram } from '../../support/cli/program.ts'
import { buildRepository, git, type RepositoryFile } from '../../support/git/module-repository.ts'
import { pack } from '../../support/package/packing.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

const directory = await temporaryDirectory()

const FILES: readonly RepositoryFile[] = [
  ...['main.tf', 'README.md', 'dir/a.tf', 'dir/b.md', 'dir/deep/c.tf', 'dir/deep/d.md', 'other/dir/e.tf'],
  ...['other/dir.md', 'other/root-only', 'root-only', 'a b/ü.md', 'a b/ü.tf'],
].map((path) => ({ path, content: `${path}\n` }))

/** `.gitattributes` of the root, and of `dir/` where it matters. */
const PATTERNS: readonly (readonly [root: string, below?: string])[] = [
  ['dir export-ignore'],
  ['dir/ export-ignore'],
  ['dir/** export-ignore'],
  ['dir/* export-ignore'],
  ['/dir export-ignore'],
  ['/root-only export-ignore'],
  ['root-only export-ignore'],
  ['*.md export-ignore'],
  ['*.md export-ignore\nREADME.md -export-ignore'],
  ['*.md export-ignore\nREADME.md !export-ignore'],
  ['*.md export-ignore', '*.md -export-ignore'],
  ['dir export-ignore', '*.tf -export-ignore'],
  ['dir/** export-ignore\ndir/a.tf -export-ignore'],
  ['[attr]private export-ignore\n*.md private\ndir/deep private'],
  ['[attr]private export-ignore\n*.md private', 'b.md -private'],
  ['*.md export-ignore=yes\ndir export-ignore'],
  ['"a b/*.md" export-ignore'],
  ['other/dir export-ignore'],
  ['**/dir export-ignore'],
  ['**/dir/*.tf export-ignore\n!main.tf export-ignore'],
  ['* export-ignore\nmain.tf -export-ignore'],
  ['# export-ignore\nREADME.md text'],
  ['.gitattributes export-ignore', 'deep export-ignore'],
  ['', '* export-ignore'],
]

it.skipIf(!hasProgram('tar')).each(PATTERNS)(
  'export-ignore leaves out what git archive leaves out: %j %j (needs tar)',
  async (root, below) => {
    const inside = below === undefined ? [] : [{ path: 'dir/.gitattributes', content: `${below}\n` }]
    const repository = buildRepository(await temporaryDirectory(), {
      files: [...FILES, { path: '.gitattributes', content: `${root}\n` }, ...inside],
    })
    const archive = git(repository.directory, ['archive', '--format=tar', repository.commit])
    const { stdout } = spawnSync('tar', ['t', '--quoting-style=literal'], { input: archive })
    const expected = stdout
      .toString()
      .split('\n')
      .filter((path) => path !== '' && !path.endsWith('/'))
    const { contents } = await pack(repository, directory)
    expect(contents.map(({ path }) => path)).toEqual(
      expected.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    )
  },
)
