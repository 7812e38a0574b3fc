import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ActionResult } from '../support/action/action-runner.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { createFixture, indexCommits, runStep } from './setup.ts'

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
