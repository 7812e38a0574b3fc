import type { Child } from 'hono/jsx'
import { SEARCH_PAGE } from '../search-files.ts'
import { contentSecurityPolicy, type Site } from '../site.ts'
import { feedPath, NOT_FOUND_PATH, relativeLink } from '../site-paths.ts'

export interface View {
  readonly site: Site
  /** Of the page, as site-paths.ts makes it. */
  readonly path: string
  readonly link: (to: string) => string
}

export function viewOf(site: Site, path: string): View {
  // A host answers with the page of what is not found at any path.
  const isAnywhere = path === NOT_FOUND_PATH
  return { site, path, link: (to) => (isAnywhere ? `${site.basePath}/${to}` : relativeLink(path, to)) }
}

/** Elements of hono are their HTML as text, unless one of them waits for something; none of ours does. */
export function pageOf(element: { toString(): string | Promise<string> }): string {
  return `<!DOCTYPE html>\n${element.toString()}\n`
}

export interface Crumb {
  readonly text: string
  readonly to: string
}

export interface LayoutProps {
  readonly view: View
  readonly title: string
  readonly description: string
  /** The pages above this one, without the front page. */
  readonly crumbs?: readonly Crumb[]
  /** The page whose feed it has; without one that of the registry. */
  readonly feed?: string
  /** Beside that of every page. */
  readonly script?: Site['script'] | undefined
  readonly children?: Child
}

export function Layout({ view, title, description, crumbs = [], feed = '', script, children }: LayoutProps) {
  const { site, link } = view
  const { name } = site.registry
  return (
    <html lang="en">
      <Head view={view} title={title} description={description} feed={feed} script={script} />
      <body>
        <a class="skip" href="#content">
          Skip to content
        </a>
        <header class="top">
          <div class="wrap">
            <Brand view={view} />
            <Crumbs view={view} crumbs={crumbs} />
            {view.path === SEARCH_PAGE ? null : <SearchField view={view} />}
          </div>
        </header>
        <main class="wrap" id="content">
          {children}
        </main>
        <footer class="foot">
          <div class="wrap">
            {name} · Terraform and OpenTofu modules · <a href={link(feedPath(feed))}>Feed</a>
          </div>
        </footer>
      </body>
    </html>
  )
}

function Head({
  view,
  title,
  description,
  feed,
  script,
}: Required<Omit<LayoutProps, 'crumbs' | 'children'>>) {
  const { site, link } = view
  const { name } = site.registry
  return (
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={contentSecurityPolicy(site)} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="description" content={description} />
      <meta name="referrer" content="strict-origin-when-cross-origin" />
      <title>{title === '' ? name : `${title} · ${name}`}</title>
      <link rel="icon" href={link(logoOf(site))} />
      <link rel="alternate" type="application/atom+xml" title="New versions" href={link(feedPath(feed))} />
      <link rel="stylesheet" href={link(site.stylesheet.path)} />
      <script src={link(site.script.path)} defer></script>
      {script === undefined ? null : <script src={link(script.path)} defer></script>}
    </head>
  )
}

function Brand({ view: { site, link } }: { readonly view: View }) {
  return (
    <a class="brand" href={link('')}>
      <img src={link(logoOf(site))} alt="" width="28" height="28" />
      {site.registry.name}
    </a>
  )
}

/** Leads to the page that searches. */
function SearchField({ view }: { readonly view: View }) {
  return (
    <search class="find">
      <form action={view.link(SEARCH_PAGE)}>
        <input type="search" name="q" aria-label="Search modules" placeholder="Search modules" />
        <button type="submit">Search</button>
      </form>
    </search>
  )
}

function logoOf({ settings, icon }: Site): string {
  return settings.logo ?? icon.path
}

function Crumbs({ view, crumbs }: Required<Pick<LayoutProps, 'view' | 'crumbs'>>) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label="Path">
      <ol class="crumbs">
        {crumbs.map(({ text, to }) => (
          <li>
            <a href={view.link(to)}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
