export interface Limit {
  readonly name: string
  readonly value: number
  readonly meaning: string
}

export interface FolderLimits {
  /** Below src/. */
  readonly folder: string
  readonly title: string
  readonly limits: readonly Limit[]
}

export const BOUND: RegExp

export function readLimits(): readonly FolderLimits[]

export function renderLimits(): string
