import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/base/json.ts'
import { runScripts } from '../support/action/workflow-file.ts'
import { BUILT_NPX } from '../support/built-entry.ts'
import { argv, cliEnvironment, hasProgram, runCli, runCliWell } from '../support/cli/program.ts'
import { git, startGitServer } from '../support/git/git-repository.ts'
import { commitTo } from '../support/index/index-edits.ts'
import { createModule, createRegistry, publishModule } from '../support/index/registry.ts'
import { programDirectory, temporaryDirectory } from '../support/temporary.ts'

/** Without it each field is empty, and each box is not ticked. */
type Form = Readonly<Record<string, string>>

/** An index with two versions, and the workflow as a person fills its form in. */
async function createForm() {
  const { bare: index } = await createRegistry()
  for (const tag of ['v1.0.0', 'v1.1.0']) await publishModule(index, { tag })
  const bin = await programDirectory({ npx: BUILT_NPX })
  const cwd = await temporaryDirectory()
  const { env } = await cliEnvironment()
  const run = async (form: Form) => {
    const fields = ['COMMAND', 'VERSIONS', 'REASON', 'REPLACEMENT', 'LINK', 'TO', 'HOST']
    const unticked = { ALLOW_LATEST: 'false', DRY_RUN: 'false' }
    const empty = { ...Object.fromEntries(fields.map((field) => [field, ''])), ...unticked }
    const inputs = { ...empty, ADDRESS: 'acme/vpc/aws', INDEX: index, ...form }
    const PATH = `${bin}:${process.env['PATH']}`
    const [result] = await runScripts('lifecycle.yml', { cwd, env: { ...env, ...inputs, PATH } })
    return result ?? expect.fail('it has no script')
  }
  return { index, run }
}

