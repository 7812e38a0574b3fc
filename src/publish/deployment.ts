import { quote } from '../base/error.ts'

/** How the site of an index is deployed after a commit. */
export type DeploymentOption =
  | { readonly kind: 'pages' }
  | { readonly kind: 'workflow'; readonly workflow: string }

/** `pages`, or the file name of a workflow. */
export function parseDeployment(text: string): DeploymentOption {
  if (text === 'pages') return { kind: 'pages' }
  if (/^[A-Za-z0-9][\w.-]*\.ya?ml$/.test(text)) return { kind: 'workflow', workflow: text }
  throw new Error(`must be pages, or the file name of a workflow such as deploy.yml, not ${quote(text)}`)
}
