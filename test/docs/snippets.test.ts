import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseConfigFile } from '../../src/adapters/filesystem/config-file.ts'
import { registryConfigFormat } from '../../src/collect/registry-config.ts'
import { configFormat } from '../../src/publish/config.ts'

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => `docs/${name}`),
]
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

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
}

const inputs = Object.keys(parse(readFileSync('action.yml', 'utf8')).inputs)
const commandLine = ['src/cli/index.ts', 'src/cli/mark-commands.ts', 'src/cli/consumer-commands.ts']
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const commands = [...commandLine.matchAll(/^ *(?:command\w*(?:<\w+>)?\(\s*|action: )'(\w+)'/gm)].map(
  ([, name]) => name,
)

describe('snippets in the documents', () => {
  it('of workflows name inputs that the action has, and those of config files are ones', () => {
    const found = snippets('yaml')
    expect(found.length).toBeGreaterThan(3)
    for (const { path, text } of found) {
      const { jobs, updates, sources }: Workflow = parse(text)
      const ours = Object.values(jobs ?? {})
        .flatMap(({ steps }) => steps)
        .filter(({ uses }) => uses?.startsWith('org/module-registry-action@'))
      for (const step of ours)
        expect(inputs, path).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})))
      // The rest is a config file, or Dependabot's.
      if (sources !== undefined) parseConfigFile(path, Buffer.from(text), registryConfigFormat)
      else if (jobs === undefined && updates === undefined)
        parseConfigFile(path, Buffer.from(text), configFormat)
    }
  })

  it('of JSON are JSON', () => {
    for (const { text } of snippets('json')) expect(() => JSON.parse(text)).not.toThrow()
  })

  it('of commands name commands and flags that there are', () => {
    expect(commands).toContain('doctor')
    const lines = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/^ *(?:\$ )?module-registry +(\w+)(.*)$/gm)].map(([, name = '', args = '']) => ({
        path,
        name,
        flags: args.match(/--[a-z][a-z-]*/g) ?? [],
      })),
    )
    expect(lines.length).toBeGreaterThan(5)
    for (const { path, name, flags } of lines) {
      expect(commands, path).toContain(name)
      for (const flag of flags) expect(commandLine, `${path}: ${name} ${flag}`).toContain(`'${flag}`)
    }
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
    expect(readFileSync('docs/consumers.md', 'utf8')).toContain(`\`\`\`hcl\n${example}\`\`\`\n`)
  })
})
