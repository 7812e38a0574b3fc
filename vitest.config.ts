import { defineConfig } from 'vitest/config'
import { CountReporter } from './test/support/count-reporter.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Most tests wait for a program that they started, so more than one file goes at a time on two cores too.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', new CountReporter()],
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { 'src/{base,module,interface,package,oci,index}/**': { lines: 95, branches: 95 } },
    },
  },
})
