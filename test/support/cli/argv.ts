/** The arguments of a command line, where a value is one word and a list is its words: argv`publish --tag ${tag} ${flags}`. */
export function argv(texts: TemplateStringsArray, ...values: readonly (string | readonly string[])[]) {
  const left = values.values()
  const next = () => left.next().value ?? ''
  const words = texts.join('\0').split(/\s+/).filter(Boolean)
  return words.flatMap((word) => (word === '\0' ? next() : word.replaceAll('\0', () => String(next()))))
}
