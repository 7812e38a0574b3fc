/** Progress for people, one line for each step. Results are not logged. */
export interface Log {
  info(line: string): void
  warn(line: string): void
  /** Commands and requests without their headers and bodies. */
  debug(line: string): void
}
