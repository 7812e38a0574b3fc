import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

const text = readFileSync('docs/explanation/architecture.md', 'utf8')
const folders = new Set(readSourceFiles().map(({ path }) => path.split('/')[0]))

describe('docs/explanation/architecture.md', () => {
  it('has a line for each folder', () => {
    const named = [...text.matchAll(/^ {6}(\w+)\/ /gm)].map(([, name]) => name)
    expect(new Set(named)).toEqual(folders)
  })

  it('names files and folders that exist', () => {
    const paths = [...text.matchAll(/`((\w+)\/[\w./-]*)`/g)]
      .filter(([, , folder]) => folders.has(folder))
      .map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(40)
    expect(paths.filter((path) => !existsSync(`src/${path}`))).toEqual([])
  })
})
