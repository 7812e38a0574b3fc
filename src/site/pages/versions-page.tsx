import { counted } from '../../base/count.ts'
import { latestOf } from '../../index/format/module-list.ts'
import { versionState } from '../../index/format/version-state.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { isPrerelease, sortVersions, type Version } from '../../module/version.ts'
import { modulePage, versionsPage } from '../site-paths.ts'
import { Layout } from './layout.tsx'
import { MarkReason } from './marks.tsx'
import { crumbsOf, type VersionsView, versionLink } from './module-view.ts'
import { Day, Tag } from './parts.tsx'

/** Every version of a module, with its date and what people decided about it. */
export function VersionsPage({ view }: { readonly view: VersionsView }) {
  const { module } = view
  const address = formatModuleAddress(module.address)
  const versions = sortVersions([...module.versions, ...module.removed].map(({ version }) => version))
  const crumbs = [...crumbsOf(view), { text: 'versions', to: versionsPage(module.address) }]
  return (
    <Layout
      view={view}
      title={`Versions of ${address}`}
      description={`All ${counted(versions.length, 'version')} of ${address}`}
      feed={modulePage(module.address)}
      crumbs={crumbs}
    >
      <div class="head">
        <p class="over">
          {module.address.namespace} / {module.address.system} / {module.address.name}
        </p>
        <h1>Versions</h1>
      </div>
      <ul class="list">
        {versions.map((version) => (
          <VersionRow view={view} version={version} />
        ))}
      </ul>
    </Layout>
  )
}

function VersionRow({ view, version }: { readonly view: VersionsView; readonly version: Version }) {
  const { module } = view
  const state = versionState(module, version)
  const published = module.versions.find((listed) => listed.version === version)
  const href = published && versionLink(view, version)
  return (
    <li class="version-row" id={`version-${version}`}>
      <span class="mono">{href === undefined ? version : <a href={href}>{version}</a>}</span>
      <span class="quiet">{published === undefined ? null : <Day date={published.committedAt} />}</span>
      <div>
        {version === latestOf(module) ? <Tag kind="latest">latest</Tag> : null}
        {isPrerelease(version) ? <Tag>pre-release</Tag> : null}
        {state.state === 'listed' ? null : (
          <>
            <Tag kind={state.state}>{state.state}</Tag>
            <MarkReason view={view} state={state} />
          </>
        )}
      </div>
    </li>
  )
}
