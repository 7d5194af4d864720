import { availableParallelism } from 'node:os';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// The form library picks its event bus when it is loaded, so these tests have to load it themselves.
const alone = 'packages/*/src/**/*-secrecy.test.{ts,tsx}';

// Packages import each other by name. The condition "@gatehouse-login/source" leads to their TypeScript,
// so no test needs a build.
export default defineConfig({
  resolve: { conditions: ['@gatehouse-login/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@gatehouse-login/source', ...defaultServerConditions] } },
  test: {
    environment: 'node',
    // `npm run test:full` runs long suites.
    testTimeout: process.env.GATEHOUSE_FULL === '1' ? 900_000 : 30_000,
    // Some suites explore the flow before their first test.
    hookTimeout: 60_000,
    restoreMocks: true,
    passWithNoTests: true,
    // Many tests wait for a server, a timer or a process. Two more workers than cores keep the cores busy.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'tests/{architecture,contracts,properties,scenarios}/**/*.test.{ts,tsx}',
            // The example of the guide to the library, on the sources.
            'examples/logins-in-vitest/*.test.ts',
          ],
          exclude: [alone, '**/node_modules/**'],
          // Our modules keep no state. Isolating each file would triple the time.
          isolate: false,
        },
      },
      // Each test compiles everything.
      { extends: true, test: { name: 'growth', include: ['tests/growth/**/*.test.ts'] } },
      // The built packages, as somebody else would install them.
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['tests/packages/**/*.test.ts'],
          globalSetup: 'tests/packages/support/install.ts',
          isolate: false,
        },
      },
      // With Artillery, in `npm run test:full` alone.
      { extends: true, test: { name: 'load', include: ['tests/load/**/*.test.ts'] } },
      { extends: true, test: { name: 'alone', include: [alone] } },
    ],
  },
});
