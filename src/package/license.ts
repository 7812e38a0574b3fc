const NAMES = ['license', 'license.md', 'license.txt', 'licence', 'licence.md', 'licence.txt', 'copying']

/** The licence file at the root of a module; undefined where there is none. */
export function selectLicense<T extends { readonly path: string }>(files: readonly T[]): T | undefined {
  const rank = ({ path }: T) => NAMES.indexOf(path.toLowerCase())
  return files
    .filter((file) => rank(file) >= 0)
    .toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1))[0]
}

/** What only the text of one licence contains, as one line. GNU licences are left out: their texts do not say "only" or "or later". */
const TEXTS = {
  'Apache-2.0': /Apache License,? Version 2\.0.* TERMS AND CONDITIONS FOR USE/i,
  'MPL-2.0': /Mozilla Public License,? Version 2\.0.* "?Covered Software"?/i,
  'BUSL-1.1': /Business Source License 1\.1.* Change Date/i,
  MIT: /Permission is hereby granted, free of charge.* this permission notice shall be included.* THE SOFTWARE IS PROVIDED "AS IS"/i,
  'BSD-3-Clause':
    /^(?!.*advertising materials).*Redistribution and use in source and binary forms.* endorse or promote/i,
  'BSD-2-Clause':
    /^(?!.*(advertising materials|endorse or promote)).*Redistribution and use in source and binary forms.* in binary form must reproduce/i,
}

const MARK = /^\W*SPDX-License-Identifier:[ \t]*([A-Za-z0-9][A-Za-z0-9.+() -]{0,100}?)[ \t]*$/m

/** The SPDX expression for the text of a licence; `''` where the licence is not certain. https://spdx.org/licenses/ */
export function licenseOfText(text: string): string {
  const marked = MARK.exec(text)?.[1]
  if (marked !== undefined) return marked
  const line = text.replaceAll(/[\s#*>]+/g, ' ').replaceAll(/[\u201c\u201d]/g, '"')
  const found = Object.entries(TEXTS).flatMap(([id, pattern]) => (pattern.test(line) ? id : []))
  const [first = '', ...others] = found
  return others.length > 0 ? '' : first
}
