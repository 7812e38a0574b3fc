import { readFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { delimiter, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { closeUnreleased, notesOf } from '../../scripts/release/changelog.mjs'
import { movingNames, nextVersion } from '../../scripts/release/versions.mjs'
import { runProgram } from '../support/cli/program.ts'
import { git, gitEnvironment } from '../support/git/git-repository.ts'
import { programDirectory, temporaryDirectory, writeFiles } from '../support/temporary.ts'

const CHANGELOG = '# Changelog\n\n## Unreleased\n\n## 1.2.3 (2026-01-02)\n\n- Something new.\n'

/** A checkout of version 1.2.3 with a remote and tags. `gh` and `docker`, which need GitHub, only write down their arguments. */
async function checkOut(tags: readonly string[]) {
  const root = await temporaryDirectory()
  const [directory, remote] = [join(root, 'checkout'), join(root, 'remote.git')]
  await git(root, ['init', '--quiet', '--bare', remote])
  await git(root, ['clone', '--quiet', remote, directory])
  const more = { 'package.json': '{ "version": "1.2.3" }', 'release/SHA256SUMS': '' }
  await writeFiles(directory, { 'CHANGELOG.md': CHANGELOG, ...more })
  await git(directory, ['add', '--all'])
  await git(directory, ['commit', '--quiet', '--message', 'One'])
  for (const tag of tags) await git(directory, ['tag', tag])
  await git(directory, ['commit', '--quiet', '--allow-empty', '--message', 'Two'])
  await git(directory, ['tag', '--annotate', '--message', 'A release', 'v1.2.3'])
  await cp('scripts/release', join(directory, 'scripts/release'), { recursive: true })
  await cp(resolve('node_modules/semver'), join(directory, 'node_modules/semver'), { recursive: true })
  const log = join(root, 'log')
  await writeFile(log, '')
  const writing = (name: string) => `echo "${name} $*" >>'${log}'; [ "$STATE" != refused ]`
  const view = `case "$*" in "release view"*) [ -n "$STATE" ] && echo "$STATE"; exit ;; esac`
  const gh = `#!/bin/sh\n${view}\n${writing('gh')}\n`
  const programs = await programDirectory({ gh, docker: `#!/bin/sh\n${writing('docker')}\n` })
  return {
    remote,
    /** Runs a script in the checkout. `gh release view` answers `state`; with `refused` every other command fails. */
    run: (script: string, args: readonly string[], state = '') => {
      const program = script.endsWith('.sh') ? 'bash' : process.execPath
      const env = { ...gitEnvironment, PATH: [programs, process.env['PATH']].join(delimiter), STATE: state }
      return runProgram(program, [`scripts/release/${script}`, ...args], { cwd: directory, env })
    },
    /** The commands of `gh` and `docker` since. */
    commands: async () => (await readFile(log, 'utf8')).split('\n').slice(0, -1),
  }
}

it('notes.mjs prints the notes of the tag, and refuses a tag of another version', async () => {
  const { run } = await checkOut([])
  expect(await run('notes.mjs', ['v1.2.3'])).toMatchObject({ code: 0, stdout: '- Something new.\n' })
  const stderr = expect.stringContaining('the tag "v1.2.4" is not v1.2.3, the version of package.json')
  expect(await run('notes.mjs', ['v1.2.4'])).toMatchObject({ code: 1, stderr })
})

it('draft.sh makes a draft with the files, goes on with one, and leaves a published release alone', async () => {
  const { run, commands } = await checkOut([])
  const create = 'gh release create v1.2.3 --draft --verify-tag --title v1.2.3 --notes-file release-notes.md'
  const upload = 'gh release upload v1.2.3 release/SHA256SUMS --clobber'
  expect(await run('draft.sh', ['v1.2.3'])).toMatchObject({ code: 0 })
  expect(await commands()).toEqual([create, upload])
  expect(await run('draft.sh', ['v1.2.3'], 'true')).toMatchObject({ code: 0 })
  expect(await commands()).toEqual([create, upload, upload])
  const stdout = 'the release v1.2.3 is published\n'
  expect(await run('draft.sh', ['v1.2.3'], 'false')).toMatchObject({ code: 0, stdout })
  expect(await commands()).toHaveLength(3)
})

it.each([
  [['v1.2.2', 'v1.3.0', 'v1', 'v1.2'], ['1.2'], false],
  [['v1.2.2', 'v0.9.0'], ['1', '1.2', 'latest'], true],
])('finish.sh beside %j publishes the draft, then moves the tags %j', async (tags, moved, isLatest) => {
  const { run, commands, remote } = await checkOut(tags)
  expect(await run('finish.sh', ['v1.2.3', 'ghcr.io/org/name'])).toMatchObject({ code: 0 })
  const create = 'docker buildx imagetools create --tag'
  expect(await commands()).toEqual([
    `gh release edit v1.2.3 --draft=false --latest=${isLatest}`,
    ...moved.map((tag) => `${create} ghcr.io/org/name:${tag} ghcr.io/org/name:1.2.3`),
  ])
  const ofGit = moved.filter((tag) => tag !== 'latest').map((tag) => `v${tag}`)
  expect(await git(remote, ['tag', '--list'])).toBe(ofGit.join('\n'))
  expect(await git(remote, ['log', '--format=%s', '--max-count=1', 'v1.2'])).toBe('Two')
})

it('finish.sh moves nothing where the release is not published', async () => {
  const { run, commands, remote } = await checkOut([])
  expect((await run('finish.sh', ['v1.2.3', 'ghcr.io/org/name'], 'refused')).code).toBe(1)
  expect(await commands()).toHaveLength(1)
  expect(await git(remote, ['tag', '--list'])).toBe('')
})

describe('the next version', () => {
  it.each([
    ['1.2.3', 'patch', [], '1.2.4'],
    ['1.2.3', 'minor', ['v1.2.3'], '1.3.0'],
    ['1.2.3', 'major', [''], '2.0.0'],
    ['0.1.0', '0.1.0', [''], '0.1.0'],
    ['1.2.3', '2.0.0-rc.1', ['v1.2.3'], '2.0.0-rc.1'],
    ['1.2.3', '1.2.4', ['v1.2.3', 'v2.0.0', 'v1', 'v1.2'], '1.2.4'],
  ])('of %s after %s, with the tags %j, is %s', (current, change, tags, next) =>
    expect(nextVersion(current, change, tags)).toBe(next),
  )

  it.each([
    ['1.2.3', '', [], '"" is no release: give patch, minor, major, or a version such as 1.2.3'],
    ['1.2.3', 'v1.3.0', [], '"v1.3.0" is no release'],
    ['1.2.3', '1.3', [], '"1.3" is no release'],
    ['1.2.3', '1.3.0+1', [], '"1.3.0+1" is no release'],
    ['1.2.2', 'patch', ['v1.2.3'], 'v1.2.3 exists already'],
    ['1.2.3', '1.2.4', ['v1.3.0'], '1.2.4 is below the release 1.3.0: give a higher version'],
  ])('of %s after %j, with the tags %j, is refused: %s', (current, change, tags, message) =>
    expect(() => nextVersion(current, change, tags)).toThrow(message),
  )
})

it.each([
  ['1.2.3', [], ['1', '1.2', 'latest']],
  ['1.3.0', ['v1.2.3', 'v2.0.0'], ['1', '1.3']],
  ['1.2.2', ['v1.2.3'], []],
  ['1.3.0-rc.1', ['v1.2.3'], []],
  ['1.2.3', ['v1.3.0-rc.1', 'v01.9.9', 'w1.4.0'], ['1', '1.2', 'latest']],
])('the names that move to %s beside %j are %j', (version, tags, names) =>
  expect(movingNames(version, tags)).toEqual(names),
)

const text = '# Changelog\n\n## Unreleased\n\n- New.\n- Newer.\n\n## 0.1.0 (2026-01-02)\n\n- First.\n'

it('what is unreleased belongs to the version, below an empty section, and has to say something', () => {
  const closed = closeUnreleased(text, '0.2.0', '2026-02-03')
  expect(closed).toBe(text.replace('## Unreleased', '## Unreleased\n\n## 0.2.0 (2026-02-03)'))
  expect(notesOf(closed, '0.2.0')).toBe('- New.\n- Newer.\n')
  expect(notesOf(closed, '0.1.0')).toBe('- First.\n')
  expect(() => closeUnreleased(closed, '0.3.0', '2026-03-04')).toThrow('nothing below "## Unreleased"')
  expect(() => closeUnreleased('# Changelog\n', '0.3.0', '2026-03-04')).toThrow('no line "## Unreleased"')
  expect(() => notesOf(text, '0.1')).toThrow('no section "## 0.1 (DATE)"')
})

it('the changelog of this project can be released', () => {
  const closed = closeUnreleased(readFileSync('CHANGELOG.md', 'utf8'), '9.9.9', '2026-01-01')
  expect(closed).toContain('\n## 9.9.9 (2026-01-01)\n\n- ')
})
