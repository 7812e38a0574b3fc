import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSourceFiles } from '../architecture/source-files.ts'
import type { Environment } from '../support/cli/program.ts'
import { startGitServer } from '../support/git/git-server.ts'
import { pushTags, versionsOf } from '../support/git/tagged-modules.ts'
import { startDeployedSite } from '../support/network/deployed-site.ts'
import { startOciRegistry } from '../support/oci/oci-registry.ts'
import { temporaryDirectory } from '../support/temporary.ts'
import { collectedSources, emptyIndexes, moduleRepositories } from './fixtures.ts'
import { type Placeholders, runLine } from './transcript.ts'

/** Codes and exit codes are contract; messages and hints are not, so they are not recorded. */
const TO_INDEX = 'publish --index INDEX --repository'
const FIRST_TAG = '--tag v1.0.0'
const SOURCE_TOKEN = { MODULE_REGISTRY_TOKEN_127_0_0_1: 'secret' }
const RETRY = { MODULE_REGISTRY_RETRY_SECONDS: '1' }

const REFUSED: readonly (readonly [line: string, env?: Environment])[] = [
  ['publish --index INDEX --bogus'],
  ['serve --index INDEX --port 0 --tls-cert a.pem'],
  ['doctor http://modules.acme.test'],
  [`${TO_INDEX} VPC --tag v1.0.0 --package s3`],
  ['publish --index https://git.acme.test --repository VPC --tag v1.0.0'],
  ['collect --index INDEX --config ABSENT'],
  ['collect --index INDEX --config UNKNOWN_KEY'],
  [`${TO_INDEX} VPC --tag v9`],
  [`${TO_INDEX} VPC ${FIRST_TAG} --module vpc`],
  [`${TO_INDEX} ABSENT ${FIRST_TAG}`],
  [`${TO_INDEX} NOTES ${FIRST_TAG}`],
  ['compare v1.0.0 v1.0.1 --repository BROKEN'],
  [`${TO_INDEX} LINKED ${FIRST_TAG}`],
  [`${TO_INDEX} STATE ${FIRST_TAG}`],
  ['collect --index OPEN --config PRIVATE', SOURCE_TOKEN],
  ['collect --index INDEX --config PRIVATE'],
  ['collect --index INDEX --config LIMITED'],
  ['collect --index INDEX --config UNREACHABLE'],
  [`publish --index USED --repository MOVED ${FIRST_TAG}`],
  ['publish --index USED --repository MOVED --tag 1.0.0'],
  ['publish --index USED --repository OTHER --tag v3.0.0 --module acme/vpc/aws'],
  ['publish --index USED --repository VPC --tag v1.1.1 --compatibility enforce'],
  ['check --repository CHANGED --version 1.0.0'],
  ['render --index ABSENT'],
  [`publish --index http://127.0.0.1:1/index.git --repository VPC ${FIRST_TAG}`, RETRY],
  [`${TO_INDEX} VPC ${FIRST_TAG} --package oci --oci-repository 127.0.0.1:1/acme/vpc`, RETRY],
  [`${TO_INDEX} VPC ${FIRST_TAG} --package oci --oci-repository OCI/acme/vpc`, RETRY],
  [`${TO_INDEX} VPC ${FIRST_TAG} --package oci --oci-repository LOCKED/acme/vpc`],
  [`${TO_INDEX} VPC --tag v7.0.0`],
  ['publish --index DEPLOYED --repository VPC --tag v1.1.0 --wait 1'],
  ['doctor SITE acme/vpc/aws@9.9.9'],
  [`${TO_INDEX} VPC ${FIRST_TAG}`, { PATH: '/nonexistent' }],
]

it('the list of codes is as it was', async () => {
  const union = /export type ErrorCode =((?:\s*\| '[A-Z_]+')+)/
  const [found = ''] = readSourceFiles().flatMap(({ text }) => union.exec(text)?.[1] ?? [])
  const codes = [...found.matchAll(/[A-Z_]+/g)].map(([code]) => code)
  await expect(`${codes.join('\n')}\n`).toMatchFileSnapshot('outputs/error-codes.txt')
})

it('refused commands have the codes and the exit codes that they had', { timeout: 120_000 }, async () => {
  const placeholders = await refusingServers()
  const lines: string[] = []
  for (const [line, env] of REFUSED) {
    const { code, stdout, stderr } = await runLine(line, placeholders, env)
    const documented = [...stdout.matchAll(/"error": \{\s+"code": "(\w+)"/g)].map(([, each]) => each)
    const told = [...stderr.matchAll(/^error\[(\w+)\]/gm)].map(([, each]) => each)
    lines.push(
      `${line}\n  exit ${code}, stdout ${[...new Set(documented)].join(' ')}, stderr ${told.join(' ')}\n`,
    )
  }
  await expect(lines.join('')).toMatchFileSnapshot('outputs/refused-commands.txt')
})

/** What the command lines name, and the servers behind it, which end with the test. */
async function refusingServers(): Promise<Placeholders> {
  const repositories = { ...(await moduleRepositories()), ...(await collectedSources()) }
  const [index, used, open] = [await emptyIndexes(), await emptyIndexes(), await emptyIndexes()]
  await runLine('publish --index INDEX --repository VPC --tag v1.0.0', { ...repositories, ...used })
  const server = await startGitServer({ root: dirname(open.BARE) })
  onTestFinished(server.close)
  const registry = await startOciRegistry()
  registry.failNext(/^POST /, { answer: 400 })
  const placeholders = { OCI: registry.host, LOCKED: (await startOciRegistry({ auth: 'basic' })).host }
  const site = await startDeployedSite({ repository: used.BARE })
  const deployed = join(await temporaryDirectory(), 'index')
  await runLine('init --index DEPLOYED --url SITE', { DEPLOYED: deployed, SITE: site.url })
  return {
    ...repositories,
    ...index,
    ...placeholders,
    USED: used.INDEX,
    OPEN: `${server.url}/index.git`,
    DEPLOYED: deployed,
    SITE: site.url,
    PRIVATE: await privateSource(),
  }
}

/** A config file whose one source needs a token. */
async function privateSource(): Promise<string> {
  const root = await temporaryDirectory()
  await pushTags(join(root, 'acme/terraform-aws-vpc.git'), versionsOf('vpc', ['1.0.0']))
  const server = await startGitServer({ root, token: 'secret' })
  onTestFinished(server.close)
  const file = join(root, 'registry.yml')
  await writeFile(file, `sources:\n  - repository: ${server.url}/acme/terraform-aws-vpc.git\n`)
  return file
}
