import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../temporary.ts'
import { type ActionEvent, runAction } from './action-runner.ts'

const event: ActionEvent = {
  name: 'push',
  ref: 'refs/tags/vpc/v1.2.3',
  sha: '4f2a91c04f2a91c04f2a91c04f2a91c04f2a91c0',
  repository: 'acme/terraform-aws-vpc',
  repositoryId: 11,
  ownerId: 7,
  payload: { ref: 'refs/tags/vpc/v1.2.3' },
}

async function entryOf(script: string): Promise<string> {
  const entry = join(await temporaryDirectory(), 'entry.mjs')
  await writeFile(entry, `import { appendFileSync, readdirSync, readFileSync } from 'node:fs'\n${script}`)
  return entry
}

test('gives the action the variables of the runner and nothing of ours', async () => {
  const entry = await entryOf('console.log(JSON.stringify(process.env))')
  process.env['LEAKED_FROM_THE_TESTS'] = 'yes'
  const { code, stdout } = await runAction({ entry, inputs: { 'index-token': 's3cret' }, event })
  delete process.env['LEAKED_FROM_THE_TESTS']
  const variables = JSON.parse(stdout)
  expect(code).toBe(0)
  expect(variables).toMatchObject({
    'INPUT_INDEX-TOKEN': 's3cret',
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/tags/vpc/v1.2.3',
    GITHUB_REF_NAME: 'vpc/v1.2.3',
    GITHUB_REF_TYPE: 'tag',
    GITHUB_SHA: event.sha,
    GITHUB_REPOSITORY: 'acme/terraform-aws-vpc',
    GITHUB_REPOSITORY_ID: '11',
    GITHUB_REPOSITORY_OWNER: 'acme',
    GITHUB_REPOSITORY_OWNER_ID: '7',
    GITHUB_RUN_ID: expect.stringMatching(/^\d+$/),
    GITHUB_API_URL: 'https://api.github.invalid',
  })
  expect(variables).not.toHaveProperty('LEAKED_FROM_THE_TESTS')
  expect(variables.HOME).not.toBe(process.env['HOME'])
})

test('runs in an empty workspace beside existing files of the runner', async () => {
  const entry = await entryOf(`
    const { GITHUB_EVENT_PATH, GITHUB_ENV, GITHUB_STATE, RUNNER_TEMP, HOME } = process.env
    const texts = [GITHUB_EVENT_PATH, GITHUB_ENV, GITHUB_STATE].map((file) => readFileSync(file, 'utf8'))
    console.log(JSON.stringify([...texts, ...readdirSync('.'), ...readdirSync(RUNNER_TEMP), ...readdirSync(HOME)]))`)
  const { stdout } = await runAction({ entry, inputs: {}, event })
  expect(JSON.parse(stdout)).toEqual(['{"ref":"refs/tags/vpc/v1.2.3"}', '', ''])
})

test('returns outputs, summary, annotations of both streams and the exit code', async () => {
  const entry = await entryOf(`
    appendFileSync(process.env.GITHUB_OUTPUT, 'status<<END\\nrefused\\nEND\\nversion=1.2.3\\n')
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Refused\\n')
    console.log('::group::publish\\n::error title=INVALID_TAG::tag%0A"v1"\\nplain')
    console.error('::warning::careful')
    process.exitCode = 1`)
  expect(await runAction({ entry, inputs: {}, event })).toMatchObject({
    code: 1,
    outputs: { status: 'refused', version: '1.2.3' },
    summary: '# Refused\n',
    annotations: [
      { level: 'error', title: 'INVALID_TAG', message: 'tag\n"v1"' },
      { level: 'warning', title: '', message: 'careful' },
    ],
  })
})

test('throws when the outputs cannot be parsed', async () => {
  const entry = await entryOf(`appendFileSync(process.env.GITHUB_OUTPUT, 'no setting')`)
  await expect(runAction({ entry, inputs: {}, event })).rejects.toThrow('not a setting')
})

test('uses the given Node binary, workspace and variables', async () => {
  const workspace = await temporaryDirectory()
  const node = join(workspace, 'node')
  await writeFile(node, '#!/bin/sh\necho "$1 $PWD $GITHUB_API_URL"\n', { mode: 0o755 })
  const env = { GITHUB_API_URL: 'http://127.0.0.1:1' }
  const { stdout } = await runAction({ entry: 'dist/index.js', inputs: {}, event, env, node, workspace })
  expect(stdout).toBe(`dist/index.js ${workspace} http://127.0.0.1:1\n`)
})
