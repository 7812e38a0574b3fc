/** Progress for people, one line a step; results never go through it. */
export interface Log {
  info(line: string): void
  warn(line: string): void
  /** Commands and requests without their headers and bodies. */
  debug(line: string): void
}
