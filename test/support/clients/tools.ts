import { goTools, pythonOras } from '../../../scripts/clients.mjs'

/** Absolute path of a program of test/tools that `npm run clients` built, or undefined. In CI, throws where it is missing. */
export function toolPath(name: 'act' | 'crane' | 'hcl-oracle' | 'oras' | 'versitygw'): string | undefined {
  const tool = goTools().find((each) => each.name === name)
  return tool?.isBuilt ? tool.program : missing(name)
}

/** PYTHONPATH of the ORAS project's Python client, or undefined. In CI, throws where it is missing. */
export function pythonOrasPath(): string | undefined {
  const { directory, isBuilt } = pythonOras()
  return isBuilt ? directory : missing('the Python client of ORAS')
}

function missing(name: string): undefined {
  if (process.env['CI'] === undefined) return undefined
  throw new Error(`${name} is missing, and CI runs every test: run npm run clients`)
}
