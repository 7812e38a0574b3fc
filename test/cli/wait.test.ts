import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli, runCliWell } from '../support/cli/cli.ts'
import { git } from '../support/git/git-repository.ts'
import { createModule } from '../support/index/registry.ts'
import { startDeployedSite } from '../support/network/deployed-site.ts'
import { temporaryDirectory } from '../support/temporary.ts'

async function registryAt(deploysAt: number | undefined) {
  const index = join(await temporaryDirectory(), 'index.git')
  await git('/', ['init', '--quiet', '--bare', index])
  const deploys = deploysAt === undefined ? {} : { deploysAt }
  const site = await startDeployedSite({ repository: index, applyHeaders: true, ...deploys })
  await runCliWell(['init', '--index', index, '--url', site.url])
  const { directory } = await createModule()
  const publish = (...args: string[]) =>
    runCli(['publish', '--index', index, '--repository', directory, '--tag', 'v1.0.0', ...args])
  return { site, publish }
}

it('publish --wait ends when the version can be installed', async () => {
  const { publish } = await registryAt(2)
  const { code, stdout, stderr } = await publish('--wait', '60')
  expect({ code, stdout }).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/installable after \d+ seconds?/),
  })
  expect(stdout).toContain('by OpenTofu and Terraform')
  expect(stderr).toContain('waiting   ')
  const again = await publish('--wait', '60', '--json')
  expect(again.json()).toMatchObject({
    results: [{ status: 'unchanged' }],
    installation: { seconds: expect.any(Number), terraform: true },
  })
})

it('publish --wait fails where it cannot, and says what it saw beside the results', async () => {
  const { publish } = await registryAt(undefined)
  const { code, stderr, json } = await publish('--wait', '1', '--json')
  expect(code).toBe(1)
  expect(stderr).toContain(
    'error[NOT_INSTALLABLE]: "acme/vpc/aws 1.0.0" is published, and cannot be installed',
  )
  expect(json()).toMatchObject({
    results: [{ status: 'published' }],
    error: { code: 'NOT_INSTALLABLE', message: expect.stringContaining('answers 404') },
  })
})

it.each(['0', '3601', 'soon'])('publish --wait %s is wrong', async (seconds) => {
  const { publish } = await registryAt(undefined)
  expect((await publish('--wait', seconds)).code).toBe(2)
})

it('publish --wait waits for nothing in a dry run', async () => {
  const { site, publish } = await registryAt(undefined)
  expect((await publish('--wait', '60', '--dry-run')).code).toBe(0)
  expect(site.requests).toEqual([])
})
