import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { CountReporter, SlowFirst } from './test/support/whole-run.ts'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/support/authority.ts',
    setupFiles: 'test/support/setup.ts',
    // Many tests wait for a program, a retry or a silent host, so one file more than there are cores keeps these busy.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: SlowFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', new CountReporter()],
    coverage: {
      provider: 'v8',
      include: ['src/{base,module,interface,package,oci,index}/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'json-summary'],
      thresholds: { lines: 95, branches: 95 },
    },
  },
})
