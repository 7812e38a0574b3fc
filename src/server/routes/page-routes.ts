import { PAGE_SECONDS } from '../limits.ts'
import type { RenderedPage } from '../ports.ts'
import { answerFile } from './file-routes.ts'
import type { Route, RouteAnswer } from './route.ts'

/** The website. A server without a renderer has the front page of the index alone. */

export const answerPage: Route = async (request) => {
  const { pages, path, reader, catalog } = request
  if (pages === undefined) return path === '/' || !path.endsWith('/') ? answerFile(request) : undefined
  const sources = { read: reader.read, modules: async () => (await catalog()).modules }
  const wanted = path.slice(1)
  const page = await pages.render(wanted, sources)
  if (page.isFound || wanted.endsWith('/') || wanted.startsWith('assets/')) return answerOf(page)
  // Links of a page are relative to its directory.
  const directory = await pages.render(`${wanted}/`, sources)
  return directory.isFound ? redirect(`${path}/`) : answerOf(page)
}

function answerOf({ isFound, body, type, isImmutable, headers }: RenderedPage): RouteAnswer {
  if (!isFound) return { status: 404, body, type, headers, cache: 'none' }
  return { status: 200, body, type, headers, cache: isImmutable ? 'immutable' : PAGE_SECONDS }
}

function redirect(location: string): RouteAnswer {
  return { status: 302, body: '', cache: PAGE_SECONDS, headers: { location } }
}
