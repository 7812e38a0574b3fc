import { counted } from '../../base/count.ts'
import { parseVersion } from '../../module/version.ts'
import { RECENT_MODULES } from '../limits.ts'
import type { ModuleGraph } from '../module-graph.ts'
import { namespacePage } from '../site-paths.ts'
import { moduleSource, usageBlock, versionConstraint } from '../usage.ts'
import { Layout } from './layout.tsx'
import { ModuleCards } from './module-cards.tsx'
import { Code, Section, shown } from './parts.tsx'
import type { View } from './view.ts'

interface HomePageProps {
  readonly view: View
  readonly graph: ModuleGraph
}

/** The front page: what the registry is, what is new in it, and how to use it. */
export function HomePage({ view, graph }: HomePageProps) {
  const { registry, settings } = view.site
  const count = graph.modules.length
  const description = settings.description || 'A registry of Terraform and OpenTofu modules.'
  return (
    <Layout view={view} title="" description={description}>
      <div class="head">
        <h1>{registry.name}</h1>
        <p class="lead">{shown(description)}</p>
        <p class="quiet">{counted(count, 'module')}</p>
      </div>
      <Section id="recent" title="Recently released">
        {count === 0 ? <p class="quiet">No module has been published yet.</p> : null}
        <ModuleCards view={view} modules={graph.modules.slice(0, RECENT_MODULES)} />
      </Section>
      <Namespaces view={view} graph={graph} />
      <HowTo view={view} graph={graph} />
    </Layout>
  )
}

function Namespaces({ view, graph }: HomePageProps) {
  const counts = new Map<string, number>()
  for (const { namespace } of graph.modules) counts.set(namespace, (counts.get(namespace) ?? 0) + 1)
  if (counts.size === 0) return null
  const verified = new Set(view.site.registry.verified)
  return (
    <Section id="namespaces" title="Namespaces">
      <ul class="list">
        {[...counts].sort(byName).map(([namespace, count]) => (
          <li class="field-head">
            <a href={view.link(namespacePage(namespace))}>{namespace}</a>
            <span class="quiet small">{counted(count, 'module')}</span>
            {verified.has(namespace) ? <span class="tag tag-patch">verified</span> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function byName([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : 1
}

function HowTo({ view, graph }: HomePageProps) {
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
            If this registry is private, both clients take the token from the environment:{' '}
            <code>{tokenVariable(host)}</code>.
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

/** https://opentofu.org/docs/cli/config/config-file/#environment-variable-credentials */
function tokenVariable(host: string): string {
  return `TF_TOKEN_${host.replace(/:\d+$/, '').replaceAll('-', '__').replaceAll('.', '_')}`
}
