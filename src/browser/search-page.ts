import { counted } from '../base/count.ts'
import { parseSearch, type SearchModule, wordsOf } from '../search/module-search.ts'
import type { ReadJson } from '../site/search-files.ts'
import { withVisibleControls } from '../site/visible-text.ts'
import { element } from './element.ts'
import { type Found, openSearch, type Search } from './search.ts'

/** Inputs, outputs and types below a result. The rest is left out. */
const SHOWN_NAMES = 6

/** Time after the last key in which a search waits for another one. Then it starts. */
const WAIT_MILLISECONDS = 120

/** Modules that a search shows at once. A button shows more. */
const PAGE_SIZE = 20

/** The script of the search page, which without scripts has the namespaces alone. */

interface Parts {
  readonly form: HTMLFormElement
  readonly list: HTMLElement
  readonly status: HTMLElement
}

class SearchPage {
  readonly #base: URL
  readonly #parts: Parts
  readonly #field: HTMLInputElement
  #search: Promise<Search> | undefined
  #turn = 0
  #timer = 0

  constructor(base: URL, parts: Parts) {
    this.#base = base
    this.#parts = parts
    this.#field = parts.form.elements.namedItem('q') as HTMLInputElement
  }

  start(): void {
    const { form, list } = this.#parts
    for (const [name, value] of new URLSearchParams(location.search)) {
      const control = form.elements.namedItem(name)
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value
    }
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.#run()
    })
    form.addEventListener('input', () => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.#run(), WAIT_MILLISECONDS)
    })
    this.#field.addEventListener('keydown', (event) => this.#leaveField(event))
    list.addEventListener('keydown', (event) => this.#move(event))
    this.#field.focus()
    void this.#run()
  }

  async #run(count = PAGE_SIZE): Promise<void> {
    this.#turn += 1
    const turn = this.#turn
    const data = new FormData(this.#parts.form)
    const [q = '', namespace = '', system = ''] = ['q', 'namespace', 'system'].map((name) =>
      String(data.get(name) ?? ''),
    )
    this.#keepInUrl({ q, namespace, system })
    const words = wordsOf(q)
    const none = { modules: [], hasMore: false }
    if (words.length === 0) return this.#show(none, words, '')
    try {
      parseSearch(q)
      this.#search ??= openSearch(jsonFiles(this.#base))
      const search = await this.#search
      const found = await search({ words, namespace, system }, count)
      if (turn === this.#turn) this.#show(found, words, summaryOf(found))
    } catch (error) {
      this.#search = undefined
      if (turn === this.#turn) this.#show(none, words, failureText(error))
    }
  }

  #keepInUrl(query: Readonly<Record<string, string>>): void {
    const set = Object.entries(query).filter(([, value]) => value !== '')
    const text = new URLSearchParams(set).toString()
    history.replaceState(null, '', text === '' ? location.pathname : `?${text}`)
  }

  #show({ modules, hasMore }: Found, words: readonly string[], summary: string): void {
    const { list, status } = this.#parts
    status.textContent = summary
    list.replaceChildren(...modules.map((module) => resultOf(module, words, this.#base)))
    if (hasMore) list.append(this.#moreButton(modules.length))
  }

  #moreButton(count: number): HTMLElement {
    const button = element('button', 'more', 'More results')
    button.addEventListener('click', () => {
      void this.#run(count + PAGE_SIZE).then(() => this.#links()[count]?.focus())
    })
    const item = document.createElement('li')
    item.append(button)
    return item
  }

  #links(): HTMLElement[] {
    return [...this.#parts.list.querySelectorAll<HTMLElement>('a,button')]
  }

  #leaveField(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      this.#links()[0]?.focus()
    }
    if (event.key === 'Escape') {
      this.#field.value = ''
      void this.#run()
    }
  }

  /** Arrows lead from result to result, and above the first one back to the field, as Escape does. */
  #move(event: KeyboardEvent): void {
    const links = this.#links()
    const at = links.indexOf(document.activeElement as HTMLElement)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Escape') return
    event.preventDefault()
    if (step === undefined || at + step < 0) this.#field.focus()
    else links[at + step]?.focus()
  }
}

/** Loads each file once. Throws where the host does not answer; the next call then tries again. */
function jsonFiles(base: URL): ReadJson {
  const files = new Map<string, Promise<unknown>>()
  const load = async (path: string): Promise<unknown> => {
    const response = await fetch(new URL(path, base))
    if (!response.ok) throw new TypeError(`${path}: status ${response.status}`)
    return response.json()
  }
  return async <T>(path: string) => {
    const file = files.get(path) ?? load(path)
    files.set(path, file)
    file.catch(() => files.delete(path))
    return file as Promise<T>
  }
}

function summaryOf({ modules, hasMore, total }: Found): string {
  if (modules.length === 0) return 'No module matches.'
  if (hasMore) return `The first ${modules.length}${total === undefined ? '' : ` of ${total}`} modules`
  return counted(modules.length, 'module')
}

function failureText(error: unknown): string {
  return error instanceof Error && 'code' in error
    ? `${error.message}.`
    : 'The search could not be loaded. Try again, or look through the namespaces on the front page.'
}

function resultOf(module: SearchModule, words: readonly string[], base: URL): HTMLElement {
  const item = document.createElement('li')
  const head = element('div', 'field-head')
  const link = element('a', 'result', module.address)
  link.href = new URL(`modules/${module.address}/`, base).href
  head.append(link, element('span', 'quiet small', module.version))
  item.append(head)
  if (module.description !== '') item.append(outsideText('quiet', module.description))
  const names = matchingNames(module, words)
  if (names.length > 0) item.append(outsideText('small mono', names.join(', ')))
  return item
}

/** The inputs, outputs and types of resources that have a word of the search. */
function matchingNames({ names }: SearchModule, words: readonly string[]): string[] {
  const matches = names.filter((name) =>
    wordsOf(name).some((each) => words.some((word) => each.startsWith(word))),
  )
  const phrase = words.join('_')
  const isWhole = (name: string) => Number(name.toLowerCase().includes(phrase))
  return matches.sort((a, b) => isWhole(b) - isWhole(a)).slice(0, SHOWN_NAMES)
}

/** Text that authors of modules wrote. */
function outsideText(className: string, text: string): HTMLElement {
  const made = element('p', className, withVisibleControls(text))
  made.dir = 'auto'
  return made
}

/** The root of the site: the script that runs is in its directory `assets/`. */
function baseOfSite(): URL {
  const script = document.currentScript
  return new URL('..', script instanceof HTMLScriptElement ? script.src : location.href)
}

const form = document.querySelector<HTMLFormElement>('form[data-search]')
const list = document.getElementById('results')
const status = document.getElementById('found')
if (form !== null && list !== null && status !== null)
  new SearchPage(baseOfSite(), { form, list, status }).start()
