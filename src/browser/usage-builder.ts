import type { InputSchema } from '../site/input-schema.ts'
import { type InputField, usageForm } from '../site/usage-form.ts'
import { withVisibleControls } from '../site/visible-text.ts'
import { element } from './element.ts'

/** Adds a button to the module block that opens a form of its inputs; the form writes the block anew. */
export function addUsageBuilder(): void {
  const place = document.querySelector<HTMLElement>('[data-schema]')
  const code = place?.querySelector('code') ?? null
  if (place === null || code === null) return
  const button = element('button', 'fill', 'Fill in the inputs')
  button.type = 'button'
  button.setAttribute('aria-expanded', 'false')
  place.after(button)
  let form: HTMLElement | undefined
  button.addEventListener('click', async () => {
    if (form === undefined) {
      button.disabled = true
      form = await formOf(new URL(place.dataset['schema'] ?? '', location.href), code)
      button.after(form)
      button.disabled = false
    } else form.hidden = !form.hidden
    button.setAttribute('aria-expanded', String(!form.hidden))
    if (!form.hidden) form.querySelector<HTMLElement>('textarea,select,input')?.focus()
  })
}

async function formOf(schema: URL, code: HTMLElement): Promise<HTMLElement> {
  try {
    const answer = await fetch(schema)
    if (!answer.ok) throw new TypeError(`status ${answer.status}`)
    return inputsForm((await answer.json()) as InputSchema, code)
  } catch {
    return element('p', 'note', 'The inputs could not be loaded. Reload the page to try again.')
  }
}

function inputsForm(schema: InputSchema, code: HTMLElement): HTMLElement {
  const { fields, problemOf, fill } = usageForm(schema, code.textContent ?? '')
  const rows = fields.map((field, at) => ({ field, ...rowOf(field, `value-${at}`) }))
  const optional = rows.filter(({ field }) => !field.isRequired)
  const form = element('form', 'inputs')
  form.append(...rows.flatMap(({ field, row }) => (field.isRequired ? [row] : [])))
  if (optional.length > 0) {
    const fold = document.createElement('details')
    fold.append(element('summary', '', `Optional inputs (${optional.length})`))
    fold.append(...optional.map(({ row }) => row))
    fold.open = optional.length === rows.length
    form.append(fold)
  }
  if (rows.length === 0) form.append(element('p', 'quiet', 'This module has no inputs.'))
  form.addEventListener('input', () => {
    for (const { field, control, problem } of rows) {
      const wrong = problemOf(field, control.value) ?? ''
      if (problem.textContent !== wrong) problem.textContent = wrong
      control.setAttribute('aria-invalid', String(wrong !== ''))
    }
    code.textContent = fill(new Map(rows.map(({ field, control }) => [field.name, control.value])))
  })
  form.addEventListener('submit', (event) => event.preventDefault())
  return form
}

/** The label of an input, with the control for its value and what is wrong with that. */
function rowOf(field: InputField, id: string) {
  const row = element('div', 'input')
  const label = element('label', 'mono', withVisibleControls(field.name))
  label.htmlFor = id
  const shown = withVisibleControls(field.type)
  const type = element('code', 'type', shown.length > 40 ? shown.replace(/\{.*\}/, '{…}') : shown)
  const text = element('p', 'quiet small', withVisibleControls(field.description))
  const problem = element('p', 'small problem')
  const control = field.kind === 'bool' ? choiceOf(field) : textOf(field)
  control.id = id
  text.id = `${id}-text`
  problem.id = `${id}-problem`
  problem.setAttribute('role', 'status')
  control.setAttribute('aria-describedby', `${text.id} ${problem.id}`)
  const [head, body] = [element('div', ''), element('div', '')]
  head.append(label, document.createElement('br'), type)
  body.append(control, problem, text)
  row.append(head, body)
  return { row, control, problem }
}

function choiceOf({ isRequired, default: known }: InputField): HTMLSelectElement {
  const choice = document.createElement('select')
  const none = isRequired ? 'choose' : `default${known === '' ? '' : `: ${known}`}`
  choice.append(new Option(none, ''), new Option('true'), new Option('false'))
  return choice
}

function textOf({ kind, default: known }: InputField): HTMLTextAreaElement {
  const text = document.createElement('textarea')
  text.rows = kind === 'hcl' && known.includes('\n') ? 4 : 1
  text.placeholder = known.length > 200 ? `${known.slice(0, 200)}…` : known
  text.spellcheck = false
  text.autocomplete = 'off'
  if (kind !== 'string') text.className = 'mono'
  if (kind === 'number') text.inputMode = 'decimal'
  return text
}
