// The tests of the example, on what was just built. `tests/packages/examples.test.ts` runs them with the packed packages.
import '../../examples/logins-in-playwright/login.spec.ts';
