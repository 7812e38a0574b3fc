import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { hasProgram } from '../support/cli/program.ts'
import { clients, initModule } from '../support/clients/terraform.ts'
import { createBareRepository, git } from '../support/git/git-repository.ts'
import { type Gitea, hasGitea, startGitea } from '../support/gitea/gitea.ts'
import { GiteaRunner } from '../support/gitea/runner.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startProxy } from '../support/network/connect-proxy.ts'
import { startStaticHost } from '../support/network/static-host.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const MODULE = { 'main.tf': 'output "id" {\n  value = "vpc"\n}\n', 'README.md': '# VPC\n' }

/** The workflow of a module repository: one step with these inputs. */
function workflow(events: string, inputs: Readonly<Record<string, string>>): string {
  const lines = Object.entries(inputs).map(([name, text]) => `          ${name}: ${text}\n`)
  return `on: ${events}\njobs:\n  publish:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: https://github.com/org/module-registry-action@v1\n        with:\n${lines.join('')}`
}

const PUBLISH = {
  'index-repository': 'acme/registry',
  'index-token': `\${{ secrets.REGISTRY_TOKEN }}`,
  'index-url': 'https://modules.acme.test',
}

describe.skipIf(!hasGitea || !hasProgram('openssl'))(
  'on a real Gitea (needs npm run clients -- gitea)',
  () => {
    let gitea: Gitea
    let runner: GiteaRunner

    beforeAll(async () => {
      gitea = await startGitea()
      runner = new GiteaRunner(gitea)
      await runner.register()
      await gitea.api('POST', '/orgs', { username: 'acme', visibility: 'public' })
      await gitea.api('POST', '/orgs/acme/repos', {
        name: 'registry',
        auto_init: true,
        default_branch: 'main',
      })
      const bot = await gitea.user(
        'bot',
        'write:repository,write:package,write:issue,read:user,read:organization',
      )
      await gitea.api('PUT', '/repos/acme/registry/collaborators/bot', { permission: 'write' })
      await gitea.api('PUT', '/orgs/acme/actions/secrets/REGISTRY_TOKEN', { data: bot })
    }, 60_000)

    /** A module repository whose workflow runs at pushed tags. Its first push starts nothing. */
    async function createModule(name: string, inputs: Readonly<Record<string, string>>, isPrivate = false) {
      const directory = await temporaryDirectory()
      const files = {
        ...MODULE,
        '.gitea/workflows/publish.yml': workflow('{ push: { tags: ["v*"] } }', { ...PUBLISH, ...inputs }),
      }
      await createBareRepository(directory, files)
      await gitea.api('POST', '/orgs/acme/repos', { name, private: isPrivate, default_branch: 'main' })
      await gitea.push(directory, `acme/${name}`, ['main'])
      const tag = async (version: string, ...more: string[]) => {
        await git(directory, ['tag', ...more, version, 'main'])
        await gitea.push(directory, `acme/${name}`, [version])
      }
      return { directory, name: `acme/${name}`, tag }
    }

    /** The index as files of a static host, with clients that trust it and Gitea. */
    async function installs(address: string): Promise<string[]> {
      const site = await temporaryDirectory()
      const url = `${gitea.url}/acme/registry.git`
      await git('/', [
        '-c',
        `http.sslCAInfo=${gitea.certificates.caFile}`,
        'clone',
        '--quiet',
        '--branch',
        'registry',
        url,
        join(site, 'index'),
      ])
      const { tls } = await createCertificates(['modules.acme.test'])
      const host = await startStaticHost({ files: join(site, 'index'), applyHeaders: true, tls })
      const port = Number(new URL(gitea.url).port)
      const proxy = await startProxy({ 'modules.acme.test': host.port, [`localhost:${port}`]: port })
      try {
        const found = []
        for (const client of clients()) {
          const call = { client, source: `modules.acme.test/${address}`, version: '1.2.3' }
          const caFile = gitea.certificates.caFile
          const { code, output, moduleDirectory } = await initModule({ ...call, proxyUrl: proxy.url, caFile })
          expect(output).toContain('successfully initialized')
          expect(code).toBe(0)
          found.push(await readFile(join(moduleDirectory, 'main.tf'), 'utf8'))
        }
        return found
      } finally {
        await Promise.all([host.close(), proxy.close()])
      }
    }

    it.each(['release', 'index', 'git'])(
      'a pushed tag ends in a version of kind %s that clients install',
      async (kind) => {
        const { name, tag } = await createModule(`terraform-aws-${kind}`, { package: kind })
        await tag('v1.2.3', ...(kind === 'git' ? ['--annotate', '-m', 'annotated'] : []))
        const result = await runner.run()
        expect(result.annotations).toEqual([])
        expect(result).toMatchObject({ code: 0, outputs: { status: 'published' } })
        const main = MODULE['main.tf']
        expect(await installs(`acme/${kind}/aws`)).toEqual(clients().map(() => main))

        if (kind !== 'release') return
        const release = await gitea.api('GET', `/repos/${name}/releases/tags/v1.2.3`)
        expect(release).toMatchObject({ draft: false, assets: [{ name: 'release-aws-1.2.3.zip' }] })
      },
      120_000,
    )
  },
)
