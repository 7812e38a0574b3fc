/** Text that is inert in HTML content and in double-quoted attributes. */
export function escapeHtml(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

/** For what is between tags alone: quotes stay as they are there, which makes pages much shorter. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
