import { raw } from 'hono/html'
import { counted } from '../../base/count.ts'
import { latestOf } from '../../index/format/module-list.ts'
import { versionState } from '../../index/format/version-state.ts'
import { calledDirectory, type DirectoryInterface } from '../../interface/module-interface.ts'
import { leavingCalls } from '../../interface/read/module-files.ts'
import { summaryFromReadme } from '../../interface/read/readme.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { directoryPage, modulePage, schemaPath, versionPage, versionsPage } from '../site-paths.ts'
import { sourceLinks } from '../source-links.ts'
import { moduleSource, usageBlock, versionConstraint } from '../usage.ts'
import { Facts, Provenance } from './facts.tsx'
import { Fields } from './interface-fields.tsx'
import { Changes, InterfaceLists, MAX_LISTED } from './interface-lists.tsx'
import type { Crumb } from './layout.tsx'
import { VersionNotes } from './marks.tsx'
import { directoryLinkOf, isShown, ModuleLayout, type ModuleView, sourceOf } from './module-view.tsx'
import { Code, type Describe, describer, List, Note, OutsideLink, Section, shown, Tag } from './parts.tsx'

/** A version of a module: how to use it, and all that is known of it. The page of the module is that of its latest version. */
export function VersionPage({ view }: { readonly view: ModuleView }) {
  const { module, content } = view
  const { name, system } = module.address
  const isModulePage = view.path === modulePage(module.address)
  const description = content.release?.description ?? ''
  return (
    <ModuleLayout
      view={view}
      title={titleOf(view)}
      description={shown(description) || `The module ${name} for ${system}`}
      crumbs={isModulePage ? [] : [versionCrumb(view)]}
      head={
        <>
          <Versions view={view} />
          {description === '' ? null : (
            <p class="lead" dir="auto">
              {shown(description)}
            </p>
          )}
        </>
      }
    >
      <VersionNotes view={view} />
      <Usage view={view} directory={content.moduleInterface && calledDirectory(content.moduleInterface)} />
      <Body view={view} directory={content.moduleInterface?.root} readme={content.readme} isVersion />
    </ModuleLayout>
  )
}

function versionCrumb({ module, content }: ModuleView): Crumb {
  return { text: content.version, to: versionPage(module.address, content.version) }
}

function Versions({ view }: { readonly view: ModuleView }) {
  const { module, content, link } = view
  const { state } = versionState(module, content.version)
  const versions = isShown(view) ? counted(module.versions.length, 'version') : 'all versions'
  return (
    <div class="line">
      <strong class="mono">{content.version}</strong>
      {content.version === latestOf(module) ? <Tag kind="latest">latest</Tag> : null}
      {state === 'listed' ? null : <Tag kind={state}>{state}</Tag>}
      <a href={link(versionsPage(module.address))}>{versions}</a>
    </div>
  )
}

interface UsageProps {
  readonly view: ModuleView
  /** Undefined where the interface is not known. */
  readonly directory: DirectoryInterface | undefined
}

/** The module block. Old versions are named exactly; clients cannot install a yanked one, nor any of a registry without a public URL. */
function Usage({ view, directory }: UsageProps) {
  const { module, content, site } = view
  if (site.registry.url === null || versionState(module, content.version).state === 'yanked') return null
  const isLatest = content.version === latestOf(module)
  const used = {
    host: site.host,
    address: module.address,
    directory: directory?.path ?? '',
    version: isLatest ? versionConstraint(content.version) : content.version,
    inputs: directory?.inputs ?? [],
  }
  const schema = directory && schemaLink(view, directory.path)
  const fillable = used.inputs.length === 0 ? undefined : schema
  const leaves = content.moduleInterface && leavingCalls(content.moduleInterface, used.directory).length > 0
  const readsBeside = used.directory === '' && content.release?.packageRoot !== undefined
  return (
    <div id="usage">
      <Code view={view} code={usageBlock(used)} label="the module block" isHcl schema={fillable} />
      {site.isStatic && (leaves || readsBeside) ? (
        <p class="small">
          The module calls or reads what is beside its directory: OpenTofu installs it from here, Terraform
          only from a registry that <code>module-registry serve</code> answers.
        </p>
      ) : null}
      {schema === undefined ? null : (
        <p class="small quiet">
          {used.directory === '' ? null : (
            <>
              Source: <code>{moduleSource(used)}</code> ·{' '}
            </>
          )}
          <a href={schema}>JSON Schema of the inputs</a>
        </p>
      )}
    </div>
  )
}

