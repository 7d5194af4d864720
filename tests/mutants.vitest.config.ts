import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Runs core's unit tests in Stryker's copy of core, so that the tests next to a rule must find its mutants.
export default defineConfig({
  ssr: { resolve: { conditions: ['@gatehouse-login/source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    testTimeout: 30_000,
    restoreMocks: true,
    // Loaded early, because its start-up code would otherwise count only for the first test that needs it.
    setupFiles: ['packages/core/src/redirect/query-cipher.ts'],
    // As in all tests: isolating each file would make a run six times as long.
    isolate: false,
    // The walk takes seconds, and would run again for every mutant of the flow.
    exclude: ['packages/core/src/flow/exhaustive.test.ts'],
    include: ['packages/core/src/**/*.test.ts'],
  },
});
