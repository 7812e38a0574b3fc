import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { SecretMask } from '../../../src/base/secret-mask.ts'
import { RENDERER } from '../../../src/base/tool-version.ts'
import { messageOfRun } from '../../../src/composition/index-store.ts'
import type { Trailer } from '../../../src/index/plan/publication-plan.ts'

const TOOL = `Tool: ${RENDERER}`

function messageWith(message: string, trailers: readonly Trailer[], environment = {}): string {
  return messageOfRun({ message, trailers, files: new Map() }, { environment, secrets: new SecretMask() })
    .message
}

function parsed(message: string): string[] {
  const output = execFileSync('git', ['interpret-trailers', '--parse'], { input: message, encoding: 'utf8' })
  return output.split('\n').filter((line) => line !== '')
}

it('are read by git, after a body of any length', () => {
  const source = ['Source-Repository', 'https://git.acme.test/acme/vpc'] as const
  for (const message of ['Render the index', 'Publish 2 versions\n\nacme/vpc/aws 1.0.0\nRun: of the mill'])
    expect(parsed(messageWith(message, [source]))).toEqual([source.join(': '), TOOL])
})

it('are trimmed, and cut where they are long', () => {
  const long = 'x'.repeat(500)
  expect(messageWith('\nPublish\n', [['Source', ` ${long}y `]])).toBe(
    `\nPublish\n\nSource: ${long}\n${TOOL}\n`,
  )
})

it('are one line each, whatever the value, and none without one', () => {
  const value = ' eve\nTool: other\r\u202e\n\nSigned-off-by: acme'
  const inert = 'Source: eve\\u{a}Tool: other\\u{d}\\u{202e}\\u{a}\\u{a}Signed-off-by: acme'
  const trailers = Object.entries({ Source: value, Empty: '', Blank: ' ' })
  expect(parsed(messageWith('Publish', trailers))).toEqual([inert, TOOL])
})

it.each([
  [
    'a workflow',
    {
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'acme/vpc',
      GITHUB_RUN_ID: '7',
      GITHUB_RUN_ATTEMPT: '2',
      GITHUB_ACTOR: 'octocat',
    },
    [`Run: https://github.com/acme/vpc/actions/runs/7/attempts/2`, 'Actor: octocat'],
  ],
  [
    'a GitLab job',
    { CI_JOB_URL: 'https://gitlab.com/acme/vpc/-/jobs/7', GITLAB_USER_LOGIN: 'tanuki' },
    ['Run: https://gitlab.com/acme/vpc/-/jobs/7', 'Actor: tanuki'],
  ],
  ['a person', {}, []],
])('of %s say which run it was', (_, environment, lines) =>
  expect(parsed(messageWith('Publish acme/vpc/aws 1.0.0', [], environment))).toEqual([TOOL, ...lines]),
)
