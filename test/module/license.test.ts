import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { licenseIdentifier, selectLicense } from '../../src/module/license.ts'
import { inTime } from '../support/in-time.ts'

const directory = 'test/fixtures/licenses'
const names = readdirSync(directory).map((name) => name.replace(/\.txt$/, ''))
const textOf = (name: string) => readFileSync(`${directory}/${name}.txt`, 'utf8')
const MIT = textOf('MIT')

describe('the licence of a text', () => {
  it('is tested with each text that is known', () =>
    expect(names.toSorted()).toEqual(
      '0BSD AGPL-3.0 Apache-2.0 BSD-2-Clause BSD-3-Clause BUSL-1.1 CC0-1.0 GPL-2.0 GPL-3.0 ISC LGPL-3.0 MIT MPL-2.0 Unlicense'
        .split(' ')
        .toSorted(),
    ))

  it.each(names)('%s is recognised', (name) => expect(licenseIdentifier(textOf(name))).toBe(name))

  it.each(names)('%s is not guessed where a sentence is missing, added or another one', (name) => {
    const text = textOf(name)
    expect(licenseIdentifier(`${text}\nThis software must not be sold.\n`)).toBeUndefined()
    expect(licenseIdentifier(text.replace(/\bthe\b/gi, 'no'))).toBeUndefined()
    expect(licenseIdentifier(text.slice(0, text.length * 0.8))).toBeUndefined()
  })

  it.each([
    ['holders and years', MIT.replace('[year] [fullname]', '2019-2024 Acme GmbH <oss@acme.test>')],
    ['two holders', MIT.replace('Copyright', 'Copyright 2012 Someone\nAll rights reserved.\nCopyright')],
    ['without a holder', MIT.replace(/^Copyright.*$/m, '')],
    ['without a title', MIT.replace('MIT License', '')],
    ['another title', MIT.replace('MIT License', '# The MIT License (MIT)')],
    ['lines of Windows', MIT.replaceAll('\n', '\r\n')],
    ['one line for a paragraph', MIT.replaceAll(/(\S)\n(\S)/g, '$1 $2')],
    ['curly quotation marks', MIT.replaceAll(/"(\w+)"/g, '“$1”')],
  ])('is the same with other %s', (_, text) => expect(licenseIdentifier(text)).toBe('MIT'))

  it('is that of an Apache licence without its appendix, and BUSL-1.1 whatever its parameters are', () => {
    expect(licenseIdentifier(textOf('Apache-2.0').replace(/APPENDIX[\s\S]*/, ''))).toBe('Apache-2.0')
    const parameters = 'Licensor: Acme\nLicensed Work: vpc. (c) 2024 Acme.\nChange License: MPL 2.0\n'
    expect(licenseIdentifier(`Parameters\n\n${parameters}\nNotice\n\n${textOf('BUSL-1.1')}`)).toBe('BUSL-1.1')
  })

  it.each([
    ['// SPDX-License-Identifier: EUPL-1.2\n', 'EUPL-1.2'],
    ['<!-- SPDX-License-Identifier: MIT OR Apache-2.0 -->\r\ntext', 'MIT OR Apache-2.0'],
    ['/* SPDX-License-Identifier:\tMIT AND 0BSD WITH x */', 'MIT AND 0BSD WITH x'],
    [`SPDX-License-Identifier:${'a'.repeat(100)}\t`, 'a'.repeat(100)],
  ])('of %j is what the file names: %s', (text, named) => expect(licenseIdentifier(text)).toBe(named))

  it.each([
    ...['SPDX-License-Identifier: MIT or ISC', 'SPDX-License-Identifier: (MIT)', 'SPDX-License-Identifier:'],
    ...[`SPDX-License-Identifier: ${'a'.repeat(101)}`, `SPDX-License-Identifier: <b>MIT\n${MIT}`],
    ...['', 'All rights reserved.', 'Proprietary'],
  ])('is unknown for %j', (text) => expect(licenseIdentifier(text)).toBeUndefined())
})

it.each([
  [['main.tf', 'LICENSE'], 'LICENSE'],
  [['COPYING', 'LICENCE.md', 'license.txt'], 'license.txt'],
  [['COPYING', 'LICENCE.md'], 'LICENCE.md'],
  [['LICENSE.md', 'LICENSE'], 'LICENSE'],
  [['LICENSE-MIT', 'licenses.tf', 'COPYING.lesser.tf'], undefined],
  [['my-license', 'license.md.txt', 'copying.tf', 'relicense'], undefined],
  [['UNLICENSE', 'LICENSE'], 'LICENSE'],
  [['UNLICENSE', 'licence'], 'licence'],
  [['UNLICENSE.md', 'COPYING'], 'COPYING'],
  [['COPYING', 'license.rst'], 'license.rst'],
  [['Copying.markdown'], 'Copying.markdown'],
  [['b', 'LICENSE.txt', 'LICENSE.md', 'LICENSE.rst'], 'LICENSE.md'],
  [['UNLICENSE'], 'UNLICENSE'],
  [[], undefined],
])('the licence file of a directory of %j is %s', (files, expected) =>
  expect(selectLicense(files)).toBe(expected),
)

it.each([
  ['a line of blanks', `SPDX-License-Identifier: x${' '.repeat(100_000)}y`],
  ['lines', '\n'.repeat(131_072)],
  ['a title', 'mit license '.repeat(10_000)],
  ['business source licenses', 'business source license '.repeat(5000)],
])('ends for %s', (_, text) => expect(inTime(() => licenseIdentifier(text))).toBeUndefined())
