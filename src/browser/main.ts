import { element } from './element.ts'
import { addFieldFilters } from './field-filter.ts'
import { addUsageBuilder } from './usage-builder.ts'

/** The script of every page, which is complete without it. `npm run browser` puts it into src/site/look/script.ts. */

addCopyButtons()
addFieldLinks()
addFieldFilters()
addShortcut()
addUsageBuilder()

/** The name of an input or an output becomes a link to itself: pages of hundreds do without so many links. */
function addFieldLinks(): void {
  for (const name of document.querySelectorAll('.fields>li>b')) {
    const link = element('a', '', name.textContent ?? '')
    link.href = `#${name.parentElement?.id}`
    name.replaceWith(link)
  }
}

/** `/` leads to the search field from everywhere on the page, as long as nobody writes. */
function addShortcut(): void {
  document.addEventListener('keydown', (event) => {
    const isWriting =
      event.target instanceof Element && event.target.closest('input,textarea,select') !== null
    if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey || event.altKey) return
    const field = document.querySelector<HTMLInputElement>('input[name="q"]')
    if (field === null) return
    event.preventDefault()
    field.focus()
    field.select()
  })
}

/** Adds a button that copies to each piece of code that has `data-copy`, which says what it copies. */
function addCopyButtons(): void {
  for (const code of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const button = element('button', 'copy', 'Copy')
    button.type = 'button'
    button.setAttribute('aria-label', `Copy ${code.dataset['copy']}`)
    button.addEventListener('click', () => void copy(code, button))
    button.addEventListener('blur', () => {
      button.textContent = 'Copy'
    })
    code.append(button)
  }
}

async function copy(place: HTMLElement, button: HTMLButtonElement): Promise<void> {
  const code = place.querySelector('code')
  if (code === null) return
  try {
    await navigator.clipboard.writeText(code.textContent ?? '')
    button.textContent = 'Copied'
  } catch {
    getSelection()?.selectAllChildren(code)
    button.textContent = 'Selected'
  }
}
