import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import { parseJson } from '../../base/schema.ts'
import { constantValue, stringValue } from '../../interface/read/expression.ts'
import type { Block, BlockSchema } from '../../interface/read/parsed-file.ts'
import { comparableHost } from '../../module/module-source.ts'

/** What the CLI configuration of Terraform and OpenTofu says of registries, by host as clients compare hosts. */
interface CliConfiguration {
  /** Tokens of `credentials` blocks, and those that `login` has stored. */
  readonly tokens: ReadonlyMap<string, string>
  /** URLs of modules of `host` blocks, which take the place of discovery; each ends with a slash. */
  readonly modulesUrls: ReadonlyMap<string, string>
}

type Environment = Readonly<Record<string, string | undefined>>

const SCHEMA: BlockSchema = {
  labels: 0,
  attributes: [],
  blocks: {
    credentials: { labels: 1, attributes: ['token'] },
    host: { labels: 1, attributes: ['services'] },
  },
}

/**
 * Reads the files that clients read: the one that `TF_CLI_CONFIG_FILE` names, else `~/.tofurc` and `~/.terraformrc`; and what
 * `login` has stored. The first file that names a host counts. Throws INVALID_INPUT for a file that cannot be read or parsed.
 * https://developer.hashicorp.com/terraform/cli/config/config-file
 */
export async function readCliConfiguration(environment: Environment): Promise<CliConfiguration> {
  const tokens = new Map<string, string>()
  const modulesUrls = new Map<string, string>()
  for (const file of configurationFiles(environment)) {
    for (const block of await readBlocks(file)) {
      const host = hostOf(block.labels[0] ?? '')
      const token = stringValue(block.attributes.get('token'))
      if (token !== '' && !tokens.has(host)) tokens.set(host, token)
      const url = modulesUrlOf(host, block)
      if (url !== undefined && !modulesUrls.has(host)) modulesUrls.set(host, url)
    }
  }
  for (const [host, token] of await storedTokens(environment)) if (!tokens.has(host)) tokens.set(host, token)
  return { tokens, modulesUrls }
}

function hostOf(label: string): string {
  return comparableHost(label) ?? label.toLowerCase()
}

function configurationFiles(environment: Environment): string[] {
  const named = environment['TF_CLI_CONFIG_FILE']
  if (named) return [named]
  const home = environment['HOME']
  return home ? ['.tofurc', '.terraformrc'].map((name) => join(home, name)) : []
}

async function readBlocks(file: string): Promise<readonly Block[]> {
  const text = await readText(file)
  if (text === undefined || text.trim() === '') return []
  // Loaded here, as most users have no such file.
  const { parseHcl } = await import('./hcl-parser.ts')
  const { blocks, problems } = parseHcl(text, SCHEMA)
  const [problem] = problems
  if (problem === undefined) return blocks
  throw new RegistryError(
    'INVALID_INPUT',
    `the CLI configuration ${quote(file)} does not parse: line ${problem.line}: ${problem.message}`,
    'correct it: terraform and tofu refuse it too',
  )
}

/** Undefined for a file that does not exist, as clients do not ask for one. */
async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined
    throw new RegistryError(
      'INVALID_INPUT',
      `the CLI configuration ${quote(file)} cannot be read: ${messageOf(cause)}`,
      'make it readable, or name another file in TF_CLI_CONFIG_FILE',
      { cause },
    )
  })
}

/** A relative URL is relative to that of discovery. */
function modulesUrlOf(host: string, { attributes }: Block): string | undefined {
  const services = z.record(z.string(), z.unknown()).safeParse(constantValue(attributes.get('services')))
  const url = services.data?.['modules.v1']
  const base = `https://${host}/.well-known/terraform.json`
  if (typeof url !== 'string' || !URL.canParse(url, base)) return undefined
  const { href } = new URL(url, base)
  return href.endsWith('/') ? href : `${href}/`
}

const stored = z.object({ credentials: z.record(z.string(), z.looseObject({ token: z.string() })) })

async function storedTokens(environment: Environment): Promise<[string, string][]> {
  const home = environment['HOME']
  const text = home ? await readText(join(home, '.terraform.d/credentials.tfrc.json')) : undefined
  if (text === undefined) return []
  const { credentials = {} } = parseJson(stored, Buffer.from(text)) ?? {}
  return Object.entries(credentials).map(([host, { token }]) => [hostOf(host), token])
}
