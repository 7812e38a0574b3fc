import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseConfigFile } from '../../src/adapters/filesystem/config-file.ts'
import { registryConfigFormat } from '../../src/collect/registry-config.ts'
import { marksFormat } from '../../src/lifecycle/marks-file.ts'
import { configFormat } from '../../src/publish/config.ts'
import { DOCUMENTS } from '../support/docs/shell-blocks.ts'

const documents = DOCUMENTS.map((path) => ({ path, text: readFileSync(path, 'utf8') }))

interface Snippet {
  readonly path: string
  readonly text: string
}

function snippets(language: string): Snippet[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => ({
      path,
      text: code,
    })),
  )
}

interface Workflow {
  readonly jobs?: Record<
    string,
    { readonly steps: readonly { readonly uses?: string; readonly with?: object }[] }
  >
  readonly updates?: unknown
  readonly sources?: unknown
  readonly marks?: unknown
}

const inputs = Object.keys(parse(readFileSync('action.yml', 'utf8')).inputs)

describe('snippets in the documents', () => {
  it('of workflows name inputs that the action has, and those of config files are ones', () => {
    const found = snippets('yaml')
    expect(found.length).toBeGreaterThan(3)
    for (const { path, text } of found) {
      const { jobs, updates, sources, marks }: Workflow = parse(text)
      const ours = Object.values(jobs ?? {})
        .flatMap(({ steps }) => steps)
        .filter(({ uses }) => uses?.startsWith('org/module-registry-action@'))
      for (const step of ours)
        expect(inputs, path).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})))
      // The rest is a config file, or Dependabot's.
      if (sources !== undefined) parseConfigFile(path, Buffer.from(text), registryConfigFormat)
      else if (marks !== undefined) parseConfigFile(path, Buffer.from(text), marksFormat)
      else if (jobs === undefined && updates === undefined)
        parseConfigFile(path, Buffer.from(text), configFormat)
    }
  })

  it('of JSON are JSON', () => {
    for (const { text } of snippets('json')) expect(() => JSON.parse(text)).not.toThrow()
  })

  it('never run the npm package of that name, which is not ours', () => {
    for (const { path, text } of documents)
      expect(text, path).not.toMatch(/npx (?:-y |--yes )?module-registry /)
  })

  it.each(documents)('$path links to what there is', ({ path, text }) => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([])
  })

  it('of CLI configuration are those of the examples', () => {
    const example = readFileSync('examples/hosting/raw-files.tfrc', 'utf8')
    expect(readFileSync('docs/guides/consumers.md', 'utf8')).toContain(`\`\`\`hcl\n${example}\`\`\`\n`)
  })
})
