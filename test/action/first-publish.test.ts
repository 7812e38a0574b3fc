import { expect, it } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { shortenPauses } from '../support/short-pauses.ts'
import { createFixture, indexCommits, runStep } from './setup.ts'

shortenPauses()

it.skipIf(!hasProgram('openssl'))(
  'publishes without index-url, says which input sets the URL, and sets it once (needs openssl)',
  async () => {
    const certificates = await createCertificates(['localhost'])
    const fixture = await createFixture({ visibility: 'public', certificates })
    const first = await runStep(fixture, { inputs: { 'index-url': '' } })
    expect(first.code).toBe(0)
    const notes = fixture.moduleRepository.releases[0]?.body ?? ''
    expect(notes).toContain('sha256:')
    expect(notes).not.toContain('REGISTRY_HOST')

    const refused = await runStep(fixture, { inputs: { 'index-url': '', package: 'release,index' } })
    expect(refused.code).toBe(1)
    const [{ message } = { message: '' }] = refused.annotations
    expect(message).toContain(
      '\nset it once: index-url: https://modules.example.com, or publish with package: git',
    )
    expect(`${message}${refused.summary}${refused.outputs['results']}`).not.toMatch(/--\w|…/)

    const second = await runStep(fixture)
    expect(second).toMatchObject({ code: 0, outputs: { status: 'unchanged' } })
    const registry = JSON.parse(await git(fixture.index, ['show', 'registry:registry.json']))
    expect(registry.url).toBe('https://modules.acme.test')
    expect(await git(fixture.index, ['show', 'registry:index.html'])).not.toContain('REGISTRY_HOST')
    expect((await runStep(fixture)).code).toBe(0)
    expect(await indexCommits(fixture.index)).toHaveLength(2)
  },
)
