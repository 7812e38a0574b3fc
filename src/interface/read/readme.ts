const MAX_DESCRIPTION = 200

/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` where there is none. */
export function descriptionFromReadme(readme: string): string {
  const text = withoutMarkup(readme.slice(0, MAX_READ)).split(/\n\s*\n/)
  const paragraph = text.map(plainText).find((each) => /[\p{L}\p{N}]/u.test(each)) ?? ''
  const characters = [...paragraph]
  if (characters.length <= MAX_DESCRIPTION) return paragraph
  const cut = characters.slice(0, MAX_DESCRIPTION - 1).join('')
  return `${cut.replace(/\s+\S*$/, '')}…`
}

/** A first paragraph that begins later is none. */
const MAX_READ = 20_000

/** Without what is no paragraph: headings, code, comments, tables, rules, front matter; each leaves an empty line. */
function withoutMarkup(readme: string): string {
  return readme
    .replaceAll('\r', '')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/^(```|~~~)[\s\S]*?(?:^\1.*$|$(?![\s\S]))/gm, '\n')
    .replaceAll(/^.*\n[ ]{0,3}(?:=+|-{2,})[ ]*$/gm, '\n')
    .replaceAll(/^[ ]{0,3}(?:#.*|[-*_=]{3,}|\|.*|\[[^\]]+\]:.*|>[ ]?\[!.*)$/gm, '\n')
}

function plainText(paragraph: string): string {
  return paragraph
    .replaceAll(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replaceAll(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replaceAll(/<(?:https?:[^>]*)>/g, '')
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, '')
    .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
    .replaceAll(/^\s*(?:>|[-+*]|\d+\.)\s+/gm, '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
}
