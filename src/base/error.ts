/** Lines of a list in a message. The rest is counted: "and 3 more". */
const MAX_LISTED = 20

/** Characters of a text from outside that a message quotes. A longer text is cut, and ends in "…". */
const MAX_QUOTED_LENGTH = 120

/** The closed list of codes that users and scripts may rely on; add one where none fits, never rename one. */
export type ErrorCode =
  | 'INVALID_INPUT'
  | 'INVALID_CONFIG'
  | 'INVALID_TAG'
  | 'INVALID_ADDRESS'
  | 'NOT_A_REPOSITORY'
  | 'NOT_A_MODULE'
  | 'INVALID_HCL'
  | 'UNSAFE_PACKAGE'
  | 'SECRET_IN_PACKAGE'
  | 'WOULD_EXPOSE'
  | 'LIMIT_EXCEEDED'
  | 'VERSION_EXISTS'
  | 'TAG_MOVED'
  | 'NOT_OWNER'
  | 'INCOMPATIBLE'
  | 'INDEX_INVALID'
  | 'INDEX_UNREACHABLE'
  | 'INDEX_BUSY'
  | 'STORE_REFUSED'
  | 'STORE_UNREACHABLE'
  | 'PERMISSION'
  | 'NOT_FOUND'
  | 'REPOSITORY_UNREACHABLE'
  | 'NOT_INSTALLABLE'
  | 'AUDIT_FAILED'
  | 'ATTESTATION_FAILED'
  | 'MISSING_PROGRAM'
  | 'UNSUPPORTED_EVENT'
  | 'SYSTEM_REFUSED'
  | 'INTERNAL'

/** What a user reads of an error: what is wrong, with the value quoted, and what to do, ready to paste. */
export interface Refusal {
  readonly code: ErrorCode
  readonly message: string
  readonly hint: string
}

/**
 * An error that users can expect. Any other error is a bug of this tool, and is reported as one. Text from outside must go
 * through {@link quote} before it is part of `message` or `hint`.
 */
export class RegistryError extends Error implements Refusal {
  override readonly name = 'RegistryError'
  readonly code: ErrorCode
  readonly hint: string

  constructor(code: ErrorCode, message: string, hint: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.hint = hint
  }

  /** The fields that every output shows: `{"code","message","hint"}`. */
  toRefusal(): Refusal {
    return { code: this.code, message: this.message, hint: this.hint }
  }
}

/**
 * Text from outside, safe on a terminal, in a log and in a workflow command: in double quotes, cut at 120 characters, with
 * control, bidirectional and invisible characters as `\u{…}`.
 */
export function quote(text: string): string {
  return `"${visible(abridged(text).replaceAll('\\', '\\\\').replaceAll('"', '\\"'))}"`
}

/** As {@link quote}, of text that has its quotes: an expression. */
export function unquoted(text: string): string {
  return visible(abridged(text))
}

function abridged(text: string): string {
  return text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text
}

/** The text with control, bidirectional and invisible characters as `\u{…}`: always one line. */
export function visible(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${codePoint(character)}}`)
}

/**
 * The lines, with nothing in them that a runner of workflows obeys: a line that begins with `::` after blanks, and the older `##[` anywhere
 * in a line (https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs). A blank in between makes text of both.
 */
export function withoutCommands(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/^(\s*:):/, '$1 :'))
  return lines.join('\n').replaceAll('##[', '## [')
}

function codePoint(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16)
}

/** For the end of a promise: a refusal becomes a result. What is a fault of this tool stays one. */
export function ifRefused<T>(answer: (refusal: RegistryError) => T): (error: unknown) => T {
  return (error) => {
    if (error instanceof RegistryError) return answer(error)
    throw error
  }
}

/** What an error says; one of the operating system without its code, call and path: who catches it names the file. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'syscall' in error ? error.message.replace(/^[A-Z\d]+: ([^,]+), .*$/s, '$1') : error.message
}

/** The first 20 lines of a list, and how many more there are. */
export function shortList(lines: readonly string[], most = MAX_LISTED): string[] {
  const more = lines.length - most
  return [...lines.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])]
}
