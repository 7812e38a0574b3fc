export interface HeaderRule {
  readonly path: RegExp
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/**
 * A `_headers` file as Netlify and Cloudflare read it: a path line, then indented `Name: value` lines. In a path `*`
 * stands for any text and `:word` for one segment. Throws on any other line.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: { path: RegExp; headers: [string, string][] }[] = []
  for (const line of text.split('\n').filter(hasContent)) {
    const header = /^\s+([\w-]+):\s*(.*\S)\s*$/.exec(line)
    const rule = rules.at(-1)
    if (line.startsWith('/')) rules.push({ path: pathPattern(line.trim()), headers: [] })
    else if (header !== null && rule !== undefined) rule.headers.push([header[1] ?? '', header[2] ?? ''])
    else throw new Error(`not a line of a _headers file: ${JSON.stringify(line)}`)
  }
  return rules
}

/** Headers for a path, by lower-case name; values of several rules are joined by a comma, as on Cloudflare. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const found = new Headers()
  for (const rule of rules.filter((candidate) => candidate.path.test(path))) {
    for (const [name, value] of rule.headers) found.append(name, value)
  }
  return Object.fromEntries(found)
}

function hasContent(line: string): boolean {
  return line.trim() !== '' && !line.trimStart().startsWith('#')
}

function pathPattern(path: string): RegExp {
  const source = path
    .replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll(/:[A-Za-z]\w*/g, '[^/]+')
  return new RegExp(`^${source}$`)
}
