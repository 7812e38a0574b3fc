import { bySeverity, textBesideSubject } from '../../interface/diff/change.ts'
import { compareInterfaces } from '../../interface/diff/compare-interfaces.ts'
import { requiredBump } from '../../interface/diff/required-bump.ts'
import { upgradeSteps } from '../../interface/diff/upgrade-steps.ts'
import type { DirectoryInterface, ModuleCall, ModuleInterface } from '../../interface/module-interface.ts'
import { isLocal, resolvePath } from '../../interface/read/module-files.ts'
import { formatConstraints } from '../../interface/version-constraint.ts'
import { formatModuleAddress } from '../../module/module-address.ts'
import { parseRegistrySource } from '../../module/module-source.ts'
import { NO_CHANGES, VERDICTS } from '../changes.ts'
import { changesPage, modulePage } from '../site-paths.ts'
import { sourceLinks } from '../source-links.ts'
import { directoryLinkOf, isShown, type ModuleView, sourceOf, versionLink } from './module-view.tsx'
import { List, OutsideLink, Section, shown, Tag } from './parts.tsx'

/** Entries of an interface, and changes of it, that a page lists. A page with more says so, and lists none. */
export const MAX_LISTED = 10_000

/** Resources, requirements and module calls of a directory, and what changed in its interface. */

interface ListsProps {
  readonly view: ModuleView
  readonly directory: DirectoryInterface
}

export function InterfaceLists(props: ListsProps) {
  return (
    <>
      <Resources {...props} />
      <Requirements {...props} />
      <Dependencies {...props} />
    </>
  )
}

const MODES = [
  ['managed', 'Resources'],
  ['data', 'Data sources'],
  ['ephemeral', 'Ephemeral resources'],
] as const

function Resources({ view, directory: { resources } }: ListsProps) {
  const lineLink = lineLinkOf(view)
  return (
    <Section id="resources" title="Resources">
      {resources.length === 0 ? <p class="quiet">This module has no resources of its own.</p> : null}
      {MODES.map(([mode, title]) => {
        const ofMode = resources.filter((resource) => resource.mode === mode)
        if (ofMode.length === 0) return null
        return (
          <>
            <h3>
              {title}
              <span class="count">{ofMode.length}</span>
            </h3>
            <ul class="list pairs">
              {ofMode.map(({ type, name, file, line }) => (
                <li>
                  <code>{shown(`${type}.${name}`)}</code>
                  <small>
                    <OutsideLink href={lineLink(file, line)}>{shown(`${file}:${line}`)}</OutsideLink>
                  </small>
                </li>
              ))}
            </ul>
          </>
        )
      })}
    </Section>
  )
}

function Requirements({ directory: { providers, requiredVersions } }: ListsProps) {
  return (
    <Section id="requirements" title="Requirements">
      <ul class="list">
        <li class="field-head">
          <span class="field-name">Terraform, OpenTofu</span>
          <code>
            {requiredVersions.length === 0 ? 'any version' : shown(formatConstraints(requiredVersions))}
          </code>
        </li>
        {providers.map(({ name, source, constraints, aliases }) => (
          <li class="field-head">
            <span class="field-name">{shown(source === '' ? `hashicorp/${name}` : source)}</span>
            <code>{constraints.length === 0 ? 'any version' : shown(formatConstraints(constraints))}</code>
            {aliases.map((alias) => (
              <Tag>{shown(`needs ${alias}`)}</Tag>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Dependencies({ view, directory }: ListsProps) {
  const { calls } = directory
  return (
    <Section id="dependencies" title="Dependencies">
      <List empty="This module calls no other module.">
        {calls.map((call) => (
          <li>
            <div class="field-head">
              <span class="field-name mono">{shown(call.name)}</span>
              <CallSource view={view} directory={directory} call={call} />
              {call.version === '' ? null : <code>{shown(call.version)}</code>}
            </div>
          </li>
        ))}
      </List>
    </Section>
  )
}

/** Linked where this registry has the module. */
function CallSource({ view, call, directory }: ListsProps & { readonly call: ModuleCall }) {
  const source = parseRegistrySource(call.source)
  const text = <code>{shown(call.source)}</code>
  if (source?.host === view.site.host.toLowerCase() && view.graph.has(source.address))
    return (
      <a href={view.link(modulePage(source.address))} title={formatModuleAddress(source.address)}>
        {text}
      </a>
    )
  const path = isLocal(call.source) ? resolvePath(directory.path, call.source) : undefined
  const local = path === undefined ? undefined : directoryLinkOf(view)(path)
  return local === undefined ? text : <a href={local}>{text}</a>
}

/** What a caller of the version before notices. docs/reference/interface.md has the rules. */

export function Changes({ view }: { readonly view: ModuleView }) {
  const { previous, content } = view
  if (previous === undefined)
    return (
      <Section id="changes" title="Changes">
        <p class="quiet">This is the first version.</p>
      </Section>
    )
  const [before, after] = [previous.moduleInterface, content.moduleInterface]
  return (
    <Section id="changes" title={`Changes since ${previous.version}`}>
      {before === undefined || after === undefined ? (
        <p class="quiet">
          Not known: the index has no interface of {before === undefined ? previous.version : content.version}
          .
        </p>
      ) : (
        <ChangeList before={before} after={after} link={versionLink(view, previous.version)} />
      )}
      {view.versions.areCompared ? (
        <p>
          <a href={`${view.link(changesPage(view.module.address))}?to=${content.version}`}>
            Compare with another version
          </a>
        </p>
      ) : null}
    </Section>
  )
}

/** @param link to the version before */
function ChangeList({
  before,
  after,
  link,
}: {
  readonly before: ModuleInterface
  readonly after: ModuleInterface
  readonly link: string | undefined
}) {
  const changes = compareInterfaces(before, after)
  if (changes.length === 0) return <p>{NO_CHANGES}</p>
  if (changes.length > MAX_LISTED) return <p>More than {MAX_LISTED} changes, too many for a page.</p>
  const severity = requiredBump(changes)
  const steps = upgradeSteps(before, after, changes)
  return (
    <>
      <p>
        <Tag kind={severity}>{severity}</Tag> {VERDICTS[severity]}{' '}
        {link === undefined ? null : <a href={link}>The version before</a>}
      </p>
      <ul class="list">
        {bySeverity(changes).map((change) => (
          <li class="change">
            <span>
              <Tag kind={change.severity}>{change.severity}</Tag>
            </span>
            <span>
              <code>{shown(change.subject)}</code> {shown(textBesideSubject(change))}
            </span>
          </li>
        ))}
      </ul>
      {steps.length === 0 ? null : (
        <>
          <h3>How to upgrade</h3>
          <ul>
            {steps.map((step) => (
              <li>{shown(step)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Links to lines of files, whose paths are those of the module. Pages of other versions lead to their commit alone. */
function lineLinkOf(view: ModuleView) {
  if (!isShown(view)) return () => undefined
  const { module, content } = view
  const source = sourceLinks(sourceOf(content, module))
  const directory = content.release?.path ?? ''
  return (file: string, line: number): string | undefined => {
    const page = source.file(directory === '' ? file : `${directory}/${file}`)
    return page && `${page}#L${line}`
  }
}
