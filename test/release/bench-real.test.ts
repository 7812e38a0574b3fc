import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasProgram, runProgram } from '../support/cli/program.ts'
import { git } from '../support/git/git-repository.ts'
import { refuseStaleBuild } from '../support/stale-build.ts'
import { temporaryDirectory } from '../support/temporary.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** A repository with a commit and a tag for each set of files; a file stays until it is written again. */
async function repositoryAt(
  directory: string,
  versions: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<void> {
  mkdirSync(directory, { recursive: true })
  await git(directory, ['init', '--quiet', '--initial-branch=main'])
  for (const [tag, files] of Object.entries(versions)) {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true })
      writeFileSync(join(directory, path), content)
    }
    await git(directory, ['add', '--all'])
    await git(directory, ['commit', '--quiet', '--message', tag])
    await git(directory, ['tag', tag])
  }
}

async function mirrors(): Promise<string> {
  const folder = await temporaryDirectory()
  const work = join(folder, 'work')
  await repositoryAt(work, {
    'v1.0.0': { 'main.tf': 'variable "name" {}\nvariable "cidr" {\n  default = ""\n}\n' },
    'v1.1.0': { 'main.tf': 'variable "name" {}\n' },
    'v1.2.0': { 'main.tf': 'variable "name" {}\noutput "name" {\n  value = var.name\n}\n' },
  })
  await git(folder, ['clone', '--quiet', '--mirror', 'work', 'mirrors/acme+terraform-aws-vpc/repo'])
  await repositoryAt(join(folder, 'mirrors/Acme+labels'), {
    '0.1.0': { 'main.tf': 'variable "name" {}\n' },
    '0.2.0': { 'main.tf': 'variable "name" {\n' },
  })
  return join(folder, 'mirrors')
}

async function bench(...args: string[]) {
  refuseStaleBuild(ROOT)
  return await runProgram(process.execPath, [join(ROOT, 'scripts/bench.mjs'), 'real', ...args])
}

describe('bench real', () => {
  it.skipIf(!hasProgram('time'))('measures each repository, and all (needs time)', async () => {
    const folder = await mirrors()
    const file = join(folder, 'real.json')
    const { code, stdout, stderr } = await bench(folder, '--collect', '--json', file)
    expect([code, stderr.split('\n').map((line) => line.slice(0, 26))]).toEqual([
      0,
      ['1/2 | Acme/labels | ', '2/2 | acme/terraform-aws-']
        .map((line) => expect.stringContaining(line.trim()))
        .concat(''),
    ])
    const lines = stdout.split('\n').filter((line) => line.startsWith('| '))
    const [columns = [], , ...rows] = lines.map((line) => line.slice(2, -2).split(' | '))
    const [labels, vpc, all] = rows.map((cells) =>
      Object.fromEntries(columns.map((column, at) => [column, cells[at]])),
    )
    expect(rows.map((cells) => cells.length)).toEqual([19, 19, 19])
    expect(labels).toMatchObject({
      tags: '2',
      published: '1',
      refused: '1 INVALID_HCL',
      'newest refused': 'INVALID_HCL',
    })
    expect(vpc).toMatchObject({
      ...{ repository: 'acme/terraform-aws-vpc', commit: expect.stringMatching(/^[0-9a-f]{12}$/) },
      ...{ tags: '3', published: '3', refused: '', 'newest refused': '' },
      ...{ 'gate: releases': '2', agrees: '50.0 %', 'too small: major': '50.0 %' },
    })
    const measured = [
      'publish, s',
      'processor, s',
      'git archive, s',
      'ratio',
      'peak memory, MB',
      'index, files',
      'site, files',
    ]
    for (const column of measured) expect(Number(vpc?.[column]), column).toBeGreaterThan(0)
    expect(all).toMatchObject({ repository: 'all 2', tags: '5', published: '4', 'newest refused': '1' })
    expect(stdout).toMatch(
      /real: newest releases that are refused +0 that clients may load, 1 in all of 2 repositories {2}met/,
    )
    expect(stdout).toMatch(/real: one collect of all .* 4 versions/)
    expect(stdout).toMatch(
      /real: version gate +50 % accepted by enforce, 50 % too small for major changes, 50 % as strict SemVer/,
    )
    expect(JSON.parse(readFileSync(file, 'utf8')).repositories[1].gate).toMatchObject({
      tooSmall: [
        {
          base: '1.0.0',
          version: '1.1.0',
          given: 'minor',
          required: 'major',
          reasons: [{ kind: 'input-removed' }],
        },
      ],
      kinds: { 'input-removed': { severity: 'major', minor: 1, patch: 0, major: 0 } },
    })
  })

  it.each([[[]], [['--only', 'speed', '.']]])('says how it is called: %j', async (args) => {
    const { code, stderr } = await bench(...args)
    expect([code, stderr]).toEqual([2, expect.stringContaining('npm run bench real -- [--only acceptance,')])
  })
})
