import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { goTools, pythonOras } from '../../../scripts/clients.mjs'

type Tool =
  | 'act'
  | 'crane'
  | 'gitea'
  | 'hcl-oracle'
  | 'minio'
  | 'oras'
  | 'rclone'
  | 'terragrunt'
  | 'versitygw'

/**
 * Absolute path of a program of test/tools that `npm run clients` built, or undefined. In CI, throws where it is missing, unless it is
 * one that is built only where it is named.
 */
export function toolPath(name: Tool): string | undefined {
  const tool = goTools().find((each) => each.name === name)
  if (tool?.isBuilt) return tool.program
  return tool?.isOptional ? undefined : missing(name)
}

/** PYTHONPATH of the ORAS project's Python client, or undefined. In CI, throws where it is missing. */
export function pythonOrasPath(): string | undefined {
  const { directory, isBuilt } = pythonOras()
  return isBuilt ? directory : missing('the Python client of ORAS')
}

/** Absolute path of a file in the packages of test/<folder>, or undefined. In CI, throws where it is missing. */
export function installedPath(folder: 'gitlab-ci-local' | 'node24' | 'renovate', path: string) {
  const file = resolve('test', folder, 'node_modules', path)
  return existsSync(file)
    ? file
    : missing(path, `npm ci --ignore-scripts --omit=optional --prefix test/${folder}`)
}

function missing(name: string, fix = 'npm run clients'): undefined {
  if (process.env['CI'] === undefined) return undefined
  throw new Error(`${name} is missing, and CI runs every test: run ${fix}`)
}