it('lifecycle.yml runs each command, nothing but a plan while it is a dry run, and fails where the command refuses', async () => {
  const { index, run } = await createForm()
  const reason = 'prints "a secret"; $(touch marker)'
  const remove = { COMMAND: 'remove', VERSIONS: '1.0.0', REASON: reason }
  const stderr = expect.stringContaining('add --allow-latest')
  expect(await run({ COMMAND: 'yank', VERSIONS: '1.1.0', REASON: reason })).toMatchObject({ code: 1, stderr })
  const steps: [Form, string][] = [
    [{ ...remove, DRY_RUN: 'true' }, 'planned   acme/vpc/aws 1.0.0'],
    [{ COMMAND: 'yank', VERSIONS: '< 1.1.0', REASON: reason }, 'updated   acme/vpc/aws 1.0.0'],
    [{ COMMAND: 'restore', VERSIONS: '1.0.0' }, 'updated   acme/vpc/aws 1.0.0'],
    [{ COMMAND: 'deprecate', REASON: reason }, 'updated   acme/vpc/aws 1.1.0, 1.0.0'],
    [{ COMMAND: 'undeprecate' }, 'updated   acme/vpc/aws'],
    [{ COMMAND: 'yank', VERSIONS: '1.1.0', REASON: reason, ALLOW_LATEST: 'true' }, 'latest    1.0.0'],
    [remove, `removed   acme/vpc/aws 1.0.0: ${reason}`],
    [{ COMMAND: 'transfer', TO: 'zoo/vpc', HOST: 'github.com' }, '-> github.com/zoo/vpc'],
  ]
  for (const [form, text] of steps) {
    const { code, stdout, stderr } = await run(form)
    expect({ code, stderr: code === 0 ? '' : stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain(text)
  }
  expect((await runCli(['verify', '--index', index, '--history'])).stdout).toContain('0 findings')
})

const VPC = 'v1/modules/acme/vpc/aws'

let index: string
/** Where https://git.acme.test is on this machine. */
let home: string
let bin: string

const POLICY = { namespaces: { acme: { owners: [{ repositories: 'git.acme.test/acme/*' }] } } }

/** An index with vpc 1.0.0, whose policy binds the namespace; its branch `proposed` has 1.1.0 too. */
beforeAll(async () => {
  index = (await createRegistry()).bare
  home = await temporaryDirectory()
  bin = await programDirectory({ npx: BUILT_NPX })
  await publish('registry', 'v1.0.0')
  await editJson('registry', 'registry.json', (registry) => Object.assign(registry, POLICY))
  await git(index, ['branch', 'proposed', 'registry'])
  await publish('proposed', 'v1.1.0')
})

/** Publishes from a repository that https://git.acme.test has from then on. */
async function publish(branch: string, tag: string, repository = 'acme/vpc', module = 'acme/vpc/aws') {
  const url = `https://git.acme.test/${repository}`
  const known = directories.get(repository)
  const directory = known ?? (await createModule({ tag, origin: `${url}.git` })).directory
  if (known !== undefined) await git(directory, ['tag', '--force', tag, 'HEAD'])
  const about = argv`--repository ${directory} --module ${module} --tag ${tag}`
  await runCliWell(argv`publish --index ${index}#${branch} ${about}`)
  if (known !== undefined) return
  directories.set(repository, directory)
  const server = await startGitServer({ root: directory })
  const file = ['--file', join(home, '.gitconfig'), '--add']
  await git('/', ['config', ...file, `url.${server.url}/.git.insteadOf`, url])
}

const directories = new Map<string, string>()

// biome-ignore lint/suspicious/noExplicitAny: a test may plant anything
async function editJson(branch: string, path: string, change: (document: any) => void): Promise<void> {
  const document = JSON.parse(await git(index, ['show', `${branch}:${path}`]))
  change(document)
  await commitTo(index, { [path]: canonicalJson(document) }, branch)
}

/** Runs the steps for a pull request from a branch of the index repository. */
async function validate(branch: string): Promise<{ readonly code: number; readonly output: string }> {
  const head = await git(index, ['rev-parse', branch])
  await git(index, ['update-ref', 'refs/pull/7/head', head])
  const cwd = await temporaryDirectory()
  const { env } = await cliEnvironment({ HOME: home, PATH: `${bin}:${process.env['PATH']}` })
  const variables = { TOKEN: 'none', URL: index, BASE: 'registry', HEAD: head, NUMBER: '7' }
  const results = await runScripts('validate-index.yml', { cwd, env: { ...env, ...variables } })
  const output = results.map(({ stdout, stderr }) => stdout + stderr).join('')
  return { code: results.at(-1)?.code ?? -1, output }
}

const PLANTED: [name: string, code: string, plant: (branch: string) => Promise<unknown>][] = [
  [
    'changes a published version',
    'VERSION_CHANGED',
    (branch) => editJson(branch, `${VPC}/1.0.0/release.json`, (release) => (release.tag = 'v9.9.9')),
  ],
  [
    'publishes into the namespace of others',
    'NAMESPACE_FOREIGN',
    async (branch) => {
      await editJson(branch, 'registry.json', (registry) => delete registry.namespaces)
      await publish(branch, 'v1.0.0', 'mallory/evil', 'acme/evil/aws')
      await editJson(branch, 'registry.json', (registry) => Object.assign(registry, POLICY))
    },
  ],
  [
    'publishes a version of the module of others',
    'OWNER_MISMATCH',
    async (branch) => {
      await publish(branch, 'v1.2.0')
      await editJson(branch, `${VPC}/1.2.0/release.json`, ({ repository }) =>
        Object.assign(repository, { url: 'https://git.acme.test/mallory/vpc' }),
      )
    },
  ],
  [
    'edits registry.json, and accepts that itself',
    'SETTINGS_CHANGED',
    (branch) =>
      editJson(branch, 'registry.json', (registry) => {
        delete registry.namespaces
        const about = { address: '', reason: 'mine', expires: '2099-01-01' }
        registry.suppressions = [{ code: 'SETTINGS_CHANGED', ...about }]
      }),
  ],
  ['adds a stray file', 'FILE_UNEXPECTED', (branch) => commitTo(index, { 'notes.txt': 'mine\n' }, branch)],
  [
    'yanks a version',
    'MARKS_CHANGED',
    (branch) =>
      runCliWell(argv`yank acme/vpc/aws 1.0.0 --reason x --allow-latest --index ${index}#${branch}`),
  ],
  [
    'takes a module over by a transfer',
    'MARKS_CHANGED',
    (branch) =>
      runCliWell(argv`transfer acme/vpc/aws --to acme/other --host git.acme.test --index ${index}#${branch}`),
  ],
]

describe('validate-index.yml', () => {
  it('lets a pull request through that publishes a version', async () => {
    const output = expect.stringContaining('0 findings')
    expect(await validate('proposed')).toMatchObject({ code: 0, output })
  })

  it.each(PLANTED)('refuses one that %s: %s', async (name, code, plant) => {
    const branch = name.replaceAll(/\W/g, '-')
    await git(index, ['branch', branch, 'registry'])
    await plant(branch)
    const { code: exit, output } = await validate(branch)
    expect(output).toContain(`finding   ${code}`)
    expect(exit).toBe(1)
  })

  it('refuses one that cannot be merged, and says what builds it anew', async () => {
    await git(index, ['branch', 'outdated', 'registry~1'])
    await editJson('outdated', 'registry.json', (registry) => (registry.namespaces = {}))
    const { code, output } = await validate('outdated')
    expect(output).toContain('run the publish of the module again')
    expect(code).toBe(1)
  })
})

const FINDING = {
  code: 'PACKAGE_MISSING',
  address: 'acme/vpc/aws',
  version: '1.0.0',
  message: 'module.zip is "missing"; $(touch marker)',
  path: 'v1/modules/acme/vpc/aws/1.0.0/module.zip',
  fix: 'module-registry publish --repair --all-tags --index …',
}
const TITLE = `${FINDING.code} ${FINDING.address} ${FINDING.version} ${FINDING.path}`

/** Writes its arguments and what it reads into a file, and lists the open issues. GitHub takes titles of 256 characters. */
const GH = `#!/bin/bash
printf '%s\\n' "gh $*" >> "$CALLS"
case "$*" in
  *"issue list"*) cat "$OPEN" ;;
  *"issue create"*) [ \${#6} -le 256 ] && sed 's/^/body: /' >> "$CALLS" ;;
esac
`

/** Prints the report, and fails as verify does for findings. */
const NPX = `#!/bin/bash
printf '%s\\n' "npx $*" >> "$CALLS"
cat "$REPORT"
grep -q '"code"' "$REPORT" && exit 1 || exit 0
`

async function runVerify(report: object | string, open: readonly object[]) {
  const place = await temporaryDirectory()
  const bin = await programDirectory({ gh: GH, npx: NPX })
  const [REPORT, OPEN, CALLS] = [join(place, 'input'), join(place, 'issues'), join(place, 'calls')]
  await writeFile(REPORT, typeof report === 'string' ? report : JSON.stringify(report))
  await writeFile(OPEN, JSON.stringify(open))
  await writeFile(CALLS, '')
  const INDEX = 'https://github.com/acme/registry.git#registry'
  const env = { PATH: `${bin}:${process.env['PATH']}`, INDEX, REPORT, OPEN, CALLS }
  const results = await runScripts('verify.yml', { cwd: place, env })
  return { codes: results.map(({ code }) => code), calls: await readFile(CALLS, 'utf8') }
}

describe.skipIf(!hasProgram('jq'))('verify.yml (needs jq)', () => {
  it('opens one issue for each finding, and the job fails', async () => {
    const other = { ...FINDING, code: 'FILE_UNEXPECTED', address: null, version: null, path: 'notes.txt' }
    const long = { ...other, path: `${'a'.repeat(300)}.txt` }
    const { codes, calls } = await runVerify({ findings: [long, FINDING, FINDING, other] }, [])
    expect(codes).toEqual([0, 0, 1])
    expect(calls.match(/^gh issue create/gm)).toHaveLength(3)
    expect(calls).toContain(`--title FILE_UNEXPECTED ${'a'.repeat(240)} --body-file`)
    expect(calls).toContain(`gh issue create --label index-finding --title ${TITLE} --body-file -`)
    expect(calls).toContain('--title FILE_UNEXPECTED notes.txt --body-file')
    // Indented, as code.
    expect(calls).toContain(`body:     ${FINDING.message}\nbody:     Fix: ${FINDING.fix}\nbody: \n`)
    expect(calls).toContain('--history --checkpoint checkpoint/index.json --packages')
  })

  it('leaves an issue that is open, and closes one whose finding is gone', async () => {
    const gone = { number: 8, title: 'FILE_UNEXPECTED gone.txt' }
    const { calls } = await runVerify({ findings: [FINDING] }, [{ number: 7, title: TITLE }, gone])
    expect(calls).not.toContain('gh issue create')
    expect(calls.match(/^gh issue close \d+/gm)).toEqual(['gh issue close 8'])
  })

  it('succeeds without findings', async () => {
    expect((await runVerify({ findings: [] }, [])).codes).toEqual([0, 0, 0])
  })

  it('fails, and touches no issue, where the index could not be verified', async () => {
    const error = { error: { code: 'INDEX_UNREACHABLE' } }
    for (const report of [error, '', '{"findings": [', 'npm error 404\n{"findings": []}']) {
      const { codes, calls } = await runVerify(report, [{ number: 7, title: TITLE }])
      expect(codes).toEqual([expect.toSatisfy((code) => code !== 0)])
      expect(calls).not.toContain('gh ')
    }
  })
})
