import type { ModuleGraph } from '../module-graph.ts'
import { namespacePage } from '../site-paths.ts'
import { Layout } from './layout.tsx'
import type { View } from './view.ts'

interface SearchPageProps {
  readonly view: View
  readonly graph: ModuleGraph
}

/** The page that searches: a script fills in what it finds. Without scripts it leads to the namespaces. */
export function SearchPage({ view, graph }: SearchPageProps) {
  const namespaces = [...new Set(graph.modules.map(({ namespace }) => namespace))].sort()
  const systems = [...new Set(graph.modules.map(({ system }) => system))].sort()
  return (
    <Layout view={view} title="Search" description={`Search the modules of ${view.site.registry.name}`}>
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
          <Choice name="namespace" all="All namespaces" values={namespaces} />
          <Choice name="system" all="All systems" values={systems} />
          <button type="submit">Search</button>
        </form>
      </search>
      <p class="quiet" role="status" id="found"></p>
      <ul class="list" id="results"></ul>
      <WithoutScripts view={view} namespaces={namespaces} />
    </Layout>
  )
}

function WithoutScripts({
  view,
  namespaces,
}: {
  readonly view: View
  readonly namespaces: readonly string[]
}) {
  return (
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
  )
}

interface ChoiceProps {
  readonly name: 'namespace' | 'system'
  readonly all: string
  readonly values: readonly string[]
}

function Choice({ name, all, values }: ChoiceProps) {
  return (
    <select name={name} aria-label={name === 'namespace' ? 'Namespace' : 'System'}>
      <option value="">{all}</option>
      {values.map((value) => (
        <option value={value}>{value}</option>
      ))}
    </select>
  )
}
