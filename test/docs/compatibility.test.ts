import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { versioned } from '../support/docs/compatibility-row.ts'
import { STORES } from '../support/s3/object-store.ts'

const STORE_ROWS = Object.entries(STORES).map(([program, { title }]) => [title, program] as const)

// Also where the program of a row is not built.
it.each([
  ...STORE_ROWS,
  ['Gitea', 'gitea'],
  ['act', 'act'],
  ['GitLab CI by gitlab-ci-local', 'gitlab-ci-local'],
] as const)('the row of %s names the version that the tests run', (title, program) =>
  expect(readFileSync('docs/reference/compatibility.md', 'utf8')).toContain(
    `| ${versioned(title, program)} |`,
  ),
)
