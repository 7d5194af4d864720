import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// What Stryker runs: core's unit tests alone, so that each rule is held by the tests beside it. Tests that read files
// of other packages stay out, since Stryker works on a copy of core.
export default defineConfig({
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    testTimeout: 30_000,
    restoreMocks: true,
    // As in the whole house's tests: a fresh world per file would make a run six times as long.
    isolate: false,
    include: ['packages/core/src/**/*.test.ts'],
  },
});
