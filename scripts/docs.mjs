// Writes docs/reference/inputs.md from action.yml, docs/maintainers/limits.md from the constants of src/, and src/cli/example-workflows.ts. With --check it writes nothing, and fails where a file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'
import { renderExampleWorkflows } from './example-workflows.mjs'
import { renderLimits } from './limits.mjs'

const source = readFileSync('action.yml', 'utf8')
const { inputs, outputs } = parse(source)

const written = [
  ['docs/reference/inputs.md', () => renderInputs()],
  ['docs/maintainers/limits.md', () => renderLimits()],
  ['src/cli/example-workflows.ts', () => renderExampleWorkflows()],
]
for (const [path, render] of written) {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const after = render(before)
  if (after === before) continue
  if (process.argv.includes('--check')) fail(`${path} is stale: run npm run docs`)
  writeFileSync(path, after)
  console.log(`wrote ${path}`)
}

function renderInputs() {
  const topics = readTopics()
  const sections = topics.map(({ title, names }) => `## ${title}\n\n${list(names, inputs)}`)
  return [
    '<!-- Written by `npm run docs` from action.yml: edit the descriptions there. -->',
    '# Inputs and outputs of the action',
    'All inputs are optional. A flag of the command line that has the name of an input means the same; its default can differ.',
    ...sections,
    `## Outputs\n\n${list(Object.keys(outputs), outputs)}`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** The comments between the inputs name topics; an input belongs to the last one before it. */
function readTopics() {
  const section = source.split(/^inputs:$/m)[1].split(/^outputs:$/m)[0]
  const topics = []
  for (const [, title, name] of section.matchAll(/^ {2}(?:# (.+)|([\w-]+):)$/gm)) {
    if (title !== undefined) topics.push({ title, names: [] })
    else if (topics.length === 0)
      fail(`action.yml: the input "${name}" has no topic: put a comment before it`)
    else topics.at(-1).names.push(name)
  }
  const found = topics.flatMap(({ names }) => names)
  const missing = Object.keys(inputs).filter((name) => !found.includes(name))
  if (missing.length > 0) fail(`action.yml: no topic for the inputs ${missing.join(', ')}`)
  const empty = topics.filter(({ names }) => names.length === 0)
  if (empty.length > 0)
    fail(`action.yml: no input for the topics ${empty.map(({ title }) => title).join(', ')}`)
  return topics
}

function list(names, described) {
  return names
    .map((name) => {
      const { description, default: value } = described[name]
      return `- \`${name}\`: ${description.trim()}${value === undefined ? '' : ` Default: \`${value}\`.`}`
    })
    .join('\n')
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
