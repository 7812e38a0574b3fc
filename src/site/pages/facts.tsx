import type { Child } from 'hono/jsx'
import type { ReleaseDocument } from '../../index/format/documents.ts'
import { versionPath } from '../../index/format/paths.ts'
import { versionState } from '../../index/format/version-state.ts'
import { formatConstraints } from '../../interface/version-constraint.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { sortVersions } from '../../module/version.ts'
import { badgePath, modulePage, versionsPage } from '../site-paths.ts'
import { sourceLinks } from '../source-links.ts'
import { isShown, type ModuleView, sourceOf, versionLink } from './module-view.tsx'
import { Code, Day, OutsideLink, Section, shown, Tag } from './parts.tsx'

/** Versions beside a module. A page of its own has all. */
const RECENT_VERSIONS = 6

/** Beside a version: where it is from, what it needs, and other versions. */

export function Facts({ view }: { readonly view: ModuleView }) {
  const { release, moduleInterface } = view.content
  const source = sourceLinks(sourceOf(view.content, view.module))
  const { requiredVersions = [], providers = [] } = moduleInterface?.root ?? {}
  const { repository } = source
  const license = release?.license
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
                <OutsideLink href={source.commit}>{shown(release.tag)}</OutsideLink>
              </>
            )}
          </Fact>
        )}
        {license === undefined ? null : (
          <Fact name="Licence">
            <OutsideLink href={source.file(license.file)}>
              {shown(license.identifier ?? `see ${license.file}`)}
            </OutsideLink>
          </Fact>
        )}
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

/** Where a version comes from, and how anybody checks that. */

export function Provenance({ view }: { readonly view: ModuleView }) {
  const { release } = view.content
  if (release === undefined) return null
  const source = sourceLinks({ repository: release.repository.url, commit: release.commit })
  return (
    <Section id="provenance" title="Provenance">
      <ul class="list">
        <Row name="Repository">
          <OutsideLink href={source.repository}>{shown(release.repository.url || 'not known')}</OutsideLink>
          {release.path === '' ? null : <> in {shown(release.path)}</>}
        </Row>
        <Row name="Tag">{shown(release.tag)}</Row>
        <Row name="Commit">
          <OutsideLink href={source.commit}>
            <code>{release.commit}</code>
          </OutsideLink>
          , <Day date={release.committedAt} />
        </Row>
        <Row name="Package">
          <code>{release.package.digest}</code>, {sizeText(release.package.size)}, {release.package.files}{' '}
          files
        </Row>
        {release.packages.map(({ kind, location }) => (
          <Row name={`Location (${shown(kind)})`}>
            <code>{shown(location)}</code>
          </Row>
        ))}
      </ul>
      <h3>Verify it</h3>
      <Code
        view={view}
        code={verification(release, view.site.registry.url, source.repository)}
        label="the commands"
      />
      <Badge view={view} />
    </Section>
  )
}

/** On the page of the module alone: the badge shows what it shows. */
function Badge({ view }: { readonly view: ModuleView }) {
  const { address } = view.module
  const { url } = view.site.registry
  if (url === null || view.path !== modulePage(address)) return null
  const text = `[![${formatModuleAddress(address)}](${url}/${badgePath(address)})](${url}/${modulePage(address)})\n`
  return (
    <>
      <h3>Badge</h3>
      <p>
        <img src={view.link(badgePath(address))} alt="The badge of this module" height="20" />
      </p>
      <Code view={view} code={text} label="the badge as Markdown" />
    </>
  )
}

function Row({ name, children }: { readonly name: string; readonly children?: Child }) {
  return (
    <li class="field-head">
      <span class="quiet">{name}</span> <span>{children}</span>
    </li>
  )
}

function sizeText(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KiB`
}

/** Commands that compare the tag with the commit, and the package with its digest. @param page of the repository */
function verification(
  release: ReleaseDocument,
  registryUrl: string | null,
  page: string | undefined,
): string {
  const { address, version, tag, packages, repository } = release
  const file = `${address.name}-${address.system}-${version}.zip`
  const digest = release.package.digest.replace('sha256:', '')
  const zip = packages
    .map(({ location }) => zipUrl(release, location, registryUrl))
    .find((url) => url !== undefined)
  const [, , , owner, name] = (page ?? '').split('/')
  const isOnGitHub = repository.id !== undefined && owner !== undefined && name !== undefined
  return [
    ...(repository.url === ''
      ? []
      : [
          `git ls-remote ${quoted(repository.url)} ${quoted(`refs/tags/${tag}`)} ${quoted(`refs/tags/${tag}^{}`)} # ${release.commit}`,
        ]),
    ...(zip === undefined
      ? []
      : [`curl -fsSL -o ${quoted(file)} ${quoted(zip)}`, `echo '${digest}  ${file}' | sha256sum --check`]),
    ...(zip === undefined || !isOnGitHub
      ? []
      : [`gh attestation verify ${quoted(file)} --repo ${quoted(`${owner}/${name}`)} # if it was attested`]),
    ...(zip === undefined
      ? [`module-registry package --tag ${quoted(tag)} --output ${quoted(file)} # ${release.package.digest}`]
      : []),
    '',
  ].join('\n')
}

function zipUrl(
  { address, version }: ReleaseDocument,
  location: string,
  registryUrl: string | null,
): string | undefined {
  if (location.startsWith('https://'))
    return location.replace(/(\/\/[^?]*?\.zip)(?:\/\/[^?]*)?\?checksum=.*$/, '$1')
  const isInIndex = location.startsWith('./') && registryUrl !== null
  return isInIndex ? `${registryUrl}/${versionPath(address, version, 'module.zip')}` : undefined
}

function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
