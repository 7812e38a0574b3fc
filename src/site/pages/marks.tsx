import { counted } from '../../base/count.ts'
import { parseReplacement } from '../../index/format/marks.ts'
import { latestOf } from '../../index/format/module-list.ts'
import { moduleDeprecation, type VersionState, versionState } from '../../index/format/version-state.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { compareVersions, isPrerelease, sortVersions, type Version } from '../../module/version.ts'
import { changesPage, modulePage, versionsPage } from '../site-paths.ts'
import { ModuleLayout, type ModuleView, type VersionsView, versionLink } from './module-view.tsx'
import { Day, Note, OutsideLink, shown, Tag } from './parts.tsx'

/** What people decided about a version: yanked, deprecated, and what to use instead. */

const TITLES = {
  yanked: 'This version is yanked',
  deprecated: 'This version is deprecated',
  removed: 'This version was removed',
} as const

const MEANINGS = {
  yanked:
    'Clients do not find it any more. A new init of a configuration that names exactly this version fails.',
  deprecated: 'Clients still choose it. New callers should not.',
  removed: 'Its files are gone, and its number is not used again.',
} as const

export function VersionNotes({ view }: { readonly view: ModuleView }) {
  const { module, content } = view
  const state = versionState(module, content.version)
  const isOfModule = state.state === 'deprecated' && moduleDeprecation(module)?.date === state.date
  return (
    <>
      {state.state === 'listed' ? (
        <NewerNote view={view} />
      ) : (
        <Note kind={state.state} title={isOfModule ? 'This module is deprecated' : TITLES[state.state]}>
          <MarkReason view={view} state={state} />
          <p class="quiet small">{MEANINGS[state.state]}</p>
        </Note>
      )}
      {content.problems.map((problem) => (
        <Note title="Not all of this version can be shown">
          <p>{shown(problem)}</p>
        </Note>
      ))}
    </>
  )
}

/** Why, since when, and what to use instead. */
function MarkReason({ view, state }: { readonly view: VersionsView; readonly state: VersionState }) {
  const { reason = '', date, link, replacement } = state
  return (
    <>
      {reason === '' ? null : <p dir="auto">{shown(reason)}</p>}
      {replacement === undefined ? null : (
        <p>
          Use <ReplacementLink view={view} replacement={replacement} /> instead.
        </p>
      )}
      {date === undefined ? null : (
        <p class="quiet small">
          Since <Day date={date} />
          {link === undefined ? null : (
            <>
              {' · '}
              <OutsideLink href={link}>Why</OutsideLink>
            </>
          )}
        </p>
      )}
    </>
  )
}

/** A version of another module may have no page of its own, so the link is to that module. */
function ReplacementLink({
  view,
  replacement,
}: {
  readonly view: VersionsView
  readonly replacement: string
}) {
  const { address, version } = parseReplacement(replacement)
  const text = formatModuleAddress(address)
  const isSame = text === formatModuleAddress(view.module.address)
  const own = isSame && version !== undefined ? versionLink(view, version) : undefined
  const page = view.graph.has(address) ? view.link(modulePage(address)) : undefined
  const href = own ?? page
  const name = version === undefined ? text : `${text} ${version}`
  return href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>
}

function NewerNote({ view }: { readonly view: ModuleView }) {
  const { module, content } = view
  const latest = latestOf(module)
  if (latest === undefined || compareVersions(content.version, latest) >= 0) return null
  return (
    <Note kind="old" title="There is a newer version">
      <p>
        The page of <a href={view.link(modulePage(module.address))}>the module</a> shows the latest version.
      </p>
    </Note>
  )
}

/** Every version of a module, with its date and what people decided about it. */
export function VersionsPage({ view }: { readonly view: VersionsView }) {
  const { module } = view
  const address = formatModuleAddress(module.address)
  const versions = sortVersions([...module.versions, ...module.removed].map(({ version }) => version))
  return (
    <ModuleLayout
      view={view}
      title={`Versions of ${address}`}
      description={`All ${counted(versions.length, 'version')} of ${address}`}
      crumbs={[{ text: 'versions', to: versionsPage(module.address) }]}
      heading="Versions"
      head={
        view.versions.areCompared ? (
          <p>
            <a href={view.link(changesPage(module.address))}>Compare two versions</a>
          </p>
        ) : null
      }
    >
      <ul class="list">
        {versions.map((version) => (
          <VersionRow view={view} version={version} />
        ))}
      </ul>
    </ModuleLayout>
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
