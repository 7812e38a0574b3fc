import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { DirectoryInterface, Input, Output } from '../../interface/module-interface.ts'
import { isLong, shortType } from '../usage.ts'
import { type Describe, describer, Section, Tag, text } from './parts.tsx'

/**
 * Inputs and outputs: a list of fields, each with an id that stays the same from version to version. Large modules have hundreds, so
 * a field has no classes (the style sheet knows its parts by their place in it), and its script adds the link to itself.
 */

const rendered = new WeakMap<DirectoryInterface, ReturnType<typeof raw>>()

/** Inputs and outputs, which are the same on every page that shows the directory: they are rendered once. */
export function Fields({ directory }: { readonly directory: DirectoryInterface }) {
  const known = rendered.get(directory)
  if (known !== undefined) return known
  const { inputs, outputs } = directory
  const describe = describer([
    ...[...inputs, ...outputs].flatMap(({ description, deprecated }) => [description, deprecated]),
    ...inputs.flatMap(({ validations }) => validations.map(({ message }) => message)),
  ])
  const fields = raw(
    String(
      <>
        <Inputs inputs={inputs} describe={describe} />
        <Outputs outputs={outputs} describe={describe} />
      </>,
    ),
  )
  rendered.set(directory, fields)
  return fields
}

interface InputsProps {
  readonly inputs: readonly Input[]
  readonly describe: Describe
}

function Inputs({ inputs, describe }: InputsProps) {
  const required = inputs.filter((input) => input.required)
  const optional = inputs.filter((input) => !input.required)
  return (
    <Section id="inputs" title="Inputs">
      {inputs.length === 0 ? <p class="quiet">This module has no inputs.</p> : null}
      <InputList title="Required" inputs={required} describe={describe} />
      <InputList title="Optional" inputs={optional} describe={describe} />
    </Section>
  )
}

function InputList({ title, inputs, describe }: InputsProps & { readonly title: string }) {
  if (inputs.length === 0) return null
  return (
    <>
      <h3>
        {title}
        <span class="count">{inputs.length}</span>
      </h3>
      <ul class="list fields">
        {inputs.map((input) => (
          <InputField input={input} describe={describe} />
        ))}
      </ul>
    </>
  )
}

function InputField({ input, describe }: { readonly input: Input; readonly describe: Describe }) {
  const { type, parsedType, required, validations, default: value } = input
  const short = isLong(type) ? shortType(parsedType) : type || 'any'
  const hasFold = !required && isLong(value)
  return (
    <Field
      kind="input"
      field={input}
      type={required || hasFold ? short : `${short} = ${value}`}
      isRequired={required}
      describe={describe}
    >
      {isLong(type) ? <Fold title="Type" text={withoutMargin(type)} /> : null}
      {hasFold ? <Fold title="Default" text={value} /> : null}
      {validations.map(({ message }) => (
        <Text text={message} describe={describe} />
      ))}
    </Field>
  )
}

function Outputs({
  outputs,
  describe,
}: {
  readonly outputs: readonly Output[]
  readonly describe: Describe
}) {
  return (
    <Section id="outputs" title="Outputs">
      {outputs.length === 0 ? (
        <p class="quiet">This module has no outputs.</p>
      ) : (
        <ul class="list fields">
          {outputs.map((output) => (
            <Field
              kind="output"
              field={output}
              type={output.type && shortType(output.type)}
              describe={describe}
            />
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
  readonly describe: Describe
  readonly children?: Child
}

/** What inputs and outputs have in common, then the rest of an input. */
function Field({ kind, field, type, isRequired = false, describe, children }: FieldProps) {
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
      <Text text={description} describe={describe} />
      {deprecated === '' ? null : <Text text={`Deprecated: ${deprecated}`} describe={describe} />}
      {children}
    </li>
  )
}

function Text({ text: written, describe }: { readonly text: string; readonly describe: Describe }) {
  return written.trim() === '' ? null : <p>{describe(written)}</p>
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
