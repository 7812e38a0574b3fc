import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const MAX_FILE_LINES = 450
const MAX_FUNCTION_LINES = 60

const files = readSourceFiles()

describe('the size of the code', () => {
  it('keeps every file under 450 lines', () => {
    const long = files.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    expect(long.length).toBeGreaterThan(100)
    expect(long.filter(({ lines }) => lines > MAX_FILE_LINES)).toEqual([])
  })

  it('keeps every function under 60 lines', () => {
    const functions = files.flatMap(functionsOf)
    expect(functions.length).toBeGreaterThan(1000)
    expect(functions.filter(({ lines }) => lines > MAX_FUNCTION_LINES)).toEqual([])
  })
})

function functionsOf({ path, text }: { readonly path: string; readonly text: string }) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: { readonly at: string; readonly lines: number }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = source.getLineAndCharacterOfPosition(node.getStart()).line
      const last = source.getLineAndCharacterOfPosition(node.end).line
      found.push({ at: `${path}:${first + 1}`, lines: last - first + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
