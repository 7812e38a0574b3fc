import { escapeHtml } from '../base/html.ts'
import type { ModuleDocument } from '../index/format/documents.ts'
import { latestOf } from '../index/format/module-list.ts'
import { versionState } from '../index/format/version-state.ts'
import type { Site } from './site.ts'
import { pagedVersions } from './site-paths.ts'
import { withVisibleControls } from './visible-text.ts'

/** Characters of the name of the registry on a badge. A longer one is cut. */
const MAX_LABEL_LENGTH = 30

/** The version of a module as a picture, for READMEs: nothing in it is loaded from elsewhere. */

const COLORS = { listed: '#2b6350', deprecated: '#7a5200', yanked: '#a8242c', removed: '#a8242c' } as const

export function moduleBadge({ registry }: Site, module: ModuleDocument): string {
  const version = pagedVersions(module, 'latest').shown
  const { state } = version === undefined ? { state: 'removed' as const } : versionState(module, version)
  const isListed = state === 'listed' && version === latestOf(module)
  const value = version === undefined ? 'no version' : isListed ? `v${version}` : `v${version} ${state}`
  return badge(registry.name, value, COLORS[state])
}

function badge(label: string, value: string, color: string): string {
  const short = withVisibleControls([...label].slice(0, MAX_LABEL_LENGTH).join(''))
  const [left, right] = [widthOf(short), widthOf(value)]
  const [title, text] = [escapeHtml(`${short}: ${value}`), escapeHtml(short)]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">`,
    `<title>${title}</title>`,
    `<clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
    `<g clip-path="url(#r)"><rect width="${left}" height="20" fill="#3d4652"/><rect x="${left}" width="${right}" height="20" fill="${color}"/></g>`,
    `<g fill="#fff" text-anchor="middle" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">`,
    `<text x="${left / 2}" y="14" textLength="${left - 12}" lengthAdjust="spacingAndGlyphs">${text}</text>`,
    `<text x="${left + right / 2}" y="14" textLength="${right - 12}" lengthAdjust="spacingAndGlyphs">${escapeHtml(value)}</text>`,
    '</g>',
    '</svg>',
    '',
  ].join('\n')
}

/** About as wide as Verdana writes it, with a margin; the picture then says how wide the text is. */
function widthOf(text: string): number {
  const units = [...text].reduce(
    (sum, character) => sum + (/[ .,:;ijl|!'1fIrt-]/.test(character) ? 4.4 : 7.2),
    0,
  )
  return Math.ceil(units) + 12
}
