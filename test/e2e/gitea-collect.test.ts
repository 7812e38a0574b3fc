import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { releasesOf, runCli } from '../support/cli/program.ts'
import { createBareRepository, git } from '../support/git/git-repository.ts'
import { describeGitea, type Gitea, startGitea } from '../support/gitea/gitea.ts'
import { temporaryDirectory, temporaryFile } from '../support/temporary.ts'

const CALLS = /^GET \/api\/v1\//

/** 35 repositories of a public organisation, of which four have a tag, and one of a private organisation. */
async function createSources(gitea: Gitea): Promise<string> {
  await gitea.api('POST', '/orgs', { username: 'team', visibility: 'public' })
  await gitea.api('POST', '/orgs', { username: 'hidden', visibility: 'private' })
  const create = (at: number) =>
    gitea.api('POST', '/orgs/team/repos', { name: `terraform-aws-m${at}`, private: at === 1 })
  await Promise.all(Array.from({ length: 35 }, (_, at) => create(at)))
  await gitea.api('POST', '/orgs/hidden/repos', { name: 'terraform-aws-inner' })
  const directory = await temporaryDirectory()
  await createBareRepository(directory, { 'main.tf': 'output "id" {\n  value = "vpc"\n}\n' })
  await git(directory, ['tag', 'v1.0.0', 'main'])
  const team = ['m0', 'm1', 'm2', 'm34'].map((name) => `team/terraform-aws-${name}`)
  for (const name of [...team, 'hidden/terraform-aws-inner']) {
    await gitea.push(directory, name, ['main', 'v1.0.0'])
    while ((await gitea.api('GET', `/repos/${name}`))['empty'] === true) await setTimeout(20)
  }
  await gitea.api('PATCH', '/repos/team/terraform-aws-m2', { archived: true })
  await git(directory, ['tag', 'v1.1.0', 'main'])
  return directory
}

const URL_LINE = 'url: https://modules.acme.test\n'

describeGitea('collect on a real Gitea', () => {
  it('takes owners: all pages, nothing that is private, archived or forgotten, renamed ones as the same', async () => {
    // Ten on a page.
    const gitea = await startGitea({ more: '[api]\nMAX_RESPONSE_ITEMS = 10\n' })
    const directory = await createSources(gitea)
    await gitea.api('POST', '/user/repos', { name: 'registry' })
    const sources = ['team', 'hidden'].map((owner) => `  - owner: ${owner}\n    server: ${gitea.url}\n`)
    const config = await temporaryFile('registry.yml', `${URL_LINE}sources:\n${sources.join('')}`)
    const collect = async () => {
      const before = (await gitea.requests()).length
      const index = `${gitea.url}/root1/registry.git`
      const result = await runCli(['collect', '--index', index, '--config', config, '--json'], {
        env: {
          MODULE_REGISTRY_TOKEN: gitea.token,
          MODULE_REGISTRY_TOKEN_localhost: gitea.token,
          GIT_SSL_CAINFO: gitea.certificates.caFile,
        },
      })
      return { ...result, requests: (await gitea.requests()).slice(before) }
    }

    const first = await collect()
    const refused = ['refused undefined undefined', 'refused undefined undefined']
    const published = ['m0', 'm34'].map((name) => `published team/${name}/aws 1.0.0`)
    expect(releasesOf(first).sort()).toEqual([...published, ...refused])
    expect(new Set(first.stdout.match(/"code": ?"\w+"/g))).toEqual(new Set([`"code": "WOULD_EXPOSE"`]))
    const second = await collect()
    expect(releasesOf(second)).toEqual([])
    // Twice the version, four pages and one.
    expect(second.requests.filter((each) => CALLS.test(each))).toHaveLength(7)
    expect(second.requests.filter((each) => /^POST \S+receive-pack/.test(each))).toEqual([])

    await gitea.api('PATCH', '/repos/team/terraform-aws-m0', { name: 'renamed' })
    await gitea.push(directory, 'team/renamed', ['v1.1.0'])
    expect(releasesOf(await collect()).sort()).toEqual(['published team/m0/aws 1.1.0'])
  })

  it('takes nothing of 120 repositories of a user without tags, with 6 calls and no clone', async () => {
    const gitea = await startGitea()
    const create = (at: number) => gitea.api('POST', '/user/repos', { name: `terraform-aws-m${at}` })
    for (let at = 0; at < 120; at += 20)
      await Promise.all(Array.from({ length: 20 }, (_, more) => create(at + more)))
    const index = await temporaryDirectory()
    const source = `  - owner: root1\n    server: ${gitea.url}\n`
    const config = await temporaryFile('registry.yml', `${URL_LINE}sources:\n${source}`)
    const before = (await gitea.requests()).length
    const { code } = await runCli(['collect', '--index', index, '--config', config], {
      env: { MODULE_REGISTRY_TOKEN_localhost: gitea.token, GIT_SSL_CAINFO: gitea.certificates.caFile },
    })
    const requests = (await gitea.requests()).slice(before)
    expect(code).toBe(0)
    expect(requests.filter((each) => CALLS.test(each))).toHaveLength(6)
    // One for the list of tags of each.
    expect(requests.filter((each) => /^POST /.test(each)).length).toBeLessThanOrEqual(120)
  })
})
