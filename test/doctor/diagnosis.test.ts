import { expect, it } from 'vitest'
import { formatDiagnosis, refusalsOf } from '../../src/cli/doctor.ts'
import { broken, type Check, passed } from '../../src/doctor/check.ts'
import { CLIENTS } from '../../src/doctor/client.ts'
import { type ClientResult, diagnose, type Installed } from '../../src/doctor/doctor.ts'

const [TERRAFORM, OPENTOFU] = CLIENTS
const well = passed('PACKAGE', 'the package', true).checks
const noHeader = broken('DOWNLOAD_NO_HEADER', 'no header', 'send it')
const bytes = (identity: string): Installed => ({ kind: 'bytes', identity })

const walk = (client: ClientResult['client'], checks: readonly Check[], installed?: Installed) => {
  const subject = installed === undefined ? '' : 'acme/vpc/aws 1.2.3'
  return { client, checks, installed, subject }
}

const of = (terraform: ClientResult, opentofu: ClientResult) =>
  diagnose('https://r.test', [terraform, opentofu])

it('says which client stops where, and what to do', () => {
  const diagnosis = of(walk(TERRAFORM, noHeader.checks), walk(OPENTOFU, well, bytes('a')))
  expect(formatDiagnosis(diagnosis)).toBe(`doctor     https://r.test, acme/vpc/aws 1.2.3
  broken   DOWNLOAD_NO_HEADER  terraform: no header
             fix: send it
  ok       PACKAGE  opentofu: the package
terraform  does not install: DOWNLOAD_NO_HEADER
opentofu   installs`)
  const message =
    'terraform does not install acme/vpc/aws 1.2.3 from https://r.test: DOWNLOAD_NO_HEADER: no header'
  expect(refusalsOf(diagnosis, [])).toEqual([{ code: 'NOT_INSTALLABLE', message, hint: 'send it' }])
  expect(refusalsOf(diagnosis, ['opentofu'])).toEqual([])
})

it('is red where the clients install different packages', () => {
  const diagnosis = of(walk(TERRAFORM, well, bytes('a')), walk(OPENTOFU, well, bytes('b')))
  expect(diagnosis.clients).toMatchObject({ terraform: { installs: true }, opentofu: { installs: true } })
  const message = expect.stringContaining('PACKAGE_NOT_SAME: ')
  expect(refusalsOf(diagnosis, [])).toMatchObject([{ message }])
  expect(formatDiagnosis(diagnosis)).toContain('\n             fix: let both name the same package')
})

it.each([
  ['a package of which nothing is known', { kind: 'unknown', identity: '' } as const],
  ['a commit and a zip', { kind: 'commit', identity: 'x' } as const],
])('compares no %s', (_, installed) =>
  expect(of(walk(TERRAFORM, well, installed), walk(OPENTOFU, well, bytes('b'))).checks).toHaveLength(1),
)

it('says a failure of both clients once', () => {
  const diagnosis = of(walk(TERRAFORM, noHeader.checks), walk(OPENTOFU, noHeader.checks))
  expect(formatDiagnosis(diagnosis)).toBe(`doctor     https://r.test
  broken   DOWNLOAD_NO_HEADER  no header
             fix: send it
terraform  does not install: DOWNLOAD_NO_HEADER
opentofu   does not install: DOWNLOAD_NO_HEADER`)
  const message = 'terraform and opentofu do not install from https://r.test: DOWNLOAD_NO_HEADER'
  expect(refusalsOf(diagnosis, [], true)).toEqual([{ code: 'NOT_INSTALLABLE', message, hint: 'send it' }])
  const one = 'opentofu does not install from https://r.test: DOWNLOAD_NO_HEADER'
  expect(refusalsOf(diagnosis, ['opentofu'], true)).toMatchObject([{ message: one }])
})
