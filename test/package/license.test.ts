import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { licenseOfText, selectLicense } from '../../src/package/license.ts'

const MIT = `MIT License

Copyright (c) 2025 Acme

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND.
`
const BSD_2 = `Redistribution and use in source and binary forms, with or without modification, are permitted:
1. Redistributions of source code must retain the above copyright notice.
2. Redistributions in binary form must reproduce the above copyright notice.
THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS.
`
const BSD_3 = `${BSD_2}3. Neither the name of Acme may be used to endorse or promote products.\n`
const MPL =
  'Mozilla Public License Version 2.0\n==================================\n1.4. "Covered Software"\n'
const BUSL = 'Business Source License 1.1\n\nChange Date: 2029-01-01\n'

describe('the licence of a module', () => {
  it.each([
    ['Apache-2.0', readFileSync('LICENSE', 'utf8')],
    ['MIT', MIT],
    ['MIT', MIT.replaceAll('\n', '\r\n').replaceAll('"', '\u201c')],
    ['BSD-2-Clause', BSD_2],
    ['BSD-3-Clause', BSD_3],
    ['MPL-2.0', MPL],
    ['BUSL-1.1', BUSL],
    ['GPL-3.0-or-later', '# SPDX-License-Identifier: GPL-3.0-or-later\n'],
    ['MIT OR Apache-2.0', `SPDX-License-Identifier: MIT OR Apache-2.0\n\n${MIT}`],
  ])('is %s', (id, text) => {
    expect(licenseOfText(text)).toBe(id)
  })

  it.each([
    ['two texts in one file', `${MIT}\n${MPL}`],
    ['MIT No Attribution', MIT.replace(/The above.*?\n\n/s, '')],
    ['BSD with its advertising clause', `${BSD_3}All advertising materials must say so.\n`],
    [
      'a GNU licence, which does not say whether later versions count',
      'GNU GENERAL PUBLIC LICENSE Version 3',
    ],
    ['a text of its own', 'All rights reserved.'],
    ['nothing', ''],
  ])('is not known for %s', (_, text) => {
    expect(licenseOfText(text)).toBe('')
  })

  it('is in a file with a license name', () => {
    const files = ['main.tf', 'COPYING', 'LICENSE.md', 'docs/LICENSE'].map((path) => ({ path }))
    expect(selectLicense(files)).toEqual({ path: 'LICENSE.md' })
    expect(selectLicense([{ path: 'LICENSES.txt' }])).toBeUndefined()
  })
})

it.each([
  [['license', 'LICENSE'], 'LICENSE'],
  [['LICENSE', 'license'], 'LICENSE'],
  [['COPYING', 'LICENCE.txt'], 'LICENCE.txt'],
])('of %j the licence is %s', (paths, chosen) => {
  expect(selectLicense(paths.map((path) => ({ path })))?.path).toBe(chosen)
})
