import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Refusal, RegistryError } from '../../src/base/error.ts'
import type { CommandOutcome } from '../../src/cli/command.ts'
import { markCommand } from '../../src/cli/decisions.ts'
import { publishCommand } from '../../src/cli/publish.ts'
import { renderCommand } from '../../src/cli/render.ts'
import { listTree } from '../support/clients/terraform.ts'
import {
  copyOf,
  edit,
  editJson,
  publishIndexes,
  testRuntime,
  VPC,
} from '../support/index/verified-registry.ts'

/** What every command that writes says of an index that it must not write to. */

const indexes = await publishIndexes()
const runtime = await testRuntime()

const VERSION = '1.0.0'

const COMMANDS: Readonly<Record<string, (index: string) => Promise<CommandOutcome>>> = {
  publish: (index) =>
    publishCommand({ index, repository: indexes.modules.vpc, tag: [`v${VERSION}`] }, runtime),
  yank: (index) =>
    markCommand('yank')({ index, address: 'acme/vpc/aws', versions: VERSION, reason: 'a test' }, runtime),
  render: (index) => renderCommand({ index }, runtime),
}

/** The refusals of a command, thrown or reported. */
async function refusalsOf(command: string, index: string): Promise<readonly Refusal[]> {
  try {
    return (await COMMANDS[command]?.(index))?.refusals ?? []
  } catch (error) {
    if (error instanceof RegistryError) return [error.toRefusal()]
    throw error
  }
}

type Damage = (index: string) => Promise<unknown>

const RESTORE = 'restore the file from the history of the index'

const UNREADABLE: [what: string, damage: Damage, message: string, hint: string][] = [
  [
    'a newer minimumTool',
    (index) => editJson(index, 'registry.json', (it) => (it.minimumTool = '99.0.0')),
    '"registry.json" says that this index needs module-registry 99.0.0 or newer',
    'use module-registry 99.0.0 or newer for this index',
  ],
  [
    'a registry.json that was cut',
    (index) => edit(index, 'registry.json', (text) => text.slice(0, 20)),
    '"registry.json" in the index is not JSON',
    RESTORE,
  ],
  [
    'a module of format 2',
    (index) => editJson(index, `${VPC}/module.json`, (it) => (it.format = 2)),
    `"${VPC}/module.json" has format 2, newer than format 1, which this version knows`,
    'use a newer version of module-registry for this index',
  ],
  [
    'a module with a merge conflict',
    (index) => edit(index, `${VPC}/module.json`, (text) => `<<<<<<< ours\n${text}=======\n>>>>>>> theirs\n`),
    `"${VPC}/module.json" in the index is not JSON`,
    RESTORE,
  ],
  [
    'a module of another address',
    (index) => cp(join(index, 'v1/modules/acme/subnets/aws/module.json'), join(index, VPC, 'module.json')),
    `"${VPC}/module.json" in the index is the document of`,
    'move the folder to v1/modules/acme/subnets/aws',
  ],
]

describe.each(Object.keys(COMMANDS))('%s refuses, says what to do, and writes nothing for', (command) => {
  it.each(UNREADABLE)('%s', async (_, damage, message, hint) => {
    const index = await copyOf(indexes.directory)
    await damage(index)
    const before = await listTree(index)
    const texts = { message: expect.stringContaining(message), hint: expect.stringContaining(hint) }
    expect(await refusalsOf(command, index)).toMatchObject([{ code: 'INDEX_INVALID', ...texts }])
    expect(await listTree(index)).toEqual(before)
  })
})
