import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Packages import each other by name; the condition "source" leads to their TypeScript, so that no test needs a build.
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'tests/{architecture,contracts,properties,scenarios,security}/**/*.test.{ts,tsx}',
    ],
    environment: 'node',
    // Nothing here keeps state in a module: a fresh world per file would triple the time.
    isolate: false,
    testTimeout: 15_000,
    restoreMocks: true,
    passWithNoTests: true,
  },
});
