import type { Input, Output } from '../../interface/module-interface.ts'
import { isLong, shortType } from '../short-type.ts'
import { Section, shown, Tag } from './parts.tsx'

/** Inputs and outputs: a list of fields, each with an anchor that stays the same from version to version. */

/** A string that HTML takes as an id. */
export function anchorOf(kind: 'input' | 'output', name: string): string {
  return `${kind}-${name.replaceAll(/[^\p{L}\p{N}_-]/gu, '-')}`
}

export function Inputs({ inputs }: { readonly inputs: readonly Input[] }) {
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
      <ul class="list">
        {inputs.map((input) => (
          <InputField input={input} />
        ))}
      </ul>
    </>
  )
}

function InputField({ input }: { readonly input: Input }) {
  const { name, type, parsedType, description, deprecated, validations } = input
  const id = anchorOf('input', name)
  return (
    <li class="field" id={id}>
      <div class="field-head">
        <a class="field-name mono" href={`#${id}`}>
          {shown(name)}
        </a>
        <code class="type">{shown(isLong(type) ? shortType(parsedType) : type || 'any')}</code>
        {input.required ? <Tag kind="required">required</Tag> : null}
        <Flags {...input} />
      </div>
      <Text text={description} />
      {deprecated === '' ? null : <Text text={`Deprecated: ${deprecated}`} />}
      {isLong(type) ? <Fold title="Type" text={type} /> : null}
      {input.required ? null : <Default text={input.default} />}
      {validations.map(({ message }) => (
        <Text text={message} />
      ))}
    </li>
  )
}

export function Outputs({ outputs }: { readonly outputs: readonly Output[] }) {
  return (
    <Section id="outputs" title="Outputs">
      {outputs.length === 0 ? <p class="quiet">This module has no outputs.</p> : null}
      {outputs.length === 0 ? null : (
        <ul class="list">
          {outputs.map((output) => (
            <OutputField output={output} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function OutputField({ output }: { readonly output: Output }) {
  const { name, type, description, deprecated } = output
  const id = anchorOf('output', name)
  return (
    <li class="field" id={id}>
      <div class="field-head">
        <a class="field-name mono" href={`#${id}`}>
          {shown(name)}
        </a>
        {type === undefined ? null : <code class="type">{shown(shortType(type))}</code>}
        <Flags {...output} />
      </div>
      <Text text={description} />
      {deprecated === '' ? null : <Text text={`Deprecated: ${deprecated}`} />}
    </li>
  )
}

function Flags({ sensitive, ephemeral, deprecated }: Pick<Input, 'sensitive' | 'ephemeral' | 'deprecated'>) {
  return (
    <>
      {sensitive ? <Tag>sensitive</Tag> : null}
      {ephemeral ? <Tag>ephemeral</Tag> : null}
      {deprecated === '' ? null : <Tag kind="deprecated">deprecated</Tag>}
    </>
  )
}

function Text({ text }: { readonly text: string }) {
  const trimmed = shown(text.trim())
  return trimmed === '' ? null : (
    <p class="text" dir="auto">
      {trimmed}
    </p>
  )
}

function Default({ text }: { readonly text: string }) {
  if (isLong(text)) return <Fold title="Default" text={text} />
  return (
    <p class="value">
      Default <code>{shown(text)}</code>
    </p>
  )
}

function Fold({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <details class="fold">
      <summary>{title}</summary>
      <pre tabindex={0}>
        <code>{shown(text)}</code>
      </pre>
    </details>
  )
}
