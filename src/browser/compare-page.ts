import { bySeverity, type Change, SEVERITIES, textBesideSubject } from '../interface/diff/change.ts'
import { compareInterfaces } from '../interface/diff/compare-interfaces.ts'
import { checkBump, selectBase } from '../interface/diff/required-bump.ts'
import type { ModuleInterface } from '../interface/module-interface.ts'
import { compareVersions, isPrerelease, parseVersion, type Version } from '../module/version.ts'
import { INTERFACE_FILE, NO_CHANGES, VERDICTS } from '../site/changes.ts'
import { withVisibleControls } from '../site/visible-text.ts'
import { element } from './element.ts'

/** The script of the page that compares versions: a form in the place of its list. */
class ComparePage {
  /** The page of each version, highest first. */
  readonly #pages: ReadonlyMap<Version, string>
  readonly #from = this.#select('from')
  readonly #to = this.#select('to')
  readonly #verdict = element('div', '')
  readonly #list = element('ul', 'list')
  #turn = 0

  constructor(versions: HTMLElement) {
    const links = [...versions.querySelectorAll('a')]
    this.#pages = new Map(links.map((link) => [parseVersion(link.textContent ?? ''), link.href]))
    for (const select of [this.#from, this.#to])
      for (const version of this.#pages.keys()) select.append(new Option(version))
    const form = element('form', 'search')
    form.append(labelled('From', this.#from), labelled('to', this.#to))
    form.addEventListener('submit', (event) => event.preventDefault())
    form.addEventListener('change', () => void this.#compare())
    this.#verdict.setAttribute('role', 'status')
    versions.replaceWith(form, this.#verdict, this.#list)
    this.#choose(new URLSearchParams(location.search))
    void this.#compare()
  }

  #select(name: string): HTMLSelectElement {
    const select = element('select', 'mono')
    select.name = name
    return select
  }

  /** What the URL names, else the latest version and the one before. */
  #choose(query: URLSearchParams): void {
    const versions = [...this.#pages.keys()]
    const named = (name: string) => versions.find((version) => version === query.get(name))
    const latest = versions.find((version) => !isPrerelease(version)) ?? versions[0]
    const to = named('to') ?? latest
    if (to === undefined) return
    this.#to.value = to
    this.#from.value = named('from') ?? selectBase(versions, to) ?? to
  }

  async #compare(): Promise<void> {
    this.#turn += 1
    const turn = this.#turn
    const [from, to] = [parseVersion(this.#from.value), parseVersion(this.#to.value)]
    history.replaceState(null, '', `?${new URLSearchParams({ from, to })}`)
    try {
      const [before, after] = await Promise.all([from, to].map((version) => this.#load(version)))
      if (turn !== this.#turn) return
      if (before === undefined || after === undefined)
        this.#show([], `Not known: the index has no interface of ${before === undefined ? from : to}.`)
      else this.#showChanges(from, to, compareInterfaces(before, after))
    } catch {
      if (turn === this.#turn) this.#show([], 'The versions could not be loaded. Try again.')
    }
  }

  /** Undefined where the site has no interface of the version. */
  async #load(version: Version): Promise<ModuleInterface | undefined> {
    const response = await fetch(new URL(INTERFACE_FILE, this.#pages.get(version)))
    if (response.status === 404) return undefined
    if (!response.ok) throw new TypeError(`${response.url}: status ${response.status}`)
    const file = await response.blob()
    // A host that takes `.gz` for an encoding has the browser decompress it.
    const isCompressed = !(await file.slice(0, 1).text()).startsWith('{')
    const json = isCompressed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file
    return new Response(json).json()
  }

  #showChanges(from: Version, to: Version, changes: readonly Change[]): void {
    const [worst] = bySeverity(changes)
    if (worst === undefined) {
      this.#show([], `${NO_CHANGES} ${bumpText(from, to, changes)}`)
      return
    }
    const counts = SEVERITIES.map(
      (severity) => [severity, changes.filter((change) => change.severity === severity).length] as const,
    ).filter(([, count]) => count > 0)
    const text = counts.map(([severity, count]) => `${count} ${severity}`).join(', ')
    this.#show(
      bySeverity(changes),
      ` ${VERDICTS[worst.severity]} ${bumpText(from, to, changes)}`,
      `${text} ${changes.length === 1 ? 'change' : 'changes'}.`,
    )
    this.#verdict.querySelector('p')?.prepend(tagOf(worst))
  }

  #show(changes: readonly Change[], ...sentences: readonly string[]): void {
    this.#verdict.replaceChildren(...sentences.map((text) => element('p', '', text)))
    this.#list.replaceChildren(...changes.map(itemOf))
  }
}

/** How much the number grows, and whether that is enough. */
function bumpText(from: Version, to: Version, changes: readonly Change[]): string {
  if (compareVersions(from, to) > 0) return `${to} is lower than ${from}: this is the way back.`
  if (from === to || isPrerelease(from)) return ''
  const { given, minimumVersion } = checkBump(from, to, changes)
  const step = `From ${from} to ${to} is a ${given} step`
  return minimumVersion === undefined ? `${step}.` : `${step}; the changes need ${minimumVersion} or higher.`
}

function labelled(text: string, control: HTMLElement): HTMLElement {
  const label = element('label', '', `${text} `)
  label.append(control)
  return label
}

function itemOf(change: Change): HTMLElement {
  const [item, tag, text] = [element('li', 'change'), element('span', ''), element('span', '')]
  tag.append(tagOf(change))
  const subject = element('code', '', withVisibleControls(change.subject))
  text.append(subject, ` ${withVisibleControls(textBesideSubject(change))}`)
  item.append(tag, text)
  return item
}

function tagOf({ severity }: Change): HTMLElement {
  return element('span', `tag tag-${severity}`, severity)
}

const versions = document.getElementById('versions')
if (versions !== null) new ComparePage(versions)
