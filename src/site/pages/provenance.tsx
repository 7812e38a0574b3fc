import type { Child } from 'hono/jsx'
import type { ReleaseDocument } from '../../index/format/documents.ts'
import { versionPath } from '../../index/format/paths.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { badgeOf, modulePage } from '../site-paths.ts'
import { commitLink, repositoryLink, type SourceCommit } from '../source-links.ts'
import type { ModuleView } from './module-view.ts'
import { Code, Day, OutsideLink, Section, shown } from './parts.tsx'

/** Where a version comes from, and how anybody checks that. */

export function Provenance({ view }: { readonly view: ModuleView }) {
  const { release } = view.content
  if (release === undefined) return null
  const source = { repository: release.repository.url, commit: release.commit }
  return (
    <Section id="provenance" title="Provenance">
      <ul class="list">
        <Fact name="Repository">
          <OutsideLink href={repositoryLink(source)}>
            {shown(release.repository.url || 'not known')}
          </OutsideLink>
          {release.path === '' ? null : <> in {shown(release.path)}</>}
        </Fact>
        <Fact name="Tag">{shown(release.tag)}</Fact>
        <Fact name="Commit">
          <OutsideLink href={commitLink(source)}>
            <code>{release.commit}</code>
          </OutsideLink>
          , <Day date={release.committedAt} />
        </Fact>
        <Fact name="Package">
          <code>{release.package.digest}</code>, {sizeText(release.package.size)}, {release.package.files}{' '}
          files
        </Fact>
        {release.packages.map(({ kind, location }) => (
          <Fact name={`Location (${shown(kind)})`}>
            <code>{shown(location)}</code>
          </Fact>
        ))}
      </ul>
      <h3>Verify it</h3>
      <Code view={view} code={verification(release, view.site.registry.url, source)} label="the commands" />
      <Badge view={view} />
    </Section>
  )
}

/** On the page of the module alone: the badge shows what it shows. */
function Badge({ view }: { readonly view: ModuleView }) {
  const { address } = view.module
  const { url } = view.site.registry
  if (url === null || view.path !== modulePage(address)) return null
  const text = `[![${formatModuleAddress(address)}](${url}/${badgeOf(address)})](${url}/${modulePage(address)})\n`
  return (
    <>
      <h3>Badge</h3>
      <p>
        <img src={view.link(badgeOf(address))} alt="The badge of this module" height="20" />
      </p>
      <Code view={view} code={text} label="the badge as Markdown" />
    </>
  )
}

interface FactProps {
  readonly name: string
  readonly children?: Child
}

function Fact({ name, children }: FactProps) {
  return (
    <li class="field-head">
      <span class="quiet">{name}</span> <span>{children}</span>
    </li>
  )
}

function sizeText(bytes: number): string {
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0)} KiB`
}

/** Commands that compare the tag with the commit, and the package with its digest. */
function verification(release: ReleaseDocument, registryUrl: string | null, source: SourceCommit): string {
  const { address, version, tag, packages, repository } = release
  const file = `${address.name}-${address.system}-${version}.zip`
  const digest = release.package.digest.replace('sha256:', '')
  const zip = packages
    .map(({ location }) => zipUrl(release, location, registryUrl))
    .find((url) => url !== undefined)
  const [, , , owner, name] = (repositoryLink(source) ?? '').split('/')
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

/** For a POSIX shell. */
function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
