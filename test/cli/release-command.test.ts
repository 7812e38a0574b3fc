import { existsSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../support/cli/cli.ts'
import type { Environment } from '../support/cli/program.ts'
import { startGitServer } from '../support/git/git-server.ts'
import { git as gitBytes } from '../support/git/module-repository.ts'
import { startGitHub } from '../support/github/github.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const git = (directory: string, ...args: string[]) => gitBytes(directory, args).toString().trim()

const CIDR = 'variable "cidr" {\n  type        = string\n  description = "Range"\n}\n'
const IPV6 = 'variable "ipv6" {\n  default = false\n}\n'
const RENAMED = CIDR.replace('"cidr"', '"cidr_block"')

type Files = Readonly<Record<string, string | null>>

/** A clone with a bare remote beside it. */
class Clone {
  readonly directory: string
  readonly remote: string

  constructor(root: string) {
    this.remote = join(root, 'acme/terraform-aws-vpc.git')
    this.directory = join(root, 'clone')
    git('/', 'init', '--quiet', '--bare', '--initial-branch=main', this.remote)
    git('/', 'clone', '--quiet', this.remote, this.directory)
  }

  write(files: Files): void {
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.directory, path)
      mkdirSync(dirname(file), { recursive: true })
      if (text === null) rmSync(file)
      else writeFileSync(file, text)
    }
  }

  /** Commits the files, and pushes the branch. */
  commit(message: string, files: Files = {}, isPushed = true): string {
    this.write(files)
    this.git('add', '--all')
    this.git('commit', '--quiet', '--allow-empty', '--message', message)
    if (isPushed) this.git('push', '--quiet', 'origin', 'HEAD')
    return this.git('rev-parse', 'HEAD')
  }

  tag(name: string, commit = 'HEAD'): void {
    this.git('tag', '--annotate', '--message', name, name, commit)
    this.git('push', '--quiet', 'origin', `refs/tags/${name}`)
  }

  git(...args: string[]): string {
    return git(this.directory, ...args)
  }

  /** The tags of the remote. */
  tags(): string[] {
    return git(this.remote, 'tag', '--list').split('\n').filter(Boolean)
  }

  run(...args: string[]) {
    return this.runWith({}, ...args)
  }

  runWith(env: Environment, ...args: string[]) {
    return runCli([...args, '--repository', this.directory], { env })
  }

  /** A hook of the remote; returns its file. */
  hook(name: string, script: string): string {
    const file = join(this.remote, 'hooks', name)
    writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    return file
  }

  /** What a run that fails says. */
  async refusal(...args: string[]): Promise<string> {
    const { code, stderr } = await this.run(...args)
    expect(code).toBe(1)
    return stderr
  }

  /** The first module of a plan, and the code of a refusal. */
  async plan(...args: string[]): Promise<Module> {
    const { stdout } = await this.run('release', '--dry-run', '--json', ...args)
    const { modules = [], error } = JSON.parse(stdout)
    return error === undefined ? modules[0] : { error }
  }
}

interface Module {
  readonly status?: string
  readonly next?: { readonly version: string; readonly tag: string } | null
  readonly bump?: string
  readonly commits?: readonly { readonly subject: string; readonly pullRequest: number | null }[]
  readonly error?: { readonly code: string; readonly message: string; readonly hint: string }
}

async function newClone(): Promise<Clone> {
  return new Clone(await temporaryDirectory())
}

/** A module that was released as this version. */
async function released(version: string, files: Files = { 'main.tf': CIDR }): Promise<Clone> {
  const clone = await newClone()
  clone.commit('First', files)
  clone.tag(version)
  return clone
}

/** Released as this version, and changed since. */
async function changed(version = 'v1.0.0'): Promise<Clone> {
  const clone = await released(version)
  clone.commit('Change', { 'main.tf': CIDR + IPV6 })
  return clone
}

const MONOREPO = {
  '.module-registry.yml': `tag-prefix: "{name}/"
modules:
  - { path: vpc, address: acme/vpc/aws }
  - { path: app, address: acme/app/aws, root: . }
`,
  'vpc/main.tf': CIDR,
  'shared/main.tf': 'locals {}\n',
  'app/main.tf': 'module "shared" {\n  source = "../shared"\n}\n',
}

