// The workflows of examples/workflows that `init --workflows` fills in, as text in src/cli/example-workflows.ts. Usage: npm run docs
import { readFileSync } from 'node:fs'

const NAMES = [
  'collect.yml',
  'deploy-cloudflare.yml',
  'deploy-netlify.yml',
  'deploy-pages.yml',
  'deploy-server.yml',
  'notify-index.yml',
  'publish-private.yml',
  'publish-to-index.yml',
  'sync-s3.yml',
  'verify.yml',
]

/** The text of src/cli/example-workflows.ts. */
export function renderExampleWorkflows() {
  const entries = NAMES.map((name) => {
    const text = readFileSync(`examples/workflows/${name}`, 'utf8')
    return `  ${JSON.stringify(name)}: ${JSON.stringify(text)},\n`
  })
  return `/** Workflows of examples/workflows, written by \`npm run docs\`. */\nexport const EXAMPLE_WORKFLOWS = {\n${entries.join('')}}\n`
}
