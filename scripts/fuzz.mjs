// `npm run fuzz`: a hundred thousand random inputs for each property of test/fuzz, other ones at each run. A file name chooses some.
import { spawnSync } from 'node:child_process'

const files = process.argv.slice(2)
const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...(files.length > 0 ? files : ['test/fuzz'])]
const env = { FUZZ_RUNS: '100000', ...process.env }
process.exitCode = spawnSync(process.execPath, vitest, { env, stdio: 'inherit' }).status ?? 1
