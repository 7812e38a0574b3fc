/** Characters of a README that are searched for its first paragraph. One that begins later is not found. */
const MAX_DESCRIPTION_START = 20_000

/** Characters of a description that is taken from a README. A longer one is cut, and ends in "…". */
const MAX_DESCRIPTION_LENGTH = 200

/** The first paragraph of a README as plain text on one line, at most 200 characters; `''` without a paragraph. */
export function descriptionFromReadme(readme: string): string {
  const paragraph = plainText(firstParagraph(readme))
  const characters = [...paragraph]
  if (characters.length <= MAX_DESCRIPTION_LENGTH) return paragraph
  const cut = characters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('')
  return `${cut.replace(/(?<!\s)\s+\S*$/, '')}…`
}

/** The same paragraph with its code, its emphasis and its links to web pages, as Markdown; a long one is plain text. */
export function summaryFromReadme(readme: string): string {
  const paragraph = onOneLine(
    withoutImagesAndTags(firstParagraph(readme))
      .replaceAll(/\[([^[\]]*)\](?:\((?!https?:)[^)]{0,1000}\)|\[[^[\]]*\])/g, '$1')
      .replaceAll(LIST_MARK, ''),
  )
  return paragraph.length <= MAX_DESCRIPTION_LENGTH * 2 ? paragraph : descriptionFromReadme(readme)
}

function firstParagraph(readme: string): string {
  const paragraphs = withoutMarkup(readme.slice(0, MAX_DESCRIPTION_START)).split(/\n\s*\n/)
  return paragraphs.find((each) => /[\p{L}\p{N}]/u.test(plainText(each))) ?? ''
}

/** Replaces what is not a paragraph by an empty line: headings, code, comments, tables, rules, front matter. */
function withoutMarkup(readme: string): string {
  return readme
    .replaceAll('\r', '')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/^(```|~~~)[\s\S]*?(?:^\1.*$|$(?![\s\S]))/gm, '\n')
    .replaceAll(/^.*\n[ ]{0,3}(?:=+|-{2,})[ ]*$/gm, '\n')
    .replaceAll(/^[ ]{0,3}(?:#.*|[-*_=]{3,}|\|.*|\[[^\]\n]+\]:.*|>[ ]?\[!.*)$/gm, '\n')
}

const LIST_MARK = /^[ \t]*(?:>|[-+*]|\d+\.)[ \t]+/gm

function plainText(paragraph: string): string {
  return onOneLine(
    withoutImagesAndTags(
      paragraph
        .replaceAll(IMAGE, '')
        .replaceAll(/\[([^[\]]*)\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g, '$1')
        .replaceAll(/<(?:https?:[^<>]*)>/g, ''),
    )
      .replaceAll(/[`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '')
      .replaceAll(LIST_MARK, ''),
  )
}

const IMAGE = /!\[[^[\]]*\](?:\([^)]{0,1000}\)|\[[^[\]]*\])/g

function withoutImagesAndTags(text: string): string {
  return text.replaceAll(IMAGE, '').replaceAll(/<\/?[A-Za-z][^<>]*>/g, '')
}

function onOneLine(text: string): string {
  return text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()
}
