export interface BenchRow {
  readonly name: string
  readonly measured: string
  readonly goal: string
  readonly isMet: boolean | undefined
}

export interface BenchFigure {
  readonly what: string
  readonly is: number
  readonly goal?: number
  readonly atLeast?: boolean
}

export const rows: BenchRow[]
export function judge(figure: Omit<BenchFigure, 'what'>): boolean | undefined
export function record(row: { name: string; measured: string; goal?: string; isMet?: boolean }): BenchRow
export function recordFigure(name: string, figure: string, isMet?: boolean): BenchRow
export function recordFigures(name: string, figures: readonly BenchFigure[]): BenchRow
export function rowText(row: BenchRow): string
export function formatTable(table: readonly BenchRow[], causes: Readonly<Record<string, string>>): string
export function formatBenchmarks(
  run: {
    readonly parts: Readonly<
      Record<
        string,
        {
          readonly machine: string
          readonly date: string
          readonly rows: readonly BenchRow[]
          readonly table?: string
        }
      >
    >
  },
  causes: Readonly<Record<string, string>>,
): string
