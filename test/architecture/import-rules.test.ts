import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** The layers of docs/explanation/architecture.md: a folder imports from itself and from the layers before its own. */
const LAYERS: readonly (readonly string[])[] = [
  ['base'],
  ['module'],
  ['interface', 'package'],
  ['oci'],
  ['index'],
  ['search'],
  ['publish', 'lifecycle', 'doctor', 'server', 'site'],
  ['collect', 'check', 'audit', 'sync'],
  ['migration', 'release'],
  ['adapters', 'browser'],
  ['composition'],
  ['action', 'cli', 'edge'],
]

/** These decide alone: no I/O, no clock, no environment, no randomness. */
const PURE = LAYERS.slice(0, 8).flat()
const PURE_PACKAGES = /^(zod|semver|ignore|minisearch|node:buffer|node:crypto|node:path\/posix|node:zlib)$/
/** Templates and Markdown: functions from text to text. */
const SITE_PACKAGES = /^(hono\/(jsx|html)|markdown-it(-footnote)?|sanitize-html|github-slugger)$/

const files = readSourceFiles()
const paths = new Set(files.map(({ path }) => path))

describe('the architecture', () => {
  it('has files in every folder, and no other folders', () =>
    expect(new Set(files.map(({ path }) => folderOf(path)))).toEqual(new Set(LAYERS.flat())))

  it.each(files)('lets $path import only what its layer may', ({ path, imports }) => {
    const folder = folderOf(path)
    const layer = LAYERS.findIndex((folders) => folders.includes(folder))
    const allowed = new Set([folder, ...LAYERS.slice(0, layer).flat()])
    const inner = imports.filter((name) => /\.tsx?$/.test(name))
    expect(inner.filter((name) => !paths.has(name) || !allowed.has(folderOf(name)))).toEqual([])
    const packages = imports.filter((name) => !/\.tsx?$/.test(name))
    const isAllowed = (name: string) =>
      PURE_PACKAGES.test(name) || (folder === 'site' && SITE_PACKAGES.test(name))
    expect(PURE.includes(folder) ? packages.filter((name) => !isAllowed(name)) : []).toEqual([])
  })

  it('keeps Node.js out of the function that runs at the edge', () => {
    const imports = files.filter(({ path }) => folderOf(path) === 'edge').flatMap((file) => file.imports)
    expect(imports).toContain('adapters/http/http-index.ts')
    const forbidden = /^(node:|adapters\/(?!http\/http-index\.ts$)|composition\/)/
    expect(imports.filter((name) => forbidden.test(name))).toEqual([])
  })

  it('reads the environment, prints and exits in the entries alone', () => {
    const inner = files.filter(({ path }) => !['action', 'cli'].includes(folderOf(path)))
    const forbidden = /process\.(env|exit|stdout|stderr|argv)\b|\bconsole\./
    expect(inner.filter(({ text }) => forbidden.test(text))).toEqual([])
  })

  it('uses no clock and no randomness in the pure folders', () => {
    // The text of a script of the pages is no code of the folder that it is in.
    const pure = files.filter(({ path }) => PURE.includes(folderOf(path)) && path !== 'site/look/script.ts')
    expect(pure.filter(({ text }) => /Date\.now|new Date\(\)|Math\.random|setTimeout/.test(text))).toEqual([])
  })

  it('has no cycle', () => {
    const all = files.map((file) => [file.path, file.imports.filter((name) => paths.has(name))] as const)
    expect(findCycle(new Map(all))).toEqual([])
  })

  it('has no cycle between the folders of the index', () => {
    const partOf = (path: string) => /^index\/\w+(?=\/)/.exec(path)?.[0] ?? ''
    const folders = new Map<string, string[]>()
    for (const { path, imports } of files) {
      const part = partOf(path)
      const others = imports.map(partOf).filter((other) => other !== '' && other !== part)
      if (part !== '') folders.set(part, [...(folders.get(part) ?? []), ...others])
    }
    expect(folders.size).toBeGreaterThan(3)
    expect(findCycle(folders)).toEqual([])
  })

  it('has no barrel, no default export and no file of mixed contents', () => {
    expect(files.filter(({ text }) => /^export (\*|\{[^}]*\} from|default)/m.test(text))).toEqual([])
    const mixed = /(^|\/)(utils?|helpers?|common|types|constants)\.tsx?$/
    expect([...paths].filter((path) => mixed.test(path))).toEqual([])
  })

  it('imports only types into the ports', () => {
    const ports = files.filter(({ path }) => path.endsWith('/ports.ts'))
    expect(ports.length).toBeGreaterThan(0)
    expect(ports.filter(({ text }) => /^import (?!type )/m.test(text))).toEqual([])
  })
})

function folderOf(path: string): string {
  return path.split('/')[0] ?? ''
}

function findCycle(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>()
  const visit = (path: string, trail: readonly string[]): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return []
    for (const next of imports.get(path) ?? []) {
      const cycle = visit(next, [...trail, path])
      if (cycle.length > 0) return cycle
    }
    done.add(path)
    return []
  }
  for (const path of imports.keys()) {
    const cycle = visit(path, [])
    if (cycle.length > 0) return cycle
  }
  return []
}
