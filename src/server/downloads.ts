import type { HttpAnswer, HttpRequest } from './http-message.ts'
import type { DownloadCounts } from './ports.ts'

/**
 * Counts the download of an answer that is sent, whether it was made for this request or taken from the cache. Who sends
 * answers calls this once for each; nothing else counts. HEAD downloads nothing.
 */
export function countDownload(
  counts: Pick<DownloadCounts, 'add'> | undefined,
  { method }: HttpRequest,
  { download }: HttpAnswer,
): void {
  if (method === 'GET' && download !== undefined) counts?.add(download.address, download.version)
}
