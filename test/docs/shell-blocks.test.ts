import { readFileSync } from 'node:fs'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandNames, commandProgram } from '../support/cli/in-process.ts'
import { argv, programPath, runCliWell } from '../support/cli/program.ts'
import { toolPath } from '../support/clients/tools.ts'
import { type PageRun, runPage } from '../support/docs/page-run.ts'
import { codeBlocks, commandLines, DOCUMENTS } from '../support/docs/shell-blocks.ts'
import { git } from '../support/git/git-repository.ts'
import { pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { createModule, createRegistry, REGISTRY_URL } from '../support/index/registry.ts'
import { createCertificates } from '../support/network/certificates.ts'
import { startHandMadeRegistry } from '../support/network/hand-made-registry.ts'
import { freePort } from '../support/network/ports.ts'
import { startDockerRegistry } from '../support/oci/docker-registry.ts'
import { startObjectStore } from '../support/s3/object-store.ts'
import { temporaryDirectory } from '../support/temporary.ts'

/** Every shell block of the documents is run here, compared with what commands print by the test that is named, or an illustration. */

const TRANSCRIPTS: Readonly<Record<string, readonly [blocks: number, ...tests: string[]]>> = {
  'docs/reference/api.md': [11, 'test/docs/api.test.ts'],
  'docs/reference/audit.md': [1, 'test/cli/consumers.test.ts'],
  'docs/guides/several-modules.md': [2, 'test/cli/configure.test.ts', 'test/cli/monorepo.test.ts'],
  'docs/reference/doctor.md': [1, 'test/cli/doctor.test.ts'],
  'docs/reference/interface.md': [3, 'test/docs/transcripts.test.ts'],
  'docs/guides/lifecycle.md': [5, 'test/docs/transcripts.test.ts'],
  'docs/guides/migration.md': [2, 'test/cli/consumers.test.ts', 'test/e2e/migration.test.ts'],
}

/** Pages whose scripts have a test of their own, because it also compares what they print. */
const TESTED_PAGES = {
  'README.md': 'test/docs/readme-commands.test.ts',
  'docs/tutorial.md': 'test/docs/tutorial.test.ts',
}

const INDEX = 'https://github.com/acme/registry.git'

interface PageTest {
  /** Programs besides those that every test has. */
  readonly needs?: readonly (string | undefined)[]
  readonly prepare: () => Promise<PageRun>
  /** What has come of it. */
  readonly check?: (outputs: readonly string[], run: PageRun) => Promise<void> | void
}

/** An index branch with these versions of acme/vpc/aws. */
async function publishedIndex(...versions: string[]): Promise<string> {
  const { bare } = await createRegistry()
  const modules = join(await temporaryDirectory(), 'terraform-aws-vpc.git')
  await pushTags(modules, versionsOf('vpc', versions))
  await runCliWell(argv`publish --index ${bare} --repository ${modules} --module acme/vpc/aws --all-tags`)
  return bare
}

async function liveRegistry() {
  const { tls, caFile } = await createCertificates(['127.0.0.1'])
  const registry = await startHandMadeRegistry(tls)
  const env = { NODE_EXTRA_CA_CERTS: caFile }
  return { env, replaced: { 'doctor https://modules.acme.dev': `doctor ${registry.url}` } }
}

const PAGES: Readonly<Record<string, PageTest>> = {
  'docs/reference/api.md': {
    async prepare() {
      const directory = await temporaryDirectory()
      await runCliWell(argv`init --index ${directory}/registry --url ${REGISTRY_URL}`)
      await writeFile(join(directory, 'tokens.txt'), 'ada a-token-of-20-characters\n')
      await writeFile(join(directory, 'key'), 'a key of sixteen bytes or more')
      return { directory }
    },
    check(_, { directory = '' }) {
      expect(readFileSync(join(directory, 'tokens.txt'), 'utf8')).toMatch(/^ci sha256:[0-9a-f]{64}$/m)
    },
  },
  'docs/guides/organisation.md': {
    async prepare() {
      const { bare } = await createRegistry()
      const directory = await temporaryDirectory()
      await pushTags(join(directory, 'vpc.git'), versionsOf('vpc', ['1.0.0']))
      const source = `url: ${REGISTRY_URL}\nsources: [{ repository: 'file://${directory}/vpc.git', address: acme/vpc/aws }]\n`
      await writeFile(join(directory, 'registry.yml'), source)
      return { directory, replaced: { [INDEX]: bare } }
    },
    check(outputs) {
      for (const output of outputs) expect(output).toMatch(/^sources +1, 1 new version$/m)
    },
  },
  'docs/guides/act.md': {
    needs: [toolPath('act')],
    prepare: async () => ({
      env: { ACT_DISABLE_VERSION_CHECK: '1' },
      programs: { act: toolPath('act') ?? '' },
      replaced: { '~/module-registry-action': process.cwd(), '8000': `${await freePort()}` },
    }),
    check([, , run]) {
      expect(run).toMatch(/ published acme\/vpc\/aws 1\.0\.0 /m)
      expect(run).toMatch(/^acme\/vpc\/aws .*1\.0\.0/m)
    },
  },
  'docs/guides/consumers.md': {
    needs: [programPath('openssl')],
    prepare: liveRegistry,
    check: ([doctor]) => expect(doctor).toMatch(/^opentofu +installs$/m),
  },
  'docs/guides/hosting.md': {
    needs: [programPath('openssl'), toolPath('versitygw')],
    async prepare() {
      const { replaced, env } = await liveRegistry()
      const store = await startObjectStore({ region: 'auto' })
      const index = join(await temporaryDirectory(), 'index.git')
      await git('/', ['init', '--quiet', '--bare', index])
      const keys = { AWS_ACCESS_KEY_ID: store.accessKey, AWS_SECRET_ACCESS_KEY: store.secretKey }
      return {
        env: { ...env, ...keys, AWS_ENDPOINT_URL_S3: store.url, AWS_REGION: 'auto' },
        replaced: {
          ...replaced,
          [INDEX]: index,
          'https://ACCOUNT.r2.cloudflarestorage.com': store.url,
          's3://acme-modules': `s3://${store.bucket}`,
        },
      }
    },
    check([, init, sync, move]) {
      expect(init).toMatch(/^created /m)
      expect(sync).toMatch(/^synced .*\n(.*\n)*unchanged /m)
      expect(move).toContain('https://modules.new.example')
    },
  },
  'docs/reference/index-format.md': {
    async prepare() {
      const { directory } = await createModule()
      const index = `${directory}/.git`
      await runCliWell(argv`init --index ${index} --url ${REGISTRY_URL}`)
      await runCliWell(argv`publish --index ${index} --repository ${directory} --tag v1.0.0`)
      return { directory, replaced: { '--index …': `--index ${index}`, COMMIT: 'registry' } }
    },
    check([repair, trailers]) {
      expect(repair).toContain('unchanged acme/vpc/aws: 1 version, 1.0.0')
      expect(trailers).toMatch(/ Publish acme\/vpc\/aws 1\.0\.0$/m)
      expect(trailers).toMatch(/^Tool: module-registry /m)
    },
  },
  'docs/guides/lifecycle.md': {
    async prepare() {
      const index = await publishedIndex('1.2.3', '1.2.4', '2.0.0')
      // Nobody is there to be asked.
      const confirmed = { '"contains a private key"': '"contains a private key" --yes' }
      return { replaced: { [INDEX]: index, ...confirmed } }
    },
    check: ([block]) => expect(block?.match(/^(updated|removed|transferred) /gm)).toHaveLength(6),
  },
  'docs/guides/oci.md': {
    needs: [programPath('docker-registry'), programPath('skopeo'), toolPath('oras')],
    async prepare() {
      const { host } = await startDockerRegistry('none')
      const { directory } = await createModule({ tag: 'v1.2.3' })
      await runCliWell(argv`init --index ${directory}/registry --url ${REGISTRY_URL}`)
      await cp('examples', join(directory, 'examples'), { recursive: true })
      return {
        directory,
        programs: { oras: toolPath('oras') ?? '' },
        replaced: {
          // The registry of the test speaks http, and has the version already that is pushed by hand.
          'docker://ghcr.io/acme/vpc:1.2.3': `docker://${host}/acme/skopeo:1.2.3 --insecure-policy --dest-tls-verify=false`,
          'modulepkg ghcr.io/acme/vpc:': `modulepkg --plain-http ${host}/acme/oras:`,
          'oras cp -r': 'oras cp -r --from-plain-http --to-plain-http',
          'ghcr.io': host,
          'registry.acme.dev': host,
        },
      }
    },
    check([publish, , repair]) {
      expect(publish).toContain('published acme/vpc/aws 1.2.3')
      expect(repair).toMatch(/^index +2 files changed$/m)
    },
  },
  'docs/guides/operations.md': {
    async prepare() {
      const directory = await temporaryDirectory()
      const [index, restored] = [await publishedIndex('1.0.0'), join(directory, 'restored.git')]
      await git('/', ['init', '--quiet', '--bare', restored])
      await git(directory, ['clone', '--quiet', '--bare', index, 'srv/registry.git'])
      const places = { [INDEX]: index, 'https://git.acme.dev/platform/registry.git': restored }
      return { directory, replaced: { ...places, '/srv/': `${directory}/srv/` } }
    },
    check([restore], { directory = '' }) {
      expect(restore).toMatch(/^unchanged .* 0 files changed$/m)
      const versions = join(directory, 'srv/registry/v1/modules/acme/vpc/aws/versions')
      expect(readFileSync(versions, 'utf8')).toContain('1.0.0')
    },
  },
  'docs/guides/private-modules.md': {
    prepare: async () => ({ directory: await temporaryDirectory() }),
    check: ([settings]) => expect(settings).toMatch(/^created [\s\S]*^unchanged /m),
  },
  'docs/guides/website.md': {
    prepare: async () => ({ replaced: { [INDEX]: await publishedIndex('1.0.0') } }),
    check: ([site]) => expect(site).toMatch(/^built /m),
  },
}

describe('the shell blocks of', () => {
  for (const [page, { needs = [], prepare, check }] of Object.entries(PAGES)) {
    const isReady = needs.every((program) => program !== undefined)
    it.skipIf(!isReady)(`${page} do what they say (needs what they run)`, async () => {
      const run = await prepare()
      const outputs = await runPage(page, run)
      expect(outputs.length).toBeGreaterThan(0)
      await check?.(outputs, run)
    })
  }
})

describe('a shell block', () => {
  const blocks = DOCUMENTS.flatMap(codeBlocks)
  const shown = blocks.filter(({ isIllustration }) => !isIllustration)

  it('is run by a test, unless it is an illustration', () => {
    const run = new Set([...Object.keys(PAGES), ...Object.keys(TESTED_PAGES)])
    const scripts = new Set(shown.filter(({ shell }) => shell === 'script').map(({ page }) => page))
    expect([...scripts].toSorted()).toEqual([...run].toSorted())
  })

  it('with its output is compared by a test that reads the page', () => {
    const counts: Record<string, number> = {}
    for (const { page, shell } of shown) if (shell === 'transcript') counts[page] = (counts[page] ?? 0) + 1
    const tested = Object.entries(TRANSCRIPTS).map(([page, [count]]) => [page, count])
    expect(counts).toEqual(Object.fromEntries(tested))
    for (const [page, [, ...tests]] of Object.entries(TRANSCRIPTS))
      for (const test of tests) expect(readFileSync(test, 'utf8')).toContain(page)
  })

  it('has commands, flags and arguments that there are', async () => {
    const program = await commandProgram()
    const lines = blocks.flatMap((block) => commandLines(block).map((words) => ({ block, words })))
    expect(new Set(lines.map(({ words: [name = ''] }) => name)).size).toBeGreaterThan(15)
    for (const { block, words } of lines) {
      const parsed = program.parseAsync(words, { from: 'user' })
      await expect(parsed, `${block.page} line ${block.line}`).resolves.toBe(program)
    }
  })

  it('is refused by that test where a flag or an argument does not exist', async () => {
    const program = await commandProgram()
    for (const line of ['serve --index x --tokens y', 'package --tag v1.0.0', 'yank acme/vpc/aws', 'publsh'])
      await expect(program.parseAsync(line.split(' '), { from: 'user' }), line).rejects.toThrow()
    expect(await commandNames()).toContain('doctor')
  })
})
