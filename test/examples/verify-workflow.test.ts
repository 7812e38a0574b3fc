import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readWorkflow } from '../support/action/workflow-file.ts'
import { hasProgram, runProgram } from '../support/cli/program.ts'
import { programDirectory, temporaryDirectory } from '../support/temporary.ts'

const FINDING = {
  code: 'PACKAGE_MISSING',
  address: 'acme/vpc/aws',
  version: '1.0.0',
  message: 'module.zip is "missing"; $(touch marker)',
  path: 'v1/modules/acme/vpc/aws/1.0.0/module.zip',
  fix: 'module-registry publish --repair --all-tags --index …',
}
const TITLE = `${FINDING.code} ${FINDING.address} ${FINDING.version} ${FINDING.path}`

/** Writes its arguments and what it reads into a file, and lists the open issues. */
const GH = `#!/bin/bash
printf '%s\\n' "gh $*" >> "$CALLS"
case "$*" in
  *"issue list"*) cat "$OPEN" ;;
  *"issue create"*) sed 's/^/body: /' >> "$CALLS" ;;
esac
`

/** Prints the report, and fails as verify does for findings. */
const NPX = `#!/bin/bash
printf '%s\\n' "npx $*" >> "$CALLS"
cat "$REPORT"
grep -q '"code"' "$REPORT" && exit 1 || exit 0
`

async function runSteps(report: object | string, open: readonly object[]) {
  const place = await temporaryDirectory()
  const bin = await programDirectory({ gh: GH, npx: NPX })
  const [REPORT, OPEN, CALLS] = [join(place, 'input'), join(place, 'issues'), join(place, 'calls')]
  await writeFile(REPORT, typeof report === 'string' ? report : JSON.stringify(report))
  await writeFile(OPEN, JSON.stringify(open))
  await writeFile(CALLS, '')
  const INDEX = 'https://github.com/acme/registry.git#registry'
  const env = { PATH: `${bin}:${process.env['PATH']}`, INDEX, REPORT, OPEN, CALLS }
  const codes: number[] = []
  const steps = Object.values(readWorkflow('verify.yml').jobs).flatMap((job) => job.steps)
  for (const { run } of steps.filter((step) => step.run !== '')) {
    // As the runner starts it: https://docs.github.com/actions/reference/workflow-syntax-for-github-actions
    const { code } = await runProgram('bash', ['-e', '-c', run], { cwd: place, env })
    codes.push(code)
    if (code !== 0) break
  }
  return { codes, calls: await readFile(CALLS, 'utf8') }
}

describe.skipIf(!hasProgram('jq'))('verify.yml (needs jq)', () => {
  it('opens one issue for each finding, and the job fails', async () => {
    const other = { ...FINDING, code: 'FILE_UNEXPECTED', address: null, version: null, path: 'notes.txt' }
    const { codes, calls } = await runSteps({ findings: [FINDING, FINDING, other] }, [])
    expect(codes).toEqual([0, 0, 1])
    expect(calls.match(/^gh issue create/gm)).toHaveLength(2)
    expect(calls).toContain(`gh issue create --label index-finding --title ${TITLE} --body-file -`)
    expect(calls).toContain('--title FILE_UNEXPECTED notes.txt --body-file')
    expect(calls).toContain(`body: - ${FINDING.message}`)
    expect(calls).toContain(`body:   Fix: \`${FINDING.fix}\``)
    expect(calls).toContain('--history --checkpoint checkpoint/index.json --packages')
  })

  it('leaves an issue that is open, and closes one whose finding is gone', async () => {
    const gone = { number: 8, title: 'FILE_UNEXPECTED gone.txt' }
    const { calls } = await runSteps({ findings: [FINDING] }, [{ number: 7, title: TITLE }, gone])
    expect(calls).not.toContain('gh issue create')
    expect(calls.match(/^gh issue close \d+/gm)).toEqual(['gh issue close 8'])
  })

  it('succeeds without findings', async () => {
    expect((await runSteps({ findings: [] }, [])).codes).toEqual([0, 0, 0])
  })

  it('fails, and touches no issue, where the index could not be verified', async () => {
    const error = { error: { code: 'INDEX_UNREACHABLE' } }
    for (const report of [error, '', '{"findings": [', 'npm error 404\n{"findings": []}']) {
      const { codes, calls } = await runSteps(report, [{ number: 7, title: TITLE }])
      expect(codes).toEqual([expect.toSatisfy((code) => code !== 0)])
      expect(calls).not.toContain('gh ')
    }
  })
})
