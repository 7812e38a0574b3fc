import { bySeverity, type Change } from '../../interface/diff/change.ts'
import { compareInterfaces } from '../../interface/diff/compare-interfaces.ts'
import { requiredBump } from '../../interface/diff/required-bump.ts'
import { type ModuleView, versionLink } from './module-view.ts'
import { Section, shown, Tag } from './parts.tsx'

/** What a caller of the version before notices. docs/interface.md has the rules. */

const VERDICTS = {
  major: 'Callers may have to change their configuration.',
  minor: 'Something new; callers of the version before go on as they are.',
  patch: 'Callers of the version before go on as they are.',
} as const

export function Changes({ view }: { readonly view: ModuleView }) {
  const { previous, content } = view
  if (previous === undefined)
    return (
      <Section id="changes" title="Changes">
        <p class="quiet">This is the first version.</p>
      </Section>
    )
  const title = `Changes since ${previous.version}`
  if (previous.moduleInterface === undefined || content.moduleInterface === undefined)
    return (
      <Section id="changes" title={title}>
        <p class="quiet">
          Not known: the index has no interface of{' '}
          {previous.moduleInterface === undefined ? previous.version : content.version}.
        </p>
      </Section>
    )
  const isSame = previous.moduleInterface === content.moduleInterface
  const changes = isSame ? [] : compareInterfaces(previous.moduleInterface, content.moduleInterface)
  return (
    <Section id="changes" title={title}>
      <ChangeList view={view} changes={changes} />
    </Section>
  )
}

function ChangeList({ view, changes }: { readonly view: ModuleView; readonly changes: readonly Change[] }) {
  const { previous } = view
  const link = previous && versionLink(view, previous.version)
  if (changes.length === 0)
    return <p>The interface did not change: inputs, outputs and requirements are the same.</p>
  const severity = requiredBump(changes)
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
              <code>{shown(change.subject)}</code> {shown(change.message)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
