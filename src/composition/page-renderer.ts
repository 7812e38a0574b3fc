import { highlightHcl } from '../adapters/hcl/hcl-highlighter.ts'
import type { PageRenderer } from '../server/ports.ts'
import { pageRenderer } from '../site/page-renderer.ts'

/** The website as a server shows it. */
export function openPageRenderer(): PageRenderer {
  return pageRenderer(highlightHcl)
}