/** The JSON Schema beside the page of a directory; undefined where there is no such page. */
function schemaLink(view: ModuleView, path: string): string | undefined {
  const { module, content, link } = view
  if (path === '') return link(schemaPath(versionPage(module.address, content.version)))
  const page = directoryLinkOf(view)(path)
  return page && schemaPath(page)
}

interface BodyProps extends UsageProps {
  /** Undefined where there is none. */
  readonly readme: Uint8Array | undefined
  /** False for a submodule or an example. */
  readonly isVersion: boolean
}

/** All that is known, with the facts beside it. */
function Body({ view, directory, readme, isVersion }: BodyProps) {
  return (
    <>
      <Contents view={view} directory={directory} readme={readme} isVersion={isVersion} />
      <div class="columns">
        <div>
          {readme === undefined && !isVersion ? null : (
            <Readme view={view} bytes={readme} path={directory?.path ?? ''} />
          )}
          {directory === undefined || isTooLong(directory) ? (
            <Section id="inputs" title="Interface">
              <p class="quiet">{directory === undefined ? UNKNOWN : TOO_LONG}</p>
            </Section>
          ) : (
            <>
              <Fields directory={directory} />
              {isVersion ? <Directories view={view} /> : null}
              <InterfaceLists view={view} directory={directory} />
            </>
          )}
          {isVersion && isShown(view) ? <Dependents view={view} /> : null}
          {isVersion ? <Changes view={view} /> : null}
          {isVersion ? <Provenance view={view} /> : null}
        </div>
        <Facts view={view} />
      </div>
    </>
  )
}

const UNKNOWN =
  'The index has no interface of this version: its inputs, outputs and resources are not known here.'
const TOO_LONG = `The interface has more than ${MAX_LISTED} entries, too many for a page.`

function isTooLong({ inputs, outputs, resources, calls }: DirectoryInterface): boolean {
  return inputs.length + outputs.length + resources.length + calls.length > MAX_LISTED
}

/** What is on the page. */
function Contents({ view, directory, readme, isVersion }: BodyProps) {
  const { moduleInterface } = view.content
  const { submodules = [], examples = [] } = moduleInterface ?? {}
  const parts: readonly (readonly [
    id: string,
    title: string,
    count: number | undefined,
    isThere: boolean,
  ])[] = [
    ['readme', 'README', undefined, readme !== undefined],
    ['inputs', 'Inputs', directory?.inputs.length, directory !== undefined],
    ['outputs', 'Outputs', directory?.outputs.length, directory !== undefined],
    ['submodules', 'Submodules', submodules.length, isVersion && submodules.length > 0],
    ['examples', 'Examples', examples.length, isVersion && examples.length > 0],
    ['resources', 'Resources', directory?.resources.length, directory !== undefined],
    ['dependencies', 'Dependencies', directory?.calls.length, directory !== undefined],
    [
      'dependents',
      'Used by',
      view.graph.dependentsOf(view.module.address).length,
      isVersion && isShown(view),
    ],
    ['changes', 'Changes', undefined, isVersion],
    ['provenance', 'Provenance', undefined, isVersion && view.content.release !== undefined],
  ]
  return (
    <nav class="toc" aria-label="On this page">
      {parts
        .filter(([, , , isThere]) => isThere)
        .map(([id, title, count]) => (
          <a href={`#${id}`}>
            {title}
            {count === undefined ? null : <span class="count">{count}</span>}
          </a>
        ))}
    </nav>
  )
}

interface ReadmeProps {
  readonly view: ModuleView
  readonly bytes: Uint8Array | undefined
  /** Of the directory that the README is in, from the module's root. */
  readonly path: string
}

function Readme({ view, bytes, path }: ReadmeProps) {
  const { html, notes } =
    bytes === undefined ? { html: undefined, notes: [] } : renderedReadme(view, bytes, path)
  return (
    <Section id="readme" title="README">
      {notes.map((note) => (
        <Note title={note} />
      ))}
      {html === undefined ? (
        <p class="quiet">The index has no README of this version.</p>
      ) : (
        <div class="readme">{raw(html)}</div>
      )}
    </Section>
  )
}

