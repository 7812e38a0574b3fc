// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a template of HCL
import { existsSync, readdirSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli } from '../support/cli/program.ts'
import {
  CIDR,
  changed,
  type Files,
  git,
  IPV6,
  MONOREPO,
  newClone,
  RENAMED,
  released,
  releasedBoth,
} from '../support/git/clone.ts'

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
    clone.commit('Change', { 'docs/a.md': 'b\n', 'notes/a.txt': 'b\n', 'CHANGELOG.md': '# 1.0.1\n' })
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

  it('takes no text of a commit for the beginning of another one', async () => {
    const clone = await released('v1.2.3')
    const subject = `Change\x01${'a'.repeat(40)}`
    clone.commit(`${subject}\n\nRelease: major`, { 'main.tf': `${CIDR}# 1\n` })
    const { next, commits } = await clone.plan()
    expect([next?.tag, commits]).toEqual(['v2.0.0', [expect.objectContaining({ subject })]])
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

  it('releases a module for what its package holds of its directory, and for nothing else there', async () => {
    const clone = await releasedBoth('app/v3.1.0')
    const read = (path: string) => ({ 'app/read.tf': `locals {\n  a = file(${path})\n}\n` })
    clone.commit('Read', { ...read('"${path.module}/../data/a.txt"'), 'data/a.txt': '', 'data/b.txt': '' })
    await clone.run('release')
    const tags = clone.tags()
    clone.commit('Another', { 'data/b.txt': 'b' })
    await clone.run('release')
    expect(clone.tags()).toEqual(tags)
    clone.commit('Change data', { 'data/a.txt': 'a' })
    await clone.run('release')
    expect(clone.tags()).toHaveLength(tags.length + 1)
    clone.commit('Read something', read('join("/", [path.module, "..", "data/a.txt"])'))
    await clone.run('release')
    clone.commit('Another again', { 'data/b.txt': '' })
    await clone.run('release')
    expect(clone.tags()).toHaveLength(tags.length + 3)
  })

  it('releases one in the root of the repository, and one that calls it', async () => {
    const clone = await newClone()
    const config = MONOREPO['.module-registry.yml'].replace('path: vpc', 'path: .')
    const app = 'module "vpc" {\n  source = ".."\n}\n'
    clone.commit('First', { '.module-registry.yml': config, 'main.tf': CIDR, 'app/main.tf': app })
    await clone.run('release')
    clone.commit('Add ipv6', { 'main.tf': CIDR + IPV6 })
    const { stdout } = await clone.run('changelog')
    expect(stdout.match(/^## .*|^- Add.*\(Ada/gm)).toEqual([
      '## acme/vpc/aws from vpc/v0.1.0 to HEAD',
      '- Add ipv6 (Ada',
      '## acme/app/aws from app/v0.1.0 to HEAD',
      '- Add ipv6 (Ada',
    ])
  })

  it('compares no tag of one in the root and another, and says which', async () => {
    const config = MONOREPO['.module-registry.yml'].replace('path: vpc', 'path: .').replace('{name}/', '')
    const clone = await released('v1.0.0', { ...MONOREPO, '.module-registry.yml': config, 'main.tf': CIDR })
    const compared = await clone.refusal('compare', 'v1.0.0', '.')
    expect(compared).toContain('tag "v1.0.0" is a version of 2 modules, such as "."\n')
  })

  it('releases a module for what its links lead to, and for the commits there', async () => {
    const clone = await newClone()
    clone.write({ ...MONOREPO, 'shared/inputs.tf': CIDR, 'files/a.sh': 'true\n' })
    symlinkSync('../shared/inputs.tf', join(clone.directory, 'vpc/inputs.tf'))
    symlinkSync('../files', join(clone.directory, 'vpc/files'))
    clone.commit('First', { 'vpc/main.tf': 'locals {}\n' })
    for (const tag of ['vpc/v1.0.0', 'app/v1.0.0']) clone.tag(tag)
    clone.commit('feat: Share an input', { 'shared/inputs.tf': CIDR + IPV6 })
    const commits = [{ subject: 'feat: Share an input' }]
    expect(await clone.plan()).toMatchObject({ next: { version: '1.1.0' }, commits })
    await clone.run('release')
    clone.commit('feat!: Rename a script', { 'files/a.sh': null, 'files/b.sh': 'true\n' })
    await clone.run('release')
    const ofVpc = clone.tags().filter((tag) => tag.startsWith('vpc'))
    expect(ofVpc).toEqual(['vpc/v1.0.0', 'vpc/v1.1.0', 'vpc/v2.0.0'])
  })

  it('gives modules that shared tags their own, behind the shared ones', async () => {
    const config = MONOREPO['.module-registry.yml'].replace(/^.*\n/, '')
    const shared = { ...MONOREPO, '.module-registry.yml': config }
    const clone = await released('v1.0.0', shared)
    const added = '  - { path: new, address: acme/new/aws }\n'
    clone.commit('Change', {
      'vpc/main.tf': CIDR + IPV6,
      'new/main.tf': CIDR,
      '.module-registry.yml': config + added,
    })
    clone.tag('v0.1.0', 'HEAD~1')
    const { error } = await clone.plan()
    const message =
      'a new tag such as "v1.0.0" would be a version of 3 modules: acme/vpc/aws, acme/app/aws, acme/new/aws'
    expect(error).toMatchObject({ code: 'INVALID_CONFIG', message })
    const [prefixes] = /tag-prefix: \[.*\]/.exec(error?.hint ?? '') ?? []
    clone.commit('Give each its tags', {
      '.module-registry.yml': `${prefixes}\n${shared['.module-registry.yml']}${added}`,
    })
    const { stdout } = await clone.run('release')
    expect(stdout).toMatch(/acme\/vpc\/aws +1\.0\.0 +1\.1\.0 +minor/)
    expect(stdout).toContain('unchanged 1 module')
    expect(clone.tags()).toEqual(['new/v0.1.0', 'v0.1.0', 'v1.0.0', 'vpc/v1.1.0'])
    const index = join(clone.directory, '../index')
    await runCli(['init', '--index', index, '--url', 'https://modules.acme.test'])
    await clone.run('publish', '--all-tags', '--index', index)
    const versions = (name: string) =>
      readdirSync(join(index, `v1/modules/acme/${name}/aws`)).filter((each) => /^\d/.test(each))
    expect(versions('vpc')).toEqual(['0.1.0', '1.0.0', '1.1.0'])
    expect(versions('app')).toEqual(['0.1.0', '1.0.0'])
    expect(versions('new')).toEqual(['0.1.0'])
    const compared = await clone.refusal('compare', 'v0.1.0', 'v1.0.0')
    expect(compared).toContain('tag "v0.1.0" is a version of 2 modules, such as "vpc"\n')
    expect(compared).toContain('compare ADDRESS 0.1.0 1.0.0 --index INDEX')
    expect((await clone.plan()).status).toBe('unchanged')
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

  it('of a last version whose commit has the module elsewhere, which nobody can merge', async () => {
    const config = MONOREPO['.module-registry.yml'].replace('path: vpc', 'path: [vpc, .]')
    const clone = await newClone()
    const base = clone.commit('First', { ...MONOREPO, '.module-registry.yml': config })
    clone.tag('app/v1.0.0')
    const alone = {
      ...Object.fromEntries(Object.keys(MONOREPO).map((path) => [path, null])),
      'main.tf': CIDR,
    }
    clone.commit('vpc/1.2.0', alone)
    clone.tag('vpc/1.2.0')
    clone.git('reset', '--quiet', '--hard', base)
    clone.git('push', '--quiet', '--force')
    clone.commit('Change', { 'vpc/main.tf': CIDR + IPV6 })
    expect((await clone.plan()).error?.hint).toBe(
      'do not merge it, as its commit has the module in ".": tag the next version in the history of HEAD once by hand: git tag -a vpc/1.2.1',
    )
    clone.tag('vpc/1.2.1')
    clone.commit('Change again', { 'vpc/main.tf': CIDR })
    expect((await clone.plan()).next?.tag).toBe('vpc/2.0.0')
  })

  it('of a tag that is almost a version beyond the last one, unless it is ignored', async () => {
    const clone = await changed('v1.3.0')
    for (const tag of ['v1.3', 'v1', 'latest', 'v0.9']) clone.tag(tag)
    expect((await clone.plan()).next?.tag).toBe('v1.4.0')
    for (const tag of ['v1.4', 'v2.0.0.1']) {
      clone.tag(tag)
      expect((await clone.plan()).error?.code).toBe('INVALID_TAG')
      clone.commit('Ignore it', { '.module-registry.yml': `ignore-tags: [{ tag: "${tag}", reason: old }]\n` })
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

describe('changelog', () => {
  it('prints the notes of a range', async () => {
    const clone = await released('v1.0.0')
    const newer = 'terraform {\n  required_version = ">= 1.5"\n}\n'
    const subject = '# Rename *it* for @ada, &commat;ada, #12, gh-3, $x$ (#3)'
    clone.commit(subject, { 'main.tf': RENAMED + IPV6, 'versions.tf': newer })
    clone.tag('v2.0.0')
    expect((await clone.run('changelog', 'v1.0.0', 'v2.0.0')).stdout).toBe(`## module 2.0.0

### Breaking changes

- \`var.cidr\`: the input was removed (\`main.tf:1\`)
- \`var.cidr_block\`: an input without default was added (\`main.tf:1\`)

### New

- \`var.ipv6\`: an optional input was added (\`main.tf:5\`)

### Other changes of the interface

- \`terraform.required_version\`: required\\_version no longer allows 0.0.0 (\`versions.tf:2\`)

### How to upgrade

- rename the input "cidr" to "cidr\\_block"

### Commits

- &#8205;# Rename \\*it\\* for @&#8205;ada, \\&commat;ada, #&#8205;12, gh-&#8205;3, \\$x\\$ (Ada, #3, ${clone.git('rev-parse', '--short=7', 'HEAD')})
`)
    expect((await clone.run('changelog', 'v1.0.0')).stdout).toContain('## module from v1.0.0 to HEAD')
  })

  it('is about the modules that changed, or whose tag it is given', async () => {
    const clone = await releasedBoth()
    const nothing = { stdout: '', stderr: 'unchanged 2 modules in this range\n' }
    expect(await clone.run('changelog')).toMatchObject(nothing)
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

  it('says that a module is new where the tag of the others is older than it', async () => {
    const clone = await released('v1.0.0')
    const modules =
      'modules:\n  - { path: ., address: acme/vpc/aws }\n  - { path: app, address: acme/app/aws }\n'
    clone.commit('Add', { 'app/main.tf': CIDR, '.module-registry.yml': modules })
    const { stdout } = await clone.run('changelog')
    const [, app = ''] = stdout.split('## acme/app/aws ')
    expect(app).toMatch(/^from v1\.0\.0 to HEAD\n\nThe first version\.\n/)
  })
})
