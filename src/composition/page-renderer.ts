import { hclHighlighter } from '../adapters/hcl/hcl-highlighter.ts'
import type { PageRenderer } from '../server/ports.ts'
import { pageRenderer } from '../site/page-renderer.ts'

/** The website as a server shows it. Loads the parser of HCL. */
export async function openPageRenderer(): Promise<PageRenderer> {
  return pageRenderer(await hclHighlighter())
}
