import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../support/temporary.ts'
import { createFixture, failureOf, indexCommits, moveTag, runStep } from './setup.ts'

it('an event file that is none, and a RUNNER_TEMP that does not exist, are refused with what to do', async () => {
  const fixture = await createFixture()
  const directory = await temporaryDirectory()
  const GITHUB_EVENT_PATH = join(directory, 'event.json')
  for (const [text, problem] of [
    ['{"ref":', 'Unexpected end of JSON input'],
    ['null', 'expected object'],
    ['{"release": {}}', '"release.tag_name"'],
  ] as const) {
    await writeFile(GITHUB_EVENT_PATH, text)
    const result = await runStep(fixture, { env: { GITHUB_EVENT_PATH } })
    const what = 'INVALID_INPUT: the file of the event (environment variable GITHUB_EVENT_PATH) is not'
    for (const said of [what, problem, 'let the runner set GITHUB_EVENT_PATH'])
      expect(failureOf(result)).toContain(said)
    expect(result.outputs).toMatchObject({ status: 'refused' })
  }
  const unreadable = await runStep(fixture, { env: { GITHUB_EVENT_PATH: directory } })
  expect(failureOf(unreadable)).toMatch(/^SYSTEM_REFUSED: /)
  const RUNNER_TEMP = join(directory, 'absent')
  const failure = failureOf(await runStep(fixture, { env: { RUNNER_TEMP } }))
  expect(failure).toContain(`SYSTEM_REFUSED: temporary files cannot be put into "${RUNNER_TEMP}": ENOENT`)
  expect(failure).toContain('(on a runner: RUNNER_TEMP)')
  expect(fixture.github.requests).toEqual([])
})

it('publishes without RUNNER_TEMP, and where the job summary cannot be written, with a warning', async () => {
  const fixture = await createFixture()
  const TMPDIR = await temporaryDirectory()
  const env = { RUNNER_TEMP: undefined, TMPDIR, GITHUB_STEP_SUMMARY: TMPDIR }
  const message = expect.stringContaining('the job summary cannot be written')
  const annotations = [{ level: 'warning', message }]
  const published = { code: 0, outputs: { status: 'published' }, annotations }
  expect(await runStep(fixture, { env })).toMatchObject(published)
})

it('looks at the site and the outputs before anything is written', async () => {
  const fixture = await createFixture()
  const workspace = await temporaryDirectory()
  await mkdir(join(workspace, 'site'))
  await writeFile(join(workspace, 'site', 'mine.txt'), 'mine')
  const result = await runStep(fixture, { workspace, inputs: { site: 'site' } })
  expect(failureOf(result)).toMatch(/^INVALID_INPUT: /)
  expect(result.outputs['status']).toBe('refused')
  const directory = await runStep(fixture, { env: { GITHUB_OUTPUT: workspace } })
  expect(failureOf(directory)).toMatch(/^SYSTEM_REFUSED: .*GITHUB_OUTPUT/)
  expect(fixture.github.requests).toEqual([])
})

it('keeps the outputs of a publication after which the site fails', async () => {
  let isPushed = false
  const fixture = await createFixture({
    faults: ({ operation }) => (operation === 'git' && isPushed ? { status: 500 } : undefined),
    served: ({ path, method }) => {
      isPushed ||= method === 'POST' && path.endsWith('git-receive-pack')
    },
  })
  const workspace = await temporaryDirectory()
  const result = await runStep(fixture, { workspace, inputs: { site: 'site' } })
  expect(failureOf(result)).not.toBe('')
  expect(result.outputs).toMatchObject({ status: 'published', version: '1.2.3' })
})

it('refuses a tag that was moved after the push', async () => {
  const fixture = await createFixture()
  const moved = await moveTag(fixture.modules, 'v1.2.3')
  expect(failureOf(await runStep(fixture))).toMatch(new RegExp(`^TAG_MOVED: .*${moved}`))
  expect(await indexCommits(fixture.index)).toEqual([])
})

it.each([
  ['HTML', '<html>log in</html>', 'text/html'],
  ['other JSON', '{"login":"please"}', 'application/json'],
  ['null', 'null', 'application/json'],
])('says that %s is no answer of GitHub', async (_, text, type) => {
  for (const wanted of ['repos/get', 'git/get-ref']) {
    const fault = { status: 200, text, headers: { 'content-type': type } }
    const fixture = await createFixture({
      faults: ({ operation }) => (operation === wanted ? fault : undefined),
    })
    const inputs = { 'index-commit-by': 'api' }
    const result = await runStep(fixture, { inputs, env: { MODULE_REGISTRY_RETRY_SECONDS: '2' } })
    expect(failureOf(result)).toMatch(/^(?:REPOSITORY|INDEX)_UNREACHABLE: .*is not one of GitHub/)
  }
})
