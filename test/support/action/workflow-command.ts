/**
 * Every line that the runner would obey, unescaped; its name is `error`, `group`, `add-mask`, … It obeys both output streams, and blanks before the `::`.
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export function parseWorkflowCommands(output: string) {
  return output.split(/\r?\n/).flatMap((line) => {
    const match = /^\s*::([^\s:]+)(?:\s+(.*?))?::(.*)$/.exec(line)
    if (match === null) return []
    const [, name = '', properties = '', message = ''] = match
    return [{ name, properties: parseProperties(properties), message: unescapeText(message) }]
  })
}

/**
 * The format of the files behind GITHUB_OUTPUT, GITHUB_ENV and GITHUB_STATE: `name=value` lines and
 * `name<<DELIMITER` blocks. Stricter than the runner: what it does not understand, and a name given twice, throws.
 */
export function parseCommandFile(text: string): Record<string, string> {
  const values = new Map<string, string>()
  const lines = text.split('\n')
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    if (line === '') continue
    const [name, value] = parseSetting(line, lines)
    if (values.has(name)) throw new Error(`${JSON.stringify(name)} is set twice`)
    values.set(name, value)
  }
  return Object.fromEntries(values)
}

/** Reads one setting from its first line and, for a block, takes the following lines. */
function parseSetting(line: string, following: string[]): [name: string, value: string] {
  // Whichever of `=` and `<<` comes first decides, as in the runner.
  const [, name, operator, rest = ''] = /^((?:(?!=|<<).)+)(=|<<)(.*)$/s.exec(line) ?? []
  if (name === undefined) throw new Error(`not a setting: ${JSON.stringify(line)}`)
  if (operator === '=') return [name, rest]
  const end = rest === '' ? -1 : following.indexOf(rest)
  if (end < 0) throw new Error(`no end of the block ${JSON.stringify(line)}`)
  const value = following.splice(0, end).join('\n')
  following.shift()
  return [name, value]
}

function parseProperties(text: string): Record<string, string> {
  const pairs = text.matchAll(/([^,=]*)=([^,]*)/g)
  return Object.fromEntries(
    [...pairs].map(([, name = '', value = '']) => {
      return [name.trim(), unescapeText(value.replaceAll('%3A', ':').replaceAll('%2C', ','))]
    }),
  )
}

function unescapeText(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}
