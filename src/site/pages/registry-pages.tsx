import { counted } from '../../base/count.ts'
import { groupBy } from '../../base/group.ts'
import { hostVariable } from '../../base/url.ts'
import { formatModuleAddress, type ModuleAddress } from '../../module/module-address.ts'
import { parseVersion } from '../../module/version.ts'
import { namespaceFeed, registryFeed } from '../feeds.ts'
import type { ModuleGraph, SiteModule } from '../module-graph.ts'
import { SEARCH_PAGE } from '../search-files.ts'
import type { Site, SiteFiles } from '../site.ts'
import { feedPath, modulePage, NOT_FOUND_PATH, namespacePage } from '../site-paths.ts'
import { moduleSource, usageBlock, versionConstraint } from '../usage.ts'
import { Layout, pageOf, type View, viewOf } from './layout.tsx'
import { Code, Day, Section, shown } from './parts.tsx'

/** Modules on the page of a namespace. The rest is found by search and in the catalog. */
const MAX_CARDS = 1000

/** Releases on the first page, each by one of its modules. The catalog and the search have all modules. */
const RECENT_CARDS = 12

/** The files that show no module. */

export function registryFiles(site: Site, graph: ModuleGraph): SiteFiles {
  return new Map([
    ['', () => homePage(site, graph)],
    [SEARCH_PAGE, () => searchPage(site, graph)],
    [NOT_FOUND_PATH, () => notFoundPage(site)],
    [feedPath(''), () => registryFeed(site, graph.modules)],
  ])
}

/** @param modules those of the namespace */
export function namespaceFiles(
  site: Site,
  namespace: string,
  modules: readonly SiteModule[] = [],
): SiteFiles {
  const page = namespacePage(namespace)
  return new Map([
    [page, () => pageOfNamespace(site, namespace, modules)],
    [feedPath(page), () => namespaceFeed(site, namespace, modules)],
  ])
}

interface RegistryProps {
  readonly view: View
  readonly graph: ModuleGraph
}

/** The front page: what the registry is, what is new in it, and how to use it. */
function homePage(site: Site, graph: ModuleGraph): string {
  const view = viewOf(site, '')
  const { registry, settings } = site
  const count = graph.modules.length
  const description = settings.description || 'A registry of Terraform and OpenTofu modules.'
  return pageOf(
    <Layout view={view} title="" description={description}>
      <div class="head">
        <h1>{registry.name}</h1>
        <p class="lead">{shown(description)}</p>
        <p class="quiet">{counted(count, 'module')}</p>
      </div>
      <Section id="recent" title="Recently released">
        {count === 0 ? <p class="quiet">No module has been published yet.</p> : null}
        <ModuleCards view={view} groups={releasedTogether(graph.modules).slice(0, RECENT_CARDS)} />
      </Section>
      <Namespaces view={view} graph={graph} />
      <HowTo view={view} graph={graph} />
    </Layout>,
  )
}

