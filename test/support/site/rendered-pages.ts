import { highlightHcl } from '../../../src/adapters/hcl/hcl-highlighter.ts'
import { readCatalog } from '../../../src/search/catalog.ts'
import { pageRenderer } from '../../../src/site/page-renderer.ts'

/** The pages of an index in memory, as a server renders them. */
export async function pagesOf(files: ReadonlyMap<string, Uint8Array>) {
  const renderer = pageRenderer(highlightHcl)
  const { modules } = await readCatalog(async (paths) => {
    return new Map(paths.flatMap((path) => ((bytes) => (bytes ? [[path, bytes]] : []))(files.get(path))))
  })
  const sources = { read: async (path: string) => files.get(path), modules: async () => modules }
  return {
    page: (path: string) => renderer.render(path, sources),
    html: async (path: string) => String((await renderer.render(path, sources)).body),
  }
}
