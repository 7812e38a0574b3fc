import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { getAsOpenTofu } from '../support/clients/opentofu-getter.ts'
import { createModule, createRegistry } from '../support/index/registry.ts'
import { sha256 } from '../support/oci/oci-content.ts'
import { type OciRegistry, startOciRegistry } from '../support/oci/oci-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const VERSION = 'v1/modules/acme/vpc/aws/1.0.0'

/** A version that is in one OCI registry, and another registry without it. */
async function published(kinds: string) {
  const [old, other] = [await startOciRegistry(), await startOciRegistry()]
  const { directory } = await createModule()
  const { directory: index } = await createRegistry()
  const publish = (...flags: readonly string[]) =>
    runCli(['publish', '--json', '--index', index, '--repository', directory, '--tag', 'v1.0.0', ...flags])
  const at = (registry: OciRegistry) => ['--oci-repository', `${registry.host}/acme/vpc`]
  const first = await publish('--package', kinds, ...at(old))
  expect(first.code).toBe(0)
  old.requests.length = 0
  const file = async (name: string) => JSON.parse(await readFile(join(index, VERSION, name), 'utf8'))
  return { old, other, index, publish, at, file, before: JSON.parse(first.stdout).results[0] }
}

describe('publish --repair with another OCI repository', () => {
  it.each(['oci', 'oci,index', 'index,oci'])(
    'adds it to a version that is published as %s, with the same digests',
    async (kinds) => {
      const { old, other, index, publish, at, file, before } = await published(kinds)
      const run = await publish(...at(other), '--repair')
      expect([run.stderr.includes('error'), run.code]).toEqual([false, 0])
      const [{ status, packages, location }] = JSON.parse(run.stdout).results
      const home = before.packages.find(({ kind }: { kind: string }) => kind === 'oci')
      const moved = { ...home, location: home.location.replace(old.host, other.host) }
      expect([status, packages]).toEqual(['published', [...before.packages, moved]])
      expect((await file('release.json')).packages).toEqual([...before.packages, moved])
      // What clients get has not changed.
      expect([location, (await file('download')).location]).toEqual([before.location, before.location])
      expect(sha256(await getAsOpenTofu(moved.location))).toBe(before.package.digest)
      expect([...other.repository('acme/vpc').tags.keys()].toSorted()).toEqual([
        '1',
        '1.0',
        '1.0.0',
        'latest',
      ])
      expect(old.lines('writes')).toEqual([])

      const again = await publish(...at(other), '--repair')
      expect(JSON.parse(again.stdout)).toMatchObject({
        results: [{ status: 'unchanged' }],
        index: { changed: [] },
      })
      expect((await runCli(['verify', '--index', index])).code).toBe(0)
    },
  )

  it('says on a dry run what it would add, and pushes nothing', async () => {
    const { other, publish, at } = await published('oci')
    const { code, stdout } = await publish(...at(other), '--repair', '--dry-run')
    const [{ status, packages }] = JSON.parse(stdout).results
    expect([code, status, packages.length]).toEqual([0, 'planned', 2])
    expect(other.lines('writes')).toEqual([])
  })

  it('adds nothing without --repair, and nothing to a version that is in no OCI registry', async () => {
    const { other, publish, at } = await published('oci')
    const { stdout } = await publish('--package', 'oci', ...at(other))
    expect(JSON.parse(stdout).results[0]).toMatchObject({ status: 'unchanged' })
    expect(other.requests).toEqual([])

    const { directory } = await createModule()
    const index = join(await temporaryDirectory(), 'index')
    const args = ['--json', '--index', index, '--repository', directory, '--tag', 'v1.0.0']
    await runCliWell(['init', '--index', index, '--url', 'https://modules.acme.test'])
    await runCliWell(['publish', ...args])
    const run = await runCliWell(['publish', ...args, ...at(other), '--repair'])
    expect(JSON.parse(run.stdout).results[0].status).toBe('unchanged')
    expect(other.requests).toEqual([])
  })
})
