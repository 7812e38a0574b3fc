import type { Severity } from '../interface/diff/change.ts'

/** What the pages of versions and `changes/`, which compares two of them in a browser, have in common. */

/** Beside the page of a version: the module interface that `changes/` compares, compressed, as it is most of the site otherwise. */
export const INTERFACE_FILE = 'interface.json.gz'

export const NO_CHANGES = 'The interface did not change: inputs, outputs and requirements are the same.'

/** What the worst change means. */
export const VERDICTS: Readonly<Record<Severity, string>> = {
  major: 'Callers may have to change their configuration.',
  minor: 'Something new; callers go on as they are.',
  patch: 'Callers go on as they are.',
}
