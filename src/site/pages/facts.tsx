import type { Child } from 'hono/jsx'
import { versionState } from '../../index/format/version-state.ts'
import { formatConstraints } from '../../interface/version-constraint.ts'
import type { License } from '../../module/license.ts'
import { sortVersions } from '../../module/version.ts'
import { RECENT_VERSIONS } from '../limits.ts'
import { versionsPage } from '../site-paths.ts'
import { commitLink, fileLink, repositoryLink, type SourceCommit } from '../source-links.ts'
import { isShown, type ModuleView, versionLink } from './module-view.ts'
import { Day, OutsideLink, shown, Tag } from './parts.tsx'

/** Beside a version: where it is from, what it needs, and other versions. */

export function Facts({ view, source }: { readonly view: ModuleView; readonly source: SourceCommit }) {
  const { release, moduleInterface } = view.content
  const { requiredVersions = [], providers = [] } = moduleInterface?.root ?? {}
  const repository = repositoryLink(source)
  return (
    <aside class="facts" aria-label="Facts">
      <dl>
        {release === undefined ? null : (
          <Fact name="Published">
            <Day date={release.committedAt} />
          </Fact>
        )}
        {repository === undefined ? null : (
          <Fact name="Source">
            <OutsideLink href={repository}>{repository.replace(/^https:\/\//, '')}</OutsideLink>
            {release === undefined ? null : (
              <>
                {' at '}
                <OutsideLink href={commitLink(source)}>{shown(release.tag)}</OutsideLink>
              </>
            )}
          </Fact>
        )}
        <Licence license={release?.license} source={source} />
        {requiredVersions.length === 0 ? null : (
          <Fact name="Terraform, OpenTofu">{shown(formatConstraints(requiredVersions))}</Fact>
        )}
        {providers.length === 0 ? null : (
          <Fact name="Providers">{shown(providers.map(({ name }) => name).join(', '))}</Fact>
        )}
        <Fact name="Versions">
          <RecentVersions view={view} />
        </Fact>
      </dl>
    </aside>
  )
}

interface LicenceProps {
  readonly license: License | undefined
  readonly source: SourceCommit
}

function Licence({ license, source }: LicenceProps) {
  if (license === undefined) return null
  const { file, identifier = `see ${file}` } = license
  return (
    <Fact name="Licence">
      <OutsideLink href={fileLink(source, file)}>{shown(identifier)}</OutsideLink>
    </Fact>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children?: Child }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function RecentVersions({ view }: { readonly view: ModuleView }) {
  const { module, content, link } = view
  if (!isShown(view)) return <a href={link(versionsPage(module.address))}>all versions</a>
  const versions = sortVersions(module.versions.map(({ version }) => version))
  return (
    <ul>
      {versions.slice(0, RECENT_VERSIONS).map((version) => {
        const href = versionLink(view, version)
        const { state } = versionState(module, version)
        const isThis = version === content.version
        return (
          <li>
            {href === undefined || isThis ? version : <a href={href}>{version}</a>}{' '}
            {state === 'listed' ? null : <Tag kind={state}>{state}</Tag>}
          </li>
        )
      })}
      {versions.length <= RECENT_VERSIONS ? null : (
        <li>
          <a href={link(versionsPage(module.address))}>all {versions.length}</a>
        </li>
      )}
    </ul>
  )
}
