import { defineConfig } from 'vitest/config'

/** The tests of one folder of `src`: `MUTATED=index/plan` runs those of `index`. */
const [folder] = (process.env['MUTATED'] ?? '').split('/')

export default defineConfig({
  test: { include: [`test/${folder}/**/*.test.ts`], testTimeout: 20_000, isolate: false },
})
