import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { programPath } from '../cli/program.ts'
import { atFileEnd } from '../file-end.ts'

/** Debian's Chromium, without a window; ends with the test file. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = programPath('chromium')
  if (executablePath === undefined) throw new Error('chromium is missing')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  atFileEnd(() => browser.close())
  return browser
}

export interface WatchedPage {
  readonly page: Page
  /** What a page must not do: errors in the console, dialogs, requests to other hosts. */
  readonly problems: string[]
}

/** A page of a browser context that notes what it must not do. @param origin the only place that it may ask */
export async function watchedPage(context: BrowserContext, origin: string): Promise<WatchedPage> {
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(`request: ${request.url()}`)
  })
  return { page, problems }
}
