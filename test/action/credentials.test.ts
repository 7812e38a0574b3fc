import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leaksIn } from '../support/canaries.ts'
import { git } from '../support/git/git-repository.ts'
import { startGitServer } from '../support/git/git-server.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { createFixture, failureOf, gitRequests, indexCommits, runStep, shown, TOKEN } from './setup.ts'

const BASIC = `Basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`
const LEFT_OVER = `AUTHORIZATION: basic ${Buffer.from('x-access-token:ghs_leftOver').toString('base64')}`

async function homeWith(name: string, text: string): Promise<string> {
  const home = await temporaryDirectory()
  await writeFile(join(home, name), text, { mode: 0o600 })
  return home
}

describe('the built action, among left-over credentials', () => {
  const header = (path: string) => (url: string) =>
    homeWith('.gitconfig', `[http "${url}${path}"]\n\textraheader = ${LEFT_OVER}\n`)

  it.each<[what: string, homeFor: (url: string) => Promise<string>]>([
    ['one in the HOME for the server', header('')],
    ['one in the HOME for the owner', header('/acme')],
    ['one in the HOME for the module repository', header('/acme/terraform-aws-vpc.git')],
    [
      'a URL that Git would rewrite to one with a password',
      (url) => {
        const other = url.replace('http://', 'http://x-access-token:ghs_leftOver@')
        return homeWith('.gitconfig', `[url "${other}/"]\n\tinsteadOf = ${url}/\n\tpushInsteadOf = ${url}/\n`)
      },
    ],
    ['a .netrc', () => homeWith('.netrc', 'machine 127.0.0.1 login x-access-token password ghs_leftOver\n')],
  ])(
    'sends its own Authorization header alone beside %s, and beside one of a checkout',
    async (_, homeFor) => {
      const fixture = await createFixture()
      const { url } = fixture.github
      const workspace = await temporaryDirectory()
      await git(workspace, ['init', '--quiet'])
      await git(workspace, ['config', `http.${url}/.extraheader`, LEFT_OVER])
      const HOME = await homeFor(url)
      const result = await runStep(fixture, { env: { HOME }, workspace })
      expect(result).toMatchObject({ code: 0, annotations: [] })
      const sent = gitRequests(fixture).map(({ authorization }) => authorization)
      expect(sent.length).toBeGreaterThan(4)
      expect(new Set(sent.map(String))).toEqual(new Set([BASIC]))
    },
  )
})

describe('the built action, with tokens that are not enough', () => {
  it('falls back on no credentials of a helper or a .netrc', async () => {
    const fixture = await createFixture()
    const helper = `!f() { echo username=x-access-token; echo password=${TOKEN}; }; f`
    for (const HOME of [
      await homeWith('.gitconfig', `[credential]\n\thelper = "${helper}"\n`),
      await homeWith('.netrc', `machine 127.0.0.1 login x-access-token password ${TOKEN}\n`),
    ]) {
      const result = await runStep(fixture, { inputs: { 'index-token': 'ghs_wrong' }, env: { HOME } })
      expect(failureOf(result)).toMatch(/^PERMISSION: /)
    }
    expect(await indexCommits(fixture.index)).toEqual([])
  })

  it('gives the token of the run to no other server', async () => {
    const fixture = await createFixture()
    const root = await temporaryDirectory()
    await git(root, ['init', '--quiet', '--bare', 'registry.git'])
    const other = await startGitServer({ root })
    const inputs = { 'index-repository': `${other.url}/registry.git`, expose: 'all', package: 'index' }
    const { code } = await runStep(fixture, { inputs })
    await other.close()
    expect(code).toBe(0)
    expect(other.requests.length).toBeGreaterThan(0)
    expect(other.requests.flatMap(({ authorization }) => authorization)).toEqual([])
  })
})

describe('the token', () => {
  it('is hidden before anything else is said', async () => {
    const { stdout } = await runStep(await createFixture(), { inputs: { 'index-token': `${TOKEN}2` } })
    const masks = stdout.split('\n').slice(0, 4)
    expect(masks.filter((line) => line.startsWith('::add-mask::'))).toHaveLength(4)
    for (const form of [TOKEN, `${TOKEN}2`, BASIC.slice('Basic '.length)])
      expect(masks).toContain(`::add-mask::${form}`)
  })

  it('is nowhere after a publish, and after runs that are refused', async () => {
    const fixture = await createFixture()
    for (const inputs of [
      {},
      { tag: 'v9.9.9' },
      { 'index-repository': 'acme/nothing' },
      { 'index-repository': `https://x-access-token:${TOKEN}@git.invalid/a/b.git` },
      { package: 'git', 'source-url': `https://x:${TOKEN}@git.invalid/a/b.git` },
      { 'index-token': `${TOKEN}2` },
    ])
      expect(leaksIn(shown(await runStep(fixture, { inputs })), { TOKEN })).toEqual([])
    const written = await git(fixture.index, ['log', '--all', '--format=raw', '--patch', '--text'])
    expect(written).toContain('1.2.3/module.zip')
    const asked = gitRequests(fixture).map(({ path }) => path)
    expect(leaksIn([written, ...asked].join('\n'), { TOKEN })).toEqual([])
  })
})
