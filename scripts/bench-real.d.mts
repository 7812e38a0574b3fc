export interface GateVersion {
  readonly base: string
  readonly version: string
  readonly given: string
  readonly required: string
  readonly reasons: readonly { readonly kind: string }[]
}

export interface PublishDocument {
  readonly results: readonly {
    readonly status: string
    readonly tag?: string
    readonly version?: string
    readonly error?: { readonly code: string; readonly message: string }
    readonly compatibility?: {
      readonly base: string
      readonly required: string
      readonly given: string
      readonly changes: readonly { readonly kind: string; readonly severity: string }[]
    }
  }[]
}

export const REAL_PARTS: readonly string[]
export function findRepositories(directory: string, depth?: number): string[]
export function sourceOf(directory: string): {
  readonly source: string
  readonly url: string
  readonly address: string
}
export function acceptanceOf(document: PublishDocument): {
  readonly published: number
  readonly refused: Readonly<Record<string, number>>
  readonly newestRefused: string | undefined
  readonly refusals: readonly { readonly tag?: string; readonly code: string; readonly message: string }[]
}
export function gateOf(document: PublishDocument): {
  readonly releases: number
  readonly tooSmall: readonly GateVersion[]
  readonly asMajor: number
  readonly kinds: Readonly<Record<string, Readonly<Record<string, number | string>>>>
}
