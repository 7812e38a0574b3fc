import { posix } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readSourceFiles, type SourceFile } from './source-files.ts'

/** What takes long to load: templates, Markdown, the sanitiser. */
const LATER = /^(hono\/(jsx|html)|markdown-it.*|sanitize-html|site\/(pages|readme)\/.*)$/

const files = new Map(readSourceFiles().map((file) => [file.path, file]))

/** What a file loads when it is loaded itself: no types, and nothing that waits for an `import()`. */
function loadedBy({ path, text }: SourceFile): string[] {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly
    const { moduleSpecifier: from } = statement
    if (isType || from === undefined || !ts.isStringLiteral(from)) return []
    return from.text.startsWith('.') ? posix.join(posix.dirname(path), from.text) : from.text
  })
}

/** All that is loaded with an entry. */
function loadedWith(entry: string): Set<string> {
  const loaded = new Set([entry])
  for (const path of loaded) {
    const file = files.get(path)
    for (const next of file === undefined ? [] : loadedBy(file)) loaded.add(next)
  }
  return loaded
}

describe('the start', () => {
  const ENTRIES = ['cli/index.ts', 'cli/serve/serve.ts', 'action/index.ts', 'edge/index.ts']
  it.each(ENTRIES)('of %s does not wait for the renderer of pages', (entry) => {
    const loaded = loadedWith(entry)
    expect(loaded.size).toBeGreaterThan(10)
    expect([...loaded].filter((name) => LATER.test(name))).toEqual([])
  })

  it('would be seen to wait for it', () => {
    const loaded = [...loadedWith('cli/site.ts')].filter((name) => LATER.test(name))
    expect(loaded).toEqual(expect.arrayContaining(['markdown-it', 'sanitize-html', 'site/pages/layout.tsx']))
  })
})
