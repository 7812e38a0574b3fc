import type { Severity } from '../interface/diff/change.ts'
import type { DirectoryInterface, ModuleInterface } from '../interface/module-interface.ts'

/**
 * What the page `changes/` compares in a browser, a file for each version: the module interface without what makes no change, which
 * is most of it, such as descriptions and READMEs, and without what reading gives back.
 */

/** Its name beside the page of the version. */
export const COMPARED_FILE = 'compared.json'

/** What is the same in each element, as no change comes of it. */
const LEFT_OUT = { file: '', line: 0, description: '', version: '' }

/** A text that is compared with no text alone. */
const SOME = '…'

/** What is read where the file has no such key. */
const DEFAULTS = {
  inputs: {
    ...LEFT_OUT,
    type: SOME,
    default: '',
    required: false,
    sensitive: false,
    nullable: true,
    ephemeral: false,
    deprecated: '',
    validations: [],
  },
  outputs: { ...LEFT_OUT, sensitive: false, ephemeral: false, deprecated: '' },
  resources: { ...LEFT_OUT, mode: 'managed' },
  calls: { ...LEFT_OUT, source: '' },
  providers: { ...LEFT_OUT, source: '', constraints: [], aliases: [] },
  moves: LEFT_OUT,
  removals: LEFT_OUT,
} as const

const LISTS = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]

const DIRECTORY = {
  ...Object.fromEntries(LISTS.map((name) => [name, []])),
  ...{ path: '', readme: '', empty: false, requiredVersions: [], imports: [] },
}

type ShortDirectory = Partial<DirectoryInterface>

/** The text of the file. */
export function formatCompared({ root, submodules, examples }: ModuleInterface): string {
  const short = {
    root: shortDirectory(root),
    submodules: submodules.map(shortDirectory),
    // What they call is for callers too.
    examples: examples.map(({ path, calls }) => shortDirectory({ path, calls })),
  }
  return `${JSON.stringify(short)}\n`
}

function shortDirectory(directory: ShortDirectory): object {
  const { inputs, readme = '', requiredVersionsAt: _, imports: __, ...others } = directory
  const marked = inputs?.map(({ type, default: text, ...input }) => ({
    ...input,
    type: type && SOME,
    default: text === JSON.stringify(input.value) ? '' : text,
  }))
  const whole: ShortDirectory = { ...others, readme: readme && SOME, ...(marked && { inputs: marked }) }
  const lists = LISTS.map((name) => [
    name,
    whole[name]?.map((each) => withoutDefaults({ ...each, ...LEFT_OUT }, name)),
  ])
  return withoutDefaults({ ...whole, ...Object.fromEntries(lists) })
}

function withoutDefaults(object: object, list?: keyof typeof DEFAULTS): object {
  const defaults: Readonly<Record<string, unknown>> = list === undefined ? DIRECTORY : DEFAULTS[list]
  const isDefault = (key: string, value: unknown) =>
    value === defaults[key] || (Array.isArray(defaults[key]) && Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(object).filter(([key, value]) => !isDefault(key, value)))
}

/** The interface, as far as it is compared. */
export function readCompared(file: {
  readonly root: ShortDirectory
  readonly submodules: readonly ShortDirectory[]
  readonly examples: readonly ShortDirectory[]
}): ModuleInterface {
  const [submodules, examples] = [file.submodules.map(wholeDirectory), file.examples.map(wholeDirectory)]
  return { root: wholeDirectory(file.root), submodules, examples, diagnostics: [] }
}

function wholeDirectory(directory: ShortDirectory): DirectoryInterface {
  const lists = LISTS.map((name) => [
    name,
    directory[name]?.map((each) => ({ ...DEFAULTS[name], ...defaultText(each), ...each })) ?? [],
  ])
  return { ...DIRECTORY, ...directory, ...Object.fromEntries(lists) }
}

/** The text of a default that its value says. */
function defaultText(element: object): object {
  return 'value' in element ? { default: JSON.stringify(element.value) } : {}
}

export const NO_CHANGES = 'The interface did not change: inputs, outputs and requirements are the same.'

/** What the worst change means. */
export const VERDICTS: Readonly<Record<Severity, string>> = {
  major: 'Callers may have to change their configuration.',
  minor: 'Something new; callers go on as they are.',
  patch: 'Callers go on as they are.',
}
