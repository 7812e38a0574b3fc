import { parseOptions } from '../base/schema.ts'
import { type SelectionOptions, selectionOptions } from '../publish/config.ts'

/** Parses the flags that the config file and the action's inputs have too. Throws INVALID_INPUT, naming the flag. */
export function parseSelectionFlags(flags: object): SelectionOptions {
  const values = new Map<string, unknown>(Object.entries(flags))
  const texts = Object.keys(selectionOptions.shape).map((name) => [
    name,
    values.get(name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())),
  ])
  return parseOptions(selectionOptions, Object.fromEntries(texts), (name) => `--${name}`)
}
