import { configDefaults, defineConfig } from 'vitest/config'

/** Tests of seconds each: with them a run of `index/plan` takes hours, and without them its score is a lower bound. */
const SLOW = ['catalog-plan', 'contention', 'order', 'publishes-and-render']

/** The tests of one folder of `src`: `MUTATED=index/plan` runs those of `index/plan` alone. */
export default defineConfig({
  test: {
    include: [`test/${process.env['MUTATED']}/**/*.test.ts`],
    exclude: [...configDefaults.exclude, `test/index/plan/{${SLOW.join(',')}}.test.ts`],
    testTimeout: 20_000,
    setupFiles: 'test/support/setup.ts',
    isolate: false,
  },
})
