import { describe, expect, it } from 'vitest'
import { emptyIndex, PublishStory } from '../support/publish/publish-run.ts'

const VPC = 'v1/modules/acme/vpc/aws/1.0.0'
const kinds = (...all: string[]) => ({ flags: { package: all } }) as Parameters<PublishStory['publish']>[0]
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

describe('the interface of a module', () => {
  it('hangs on the package where it lies, with the bytes of the index, before the index is written', async () => {
    const story = new PublishStory()
    await story.publish(kinds('oci', 'index'))
    expect(story.attached.map(({ artifactType, name }) => ({ artifactType, name }))).toEqual([
      { artifactType: 'application/vnd.module-registry.interface.v1+json', name: 'interface.json' },
    ])
    expect(textOf(story.attached[0]?.bytes)).toBe(story.texts()[`${VPC}/interface.json`])
    expect(story.journal.slice(-5)).toEqual([
      'check oci',
      'store oci 1.0.0',
      'attach interface.json to 1.0.0',
      'store index 1.0.0',
      'commit',
    ])
  })

  it('hangs on a package that gets there later, with the same bytes', async () => {
    const index = emptyIndex()
    await new PublishStory({ index }).publish(kinds('index'))
    const story = new PublishStory({ index })
    await story.publish(kinds('oci', 'index'))
    expect(textOf(story.attached[0]?.bytes)).toBe(story.texts()[`${VPC}/interface.json`])
    const again = new PublishStory({ index })
    await again.publish(kinds('oci', 'index'))
    expect([again.attached, again.journal]).toEqual([[], []])
  })

  it('hangs nowhere where it may not be shown, and on no dry run', async () => {
    const hidden = new PublishStory({ visibility: { interface: 'private' } })
    await hidden.publish(kinds('oci'))
    expect(hidden.journal).toContain('store oci 1.0.0')
    expect(hidden.attached).toEqual([])
    const planned = new PublishStory()
    await planned.publish({ ...kinds('oci'), dryRun: true })
    expect(planned.journal.filter((line) => /^(store|attach|check)/.test(line))).toEqual([])
  })

  it('is missed, and not more, where the place takes no documents', async () => {
    const story = new PublishStory({ refuses: 'STORE_REFUSED' })
    const { results } = await story.publish(kinds('oci'))
    expect(results).toMatchObject([{ status: 'published' }])
    expect(story.journal).toContainEqual(
      expect.stringMatching(/^acme\/vpc\/aws 1\.0\.0 is at oci:.* without its interface: it is refused$/),
    )
  })

  it('ends the run where it may not be written, before the index is', async () => {
    const story = new PublishStory({ refuses: 'PERMISSION' })
    await expect(story.publish(kinds('oci'))).rejects.toMatchObject({ code: 'PERMISSION' })
    expect(story.journal).not.toContain('commit')
  })
})
