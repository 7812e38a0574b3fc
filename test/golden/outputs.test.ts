import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { runCli } from '../support/cli/cli.ts'
import { listTree } from '../support/clients/terraform.ts'
import { git } from '../support/git/git-repository.ts'
import { startDeployedSite } from '../support/network/deployed-site.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { collectedSources, emptyIndexes, moduleDirectories, moduleRepositories } from './fixtures.ts'
import { type Placeholders, runLine, transcriptOf } from './transcript.ts'

/**
 * What the built command line prints with `--json`: contract, as the files of an index are. Of refusals the codes are
 * recorded, not the texts. Written anew by `npx vitest run test/golden -u`, and by nothing else.
 */
const URL = '--url https://modules.acme.test'
const TO_INDEX = 'publish --index INDEX --repository'
const TO_BARE = 'publish --index BARE --repository'

const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  init: [
    `init --index NEW ${URL}`,
    `init --index NEW ${URL}`,
    `init --index NEW ${URL} --hosting netlify`,
    `init --index BARE#other ${URL} --name Acme`,
    'init --index NEW --url https://other.test',
  ],
  publish: [
    `${TO_BARE} VPC --tag v1.0.0`,
    `${TO_BARE} VPC --tag v1.0.0`,
    `${TO_BARE} VPC --tag v1.1.0 --dry-run`,
    `${TO_BARE} VPC --tag v1.1.0 --tag v9 --tag absent --tag v1.0.0`,
    `${TO_BARE} VPC --tag v1.1.0 --tag v9 --tag absent --tag v1.0.0 --keep-going`,
    `${TO_BARE} VPC --tag v1.1.1 --compatibility enforce`,
    `${TO_BARE} VPC --tag v1.1.1`,
    `${TO_BARE} VPC --all-tags`,
  ],
  'publish-kinds': [
    `${TO_INDEX} VPC --tag v1.0.0 --package git`,
    `${TO_INDEX} VPC --tag v1.1.0 --package git,index --git-ref tag`,
    `${TO_INDEX} VPC --tag v1.1.1 --package oci,index --oci-repository OCI/acme/vpc`,
    `${TO_INDEX} VPC --tag v2.0.0 --package oci --oci-repository OCI/acme/vpc --oci-tags version`,
    `${TO_INDEX} VPC --tag v1.0.0 --package git --source-url https://git.acme.test/x.git --module acme/x/aws`,
  ],
  'publish-modules': [
    `${TO_INDEX} MONOREPO --all-tags`,
    `${TO_INDEX} VPC --tag v1.0.0 --module-path modules/subnets --module acme/subnets/aws`,
    `${TO_INDEX} MOVED --all-tags`,
  ],
  package: [
    'package --repository VPC --tag v1.0.0 --output ZIP',
    'package --repository VPC --tag v1.0.0 --output ZIP --module-path modules/subnets',
  ],
  inspect: ['inspect FIRST', 'inspect DAMAGED', 'inspect EMPTY', 'inspect ABSENT'],
  release: ['release --dry-run --repository VPC', 'release --dry-run --repository MONOREPO'],
  changelog: ['changelog v1.0.0 v1.1.0 --repository VPC', 'changelog absent --repository VPC'],
  compare: [
    'compare v1.0.0 v1.1.0 --repository VPC',
    'compare v1.1.0 v1.1.1 --repository VPC',
    'compare v1.1.1 v1.0.0 --repository VPC',
    'compare FIRST THIRD',
    'compare FIRST DAMAGED',
  ],
  check: [
    'check --repository VPC',
    'check --repository CHANGED',
    'check --repository CHANGED --version 1.0.1',
    'check --repository CHANGED --version 2.0.0',
    'check --repository MONOREPO --version a-v1.0.1',
  ],
  collect: [
    'collect --index BARE --config GOOD --dry-run',
    'collect --index BARE --config GOOD',
    'collect --index BARE --config GOOD',
    'collect --index INDEX --config ALL',
    'collect --index INDEX --config ALL',
    'collect --index INDEX --config ALL --only terraform-aws-broken',
  ],
}

let repositories: Placeholders

beforeAll(async () => {
  const { host } = await startOciRegistry()
  repositories = {
    ...(await moduleRepositories()),
    ...(await moduleDirectories()),
    ...(await collectedSources()),
    OCI: host,
  }
})

describe('the documents of', () => {
  it.each(Object.entries(COMMANDS))('%s are as they were', async (name, lines) => {
    const needsIndex = lines.some((line) => line.includes('--index'))
    const placeholders = { ...repositories, ...(needsIndex ? await emptyIndexes() : {}) }
    await expect(await transcriptOf(lines, placeholders)).toMatchFileSnapshot(`outputs/${name}.txt`)
  })

  it('an index, but for its pages, are as they were', async () => {
    const indexes = await emptyIndexes()
    for (const line of [`${TO_INDEX} VPC --all-tags`, `${TO_INDEX} MONOREPO --all-tags --package git,index`])
      await runLine(line, { ...repositories, ...indexes })
    const files = (await listTree(indexes.INDEX)).filter(([path]) => !/\.(html|css|js|svg)$/.test(path))
    const lines = files.map(([path, , sha256]) => `${sha256}  ${path}\n`)
    await expect(lines.join('')).toMatchFileSnapshot('outputs/index-files.txt')
  })

  it('render are as they were', async () => {
    const indexes = await emptyIndexes()
    const placeholders = { ...repositories, ...indexes }
    await runLine(`${TO_INDEX} VPC --all-tags`, placeholders)
    await rm(join(indexes.INDEX, 'v1/modules/acme/vpc/aws/versions'))
    const lines = ['render --index INDEX', 'render --index INDEX', 'render --index BARE']
    await expect(await transcriptOf(lines, placeholders)).toMatchFileSnapshot('outputs/render.txt')
  })

  it('publish --wait are as they were', async () => {
    const bare = join(await temporaryDirectory(), 'index.git')
    await git('/', ['init', '--quiet', '--bare', bare])
    const site = await startDeployedSite({ repository: bare, applyHeaders: true, deploysAt: 1 })
    const placeholders = { ...repositories, BARE: bare, SITE: site.url }
    const lines = ['init --index BARE --url SITE', `${TO_BARE} VPC --tag v1.0.0 --wait 20`]
    await expect(await transcriptOf(lines, placeholders)).toMatchFileSnapshot('outputs/publish-wait.txt')
  })
})

describe('the flags of', () => {
  const marks = ['yank', 'restore', 'deprecate', 'undeprecate', 'remove', 'transfer']
  const others = ['audit', 'configure', 'import', 'doctor', 'render', 'serve', 'status', 'verify', ...marks]
  const names = [...Object.keys(COMMANDS).filter((name) => !name.includes('-')), ...others]

  it('every command are as they were', async () => {
    const lines: string[] = []
    for (const name of names.toSorted()) {
      const { stdout } = await runCli([name, name === 'publish' ? '--help-all' : '--help'])
      const flags = stdout.match(/^ {2}(-\w, )?--[\w-]+( <[^>]+>)?/gm) ?? []
      lines.push(name, ...flags)
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('outputs/flags.txt')
  })
})
