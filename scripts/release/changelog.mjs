// CHANGELOG.md: the section "Unreleased" first, then one section for each version, newest first.

const UNRELEASED = '## Unreleased'

/**
 * The text in which what is unreleased belongs to `version`, released on `date` (`2026-01-31`), below an empty section for what
 * comes next. Throws where nothing is unreleased.
 */
export function closeUnreleased(text, version, date) {
  if (section(text, UNRELEASED) === '')
    throw new Error('CHANGELOG.md has nothing below "## Unreleased": say there what is new')
  return text.replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} (${date})\n`)
}

/** What the text says of a version, as Markdown. Throws for a version without a section. */
export function notesOf(text, version) {
  const heading = text.split('\n').find((line) => line.startsWith(`## ${version} (`))
  if (heading === undefined) throw new Error(`CHANGELOG.md has no section "## ${version} (DATE)"`)
  return `${section(text, heading)}\n`
}

function section(text, heading) {
  const [, after] = `${text}\n`.split(`${heading}\n`)
  if (after === undefined) throw new Error(`CHANGELOG.md has no line "${heading}"`)
  return after.split(/^## /m)[0].trim()
}
