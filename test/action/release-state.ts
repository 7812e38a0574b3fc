import { expect } from 'vitest'
import { git } from '../support/git/git-repository.ts'
import { historyOf } from '../support/index/index-target.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import type { Fixture, FixtureOptions } from './setup.ts'

/** All that a publish leaves behind, without what differs from run to run (commit ids, ids of GitHub). */
export async function stateOf({ github, moduleRepository, index }: Fixture): Promise<object> {
  const commits = await historyOf(index)
  return {
    releases: moduleRepository.releases.map(({ id: _, assets, body, ...fields }) => ({
      ...fields,
      body: body.replaceAll(github.url, 'https://github.test'),
      assets: assets.map(({ name, bytes, state }) => ({ name, state, digest: sha256(bytes) })),
    })),
    attestations: moduleRepository.attestations.length,
    commits: commits.length,
    files:
      commits.length === 0
        ? ''
        : (await git(index, ['ls-tree', '-r', '--name-only', 'registry'])).split('\n'),
  }
}

/** Kills a run at one request: before it is served, or before its answer is sent. */
export function killAt(number: number, isServed: boolean) {
  const killer = new AbortController()
  const options: Pick<FixtureOptions, 'faults' | 'served'> = {
    faults: (request) => {
      if (request.number !== number) return undefined
      if (!isServed) killer.abort()
      return isServed ? 'stall-after' : 'stall'
    },
    served: (request) => {
      if (request.number === number && isServed) killer.abort()
    },
  }
  /** Throws where the request was not reached, or the run lives. */
  const expectKilled = ({ code }: { readonly code: number }) =>
    expect([number, killer.signal.aborted, code !== 0]).toEqual([number, true, true])
  return { options, signal: killer.signal, expectKilled }
}
