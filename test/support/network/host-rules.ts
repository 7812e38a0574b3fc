/**
 * What the rule files of hosts mean, by the hosts' own documents: headers of an answer by its path. What they do not say is
 * not made up here: a form that is not documented throws.
 */
export type HeadersOf = (path: string) => Record<string, string>

function escaped(text: string): string {
  return text.replaceAll(/[.+?^${}()|[\]\\*]/g, '\\$&')
}

/** A pattern whose parts between the marks are literal. */
function pattern(text: string, marks: RegExp, meaning: (mark: string) => string): RegExp {
  // The marks are a group, so that every second part is one.
  const parts = text.split(marks).map((part, at) => (at % 2 === 1 ? meaning(part) : escaped(part)))
  return new RegExp(`^${parts.join('')}$`)
}

interface KeyValueRule {
  readonly source: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
}

function fromRules(rules: readonly KeyValueRule[], patternOf: (source: string) => RegExp): HeadersOf {
  const read = rules.map(({ source, headers }) => ({ path: patternOf(source), headers }))
  return (path) => {
    const found = read.flatMap((rule) => (rule.path.test(path) ? rule.headers : []))
    return Object.fromEntries(found.map(({ key, value }) => [key.toLowerCase(), value]))
  }
}

/** `(regex)` and `:segment`. https://vercel.com/docs/project-configuration#headers */
export function vercelHeaders(text: string): HeadersOf {
  const { headers }: { headers: KeyValueRule[] } = JSON.parse(text)
  return fromRules(headers, (source) =>
    pattern(source, /(\([^)]*\)|:\w+)/, (mark) => (mark.startsWith('(') ? mark : '[^/]+')),
  )
}

interface FirebaseConfig {
  readonly hosting: { readonly ignore: string[]; readonly headers: KeyValueRule[] }
}

const glob = (text: string) =>
  pattern(text, /(\*\*\/|\*\*|\*)/, (mark) => ({ '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' })[mark] ?? '')

/** Globs. https://firebase.google.com/docs/hosting/full-config#headers */
export function firebaseHeaders(text: string): HeadersOf {
  const { hosting }: FirebaseConfig = JSON.parse(text)
  return fromRules(hosting.headers, glob)
}

/** The paths that `firebase deploy` uploads. https://firebase.google.com/docs/hosting/full-config#ignore */
export function firebaseUploads(text: string, paths: readonly string[]): string[] {
  const { hosting }: FirebaseConfig = JSON.parse(text)
  const ignored = hosting.ignore.map(glob)
  return paths.filter((path) => !ignored.some((rule) => rule.test(path)))
}

/** The first route that fits; `*` at the end alone. https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards */
export function azureHeaders(text: string): HeadersOf {
  const { routes }: { routes: { route: string; headers: Record<string, string> }[] } = JSON.parse(text)
  for (const { route } of routes)
    if (route.slice(0, -1).includes('*')) throw new Error(`a wildcard not at the end of ${route}`)
  return (path) => {
    const found = routes.find(({ route }) => pattern(route, /(\*)/, () => '.*').test(path))
    const headers = Object.entries(found?.headers ?? {})
    return Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]))
  }
}

export interface CloudFrontBehavior {
  readonly PathPattern: string
  readonly headers: Record<string, string>
}

/** The first behaviour that fits; `*` is any text, `?` one character. https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/DownloadDistValuesCacheBehavior.html */
export function cloudFrontHeaders(behaviors: readonly CloudFrontBehavior[]): HeadersOf {
  const read = behaviors.map(({ PathPattern, headers }) => ({
    path: pattern(PathPattern.replace(/^\//, ''), /(\*|\?)/, (mark) => (mark === '*' ? '.*' : '.')),
    headers,
  }))
  return (path) => read.find((each) => each.path.test(path.slice(1)))?.headers ?? {}
}

/** `starts_with(http.request.uri.path, "…")` and `ends_with(…)`, joined by `and`. https://developers.cloudflare.com/ruleset-engine/rules-language/functions/ */
export function cloudflareRuleHeaders(
  expression: string,
  [name, value]: readonly [string, string],
): HeadersOf {
  const terms = expression.split(' and ').map((term) => {
    const [, call, text = ''] =
      /^(starts_with|ends_with)\(http\.request\.uri\.path, "([^"]*)"\)$/.exec(term.trim()) ?? []
    if (call === undefined) throw new Error(`not an expression of this kind: ${term}`)
    return (path: string) => (call === 'starts_with' ? path.startsWith(text) : path.endsWith(text))
  })
  return (path) => (terms.every((term) => term(path)) ? { [name.toLowerCase()]: value } : {})
}