function Directories({ view }: { readonly view: ModuleView }) {
  const { content, module } = view
  const { submodules = [], examples = [] } = content.moduleInterface ?? {}
  const linkOf = directoryLinkOf(view)
  const source = sourceLinks(sourceOf(content, module))
  const inSource = (path: string) =>
    source.file([content.release?.path ?? '', path].filter((part) => part !== '').join('/'))
  const list = (title: string, directories: readonly DirectoryInterface[]) => {
    const summaries = directories.map(({ readme }) => summaryFromReadme(readme))
    const describe = describer(summaries)
    return directories.length === 0 ? null : (
      <Section id={title.toLowerCase()} title={title}>
        <ul class="list">
          {directories.map(({ path, inputs, outputs }, at) => (
            <li class="field-head">
              <span class="mono">
                <OutsideLink href={linkOf(path) ?? inSource(path)}>{shown(path)}</OutsideLink>
              </span>
              <span class="quiet small">
                {counted(inputs.length, 'input')}, {counted(outputs.length, 'output')}
              </span>
              <Summary text={summaries[at] ?? ''} describe={describe} />
            </li>
          ))}
        </ul>
      </Section>
    )
  }
  return (
    <>
      {list('Submodules', submodules)}
      {list('Examples', examples)}
    </>
  )
}

/** What a submodule or an example says of itself first. */
function Summary({ text, describe }: { readonly text: string; readonly describe: Describe }) {
  return text === '' ? null : <p>{describe(text)}</p>
}

function Dependents({ view }: { readonly view: ModuleView }) {
  const dependents = view.graph.dependentsOf(view.module.address)
  return (
    <Section id="dependents" title="Used by">
      <List empty="No module of this registry calls it in its latest version.">
        {dependents.map((dependent) => (
          <li class="field-head">
            <a href={view.link(modulePage(dependent))}>{formatModuleAddress(dependent)}</a>
            <span class="quiet small" dir="auto">
              {shown(dependent.description)}
            </span>
          </li>
        ))}
      </List>
    </Section>
  )
}

/** The README of a directory of a module. @param path from the module's root; empty for the root itself */
function renderedReadme(view: ModuleView, bytes: Uint8Array, path: string) {
  const { content, module, site } = view
  const root = content.release?.path ?? ''
  const directoryLink = directoryLinkOf(view)
  return site.readme(bytes, {
    ...sourceOf(content, module),
    directory: [root, path].filter((part) => part !== '').join('/'),
    imageHosts: site.settings.imageHosts,
    hasInterface: content.moduleInterface !== undefined,
    pageLink: (directory) => {
      const inModule = fromRoot(directory, root)
      return inModule === undefined || inModule === '' ? undefined : directoryLink(inModule)
    },
  })
}

/** The path from the module's root; undefined for a directory that is not in it. */
function fromRoot(directory: string, root: string): string | undefined {
  if (root === '') return directory
  if (directory === root) return ''
  return directory.startsWith(`${root}/`) ? directory.slice(root.length + 1) : undefined
}

interface DirectoryPageProps {
  readonly view: ModuleView
  readonly directory: DirectoryInterface
  readonly kind: 'submodule' | 'example'
}

/** A submodule, with the source that callers write, or an example. */
export function DirectoryPage({ view, directory, kind }: DirectoryPageProps) {
  const { module, content } = view
  const { path } = directory
  const readme = directory.readme === '' ? undefined : new TextEncoder().encode(directory.readme)
  const crumb = { text: path, to: directoryPage(module.address, content.version, path) }
  return (
    <ModuleLayout
      view={view}
      title={shown(`${titleOf(view)} ${path}`)}
      description={`The ${kind} ${shown(path)} of ${titleOf(view)}`}
      crumbs={[versionCrumb(view), crumb]}
      heading={shown(path.split('/').at(-1) ?? path)}
      head={
        <div class="line">
          <strong class="mono">{content.version}</strong>
          <Tag>{kind}</Tag>
        </div>
      }
    >
      <VersionNotes view={view} />
      {kind === 'submodule' ? <Usage view={view} directory={directory} /> : null}
      <Body view={view} directory={directory} readme={readme} isVersion={false} />
    </ModuleLayout>
  )
}

function titleOf({ module, content }: ModuleView): string {
  return `${formatModuleAddress(module.address)} ${content.version}`
}
