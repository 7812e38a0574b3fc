import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import { escapeText } from '../../base/html.ts'
import { highlighted } from '../look/highlighter.ts'
import { inlineRenderer } from '../readme/inline.ts'
import { withVisibleControls } from '../visible-text.ts'
import type { View } from './layout.tsx'

/** Small parts that several pages have. */

/** Text from a module: nothing in it is hidden, or changes the direction of what is around it. */
export function shown(text: string): string {
  return withVisibleControls(text)
}

/** As {@link shown}, for what is between tags alone: quotes stay as they are there, which makes pages of code much shorter. */
export function text(content: string) {
  return raw(escapeText(shown(content)))
}

/** A description as its author wrote it: code, links and emphasis of Markdown. */
export type Describe = (description: string) => ReturnType<typeof raw>

/** @param descriptions all of a list */
export function describer(descriptions: readonly string[]): Describe {
  const render = inlineRenderer(descriptions)
  return (description) => raw(render(description))
}

interface CodeProps {
  readonly view: View
  readonly code: string
  /** What the button copies: `the module block`. */
  readonly label: string
  readonly isHcl?: boolean
  /** The schema of the inputs that a form may fill in. */
  readonly schema?: string | undefined
}

export function Code({ view, code, label, isHcl = false, schema }: CodeProps) {
  const tokens = isHcl ? highlighted(code, view.site.highlight) : [{ text: code }]
  return (
    <div class="code" data-copy={label} data-schema={schema}>
      <pre tabindex={0}>
        <code>
          {tokens.map(({ text: part, kind }) =>
            kind === undefined ? text(part) : <span class={`hl-${kind}`}>{text(part)}</span>,
          )}
        </code>
      </pre>
    </div>
  )
}

export function Day({ date }: { readonly date: string }) {
  return <time datetime={date}>{date.slice(0, 10)}</time>
}

interface TagProps {
  readonly kind?: string
  readonly children?: Child
}

export function Tag({ kind, children }: TagProps) {
  return <span class={kind === undefined ? 'tag' : `tag tag-${kind}`}>{children}</span>
}

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children?: Child
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}

/** A list, or the sentence that stands for an empty one. */
export function List({ empty, children }: { readonly empty: string; readonly children: readonly Child[] }) {
  return children.length === 0 ? <p class="quiet">{empty}</p> : <ul class="list">{children}</ul>
}

/** What a reader has to know before anything else. */
export function Note({ kind, title, children }: TagProps & { readonly title: string }) {
  return (
    <div class={`note note-${kind ?? 'plain'}`}>
      <strong>{title}</strong>
      {children}
    </div>
  )
}

/** A link to a page of another site, if it is known. */
export function OutsideLink({
  href,
  children,
}: {
  readonly href: string | undefined
  readonly children?: Child
}) {
  if (href === undefined) return <>{children}</>
  return <a href={href}>{children}</a>
}
