import { highlightHcl } from '../adapters/hcl/hcl-highlighter.ts'
import { withinTime } from '../adapters/node/within-time.ts'
import { RegistryError } from '../base/error.ts'
import type { RunWork } from '../base/run-work.ts'
import type { PageRenderer } from '../server/ports.ts'
import { pageRenderer } from '../site/page-renderer.ts'
import { README_MS } from './limits.ts'

/** The website as a server shows it. Other requests wait while a README is rendered, so that has a time. */
export function openPageRenderer(milliseconds = README_MS): PageRenderer {
  const late = () =>
    new RegistryError('LIMIT_EXCEEDED', `the README takes more than ${milliseconds} ms`, 'make it shorter')
  const run: RunWork = (work) => withinTime(milliseconds, work, late)
  return pageRenderer(highlightHcl, run)
}
