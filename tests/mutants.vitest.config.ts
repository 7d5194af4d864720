import { fileURLToPath } from 'node:url';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Runs core's unit tests in Stryker's copy of core, so that the tests next to a rule must find its mutants. With
// GATEHOUSE_MUTANTS=vectors, it runs the vectors alone, so that a backend that follows them follows the rules.
const byVectors = process.env['GATEHOUSE_MUTANTS'] === 'vectors';
const source = (entry: string): string =>
  fileURLToPath(new URL(`../packages/core/src/${entry}`, import.meta.url));

export default defineConfig({
  // The packages of node_modules are not the copy.
  resolve: {
    alias: [
      { find: /^@gatehouse-login\/core$/, replacement: source('index.ts') },
      { find: /^@gatehouse-login\/core\/(.*)$/, replacement: source('$1/index.ts') },
    ],
  },
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
    include: [byVectors ? 'tests/contracts/vectors.test.ts' : 'packages/core/src/**/*.test.ts'],
  },
});
