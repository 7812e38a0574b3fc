import { counted } from '../base/count.ts'
import type { SiteReport } from './build-site.ts'

/** One line for people. @param output the directory of the site, as they named it */
export function formatSiteReport(report: SiteReport, output: string): string {
  if (report.status === 'unchanged') return `unchanged ${output}`
  const { modules, builtModules, pages, written, removed } = report
  const counts = `${builtModules} of ${counted(modules, 'module')}, ${counted(pages, 'page')}, ${counted(written, 'file')} written, ${removed} removed`
  return `built     ${output}: ${counts}`
}
