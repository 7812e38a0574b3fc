import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { DirectoryInterface, Input, Output } from '../../interface/module-interface.ts'
import { isLong, shortType } from '../usage.ts'
import { described, Section, Tag, text } from './parts.tsx'

/**
 * Inputs and outputs: a list of fields, each with an id that stays the same from version to version. Large modules have hundreds, so
 * a field has no classes (the style sheet knows its parts by their place in it), and its script adds the link to itself.
 */

const rendered = new WeakMap<DirectoryInterface, ReturnType<typeof raw>>()

/** Inputs and outputs, which are the same on every page that shows the directory: they are rendered once. */
export function Fields({ directory }: { readonly directory: DirectoryInterface }) {
  const fields =
    rendered.get(directory) ??
    raw(
      String(
        <>
          <Inputs inputs={directory.inputs} />
          <Outputs outputs={directory.outputs} />
        </>,
      ),
    )
  rendered.set(directory, fields)
  return fields
}

function Inputs({ inputs }: { readonly inputs: readonly Input[] }) {
  const required = inputs.filter((input) => input.required)
  const optional = inputs.filter((input) => !input.required)
  return (
    <Section id="inputs" title="Inputs">
      {inputs.length === 0 ? <p class="quiet">This module has no inputs.</p> : null}
      <InputList title="Required" inputs={required} />
      <InputList title="Optional" inputs={optional} />
    </Section>
  )
}

function InputList({ title, inputs }: { readonly title: string; readonly inputs: readonly Input[] }) {
  if (inputs.length === 0) return null
  return (
    <>
      <h3>
        {title}
        <span class="count">{inputs.length}</span>
      </h3>
      <ul class="list fields">
        {inputs.map((input) => (
          <InputField input={input} />
        ))}
      </ul>
    </>
  )
}

function InputField({ input }: { readonly input: Input }) {
  const { type, parsedType, required, validations, default: value } = input
  const short = isLong(type) ? shortType(parsedType) : type || 'any'
  const hasFold = !required && isLong(value)
  return (
    <Field
      kind="input"
      field={input}
      type={required || hasFold ? short : `${short} = ${value}`}
      isRequired={required}
    >
      {isLong(type) ? <Fold title="Type" text={withoutMargin(type)} /> : null}
      {hasFold ? <Fold title="Default" text={value} /> : null}
      {validations.map(({ message }) => (
        <Text text={message} />
      ))}
    </Field>
  )
}

function Outputs({ outputs }: { readonly outputs: readonly Output[] }) {
  return (
    <Section id="outputs" title="Outputs">
      {outputs.length === 0 ? (
        <p class="quiet">This module has no outputs.</p>
      ) : (
        <ul class="list fields">
          {outputs.map((output) => (
            <Field kind="output" field={output} type={output.type && shortType(output.type)} />
          ))}
        </ul>
      )}
    </Section>
  )
}

interface FieldProps {
  readonly kind: 'input' | 'output'
  readonly field: Input | Output
  readonly type: string | undefined
  readonly isRequired?: boolean
  readonly children?: Child
}

/** What inputs and outputs have in common, then the rest of an input. */
function Field({ kind, field, type, isRequired = false, children }: FieldProps) {
  const { name, description, deprecated, sensitive, ephemeral } = field
  return (
    <li id={`${kind}-${name.replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}`}>
      <b>{text(name)}</b>
      {type === undefined ? null : <code>{text(type)}</code>}
      {isRequired ? <Tag kind="required">required</Tag> : null}
      {sensitive ? <Tag>sensitive</Tag> : null}
      {ephemeral ? <Tag>ephemeral</Tag> : null}
      {'const' in field && field.const ? <Tag>const</Tag> : null}
      {deprecated === '' ? null : <Tag kind="deprecated">deprecated</Tag>}
      <Text text={description} />
      {deprecated === '' ? null : <Text text={`Deprecated: ${deprecated}`} />}
      {children}
    </li>
  )
}

function Text({ text: written }: { readonly text: string }) {
  return written.trim() === '' ? null : <p>{described(written)}</p>
}

function Fold({ title, text: folded }: { readonly title: string; readonly text: string }) {
  return (
    <details>
      <summary>{title}</summary>
      <pre tabindex={0}>{text(folded)}</pre>
    </details>
  )
}

/** The lines after the first one without the blanks that all of them begin with. */
function withoutMargin(text: string): string {
  const [first = '', ...lines] = text.split('\n')
  const margins = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
  const margin = margins.length === 0 ? 0 : Math.min(...margins)
  return [first, ...lines.map((line) => line.slice(margin))].join('\n')
}
