/**
 * Characters that change the order in which text is read, or that no one can see, would let text say something else than it
 * shows: they are shown as their code. https://trojansource.codes
 */
export function withVisibleControls(text: string): string {
  return text.replaceAll(
    /[\u{0}-\u{8}\u{b}\u{c}\u{e}-\u{1f}\u{7f}-\u{9f}\u{200b}\u{2028}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}\u{fffe}\u{ffff}\u{e0000}-\u{e007f}]/gu,
    (character) => `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  )
}
