import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import type { ActionResult } from '../action/action-runner.ts'
import { clients, initModule } from '../clients/terraform.ts'
import { createBareRepository, git } from '../git/git-repository.ts'
import { createCertificates } from '../network/certificates.ts'
import { startProxy } from '../network/connect-proxy.ts'
import { startStaticHost } from '../network/static-host.ts'
import { temporaryDirectory } from '../temporary.ts'
import { type Gitea, startGitea } from './gitea.ts'
import { GiteaRunner } from './runner.ts'

export const MAIN = 'output "id" {\n  value = "vpc"\n}\n'
const AT_TAGS = '{ push: { tags: ["v*"] } }'

export type Inputs = Readonly<Record<string, string>>

const INDEX: Inputs = {
  'index-repository': 'acme/registry',
  'index-token': `\${{ secrets.REGISTRY_TOKEN }}`,
  'index-url': 'https://modules.acme.test',
}

/** A workflow of one step with these inputs. */
export function workflow(events: string, inputs: Inputs): string {
  const lines = Object.entries(inputs).map(([name, text]) => `          ${name}: ${text}\n`)
  return `on: ${events}\njobs:\n  publish:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: https://github.com/org/module-registry-action@v1\n        with:\n${lines.join('')}`
}

export interface GiteaModule {
  readonly directory: string
  /** `acme/terraform-aws-vpc`. */
  readonly name: string
  /** Makes or moves a tag of `main`, and pushes it. */
  readonly tag: (version: string, ...more: string[]) => Promise<void>
}

/** The organisation `acme` on a real Gitea: its index repository, whose bot has the secret REGISTRY_TOKEN, and a runner. */
export class Organisation {
  readonly gitea: Gitea
  readonly runner: GiteaRunner

  constructor(gitea: Gitea) {
    this.gitea = gitea
    this.runner = new GiteaRunner(gitea)
  }

  /** A module repository whose workflow runs at its events; the push of `main` is none of them. */
  async createModule(name: string, inputs: Inputs | string, events = AT_TAGS): Promise<GiteaModule> {
    const { gitea } = this
    const directory = await temporaryDirectory()
    const files = { 'main.tf': MAIN, 'README.md': '# VPC\n' }
    const path = '.gitea/workflows/publish.yml'
    const text = typeof inputs === 'string' ? inputs : workflow(events, { ...INDEX, ...inputs })
    await createBareRepository(directory, { ...files, [path]: text })
    await gitea.api('POST', '/orgs/acme/repos', { name, default_branch: 'main' })
    await gitea.push(directory, `acme/${name}`, ['main:main'])
    // The server learns of a push a little later.
    while ((await gitea.api('GET', `/repos/acme/${name}`))['empty'] === true) await setTimeout(20)
    const tag = async (version: string, ...more: string[]) => {
      await git(directory, ['tag', '--force', ...more, version, 'main'])
      await gitea.push(directory, `acme/${name}`, [`refs/tags/${version}`])
    }
    return { directory, name: `acme/${name}`, tag }
  }

  /** Writes a file into a branch of a repository. */
  async write(repository: string, path: string, text: string, branch = 'main'): Promise<void> {
    const content = Buffer.from(text).toString('base64')
    await this.gitea.api('POST', `/repos/${repository}/contents/${path}`, { content, branch })
  }

  /** What clients install of version 1.2.3, from the index as a static host has it. */
  async installed(address: string, names: readonly string[]): Promise<string[]> {
    const site = join(await temporaryDirectory(), 'index')
    const { url, certificates } = this.gitea
    const { caFile } = certificates
    const from = ['clone', '--quiet', '--branch', 'registry', `${url}/acme/registry.git`, site]
    await git('/', ['-c', `http.sslCAInfo=${caFile}`, ...from])
    const { tls } = await createCertificates(['modules.acme.test'])
    const host = await startStaticHost({ files: site, applyHeaders: true, tls })
    const port = Number(new URL(url).port)
    const proxy = await startProxy({ 'modules.acme.test': host.port, [`localhost:${port}`]: port })
    const found = []
    for (const client of clients().filter(({ name }) => names.includes(name))) {
      const call = { client, source: `modules.acme.test/${address}`, version: '1.2.3' }
      const { output, moduleDirectory } = await initModule({ ...call, proxyUrl: proxy.url, caFile })
      expect(output).toContain('successfully initialized')
      found.push(await readFile(join(moduleDirectory, 'main.tf'), 'utf8'))
    }
    return found
  }

  /** Runs the next job, and gives the requests that it has made too. */
  async run(programs?: string): Promise<ActionResult & { readonly requests: readonly string[] }> {
    const before = (await this.gitea.requests()).length
    const result = await this.runner.run(programs)
    return { ...result, requests: (await this.gitea.requests()).slice(before) }
  }
}

export async function startOrganisation(options?: Parameters<typeof startGitea>[0]): Promise<Organisation> {
  const gitea = await startGitea(options)
  const acme = new Organisation(gitea)
  await acme.runner.register()
  await gitea.api('POST', '/orgs', { username: 'acme', visibility: 'public' })
  await gitea.api('POST', '/orgs/acme/repos', { name: 'registry', auto_init: true, default_branch: 'main' })
  const bot = await gitea.user('bot', 'write:repository,write:issue')
  await gitea.api('PUT', '/repos/acme/registry/collaborators/bot', { permission: 'write' })
  await gitea.api('PUT', '/orgs/acme/actions/secrets/REGISTRY_TOKEN', { data: bot })
  await gitea.api('PUT', '/orgs/acme/actions/secrets/PACKAGE_TOKEN', { data: gitea.token })
  await gitea.api('POST', '/orgs/acme/actions/variables/REGISTRY_URL', { value: INDEX['index-url'] })
  return acme
}
