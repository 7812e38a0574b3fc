import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { type ProgramOptions, type ProgramResult, runProgram } from '../cli/program.ts'

export const WORKFLOWS = 'examples/workflows'

const step = z.object({
  name: z.string().default(''),
  id: z.string().optional(),
  uses: z.string().default(''),
  run: z.string().default(''),
  env: z.record(z.string(), z.string()).default({}),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String)).default({}),
})

const permissions = z.record(z.string(), z.enum(['read', 'write']))
const job = z.object({ needs: z.string().optional(), permissions, steps: z.array(step) })

const workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({}),
  // Without "queue": act and older servers refuse it.
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }).optional(),
  jobs: z.record(z.string(), job),
})

export type Workflow = z.output<typeof workflow>
export type WorkflowJob = z.output<typeof job>
export type WorkflowStep = z.output<typeof step>

export function workflowNames(): string[] {
  return readdirSync(WORKFLOWS).filter((name) => name.endsWith('.yml'))
}

export function workflowText(name: string): string {
  return readFileSync(`${WORKFLOWS}/${name}`, 'utf8')
}

/** A workflow as far as these tests know how to run one; whatever else stands in it is an error. */
export function readWorkflow(name: string): Workflow {
  return parseWorkflow(workflowText(name))
}

/**
 * Runs the scripts of a workflow as the runner starts them, until one fails, and gives what each came to.
 * https://docs.github.com/actions/reference/workflow-syntax-for-github-actions
 */
export async function runScripts(name: string, options: ProgramOptions): Promise<ProgramResult[]> {
  const steps = Object.values(readWorkflow(name).jobs).flatMap((job) => job.steps)
  const results: ProgramResult[] = []
  for (const { run } of steps.filter((each) => each.run !== '')) {
    const result = await runProgram('bash', ['-e', '-c', run], options)
    results.push(result)
    if (result.code !== 0) break
  }
  return results
}

/** The inputs of action.yml; those that have no default there are empty. */
export function defaultInputs(): Readonly<Record<string, string>> {
  const action: { inputs: Record<string, { default?: string }> } = parse(readFileSync('action.yml', 'utf8'))
  const defaults = Object.entries(action.inputs).map(([name, input]) => [name, String(input.default ?? '')])
  return Object.fromEntries(defaults)
}

export function parseWorkflow(text: string): Workflow {
  return workflow.parse(parse(text))
}

/** The first one that the README shows. */
export function readmeText(): string {
  const [, text = ''] = /```yaml\n(.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? []
  return text
}

/** Replaces `${{ vars.REGISTRY_URL }}` by what the context has there; a name that it does not have is `absent`, or an error. */
export function evaluate(text: string, context: Readonly<Record<string, unknown>>, absent?: string): string {
  return text.replaceAll(/\$\{\{ *([\w.-]+) *\}\}/g, (expression, path: string) => {
    const value = path.split('.').reduce<unknown>(child, context) ?? absent
    if (!/^(?:string|number)$/.test(typeof value)) throw new Error(`nothing is known of ${expression}`)
    return String(value)
  })
}

function child(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined
}
