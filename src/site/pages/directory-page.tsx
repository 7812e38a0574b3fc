import type { DirectoryInterface } from '../../interface/module-interface.ts'
import { directoryPage, modulePage, versionPage } from '../site-paths.ts'
import { Facts } from './facts.tsx'
import { Fields } from './interface-fields.tsx'
import { Dependencies, Requirements, Resources } from './interface-lists.tsx'
import { Layout } from './layout.tsx'
import { VersionNotes } from './marks.tsx'
import { crumbsOf, directoryLinkOf, lineLinkOf, type ModuleView, sourceOf, titleOf } from './module-view.ts'
import { shown, Tag } from './parts.tsx'
import { Contents, ReadmeSection, Usage } from './version-page.tsx'

interface DirectoryPageProps {
  readonly view: ModuleView
  readonly directory: DirectoryInterface
  readonly kind: 'submodule' | 'example'
}

/** A submodule, with the source that callers write, or an example. */
export function DirectoryPage({ view, directory, kind }: DirectoryPageProps) {
  const { module, content } = view
  const { path } = directory
  const title = `${titleOf(view)} ${path}`
  const lists = { view, directory, lineLink: lineLinkOf(view), directoryLink: directoryLinkOf(view) }
  const crumbs = [
    ...crumbsOf(view),
    { text: content.version, to: versionPage(module.address, content.version) },
    { text: path, to: directoryPage(module.address, content.version, path) },
  ]
  return (
    <Layout
      view={view}
      title={shown(title)}
      description={`The ${kind} ${shown(path)} of ${titleOf(view)}`}
      feed={modulePage(module.address)}
      crumbs={crumbs}
    >
      <DirectoryHead view={view} directory={directory} kind={kind} />
      <VersionNotes view={view} />
      {kind === 'submodule' ? <Usage view={view} directory={directory} /> : null}
      <Contents view={view} directory={directory} hasReadme={directory.readme !== ''} isVersion={false} />
      <div class="columns">
        <div>
          {directory.readme === '' ? null : (
            <ReadmeSection view={view} bytes={new TextEncoder().encode(directory.readme)} path={path} />
          )}
          <Fields directory={directory} />
          <Resources {...lists} />
          <Requirements {...lists} />
          <Dependencies {...lists} />
        </div>
        <Facts view={view} source={sourceOf(content, module)} />
      </div>
    </Layout>
  )
}

function DirectoryHead({ view: { module, content }, directory: { path }, kind }: DirectoryPageProps) {
  return (
    <div class="head">
      <p class="over">
        {module.address.namespace} / {module.address.system} / {module.address.name}
      </p>
      <h1>{shown(path.split('/').at(-1) ?? path)}</h1>
      <div class="line">
        <strong class="mono">{content.version}</strong>
        <Tag>{kind}</Tag>
      </div>
    </div>
  )
}
