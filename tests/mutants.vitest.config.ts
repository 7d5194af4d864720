import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// What Stryker runs, in its copy of core: core's unit tests alone, so that each rule is held by the tests beside it.
export default defineConfig({
  ssr: { resolve: { conditions: ['@gatehouse-login/source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    testTimeout: 30_000,
    restoreMocks: true,
    // Loaded late, what it does at its start would count as done by the first test that needs it, and by no other.
    setupFiles: ['packages/core/src/redirect/query-cipher.ts'],
    // As in the whole house's tests: a fresh world per file would make a run six times as long.
    isolate: false,
    // The walk through the whole flow would be taken again for every fault in it, for seconds each time.
    exclude: ['packages/core/src/flow/exhaustive.test.ts'],
    include: ['packages/core/src/**/*.test.ts'],
  },
});
