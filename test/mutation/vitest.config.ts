import { defineConfig } from 'vitest/config'

/** The tests of one folder of `src`: `MUTATED=index/plan` runs those of `index/plan` alone. */
export default defineConfig({
  test: { include: [`test/${process.env['MUTATED']}/**/*.test.ts`], testTimeout: 20_000, isolate: false },
})
