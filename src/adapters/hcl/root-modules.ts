import { readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { ConfigurationFile, RootModules } from '../../audit/module-use.ts'
import { messageOf, quote, RegistryError } from '../../base/error.ts'
import { parseJson } from '../../base/schema.ts'
import { isConfiguration } from '../../module/configuration-file.ts'
import { ConfigurationLimits, parseConfiguration, UNIT_FILE } from './configuration-parser.ts'
import { MAX_CONFIGURATION_BYTES } from './limits.ts'

const record = z.looseObject({
  Modules: z.array(z.looseObject({ Key: z.string(), Source: z.string(), Version: z.string().default('') })),
})

/** Directories of tools, with modules that are installed or of others. */
const OTHERS = /^(?:\.|node_modules$)/

/** The root modules of this machine. Throws INVALID_INPUT for files that cannot be read. */
export function rootModules(dataDirectory: string): RootModules {
  return {
    below: configuredBelow,
    async configuration(directory) {
      const names = await readdir(directory).catch(absentOf(directory))
      const limits = new ConfigurationLimits()
      const files: ConfigurationFile[] = []
      for (const name of (names ?? []).filter(isRead).sort()) {
        const text = await readText(join(directory, name))
        if (text === undefined) continue
        const parsed = parseConfiguration(name, text, limits.refuse(text.length))
        files.push({ path: name, text, parsed })
      }
      return names && files
    },
    async installed(directory) {
      const path = join(modulesDirectory(directory, dataDirectory), 'modules.json')
      const text = await readText(path)
      if (text === undefined) return undefined
      const found = parseJson(record, Buffer.from(text))
      if (found !== undefined)
        return found.Modules.map(({ Key, Source, Version }) => ({
          key: Key,
          source: Source,
          version: Version,
        }))
      throw new RegistryError(
        'INVALID_INPUT',
        `${quote(path)} is not a list of installed modules`,
        'delete it, and run terraform init or tofu init again',
      )
    },
  }
}

function isRead(name: string): boolean {
  return isConfiguration(name) || name === UNIT_FILE
}

/** The directory itself comes first. Links are not followed, as they may lead back. */
async function configuredBelow(directory: string): Promise<string[]> {
  const entries = (await readdir(directory, { withFileTypes: true }).catch(absentOf(directory))) ?? []
  const below = entries.filter((entry) => entry.isDirectory() && !OTHERS.test(entry.name))
  const found = entries.some(({ name }) => isRead(name)) ? [directory] : []
  for (const { name } of below.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    found.push(...(await configuredBelow(join(directory, name))))
  return found
}

/** Where clients keep the modules of a root module. @param dataDirectory `TF_DATA_DIR`, or `.terraform` https://developer.hashicorp.com/terraform/cli/config/environment-variables#tf_data_dir */
export function modulesDirectory(root: string, dataDirectory: string): string {
  // In `resolve(root, dataDirectory, 'modules')` ncc sees files to bundle, and searches the whole checkout for them.
  return join(resolve(root, dataDirectory), 'modules')
}

async function readText(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(absentOf(path))
  if (found === undefined || !found.isFile()) return undefined
  // The limit of the parser; it says so itself.
  if (found.size > MAX_CONFIGURATION_BYTES) return ' '.repeat(MAX_CONFIGURATION_BYTES + 1)
  return readFile(path, 'utf8').catch(absentOf(path))
}

function absentOf(path: string): (cause: NodeJS.ErrnoException) => undefined {
  return (cause) => {
    if (cause.code === 'ENOENT' || cause.code === 'ENOTDIR') return undefined
    throw new RegistryError(
      'INVALID_INPUT',
      `${quote(path)} cannot be read: ${messageOf(cause)}`,
      'make it readable for this user',
      { cause },
    )
  }
}
