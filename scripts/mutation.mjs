// Mutates folders of src, and runs their tests against each mutant: npm run mutation -- base module index/plan.
// Needs npm ci --ignore-scripts --legacy-peer-deps --prefix test/mutation. test/mutation/survivors.md says what came of it.
import { spawnSync } from 'node:child_process'

const STRYKER = 'test/mutation/node_modules/@stryker-mutator/core/bin/stryker.js'
const folders = process.argv.slice(2)
if (folders.length === 0) {
  console.error('name folders of src: npm run mutation -- base module index/plan')
  process.exit(2)
}
for (const folder of folders) {
  const env = { ...process.env, MUTATED: folder }
  const { status } = spawnSync(process.execPath, [STRYKER, 'run', 'test/mutation/stryker.config.mjs'], {
    env,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
