const folder = process.env.MUTATED

/** https://stryker-mutator.io/docs/stryker-js/configuration/ */
export default {
  mutate: [`src/${folder}/**/*.{ts,tsx}`],
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // What runs while a module is loaded is mutated by nobody: each such mutant takes all tests of the folder.
  ignoreStatic: true,
  ignorePatterns: [
    '/dist',
    '/docs/guides/website',
    '/test/renovate',
    '/test/node24',
    '/test/mutation/node_modules',
    '/release',
  ],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: `release/mutation/${(folder ?? '').replaceAll('/', '-')}.json` },
  cleanTempDir: 'always',
  allowEmpty: false,
}
