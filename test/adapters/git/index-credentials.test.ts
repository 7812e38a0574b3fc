import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { refusalFrom } from '../../refusal.ts'
import { fillIndex, publishSecond } from '../../support/index/filled-index.ts'
import { gitIndexAt, historyOf, servedRepository } from '../../support/index/index-target.ts'
import { temporaryDirectory } from '../../support/temporary.ts'

/** Publishes with what a credential helper of the user's configuration says. */
async function publishWith(password: string) {
  const { directory, url, server } = await servedRepository({ token: 'secret' })
  await fillIndex(directory, 20)
  const home = await temporaryDirectory()
  const helper = `!f() { test "$1" = get && echo username=x-access-token && echo password=${password}; }; f`
  await writeFile(join(home, '.gitconfig'), `[credential]\n\thelper = "${helper.replaceAll('"', '\\"')}"\n`)
  const index = await gitIndexAt(url, { writes: true, environment: { HOME: home } })
  return { index, directory, server }
}

describe("a publish with the user's credentials", () => {
  it('sends them to the server where it asks for them, once for reading and once for writing', async () => {
    const { index, directory, server } = await publishWith('secret')
    expect(await publishSecond(index)).not.toBe('moved')
    expect(await historyOf(directory)).toHaveLength(2)
    const without = server.requests.filter(({ authorization }) => authorization.length === 0)
    expect(without.map(({ method, path }) => `${method} ${path.split('=')[1]}`)).toEqual([
      'GET git-upload-pack',
      'GET git-receive-pack',
    ])
  })

  it('is refused where the server takes them not at all', async () => {
    const { index } = await publishWith('another')
    const refusal = await refusalFrom(() => index.open())
    expect(refusal).toMatch(/^PERMISSION: the index ".*" may not be read with these credentials/)
    expect(refusal).not.toContain('another')
  })
})
