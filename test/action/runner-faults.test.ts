import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ActionResult } from '../support/action/action-runner.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { createFixture, indexCommits, moveTag, pushOf, runStep } from './setup.ts'

function errorsOf({ annotations }: ActionResult) {
  return annotations.filter(({ level }) => level === 'error')
}

describe('an event file', () => {
  it.each([
    ['no JSON', '{"ref":', 'Unexpected end of JSON input'],
    ['no object', 'null', 'expected object'],
    ['a release without a tag', '{"release": {}}', '"release.tag_name"'],
  ])('that is %s is refused with what is wrong', async (_, text, problem) => {
    const fixture = await createFixture()
    const file = join(await temporaryDirectory(), 'event.json')
    await writeFile(file, text)
    const result = await runStep(fixture, { env: { GITHUB_EVENT_PATH: file } })
    const [error, ...others] = errorsOf(result)
    expect(others).toEqual([])
    expect(error?.title).toBe('INVALID_INPUT')
    expect(error?.message).toContain('the file of the event (environment variable GITHUB_EVENT_PATH) is not')
    expect(error?.message).toContain(problem)
    expect(error?.message).toContain('let the runner set GITHUB_EVENT_PATH')
    expect(result).toMatchObject({ code: 1, outputs: { status: 'refused' } })
    expect(await indexCommits(fixture.index)).toEqual([])
  })

  it('that is a directory is refused with its path', async () => {
    const directory = await temporaryDirectory()
    const fixture = await createFixture()
    const result = await runStep(fixture, { env: { GITHUB_EVENT_PATH: directory } })
    expect(errorsOf(result)).toMatchObject([{ title: 'SYSTEM_REFUSED' }])
    expect(result.code).toBe(1)
  })
})

it('refuses a RUNNER_TEMP that does not exist with what to do', async () => {
  const fixture = await createFixture()
  const temporary = join(await temporaryDirectory(), 'absent')
  const result = await runStep(fixture, { env: { RUNNER_TEMP: temporary } })
  const [error, ...others] = errorsOf(result)
  expect(others).toEqual([])
  expect(error?.title).toBe('SYSTEM_REFUSED')
  expect(error?.message).toContain(`temporary files cannot be put into "${temporary}": ENOENT`)
  expect(error?.message).toContain('(on a runner: RUNNER_TEMP)')
  expect(await indexCommits(fixture.index)).toEqual([])
})

it('publishes without RUNNER_TEMP', async () => {
  const fixture = await createFixture()
  const TMPDIR = await temporaryDirectory()
  const result = await runStep(fixture, { env: { RUNNER_TEMP: undefined, TMPDIR } })
  expect(result).toMatchObject({ code: 0, outputs: { status: 'published' } })
})

it('publishes where the job summary cannot be written, with a warning', async () => {
  const fixture = await createFixture()
  const summary = join(await temporaryDirectory(), 'summary')
  await mkdir(summary)
  const result = await runStep(fixture, { env: { GITHUB_STEP_SUMMARY: summary } })
  expect(result).toMatchObject({ code: 0, outputs: { status: 'published' } })
  expect(result.annotations).toMatchObject([
    { level: 'warning', message: expect.stringContaining('the job summary cannot be written') },
  ])
})

it('looks at the site and the outputs before anything is written', async () => {
  const fixture = await createFixture()
  const workspace = await temporaryDirectory()
  await mkdir(join(workspace, 'site'))
  await writeFile(join(workspace, 'site', 'mine.txt'), 'mine')
  const result = await runStep(fixture, { workspace, inputs: { site: 'site' } })
  expect(errorsOf(result)).toMatchObject([{ title: 'INVALID_INPUT' }])
  expect(result.outputs['status']).toBe('refused')
  const directory = await runStep(fixture, { env: { GITHUB_OUTPUT: workspace } })
  expect(errorsOf(directory)).toMatchObject([
    { title: 'SYSTEM_REFUSED', message: expect.stringContaining('GITHUB_OUTPUT') },
  ])
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
  expect(errorsOf(result)).toHaveLength(1)
  expect(result).toMatchObject({ code: 1, outputs: { status: 'published', version: '1.2.3' } })
})

it('refuses a tag that was moved after the push', async () => {
  const fixture = await createFixture()
  const event = pushOf('v1.2.3', fixture.commit)
  const moved = await moveTag(fixture.modules, 'v1.2.3')
  const result = await runStep(fixture, { event })
  const [error] = errorsOf(result)
  expect(error).toMatchObject({ title: 'TAG_MOVED', message: expect.stringContaining(moved) })
  expect(await indexCommits(fixture.index)).toEqual([])
})

it.each([
  ['HTML', { status: 200, text: '<html>log in</html>', headers: { 'content-type': 'text/html' } }],
  [
    'other JSON',
    { status: 200, text: '{"login":"please"}', headers: { 'content-type': 'application/json' } },
  ],
  ['null', { status: 200, text: 'null', headers: { 'content-type': 'application/json' } }],
])('says that %s is no answer of GitHub', async (_, fault) => {
  for (const operation of ['repos/get', 'git/get-ref']) {
    const faults = (request: { operation: string }) => (request.operation === operation ? fault : undefined)
    const fixture = await createFixture({ faults })
    const inputs = { 'index-commit-by': 'api' }
    const result = await runStep(fixture, { inputs, env: { MODULE_REGISTRY_RETRY_SECONDS: '2' } })
    const [error, ...others] = errorsOf(result)
    expect(others).toEqual([])
    expect({ operation, title: error?.title }).toMatchObject({
      title: expect.stringMatching(/^(?:REPOSITORY|INDEX)_UNREACHABLE$/),
    })
    expect(error?.message).toContain('is not one of GitHub')
  }
})
