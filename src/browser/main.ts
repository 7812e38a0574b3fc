import { addCopyButtons } from './copy-buttons.ts'
import { startSearch } from './search-page.ts'
import { baseOfSite } from './site-base.ts'
import { addUsageBuilder } from './usage-builder.ts'

/** The script of every page, which is complete without it. `npm run browser` puts it into src/site/look/script.ts. */

const base = baseOfSite()
addCopyButtons(document.body)
addShortcut()
startSearch(base)
addUsageBuilder()

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
