import { createHash } from 'node:crypto'
import { git } from '../support/git/git-repository.ts'
import { historyOf } from '../support/index/index-target.ts'
import type { Fixture } from './setup.ts'

/** All that a publish leaves behind, without what differs from run to run (commit ids, ids of GitHub). */
export async function stateOf({ github, moduleRepository, index }: Fixture): Promise<object> {
  const commits = await historyOf(index)
  return {
    releases: moduleRepository.releases.map(({ id: _, assets, body, ...fields }) => ({
      ...fields,
      body: body.replaceAll(github.url, 'https://github.test'),
      assets: assets.map(({ name, bytes, state }) => {
        return { name, state, digest: createHash('sha256').update(bytes).digest('hex') }
      }),
    })),
    attestations: moduleRepository.attestations.length,
    commits: commits.length,
    files:
      commits.length === 0
        ? ''
        : (await git(index, ['ls-tree', '-r', '--name-only', 'registry'])).split('\n'),
  }
}

/** Runs the works, `width` at a time. */
export async function inTurns<T>(
  works: readonly T[],
  width: number,
  run: (work: T) => Promise<void>,
): Promise<void> {
  const left = [...works]
  const worker = async () => {
    for (let work = left.shift(); work !== undefined; work = left.shift()) await run(work)
  }
  await Promise.all(Array.from({ length: width }, worker))
}
