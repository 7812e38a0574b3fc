import { rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../support/cli/program.ts'
import { CIDR, changed, git, IPV6, released, releasedBoth } from '../support/git/clone.ts'
import { startGitServer } from '../support/git/git-repository.ts'
import { startGitHub } from '../support/github/github.ts'
import { temporaryDirectory } from '../support/temporary.ts'

describe('the remote of a release', () => {
  it('may be a path from the clone, and has the tags that the clone lacks', async () => {
    const clone = await changed()
    clone.git('remote', 'set-url', 'origin', '../acme/terraform-aws-vpc.git')
    clone.tag('v1.1.0')
    clone.git('tag', '--delete', 'v1.1.0')
    clone.commit('Mend', { 'main.tf': `# mended\n${CIDR}${IPV6}` })
    expect((await clone.run('release')).code).toBe(0)
    expect(clone.tags()).toEqual(['v1.0.0', 'v1.1.0', 'v1.1.1'])
  })

  it('gives a shallow clone its history', async () => {
    const clone = await changed()
    for (const flags of [['--dry-run'], []]) {
      const shallow = await temporaryDirectory()
      git('/', 'clone', '--quiet', '--depth=1', '--no-tags', `file://${clone.remote}`, shallow)
      const { code, stdout } = await runCli(['release', '--repository', shallow, ...flags])
      expect([code, stdout]).toEqual([0, expect.stringMatching(/1\.0\.0 +1\.1\.0 +minor/)])
    }
    expect(clone.tags()).toEqual(['v1.0.0', 'v1.1.0'])
  })

  it('has all tags of a run or none, and says why in its own words', async () => {
    const clone = await releasedBoth()
    clone.commit('Change', { 'vpc/main.tf': CIDR + IPV6, 'shared/main.tf': 'locals { a = 1 }\n' })
    const teamOnly = 'echo "Tags of app are made by the release team." >&2; exit 1'
    const hook = clone.hook('update', `case "$1" in refs/tags/app/*) ${teamOnly};; esac`)
    expect(await clone.refusal('release')).toMatch(
      /error\[PERMISSION\].*Tags of app are made by the release team\..*bypass list/s,
    )
    expect(clone.tags()).toEqual(['app/v1.0.0', 'vpc/v1.0.0'])
    expect(clone.git('tag', '--list')).toBe('app/v1.0.0\nvpc/v1.0.0')
    rmSync(hook)
    expect((await clone.run('release')).code).toBe(0)
    expect(clone.tags()).toEqual(['app/v1.0.0', 'app/v1.0.1', 'vpc/v1.0.0', 'vpc/v1.1.0'])
  })

  it.each([
    ['drop', 'REPOSITORY_UNREACHABLE', ['v1.0.0']],
    ['drop-answer', undefined, ['v1.0.0', 'v1.1.0']],
    ['deny', 'PERMISSION', ['v1.0.0']],
  ] as const)('that breaks a push (%s) has all of it after the next run', async (fault, code, tags) => {
    const clone = await changed()
    let isBroken = true
    const server = await startGitServer({
      root: dirname(dirname(clone.remote)),
      faults: ({ method, path }) => {
        if (!isBroken || method !== 'POST' || !path.endsWith('/git-receive-pack')) return undefined
        return fault === 'deny' ? undefined : fault
      },
      denyPush: fault === 'deny',
    })
    clone.git('remote', 'set-url', 'origin', `${server.url}/acme/terraform-aws-vpc.git`)
    const first = await clone.run('release')
    expect([first.code, /error\[(\w+)\]/.exec(first.stderr)?.[1]]).toEqual([code === undefined ? 0 : 1, code])
    expect(clone.tags()).toEqual(tags)
    isBroken = false
    if (fault === 'deny') return
    expect((await clone.run('release')).code).toBe(0)
    expect(clone.tags()).toEqual(['v1.0.0', 'v1.1.0'])
  })

  it('takes the token of the environment, whatever header the clone has, and the URL for pushes', async () => {
    const clone = await changed()
    const [name, text] = ['acme/terraform-aws-vpc', 'ghs_CANARYcanary0123456789']
    const github = await startGitHub({ tokens: [{ text, permissions: { [name]: { contents: 'write' } } }] })
    const { directory } = await github.create(name, 'private')
    rmSync(directory, { recursive: true })
    symlinkSync(clone.remote, directory)
    const env = { GITHUB_SERVER_URL: github.url, GITHUB_TOKEN: text }
    clone.git('remote', 'set-url', 'origin', `${github.url}/${name}.git`)
    clone.git('config', `http.${github.url}/.extraheader`, 'AUTHORIZATION: basic d3Jvbmc6d3Jvbmc=')
    expect((await clone.runWith(env, 'release')).code).toBe(0)
    expect(clone.tags()).toEqual(['v1.0.0', 'v1.1.0'])
    clone.commit('Mend', { 'main.tf': `# mended\n${CIDR}${IPV6}` }, false)
    git(clone.remote, 'fetch', '--quiet', clone.directory, 'main:main')
    clone.git('remote', 'set-url', '--push', 'origin', join(clone.remote, 'none'))
    expect((await clone.runWith(env, 'release')).stderr).toContain('/none')
    clone.git('remote', 'set-url', '--push', '--add', 'origin', clone.remote)
    expect((await clone.runWith(env, 'release')).stderr).toContain('"origin" has 2 URLs for pushes')
    clone.git('config', '--unset-all', 'remote.origin.pushurl')
    clone.git('remote', 'set-url', '--push', 'origin', clone.remote)
    expect((await clone.runWith(env, 'release')).code).toBe(0)
    expect(clone.tags()).toEqual(['v1.0.0', 'v1.1.0', 'v1.1.1'])
  })

  it('keeps the tag of another run that was faster, and a second run plans anew', async () => {
    const clone = await released('v1.0.0')
    const other = clone.commit('Change', { 'main.tf': CIDR + IPV6 })
    clone.commit('Mend', { 'main.tf': `# mended\n${CIDR}${IPV6}` })
    clone.hook('pre-receive', `unset GIT_QUARANTINE_PATH\ngit update-ref refs/tags/v1.1.0 ${other}\nrm "$0"`)
    expect(await clone.refusal('release')).toContain('another run has made a tag')
    expect(git(clone.remote, 'rev-parse', 'v1.1.0')).toBe(other)
    expect((await clone.run('release')).code).toBe(0)
    expect(clone.tags()).toEqual(['v1.0.0', 'v1.1.0', 'v1.1.1'])
  })
})
