import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ActionResult } from '../support/action/action-runner.ts'
import { git } from '../support/git/git-repository.ts'
import { startGitServer } from '../support/git/git-server.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { createFixture, type Fixture, indexCommits, runStep, TOKEN } from './setup.ts'

const BASIC = `Basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`
const LEFT_OVER = `AUTHORIZATION: basic ${Buffer.from('x-access-token:ghs_leftOver').toString('base64')}`

async function homeWith(files: Readonly<Record<string, string>>): Promise<string> {
  const home = await temporaryDirectory()
  for (const [name, text] of Object.entries(files)) await writeFile(join(home, name), text, { mode: 0o600 })
  return home
}

function expectOneHeaderEach({ server }: Fixture, result: ActionResult): void {
  expect(result).toMatchObject({ code: 0, annotations: [] })
  expect(server.requests.length).toBeGreaterThan(4)
  expect(server.requests.map(({ authorization }) => authorization)).toEqual(
    server.requests.map(() => [BASIC]),
  )
}

describe('the built action, among left-over credentials', () => {
  it.each([
    ['the server', ''],
    ['the owner', '/acme'],
    ['the module repository', '/acme/terraform-aws-vpc.git'],
  ])('sends one Authorization header beside one in the HOME for %s', async (_, path) => {
    const fixture = await createFixture()
    const section = `[http "${fixture.server.url}${path}"]\n\textraheader = ${LEFT_OVER}\n`
    const home = await homeWith({ '.gitconfig': section })
    expectOneHeaderEach(fixture, await runStep(fixture, { env: { HOME: home } }))
  })

  it('sends one Authorization header in a workspace that a checkout has left', async () => {
    const fixture = await createFixture()
    const workspace = await temporaryDirectory()
    await git(workspace, ['init', '--quiet'])
    await git(workspace, ['config', `http.${fixture.server.url}/.extraheader`, LEFT_OVER])
    expectOneHeaderEach(fixture, await runStep(fixture, { workspace }))
  })

  it('sends its own header where Git would rewrite the URL to one with a password', async () => {
    const fixture = await createFixture()
    const { url } = fixture.server
    const other = url.replace('http://', 'http://x-access-token:ghs_leftOver@')
    const home = await homeWith({
      '.gitconfig': `[url "${other}/"]\n\tinsteadOf = ${url}/\n\tpushInsteadOf = ${url}/\n`,
    })
    expectOneHeaderEach(fixture, await runStep(fixture, { env: { HOME: home } }))
  })

  it('sends its own header beside a .netrc', async () => {
    const fixture = await createFixture()
    const home = await homeWith({
      '.netrc': 'machine 127.0.0.1 login x-access-token password ghs_leftOver\n',
    })
    expectOneHeaderEach(fixture, await runStep(fixture, { env: { HOME: home } }))
  })
})

describe('the built action, with tokens that are not enough', () => {
  it.each([
    [
      'a credential helper',
      '.gitconfig',
      `[credential]\n\thelper = "!f() { echo username=x-access-token; echo password=${TOKEN}; }; f"\n`,
    ],
    ['a .netrc', '.netrc', `machine 127.0.0.1 login x-access-token password ${TOKEN}\n`],
  ])('falls back on no credentials of %s', async (_, name, text) => {
    const fixture = await createFixture()
    const home = await homeWith({ [name]: text })
    const { annotations } = await runStep(fixture, {
      inputs: { 'index-token': 'ghs_wrong' },
      env: { HOME: home },
    })
    expect(annotations).toMatchObject([{ title: 'PERMISSION' }])
    expect(await indexCommits(fixture.index)).toEqual([])
  })

  it('gives the token of the run to no other server', async () => {
    const fixture = await createFixture()
    const root = await temporaryDirectory()
    await git(root, ['init', '--quiet', '--bare', 'registry.git'])
    const other = await startGitServer({ root })
    const { code } = await runStep(fixture, {
      inputs: { 'index-repository': `${other.url}/registry.git`, expose: 'all', package: 'index' },
    })
    await other.close()
    expect(code).toBe(0)
    expect(other.requests.length).toBeGreaterThan(0)
    expect(other.requests.flatMap(({ authorization }) => authorization)).toEqual([])
  })
})

describe('the token', () => {
  const forms = [
    TOKEN,
    Buffer.from(TOKEN).toString('base64').replace(/=+$/, ''),
    BASIC.slice('Basic '.length),
  ]

  /** All that the runner shows: the lines that tell it what to hide it keeps to itself. */
  function shown({ stdout, stderr, outputs, summary }: ActionResult): string {
    const lines = stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'))
    return [...lines, stderr, JSON.stringify(outputs), summary].join('\n')
  }

  it('is hidden before anything else is said', async () => {
    const fixture = await createFixture()
    const { stdout } = await runStep(fixture, { inputs: { 'index-token': `${TOKEN}2` } })
    const masks = stdout.split('\n').slice(0, 4)
    expect(masks.filter((line) => line.startsWith('::add-mask::'))).toHaveLength(4)
    for (const form of [TOKEN, `${TOKEN}2`, BASIC.slice('Basic '.length)])
      expect(masks).toContain(`::add-mask::${form}`)
  })

  it.each([
    ['a publish', {}],
    ['a missing tag', { tag: 'v9.9.9' }],
    ['an index that is not there', { 'index-repository': 'acme/nothing' }],
    [
      'an index URL with a token in it',
      { 'index-repository': `https://x-access-token:${TOKEN}@git.invalid/a/b.git` },
    ],
    [
      'a source URL with a token in it',
      { package: 'git', 'source-url': `https://x:${TOKEN}@git.invalid/a/b.git` },
    ],
    ['a refused token', { 'index-token': `${TOKEN}2` }],
  ])('is nowhere after %s', async (_, inputs) => {
    const fixture = await createFixture()
    const result = await runStep(fixture, { inputs })
    for (const form of forms) {
      expect(shown(result)).not.toContain(form)
      expect(fixture.server.requests.filter(({ path }) => path.includes(form))).toEqual([])
      for (const commit of await indexCommits(fixture.index)) {
        expect(
          await git(fixture.index, ['grep', '--text', '--fixed-strings', '-e', form, commit]).catch(() => ''),
        ).toBe('')
      }
    }
  })
})