function Namespaces({ view, graph }: RegistryProps) {
  if (graph.modules.length === 0) return null
  const verified = new Set(view.site.registry.verified)
  return (
    <Section id="namespaces" title="Namespaces">
      <ul class="list">
        {Array.from(graph.namespaces, ([namespace, modules]) => (
          <li class="field-head">
            <a href={view.link(namespacePage(namespace))}>{namespace}</a>
            <span class="quiet small">{counted(modules.length, 'module')}</span>
            {verified.has(namespace) ? <span class="tag tag-patch">verified</span> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function HowTo({ view, graph }: RegistryProps) {
  const { host, registry } = view.site
  if (registry.url === null) return <p>This registry has no public URL yet.</p>
  const [newest] = graph.modules
  const address = newest ?? { namespace: 'NAMESPACE', name: 'NAME', system: 'SYSTEM' }
  const version = versionConstraint(parseVersion(newest?.version ?? '1.0.0'))
  const used = { host, address, directory: '', version, inputs: [] }
  return (
    <Section id="use" title="Use this registry">
      <p>
        Name a module by its source and its versions. The page of each module has the block with its inputs.
      </p>
      <div class="two">
        <div>
          <Code view={view} code={usageBlock(used)} label="the module block" isHcl />
        </div>
        <div>
          <Code view={view} code={'terraform init\n# or\ntofu init\n'} label="the commands" />
          {registry.hosting === 'github-pages' ? (
            <p class="small quiet">
              The host of this registry sends no headers. OpenTofu installs by version. Terraform installs by
              the URL of a version, such as <code>{`${registry.url}/v1/modules/…/source`}</code>.
            </p>
          ) : null}
          <p class="small quiet">
            If this registry is private, both clients take the token from <code>{tokenSetting(host)}</code>.
          </p>
        </div>
      </div>
      <p class="small quiet">
        Submodules are behind two slashes: <code>{moduleSource({ ...used, directory: 'modules/NAME' })}</code>
        .
      </p>
    </Section>
  )
}

/**
 * The environment variable, or the block of the CLI configuration where no shell can export the variable: that of a port has a colon.
 * https://opentofu.org/docs/cli/config/config-file/#environment-variable-credentials
 */
function tokenSetting(host: string): string {
  if (host.includes(':')) return `credentials "${host}" { token = "…" }`
  return hostVariable('TF_TOKEN_', host)
}

function pageOfNamespace(site: Site, namespace: string, unsorted: readonly SiteModule[]): string {
  const path = namespacePage(namespace)
  const view = viewOf(site, path)
  const modules = unsorted.toSorted((a, b) => (`${a.name}/${a.system}` < `${b.name}/${b.system}` ? -1 : 1))
  const count = counted(modules.length, 'module')
  return pageOf(
    <Layout
      view={view}
      title={namespace}
      description={`The ${count} of ${namespace}`}
      feed={path}
      crumbs={[{ text: namespace, to: path }]}
    >
      <div class="head">
        <h1>{namespace}</h1>
        <p class="quiet">{count}</p>
      </div>
      <ModuleCards view={view} groups={modules.slice(0, MAX_CARDS).map((module) => [module])} />
      {modules.length <= MAX_CARDS ? null : <p>These are the first {MAX_CARDS}.</p>}
    </Layout>,
  )
}

/** Each with the others of its repository whose newest version is of the same commit date, then these by themselves. */
function releasedTogether(modules: readonly SiteModule[]): Releases {
  const release = ({ id, source, updated_at }: SiteModule) => (source === '' ? id : `${source} ${updated_at}`)
  const groups = [...groupBy(modules, release).values()]
  // The first page of few repositories would be empty without the others.
  return [...groups, ...groups.flatMap(([, ...others]) => others.map((other) => [other] as const))]
}

type Releases = readonly (readonly [SiteModule, ...SiteModule[]])[]

function ModuleCards({ view, groups }: { readonly view: View; readonly groups: Releases }) {
  return (
    <ul class="grid">
      {groups.map(([module, ...others]) => (
        <li class="card">
          <a href={view.link(modulePage(module))}>
            {module.namespace}/<wbr />
            {module.name}/<wbr />
            {module.system}
          </a>
          <p dir="auto">{shown(module.description)}</p>
          <span class="small quiet">
            {module.version} · <Day date={module.updated_at} />
            {others.length === 0 ? null : ` · with ${counted(others.length, 'other module')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The page that searches: a script fills in what it finds. Without scripts it leads to the namespaces. */
function searchPage(site: Site, graph: ModuleGraph): string {
  const view = viewOf(site, SEARCH_PAGE)
  const namespaces = [...graph.namespaces.keys()]
  const systems = [...new Set(graph.modules.map(({ system }) => system))].sort()
  const choice = (label: string, values: readonly string[]) => (
    <select name={label.toLowerCase()} aria-label={label}>
      <option value="">All {label.toLowerCase()}s</option>
      {values.map((value) => (
        <option value={value}>{value}</option>
      ))}
    </select>
  )
  return pageOf(
    <Layout
      view={view}
      title="Search"
      description={`Search the modules of ${site.registry.name}`}
      script={site.searchScript}
    >
      <div class="head">
        <h1>Search</h1>
      </div>
      <search>
        <form class="search" data-search>
          <input
            type="search"
            name="q"
            aria-label="Search modules"
            placeholder="Name, description, input, output, resource type"
            autocomplete="off"
            spellcheck={false}
          />
          {choice('Namespace', namespaces)}
          {choice('System', systems)}
          <button type="submit">Search</button>
        </form>
      </search>
      <p class="quiet" role="status" id="found"></p>
      <ul class="list" id="results"></ul>
      <noscript>
        <p>
          Search is a script of this page, and this browser runs none. These are the namespaces; their pages
          list every module.
        </p>
        <ul>
          {namespaces.map((namespace) => (
            <li>
              <a href={view.link(namespacePage(namespace))}>{namespace}</a>
            </li>
          ))}
        </ul>
      </noscript>
    </Layout>,
  )
}

export function notFoundPage(site: Site): string {
  return messagePage(viewOf(site, NOT_FOUND_PATH), {
    title: 'Not found',
    message: 'There is no such module, version or page in this registry.',
  })
}

/** A module whose `module.json` is damaged, or that has no version. */
export function emptyModulePage(site: Site, address: ModuleAddress, message: string): string {
  return messagePage(viewOf(site, modulePage(address)), { title: formatModuleAddress(address), message })
}

/** A page that says why there is nothing else on it. */
function messagePage(
  view: View,
  { title, message }: { readonly title: string; readonly message: string },
): string {
  return pageOf(
    <Layout view={view} title={title} description={message}>
      <div class="head">
        <h1>{title}</h1>
        <p class="lead">{message}</p>
      </div>
      <p>
        <a href={view.link('')}>All modules</a>
      </p>
    </Layout>,
  )
}
