import { describe, expect, it } from 'vitest'
import { RegistryError } from '../../src/base/error.ts'
import { registryConfigSchema } from '../../src/collect/registry-config.ts'
import { namedSource, type Source } from '../../src/collect/source.ts'
import type { SourceOutcome } from '../../src/collect/source-outcomes.ts'
import { NO_STATE, optionsDigest, type SourceState, sourceStatePath } from '../../src/collect/source-state.ts'
import { planStateFiles } from '../../src/collect/state-files.ts'
import { refusedResult } from '../../src/publish/publish-report.ts'
import { commitOf, textsOf } from '../support/publish/samples.ts'

function sourceOf(repository: string): Source {
  const [options] = registryConfigSchema.parse({ sources: [{ repository }] }).sources
  const source = options && namedSource(options, 'https://github.com')
  if (source === undefined) throw new Error('no source')
  return source
}

const VPC = sourceOf('acme/terraform-aws-vpc')
const DONE = { ...NO_STATE, source: VPC.remote.url, options: optionsDigest(VPC), address: 'acme/vpc/aws' }
const error = new RegistryError('NOT_A_MODULE', 'no module', 'add one')
const refusalOf = (tag: string) => refusedResult(tag, error, {})

/** A source with these tags, each new unless its state knows it. None is refused or held back. */
function listed(tags: readonly string[], state: Partial<SourceState> = {}, source = VPC): SourceOutcome {
  const versions = tags.map((tag) => ({ tag, commit: commitOf(tag) }))
  const before = { ...DONE, ...state }
  const fresh = versions.filter(
    ({ tag }) => before.tags[tag] === undefined && before.refused[tag] === undefined,
  )
  return {
    source,
    state: before,
    versions,
    fresh,
    skipped: [],
    results: [],
  }
}

function planned(outcome: SourceOutcome) {
  const text = textsOf(planStateFiles([outcome]))[sourceStatePath(outcome.source.key)]
  return text === undefined ? undefined : JSON.parse(text)
}

describe('the state files of a collection', () => {
  it('are not written for a source with nothing new', () => {
    const tags = { 'v1.0.0': commitOf('v1.0.0') }
    expect(planned(listed(['v1.0.0'], { tags }))).toBeUndefined()
  })

  it('keep what a newer tool wrote into them', () => {
    const refused = { 'v0.9.0': { commit: commitOf('v0.9.0'), code: 'NOT_A_MODULE', since: 2025 } }
    const newer = { refused, theme: { dark: true } }
    expect(planned(listed(['v0.9.0', 'v1.0.0'], newer))).toMatchObject(newer)
  })

  it('hold the address and the options of the source, and the commits of tags that are done', () => {
    expect(planned(listed(['v1.0.0'], NO_STATE))).toEqual({
      format: 1,
      source: 'https://github.com/acme/terraform-aws-vpc.git',
      options: optionsDigest(VPC),
      address: 'acme/vpc/aws',
      tags: { 'v1.0.0': commitOf('v1.0.0') },
      refused: {},
    })
  })

  it('hold refused tags with their codes, and leave out tags that are held back', () => {
    const outcome = { results: [refusalOf('v1.1.0')], heldBack: new Set(['v1.2.0']) }
    expect(planned({ ...listed(['v1.0.0', 'v1.1.0', 'v1.2.0']), ...outcome })).toMatchObject({
      tags: { 'v1.0.0': commitOf('v1.0.0') },
      refused: { 'v1.1.0': { commit: commitOf('v1.1.0'), code: 'NOT_A_MODULE' } },
    })
  })

  it('keep what they knew of tags that were not processed, and forget deleted tags', () => {
    const state = {
      tags: { 'v0.1.0': commitOf('v0.1.0'), 'v1.0.0': commitOf('v1.0.0') },
      refused: { 'v1.1.0': { commit: commitOf('v1.1.0'), code: 'INVALID_HCL' } },
    }
    expect(planned(listed(['v1.0.0', 'v1.1.0'], state))).toEqual({
      ...DONE,
      tags: { 'v1.0.0': commitOf('v1.0.0') },
      refused: state.refused,
    })
  })

  it('keep everything and add the code where the source as a whole is refused', () => {
    const state = { tags: { 'v1.0.0': commitOf('v1.0.0') } }
    expect(planned({ ...listed([], state), error })).toEqual({ ...DONE, ...state, refusal: 'NOT_A_MODULE' })
  })

  it('do not depend on the order of the outcomes', () => {
    const dns = sourceOf('acme/terraform-aws-dns')
    const refused = { ...listed(['v1.0.0'], {}, dns), results: [refusalOf('v1.0.0')] }
    const outcomes = [listed(['v1.0.0']), refused]
    const files = planStateFiles(outcomes)
    expect(planStateFiles(outcomes.toReversed())).toEqual(files)
    expect(JSON.parse(textsOf(files)[sourceStatePath(dns.key)] ?? '')).toMatchObject({
      refused: { 'v1.0.0': { code: 'NOT_A_MODULE' } },
    })
  })

  it('do not hold the path of a source on this machine', () => {
    const local = sourceOf('file:///srv/acme/terraform-aws-vpc.git')
    expect(planned(listed(['v1.0.0'], {}, local))).not.toHaveProperty('source')
  })
})