/** Two modules: vpc, released as 1.0.0, and app. */
async function releasedBoth(app = 'app/v1.0.0'): Promise<Clone> {
  const clone = await released('vpc/v1.0.0', MONOREPO)
  clone.tag(app)
  return clone
}

describe('release', () => {
  it('tags the first version, and pushes it with its notes; a second run changes nothing', async () => {
    const clone = await newClone()
    expect(await clone.refusal('release')).toContain('has no commit')
    const commit = clone.commit('First', { 'main.tf': CIDR })
    const { code, stdout } = await clone.run('release')
    expect([code, clone.tags()]).toEqual([0, ['v0.1.0']])
    expect(stdout).toContain('pushed    v0.1.0')
    expect(git(clone.remote, 'rev-parse', 'v0.1.0^{commit}')).toBe(commit)
    expect(git(clone.remote, 'tag', '--list', '--format=%(contents)')).toContain('The first version.')
    expect(clone.git('tag', '--list')).toBe('v0.1.0')
    const again = await clone.run('release')
    expect([again.code, again.stdout]).toEqual([0, 'unchanged 1 module since the last release\n'])
    expect(clone.tags()).toEqual(['v0.1.0'])
  })

  it.each<[what: string, last: string, files: Files, next: string]>([
    ['an input', 'v1.2.3', { 'main.tf': CIDR + IPV6 }, 'v1.3.0'],
    ['a renamed input', 'v1.2.3', { 'main.tf': RENAMED }, 'v2.0.0'],
    ['a renamed input below 1.0.0', 'v0.4.2', { 'main.tf': RENAMED }, 'v0.5.0'],
    ['a template', '1.2.3', { 'user-data.sh': 'true\n' }, '1.2.4'],
  ])('takes the number from the interface: %s', async (_, last, files, next) => {
    const clone = await released(last)
    clone.commit('Change', files)
    expect((await clone.plan()).next?.tag).toBe(next)
  })

  it('does not count excluded and ignored files, nor the changelog; prints a table with the reason and the commits', async () => {
    const ignores = { '.gitattributes': 'docs/ export-ignore\n', '.terraformignore': 'notes/\n' }
    const clone = await released('v1.2.3', { 'main.tf': CIDR, ...ignores })
    const uncounted = { 'docs/a.md': 'b\n', 'notes/a.txt': 'b\n', 'CHANGELOG.md': '# 1.0.1\n' }
    clone.commit('Change', uncounted)
    expect((await clone.plan()).status).toBe('unchanged')
    clone.commit('Add ipv6 (#12)', { 'main.tf': CIDR + IPV6 })
    const { stdout } = await clone.run('release', '--dry-run')
    expect(stdout).toMatch(/^module +last +next +bump +commits +reason\n/)
    expect(stdout).toMatch(/1\.2\.3 +1\.3\.0 +minor +1 +optional input "ipv6" was added \(main\.tf:5\)/)
    expect(stdout).toMatch(/ {2}[0-9a-f]{7} Add ipv6 \(#12\) \(Ada\)/)
    expect(clone.tags()).toEqual(['v1.2.3'])
  })

  it('leaves the tags in the clone with --no-push, and refuses to forget them', async () => {
    const clone = await changed()
    const { stdout } = await clone.run('release', '--no-push')
    expect(stdout).toContain('push them: git push --atomic origin v1.1.0')
    expect([clone.git('tag', '--list'), clone.tags()]).toEqual(['v1.0.0\nv1.1.0', ['v1.0.0']])
    expect(await clone.refusal('release')).toContain('git push origin v1.1.0')
  })
})

describe('what commits ask for', () => {
  it.each<[last: string, messages: readonly string[], next: string | undefined]>([
    ['v1.2.3', ['Change\n\nRelease: minor'], 'v1.3.0'],
    ['v1.2.3', ['Change\n\nrelease: Minor', 'Change\n\nRelease: major'], 'v2.0.0'],
    ['v1.2.3', ['Change\n\nRelease: none', 'Change\n\nRelease: minor'], 'v1.3.0'],
    ['v1.2.3', ['Change\n\nRelease: none'], undefined],
    ['v1.2.3', ['feat: Tune it'], 'v1.3.0'],
    ['v1.2.3', ['feat(vpc)!: Tune it'], 'v2.0.0'],
    ['v0.2.3', ['fix!: Tune it'], 'v0.3.0'],
    ['v1.2.3', ['fix: Tune it'], 'v1.2.4'],
    ['v1.2.3', ['featured: Tune it'], 'v1.2.4'],
    ['v1.2.3', ['feat: Tune it\n\nRelease: patch'], 'v1.2.4'],
  ])('after %s: %j', async (last, messages, next) => {
    const clone = await released(last)
    for (const [at, message] of messages.entries()) clone.commit(message, { 'main.tf': `${CIDR}# ${at}\n` })
    const { next: planned, status } = await clone.plan()
    expect([planned?.tag, status]).toEqual([next, next === undefined ? 'skipped' : 'planned'])
  })

  it('never lowers what the interface needs, unless it is not judged', async () => {
    const clone = await released('v1.2.3')
    clone.commit('Rename\n\nRelease: patch', { 'main.tf': RENAMED })
    expect((await clone.plan()).next?.tag).toBe('v2.0.0')
    clone.commit('Configure', { '.module-registry.yml': 'compatibility: off\n' })
    expect((await clone.plan()).next?.tag).toBe('v1.2.4')
  })

  it('refuses a word that is none, until a later commit corrects it, and says that they contradict each other', async () => {
    const clone = await released('v1.2.3')
    clone.commit('Change\n\nRelease: big', { 'main.tf': `${CIDR}# 1\n` })
    expect((await clone.plan()).error?.message).toContain('asks for the release "big"')
    expect((await clone.run('release')).code).toBe(1)
    expect(clone.tags()).toEqual(['v1.2.3'])
    clone.commit('Correct\n\nRelease: minor')
    expect((await clone.plan()).next?.tag).toBe('v1.3.0')
    clone.commit('More\n\nRelease: major', { 'main.tf': `${CIDR}# 2\n` })
    expect((await clone.run('release', '--dry-run')).stderr).toMatch(
      /different releases are asked for; Release: major in [0-9a-f]{7} counts, not Release: minor in [0-9a-f]{7}/,
    )
  })

  it('takes the trailer of a merge for what it brought', async () => {
    const clone = await released('v1.2.3')
    clone.git('switch', '--quiet', '--create', 'feature')
    clone.commit('Change', { 'main.tf': `${CIDR}# 1\n` })
    clone.git('switch', '--quiet', 'main')
    const message = 'Merge pull request #7 from acme/feature\n\nRelease: none'
    clone.git('merge', '--quiet', '--no-ff', '--message', message, 'feature')
    const { status, commits } = await clone.plan()
    expect([status, commits?.map(({ pullRequest }) => pullRequest)]).toEqual(['skipped', [7]])
  })
})

describe('pre-releases', () => {
  it('count up, and end with the release', async () => {
    const clone = await changed('v1.3.0')
    await clone.run('release', '--pre-release', 'beta')
    expect((await clone.plan('--pre-release', 'beta')).status).toBe('unchanged')
    clone.commit('Change', { 'main.tf': `${CIDR}${IPV6}# 2\n` })
    await clone.run('release', '--pre-release', 'beta')
    expect(clone.tags()).toEqual(['v1.3.0', 'v1.4.0-beta.1', 'v1.4.0-beta.2'])
    expect((await clone.plan()).next?.tag).toBe('v1.4.0')
    clone.commit('Take it back', { 'main.tf': `${CIDR}# 3\n` })
    expect((await clone.plan('--pre-release', 'alpha')).error?.message).toContain('is below 1.4.0-beta.2')
    expect((await clone.plan()).next?.tag).toBe('v1.4.0')
    clone.commit('Rename', { 'main.tf': RENAMED })
    expect((await clone.plan('--pre-release', 'beta')).next?.tag).toBe('v2.0.0-beta.1')
  })

  it('may come before the first release, with flags that are a name and a version', async () => {
    const clone = await newClone()
    clone.commit('First', { 'main.tf': CIDR })
    for (const flags of ['--pre-release beta.1', '--initial-version 1.0.0-rc.1', '--initial-version 1.0'])
      expect((await clone.plan(...flags.split(' '))).error?.code).toBe('INVALID_INPUT')
    await clone.run('release', '--pre-release', 'rc', '--initial-version', '2.0.0')
    expect(clone.tags()).toEqual(['v2.0.0-rc.1'])
    expect((await clone.plan()).next?.tag).toBe('v2.0.0')
  })
})

it('a maintenance branch releases no version beyond its line', async () => {
  const clone = await released('v1.4.0')
  clone.git('switch', '--quiet', '--create', '1.x')
  clone.commit('Rename', { 'main.tf': RENAMED })
  expect((await clone.plan()).error?.message).toContain('releases versions below 2.0.0 alone')
})

describe('several modules', () => {
  it('releases those whose files changed, or whose siblings did, and none where one is refused', async () => {
    const clone = await releasedBoth('app/v3.1.0')
    clone.commit('Share\n\nRelease: minor', { 'shared/main.tf': 'locals { a = 1 }\n' })
    const { stdout } = await clone.run('release')
    expect(stdout).toContain('unchanged 1 module')
    expect(clone.tags()).toEqual(['app/v3.1.0', 'app/v3.2.0', 'vpc/v1.0.0'])
    clone.commit('Change vpc', { 'vpc/main.tf': CIDR + IPV6 })
    await clone.run('release')
    const tags = ['app/v3.1.0', 'app/v3.2.0', 'vpc/v1.0.0', 'vpc/v1.1.0']
    expect(clone.tags()).toEqual(tags)
    clone.commit('Break', { 'vpc/main.tf': RENAMED, 'app/main.tf': 'module {\n' })
    expect(await clone.refusal('release')).toContain('error[INVALID_HCL]')
    expect(clone.tags()).toEqual(tags)
  })

  it('releases a module for what its links lead to, and for the commits there', async () => {
    const clone = await newClone()
    clone.write({ ...MONOREPO, 'shared/inputs.tf': CIDR, 'files/a.sh': 'true\n' })
    symlinkSync('../shared/inputs.tf', join(clone.directory, 'vpc/inputs.tf'))
    symlinkSync('../files', join(clone.directory, 'vpc/files'))
    clone.commit('First', { 'vpc/main.tf': 'locals {}\n' })
    for (const tag of ['vpc/v1.0.0', 'app/v1.0.0']) clone.tag(tag)
    clone.commit('feat: Share an input', { 'shared/inputs.tf': CIDR + IPV6 })
    expect(await clone.plan()).toMatchObject({
      next: { version: '1.1.0' },
      commits: [{ subject: 'feat: Share an input' }],
    })
    await clone.run('release')
    clone.commit('feat!: Rename a script', { 'files/a.sh': null, 'files/b.sh': 'true\n' })
    await clone.run('release')
    const ofVpc = clone.tags().filter((tag) => tag.startsWith('vpc'))
    expect(ofVpc).toEqual(['vpc/v1.0.0', 'vpc/v1.1.0', 'vpc/v2.0.0'])
  })

  it('refuses a prefix of two of them', async () => {
    const text = MONOREPO['.module-registry.yml'].replace(/^tag-prefix.*\n/, '')
    const clone = await released('v1.0.0', { ...MONOREPO, '.module-registry.yml': text })
    expect((await clone.plan()).error).toMatchObject({
      code: 'INVALID_CONFIG',
      message: 'the tag "v1.0.0" is a version of 2 modules: acme/vpc/aws, acme/app/aws',
    })
  })

  it('knows a module that moved', async () => {
    const clone = await releasedBoth()
    const text = MONOREPO['.module-registry.yml'].replace('path: vpc', 'path: network')
    clone.commit('Move', { '.module-registry.yml': text, 'vpc/main.tf': null, 'network/main.tf': CIDR })
    expect((await clone.plan()).status).toBe('unchanged')
    clone.commit('Change', { 'network/main.tf': RENAMED })
    expect((await clone.plan()).next?.tag).toBe('vpc/v2.0.0')
  })
})

describe('refusals', () => {
  it('of changes that are not committed, without a program that the clone names', async () => {
    const clone = await released('v1.0.0', { 'main.tf': CIDR, '.gitattributes': '*.tf filter=x\n' })
    const proof = join(clone.directory, 'ran')
    clone.git('config', 'filter.x.clean', `touch ${proof}; cat`)
    // Of equal size, so that git looks at the content.
    clone.write({ 'main.tf': CIDR.replace('Range', 'range') })
    utimesSync(join(clone.directory, 'main.tf'), 1e9, 1e9)
    expect(await clone.refusal('release')).toContain('not committed: "main.tf"')
    expect((await clone.run('release', '--dry-run')).stderr).toContain('do not count: "main.tf"')
    expect([existsSync(proof), clone.tags()]).toEqual([false, ['v1.0.0']])
  })

  it('of a commit that was not pushed, and of no branch', async () => {
    const clone = await released('v1.0.0')
    clone.commit('Change', { 'main.tf': CIDR + IPV6 }, false)
    expect(await clone.refusal('release')).toContain('hint: push it first: git push origin main')
    clone.git('switch', '--quiet', '--detach')
    expect(await clone.refusal('release')).toContain('and no branch')
    expect(clone.tags()).toEqual(['v1.0.0'])
  })

  it('of nothing where a later commit is released, and of a last version that is not in the history', async () => {
    const clone = await changed()
    clone.commit('Two', { 'other.tf': 'locals {}\n' })
    clone.tag('v1.1.0')
    clone.git('reset', '--quiet', '--hard', 'HEAD~1')
    expect((await clone.run('release')).stdout).toContain('unchanged 1 module')
    expect(clone.tags()).toEqual(['v1.0.0', 'v1.1.0'])
    clone.commit('Other', { 'more.tf': 'locals {}\n' }, false)
    expect((await clone.plan()).error).toMatchObject({
      message: '1.1.0, the last version of module, is not in the history of HEAD (tag "v1.1.0")',
      hint: expect.stringContaining('git merge v1.1.0'),
    })
  })

  it('of a tag that is almost a version beyond the last one, unless it is ignored', async () => {
    const clone = await changed('v1.3.0')
    for (const tag of ['v1.3', 'v1', 'latest', 'v0.9']) clone.tag(tag)
    expect((await clone.plan()).next?.tag).toBe('v1.4.0')
    for (const tag of ['v1.4', 'v2.0.0.1']) {
      clone.tag(tag)
      expect((await clone.plan()).error?.code).toBe('INVALID_TAG')
      const ignored = `ignore-tags: [{ tag: "${tag}", reason: old }]\n`
      clone.commit('Ignore it', { '.module-registry.yml': ignored })
      expect((await clone.plan()).next?.tag).toBe('v1.4.0')
      clone.git('push', '--quiet', 'origin', `:refs/tags/${tag}`)
      clone.git('tag', '--delete', tag)
    }
  })

  it('of a tag that is at another commit in the remote', async () => {
    const clone = await changed()
    clone.git('tag', '--force', 'v1.0.0', 'HEAD')
    expect(await clone.refusal('release')).toContain('error[TAG_MOVED]: the tag "v1.0.0" is at')
  })
})

describe('the remote', () => {
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

describe('changelog', () => {
  it('prints the notes of a range', async () => {
    const clone = await released('v1.0.0')
    clone.commit('Rename *it* for @ada (#3)', { 'main.tf': RENAMED + IPV6 })
    clone.tag('v2.0.0')
    expect((await clone.run('changelog', 'v1.0.0', 'v2.0.0')).stdout).toBe(`## module 2.0.0

### Breaking changes

- \`var.cidr\`: the input was removed (\`main.tf:1\`)
- \`var.cidr_block\`: an input without default was added (\`main.tf:1\`)

### New

- \`var.ipv6\`: an optional input was added (\`main.tf:5\`)

### How to upgrade

- rename the input "cidr" to "cidr\\_block"

### Commits

- Rename \\*it\\* for &#64;ada (Ada, #3, ${clone.git('rev-parse', '--short=7', 'HEAD')})
`)
    expect((await clone.run('changelog', 'v1.0.0')).stdout).toContain('## module from v1.0.0 to HEAD')
  })

  it('is about the modules that changed, or whose tag it is given', async () => {
    const clone = await releasedBoth()
    clone.commit('Change', { 'vpc/main.tf': CIDR + IPV6 })
    const { stdout } = await clone.run('changelog')
    expect(stdout).toContain('## acme/vpc/aws from vpc/v1.0.0 to HEAD')
    expect(stdout).not.toContain('acme/app/aws')
    const one = await clone.run('changelog', 'app/v1.0.0')
    expect(one.stdout).toContain('The interface is that of `app/v1.0.0`.')
    expect(await clone.refusal('changelog', 'v9.9.9')).toContain(
      'error[NOT_FOUND]: "v9.9.9" is neither a tag nor a commit',
    )
  })
})
