import { percentDecoded } from '../base/url.ts'
import { element } from './element.ts'

/** Inputs or outputs from which a list gets a filter. Shorter ones are read at a glance. */
const MIN_FIELDS = 20

/** Adds a filter to the inputs and to the outputs of a page that has many. */
export function addFieldFilters(): void {
  for (const id of ['inputs', 'outputs']) {
    const section = document.getElementById(id)
    const fields = [...(section?.querySelectorAll<HTMLElement>('.fields>li') ?? [])]
    if (section !== null && fields.length >= MIN_FIELDS) new FieldFilter(section, fields, id)
  }
}

class FieldFilter {
  readonly #section: HTMLElement
  readonly #fields: readonly {
    readonly item: HTMLElement
    readonly text: string
    readonly isRequired: boolean
  }[]
  readonly #field = element('input', '')
  readonly #required = element('input', '')
  readonly #status = element('span', 'quiet small')

  constructor(section: HTMLElement, items: readonly HTMLElement[], noun: string) {
    this.#section = section
    this.#fields = items.map((item) => ({
      item,
      text: (item.textContent ?? '').toLowerCase(),
      isRequired: item.querySelector('.tag-required') !== null,
    }))
    const form = element('form', 'filter')
    form.setAttribute('role', 'search')
    form.setAttribute('aria-label', `Filter the ${noun}`)
    this.#field.type = 'search'
    this.#field.placeholder = `Filter ${items.length} ${noun}`
    this.#field.setAttribute('aria-label', `Filter ${noun} by name and text`)
    this.#status.setAttribute('role', 'status')
    form.append(this.#field)
    const required = this.#fields.filter(({ isRequired }) => isRequired).length
    if (required > 0 && required < items.length) form.append(this.#requiredOnly())
    form.append(this.#status)
    form.addEventListener('input', () => this.#apply())
    form.addEventListener('submit', (event) => event.preventDefault())
    this.#field.addEventListener('keydown', (event) => this.#keyOfField(event))
    section.querySelector('h2')?.after(form)
    addEventListener('hashchange', () => this.#showTarget())
  }

  #requiredOnly(): HTMLElement {
    const label = element('label', 'small')
    this.#required.type = 'checkbox'
    label.append(this.#required, ' required only')
    return label
  }

  #apply(): void {
    const words = this.#field.value.toLowerCase().split(/\s+/)
    let count = 0
    for (const { item, text, isRequired } of this.#fields) {
      item.hidden = (this.#required.checked && !isRequired) || !words.every((word) => text.includes(word))
      if (!item.hidden) count += 1
    }
    for (const list of this.#section.querySelectorAll<HTMLElement>('.fields')) {
      const isEmpty = list.querySelector(':scope>li:not([hidden])') === null
      list.hidden = isEmpty
      const heading = list.previousElementSibling
      if (heading instanceof HTMLElement && heading.tagName === 'H3') heading.hidden = isEmpty
    }
    const isFiltered = this.#required.checked || words.some((word) => word !== '')
    this.#status.textContent = isFiltered ? `${count} of ${this.#fields.length}` : ''
  }

  #clear(): void {
    this.#field.value = ''
    this.#required.checked = false
    this.#apply()
  }

  /** An arrow leads to the first field that is left, Escape shows all. */
  #keyOfField(event: KeyboardEvent): void {
    if (event.key === 'Escape') {
      event.preventDefault()
      this.#clear()
    }
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      this.#fields
        .find(({ item }) => !item.hidden)
        ?.item.querySelector('a')
        ?.focus()
    }
  }

  /** A link to a field that the filter hides shows it. */
  #showTarget(): void {
    const target = document.getElementById(percentDecoded(location.hash.slice(1)) ?? '')
    if (target?.hidden !== true || !this.#section.contains(target)) return
    this.#clear()
    target.scrollIntoView()
  }
}
