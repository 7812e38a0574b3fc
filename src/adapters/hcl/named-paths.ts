import { Scanner } from './hcl-tokens.ts'

/** A `..` that leads up: no ellipsis, and no part of a name. */
const UP = /(?<![\w.])\.\.(?![\w.])/

/** What can go up: two dots, their Unicode escape, and functions that take something off a path. */
const MAY_LEAD_UP = /\.\.|\\u|\bdirname\b/i
const SHORTENED =
  /\b(?:replace|regex(?:all)?|split|substr|trim(?:suffix)?)\s*\(\s*(?:"[^"]*"\s*,\s*)?(?:abspath\s*\(\s*)?"?(?:\$\{\s*)?path\.module\b/

const MODULE_PATH = ['${', 'path', '.', 'module', 'template end']
/** Directories of whoever calls the module: no package holds them. */
const OF_CALLERS = /^\$\{ path \. (?:cwd|root) template end$/
const SOURCES = ['source =', '"source" :']

/**
 * What a text of configuration names above its directory, from there: by the source of a local module, or by a text that begins with
 * `path.module` and goes up at once. One that goes on with an expression, or with what may be no part of the path, names the directory up
 * to there. Undefined where the text goes up in any other way: nobody knows then what it names.
 */
export function pathsAbove(text: string): readonly string[] | undefined {
  if (SHORTENED.test(text)) return undefined
  if (!MAY_LEAD_UP.test(text)) return []
  const found: string[] = []
  let before: string[] = []
  for (const { type, start, end } of new Scanner(text)) {
    if (type === 'comment' || type === 'newline') continue
    const own = text.slice(start, end)
    const isText = type === 'text' || type === 'string'
    if (type === 'fault' || own === 'dirname' || (isText && /\\u/i.test(own))) return undefined
    const said = (type === 'string' ? own.slice(1, -1) : own).replaceAll(/\\[nrt"\\]/g, ' ')
    if (isText && UP.test(said) && !OF_CALLERS.test(before.join(' '))) {
      const isSource = type === 'string' && SOURCES.includes(before.slice(-2).join(' '))
      const isOfModule = type === 'text' && before.join(' ') === MODULE_PATH.join(' ')
      const isWhole = isSource || text[end] === '"'
      const path = isSource || isOfModule ? pathUp(isSource ? `/${said}` : said, isWhole) : undefined
      if (path === undefined) return undefined
      found.push(path)
    }
    before = [...before.slice(1 - MODULE_PATH.length), type === 'name' || type === 'string' ? own : type]
  }
  return found
}

/** None, or undefined where a script may go up: nobody knows where it is run. */
export function pathsAboveScript(text: string): readonly string[] | undefined {
  return UP.test(text) ? undefined : []
}

/** @param isWhole whether the path ends with the text */
function pathUp(text: string, isWhole: boolean): string | undefined {
  const [plain = ''] = /^[\w@+=./-]*/.exec(text) ?? []
  const path = isWhole && plain === text ? plain : plain.slice(0, plain.lastIndexOf('/') + 1)
  const [ups = ''] = /^(?:\/\.\.(?=\/|$))+/.exec(path) ?? []
  // Behind a name it leads up from what the package may lack.
  return UP.test(text.slice(ups.length)) ? undefined : `.${path}`
}
