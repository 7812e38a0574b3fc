import { describe, expect, it } from 'vitest'
import { outputsOf, outputsWithout } from '../../src/action/outputs.ts'
import { parseVersion } from '../../src/module/version.ts'
import { failuresAmong, type PublishedResult, type PublishResult } from '../../src/publish/publish-report.ts'

function accepted(status: PublishedResult['status']): PublishResult {
  return {
    status,
    address: 'acme/vpc/aws',
    version: parseVersion('1.2.3'),
    tag: 'v1.2.3',
    commit: 'c0',
    location: './module.zip',
    package: { kind: 'index', digest: 'sha256:00', size: 1, files: 1 },
    packages: [],
  }
}

const REFUSED: PublishResult = {
  status: 'refused',
  tag: 'x',
  error: { code: 'INVALID_TAG', message: 'm', hint: 'h' },
}

function outputs(results: readonly PublishResult[], commit: string | null = 'abc') {
  const failures = failuresAmong(results)
  const report = { results, failures, isBulk: false, registryUrl: null, index: { commit, changed: [] } }
  return outputsOf(report, '/tmp/x.zip')
}

describe('outputsOf', () => {
  it('tells one release by its fields', () => {
    const results = [accepted('published')]
    expect(outputs(results)).toEqual({
      status: 'published',
      address: 'acme/vpc/aws',
      version: '1.2.3',
      location: './module.zip',
      digest: 'sha256:00',
      'package-path': '/tmp/x.zip',
      'index-commit': 'abc',
      'pull-request': '',
      'required-bump': '',
      changelog: '',
      'installable-after': '',
      results: JSON.stringify(results),
      sources: '[]',
    })
  })

  it('tells several by the results alone', () => {
    const results = [accepted('published'), accepted('unchanged')]
    const none = { address: '', version: '', location: '', digest: '', 'package-path': '' }
    expect(outputs(results)).toMatchObject({ ...none, status: 'published', results: JSON.stringify(results) })
  })

  it.each([
    ['refused', [accepted('published'), REFUSED]],
    ['published', [accepted('unchanged'), accepted('published')]],
    ['planned', [accepted('unchanged'), accepted('planned')]],
    ['unchanged', [accepted('unchanged'), accepted('unchanged')]],
    ['unchanged', []],
  ])('says %s of several', (status, results) => {
    expect(outputs(results).status).toBe(status)
  })

  it('says nothing of a release for one refused tag', () => {
    expect(outputs([REFUSED], null)).toEqual({
      ...outputsWithout('refused'),
      results: JSON.stringify([REFUSED]),
    })
  })
})
