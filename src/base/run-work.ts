/** Runs work that has no `await`, and may end it: whoever hands it on says how long the work may take. Throws what the work throws, or LIMIT_EXCEEDED. */
export type RunWork = <T>(work: () => T) => T

/** For work of the user's own, which may take as long as it likes. */
export const runWork: RunWork = (work) => work()
