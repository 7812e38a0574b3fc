/** Progress for people, one line for each step. Results are not logged. */
export interface Log {
  info(line: string): void
  warn(line: string): void
  /** Commands and requests without their headers and bodies. */
  debug(line: string): void
  /** How far a long step is, after each part of it; `total` is undefined where nobody knows it. Absent: nobody looks. */
  progress?(step: string, done: number, total: number | undefined): void
}
