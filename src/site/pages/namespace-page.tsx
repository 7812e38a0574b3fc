import { counted } from '../../base/count.ts'
import { MAX_CARDS } from '../limits.ts'
import type { ModuleGraph } from '../module-graph.ts'
import { namespacePage } from '../site-paths.ts'
import { Layout } from './layout.tsx'
import { ModuleCards } from './module-cards.tsx'
import type { View } from './view.ts'

interface NamespacePageProps {
  readonly view: View
  readonly namespace: string
  readonly graph: ModuleGraph
}

/** The modules of a namespace, by name. */
export function NamespacePage({ view, namespace, graph }: NamespacePageProps) {
  const modules = graph.modules
    .filter((module) => module.namespace === namespace)
    .toSorted((a, b) => (`${a.name}/${a.system}` < `${b.name}/${b.system}` ? -1 : 1))
  const count = counted(modules.length, 'module')
  return (
    <Layout
      view={view}
      title={namespace}
      description={`The ${count} of ${namespace}`}
      feed={namespacePage(namespace)}
      crumbs={[{ text: namespace, to: namespacePage(namespace) }]}
    >
      <div class="head">
        <h1>{namespace}</h1>
        <p class="quiet">{count}</p>
      </div>
      <ModuleCards view={view} modules={modules.slice(0, MAX_CARDS)} />
      {modules.length <= MAX_CARDS ? null : <p>These are the first {MAX_CARDS}.</p>}
    </Layout>
  )
}
