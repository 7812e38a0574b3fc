// The licences of what a bundle contains: every package with its text, and none with a licence that is not allowed.
import { readdirSync, readFileSync } from 'node:fs'

/** Permissive licences, compatible with the Apache-2.0 of this project. Another one is a decision: add it with its reason. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

/** Packages that only commands of others need; no bundle has them. */
const NOT_BUNDLED = ['argparse'] // the command of markdown-it

/** The texts for packages that name their licence and ship none. https://spdx.org/licenses/ */
const TEXTS = {
  ISC: `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby
granted, provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`,
  MIT: `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
}

/** The texts of these packages, in their order. Throws for a licence that is not allowed, and for one without a text. */
export function licences(packages) {
  return packages
    .filter((name) => !NOT_BUNDLED.includes(name))
    .map(licenceOf)
    .join(`\n${'-'.repeat(80)}\n\n`)
}

function licenceOf(name) {
  const { license, author } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))
  if (!ALLOWED.includes(license)) throw new Error(`${name} has the licence ${license}, which is not allowed`)
  const file = readdirSync(`node_modules/${name}`).find((each) => /^licen[cs]e([.-]|$)/i.test(each))
  const text =
    file === undefined
      ? standardText(name, license, author)
      : readFileSync(`node_modules/${name}/${file}`, 'utf8').trim()
  return `${name} (${license})\n\n${text}\n`
}

function standardText(name, license, author) {
  const holder = (typeof author === 'string' ? author : author?.name)?.replace(/ [<(].*$/, '')
  const text = TEXTS[license]
  if (holder === undefined || text === undefined) throw new Error(`${name} ships no text of its licence`)
  return `Copyright (c) ${holder}\n\n${text}`
}
