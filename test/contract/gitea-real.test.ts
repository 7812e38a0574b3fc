import { describe } from 'vitest'
import { createGitHub } from '../../src/adapters/github/client.ts'
import { SecretMask } from '../../src/base/secret-mask.ts'
import { FORGES } from '../../src/module/forge.ts'
import { hasProgram } from '../support/cli/program.ts'
import { giteaPath, startGitea } from '../support/gitea/gitea.ts'
import { silentLog } from '../support/index/index-target.ts'
import { describeForge, REPOSITORIES } from './forge.ts'

describe.skipIf(giteaPath === undefined || !hasProgram('openssl'))('(needs npm run clients -- gitea)', () => {
  describeForge('a real Gitea', async () => {
    const gitea = await startGitea()
    const scopes = 'repository,write:issue,read:user,read:organization'
    const tokens = {
      writer: await gitea.user('writer', `write:${scopes}`),
      reader: await gitea.user('reader', `read:${scopes}`),
    }
    await gitea.api('POST', '/orgs', { username: 'acme', visibility: 'public' })
    await gitea.api('POST', '/orgs', { username: 'hidden', visibility: 'private' })
    for (const path of REPOSITORIES) {
      const [owner, name] = path.split('/')
      await gitea.api('POST', `/orgs/${owner}/repos`, { name, auto_init: true, default_branch: 'main' })
      for (const [user, permission] of [
        ['writer', 'write'],
        ['reader', 'read'],
      ])
        await gitea.api('PUT', `/repos/${path}/collaborators/${user}`, { permission })
    }
    await gitea.api('PATCH', '/repos/acme/archived', { archived: true })
    const path = '/repos/acme/registry'
    const server = { forge: FORGES.gitea, url: gitea.url, apiUrl: gitea.apiUrl, retrySeconds: 60 }
    return {
      client: (user) =>
        createGitHub(
          { ...server, token: tokens[user], tokenName: user },
          { log: silentLog, secrets: new SecretMask() },
        ),
      branch: async (name) => {
        const file = { content: '', branch: 'main', new_branch: name }
        await gitea.api('POST', `${path}/contents/${name}.txt`, file)
      },
      pull: async (head) => {
        const about = { head, base: 'main', title: head }
        return (await gitea.api<{ number: number }>('POST', `${path}/pulls`, about)).number
      },
      comments: async (pull) => {
        const found = await gitea.api<{ body: string }[]>('GET', `${path}/issues/${pull}/comments`)
        return found.map(({ body }) => body)
      },
      protect: async (branch) => {
        await gitea.api('POST', `${path}/branch_protections`, { rule_name: branch, enable_push: false })
      },
    }
  })
})
