import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { BUILT_NPX } from '../support/built-entry.ts'
import { hasProgram } from '../support/cli/program.ts'
import { describeGitea, type Gitea } from '../support/gitea/gitea.ts'
import { type Organisation, startOrganisation } from '../support/gitea/organisation.ts'
import { programDirectory, temporaryDirectory } from '../support/temporary.ts'

const TO_MAIN = '{ push: { branches: [main] } }'

/** `ssh` to this machine, and the command line of this build in place of the package of that name. */
function programs(): Promise<string> {
  const ssh = `#!/bin/bash
[ "$(cat deploy-key)" = pem ] || exit 99
while [[ $1 == -* ]]; do shift 2; done
exec bash -c "\${*:2}"
`
  return programDirectory({ ssh, npx: BUILT_NPX })
}

describeGitea('an index on a real Gitea', () => {
  let acme: Organisation
  let gitea: Gitea

  beforeAll(async () => {
    acme = await startOrganisation()
    gitea = acme.gitea
    await (await acme.createModule('terraform-aws-first', { package: 'index' })).tag('v1.2.3')
    expect(await acme.run()).toMatchObject({ code: 0 })
  })

  it('keeps one pull request for a release, whose merge publishes', async () => {
    const inputs = { release: 'pull-request', package: 'release' }
    const { name } = await acme.createModule('terraform-aws-proposed', inputs, TO_MAIN)
    const proposed = await acme.run()
    expect(proposed).toMatchObject({ code: 0, outputs: { status: 'pending' } })
    const pulls = `/repos/${name}/pulls`
    const [pull, ...others] = await gitea.api<{ number: number; html_url: string }[]>('GET', pulls)
    expect(others).toEqual([])
    expect(proposed.outputs['pull-request']).toBe(pull?.html_url)
    const merge = { Do: 'squash', head_commit_id: '' }
    await gitea.api('POST', `${pulls}/${pull?.number}/merge`, merge)
    expect(await acme.run()).toMatchObject({ code: 0, outputs: { status: 'published', version: '0.1.0' } })
    const release = await gitea.api('GET', `/repos/${name}/releases/tags/v0.1.0`)
    expect(release).toMatchObject({ draft: false, assets: [{ name: 'proposed-aws-0.1.0.zip' }] })
  })

  it.skipIf(!hasProgram('rsync'))('is deployed and verified by index.yml on both (needs rsync)', async () => {
    const target = await temporaryDirectory()
    const bin = await programs()
    const host = { DEPLOY_HOST: 'deploy@modules.acme.test', DEPLOY_KNOWN_HOSTS: 'k' }
    for (const [name, value] of Object.entries({ ...host, DEPLOY_DIRECTORY: target }))
      await gitea.api('POST', `/repos/acme/registry/actions/variables/${name}`, { value })
    await gitea.api('PUT', '/repos/acme/registry/actions/secrets/DEPLOY_KEY', { data: 'pem' })
    const file = await readFile('examples/workflows/gitea/index.yml', 'utf8')
    for (const branch of ['main', 'registry'])
      await acme.write('acme/registry', '.gitea/workflows/index.yml', file, branch)
    const deployed = (path: string) => readFile(join(target, path), 'utf8')
    expect(await acme.run(bin)).toMatchObject({ code: 0 })
    expect(await deployed('v1/modules/acme/first/aws/versions')).toContain('1.2.3')
    await expect(deployed('.gitea/workflows/index.yml')).rejects.toThrow('ENOENT')

    const next = await acme.createModule('terraform-aws-next', { package: 'index' })
    await next.tag('v1.2.3')
    expect(await acme.run()).toMatchObject({ code: 0 })
    expect(await acme.run(bin)).toMatchObject({ code: 0 })
    expect(await deployed('v1/modules/acme/next/aws/versions')).toContain('1.2.3')
    await gitea.api('POST', '/repos/acme/registry/actions/workflows/index.yml/dispatches', { ref: 'main' })
    expect(await acme.run(bin)).toMatchObject({ code: 0 })

    const inputs = { package: 'index', 'index-commit-by': 'pull-request' }
    const asked = await acme.createModule('terraform-aws-asked', inputs)
    await asked.tag('v1.2.3')
    expect(await acme.run()).toMatchObject({ code: 0, outputs: { status: 'pending' } })
    expect(await acme.run(bin)).toMatchObject({ code: 0, stdout: expect.stringContaining('0 findings') })
    const branch = 'module-registry/acme/asked/aws'
    await acme.write('acme/registry', 'v1/modules/acme/first/aws/1.2.3/more.json', '{}', branch)
    expect(await acme.run(bin)).toMatchObject({ code: 1, stdout: expect.stringContaining('finding ') })
  })
})
