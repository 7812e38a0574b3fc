import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { SecretMask } from '../../../src/base/secret-mask.ts'
import { RENDERER } from '../../../src/base/tool-version.ts'
import { MAX_TRAILER_LENGTH, withRunTrailers, withTrailers } from '../../../src/composition/index-store.ts'
import { MemoryIndex } from '../../support/index/memory-index.ts'
import { bytesOf } from '../../support/publish/samples.ts'

function parsed(message: string): string[] {
  const output = execFileSync('git', ['interpret-trailers', '--parse'], { input: message, encoding: 'utf8' })
  return output.split('\n').filter((line) => line !== '')
}

it('are read by git, after a body of any length', () => {
  const trailers = Object.entries({ Tool: RENDERER, 'Source-Repository': 'https://git.acme.test/acme/vpc' })
  for (const message of ['Render the index', 'Publish 2 versions\n\nacme/vpc/aws 1.0.0\nRun: of the mill'])
    expect(parsed(withTrailers(message, trailers))).toEqual(trailers.map((trailer) => trailer.join(': ')))
})

it('are trimmed, and cut where they are long', () => {
  const long = 'x'.repeat(MAX_TRAILER_LENGTH)
  expect(withTrailers('Publish\n', [['Actor', ` ${long}y `]])).toBe(`Publish\n\nActor: ${long}\n`)
  expect(withTrailers('\nPublish\n', [['Actor', ' a ']])).toBe('\nPublish\n\nActor: a\n')
  expect(withTrailers('Publish\n', [['Actor', ' ']])).toBe('Publish\n')
})

it('are one line each, whatever the value', () => {
  const actor = ' eve\nTool: other\r\u202e\n\nSigned-off-by: acme'
  const inert = 'Actor: eve\\u{a}Tool: other\\u{d}\\u{202e}\\u{a}\\u{a}Signed-off-by: acme'
  const trailers = Object.entries({ Actor: actor, Run: '' })
  expect(parsed(withTrailers('Publish', trailers))).toEqual([inert])
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
])('of %s say which run it was', async (_, environment, lines) => {
  const memory = new MemoryIndex(new Map([['a', bytesOf('')]]))
  const index = withRunTrailers(memory, { environment, secrets: new SecretMask() })
  const source = ['Source-Repository', 'https://git.acme.test/acme/vpc'] as const
  const change = { message: 'Publish acme/vpc/aws 1.0.0', trailers: [source], files: new Map([['a', null]]) }
  await index.commit(change, await index.open())
  expect(parsed(memory.commits[0]?.message ?? '')).toEqual([source.join(': '), `Tool: ${RENDERER}`, ...lines])
})
