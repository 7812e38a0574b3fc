import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './source-files.ts'

/** Who may import whom: CONTRIBUTING.md and docs/architecture.md. */
const RULES: readonly { readonly room: string; readonly may: RegExp }[] = [
  { room: 'core/', may: /^(core\/|semver$|zod$|node:crypto$|node:path\/posix$)/ },
  { room: 'site/', may: /^(core|site)\// },
  { room: 'ports.ts', may: /^core\// },
  { room: 'use-cases/', may: /^(core\/|site\/|use-cases\/|ports\.ts$)/ },
  { room: 'server/', may: /^(core\/|site\/|server\/|ports\.ts$|hono(\/|$)|node:crypto$)/ },
  { room: 'adapters/', may: /^(?!action\/|cli\/|server\/|site\/|use-cases\/|assemble(-github)?\.ts$)/ },
  { room: 'assemble.ts', may: /^(adapters\/|core\/|ports\.ts$|assemble-github\.ts$|node:)/ },
  { room: 'assemble-github.ts', may: /^(adapters\/|core\/|ports\.ts$)/ },
  { room: 'action/', may: /^(?!(cli|edge)\/)/ },
  { room: 'cli/', may: /^(?!(action|edge)\/)/ },
  { room: 'edge/', may: /^(adapters\/http-index\.ts$|core\/|edge\/|ports\.ts$|server\/)/ },
]

const files = readSourceFiles()
const paths = new Set(files.map(({ path }) => path))

describe('the house', () => {
  it('has files in every room', () => {
    for (const { room } of RULES) expect([...paths].filter((path) => path.startsWith(room))).not.toEqual([])
  })

  it.each(files)('lets $path import only what its room may', ({ path, imports }) => {
    const rule = RULES.find(({ room }) => path.startsWith(room))
    expect(rule, 'the file lies in no room').toBeDefined()
    expect(imports.filter((name) => !rule?.may.test(name))).toEqual([])
    expect(imports.filter((name) => name.endsWith('.ts') && !paths.has(name))).toEqual([])
  })

  it('reads the environment, prints and exits in the entries alone', () => {
    const inner = files.filter(({ path }) => !/^(action|cli)\//.test(path))
    expect(
      inner.filter(({ text }) => /process\.(env|exit|stdout|stderr|argv)\b|\bconsole\./.test(text)),
    ).toEqual([])
  })

  it('knows no time and no chance in the pure rooms', () => {
    const pure = files.filter(({ path }) => /^(core|site|use-cases|server)\//.test(path))
    expect(pure.filter(({ text }) => /Date\.now|new Date\(\)|Math\.random|setTimeout/.test(text))).toEqual([])
  })

  it('has no cycle', () => {
    expect(findCycle()).toEqual([])
  })

  it('has no barrel, no default export and no drawer', () => {
    expect(files.filter(({ text }) => /^export (\*|\{[^}]*\} from|default)/m.test(text))).toEqual([])
    expect(
      [...paths].filter((path) => /(^|\/)(utils?|helpers?|common|types|constants)\.ts$/.test(path)),
    ).toEqual([])
  })

  it('imports only types into the ports', () => {
    const ports = files.find(({ path }) => path === 'ports.ts')
    expect(ports?.text.match(/^import (?!type )/gm)).toBeNull()
  })
})

function findCycle(): string[] {
  const imports = new Map(files.map((file) => [file.path, file.imports.filter((name) => paths.has(name))]))
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
  for (const path of paths) {
    const cycle = visit(path, [])
    if (cycle.length > 0) return cycle
  }
  return []
}
