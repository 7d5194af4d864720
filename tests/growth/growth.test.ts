import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copySources } from './plant.ts';

const CORE = 'packages/core/src';
const COMMAND = 'packages/cli-harness/src';
const PAGE = 'packages/web-react/src';
let copy: Copy;
beforeAll(() => {
  copy = copySources(fileURLToPath(new URL('../..', import.meta.url)));
});
afterAll(() => copy.remove());

/** Something that a developer adds: where, after which text, and the files that the compiler then names. */
interface Growth {
  readonly file: string;
  readonly after: string;
  readonly added: string;
  readonly places: readonly string[];
}

const GROWTH: Readonly<Record<string, Growth>> = {
  'a state': {
    file: `${CORE}/flow/state.ts`,
    after: "  | (Common & { readonly at: 'signing-in' })",
    added: "\n  | (Common & { readonly at: 'planted' })",
    places: [`${COMMAND}/driver/autopilot.ts`, `${CORE}/flow/projection.ts`],
  },
  'a screen': {
    file: `${CORE}/flow/projection.ts`,
    after: "  | 'leaving'",
    added: "\n  | 'planted'",
    places: [`${PAGE}/gallery/states.ts`, `${PAGE}/screens/views.ts`],
  },
  'an error': {
    file: `${CORE}/errors/domain-error.ts`,
    after: '  | Cancelled',
    added: "\n  | { readonly kind: 'planted' }",
    places: [
      `${COMMAND}/browser/ending-of.ts`,
      `${COMMAND}/commands/stream/ending.ts`,
      `${COMMAND}/driver/ending.ts`,
      `${COMMAND}/report/error-ending.ts`,
      `${COMMAND}/report/problem.ts`,
      `${CORE}/errors/error-table.ts`,
      `${CORE}/errors/message-of.ts`,
    ],
  },
  'a command of the flow': {
    file: `${CORE}/flow/command.ts`,
    after: "  | { readonly run: 'leave' }",
    added: "\n  | { readonly run: 'planted' }",
    places: [`${CORE}/flow/command.ts`, `${CORE}/flow/runner.ts`, `${CORE}/login/perform.ts`],
  },
  'a language': {
    file: `${CORE}/locale/language.ts`,
    after: "'es'",
    added: ", 'fr'",
    places: [
      `${COMMAND}/browser/act-on-page.ts`,
      `${CORE}/locale/culture.ts`,
      `${CORE}/locale/direction.ts`,
      `${CORE}/locale/native-name.ts`,
      `${CORE}/locale/separators.ts`,
      `${PAGE}/page/SitePage.tsx`,
      `${PAGE}/prices/price-texts.ts`,
    ],
  },
  // Help, suggestions and messages read the registry, so nothing else has to know a command.
  'a command of gatehouse': {
    file: `${COMMAND}/commands/registry.ts`,
    after: "  login: async () => (await import('./login.ts')).loginCommand,",
    added: "\n  planted: async () => (await import('./login.ts')).loginCommand,",
    places: [],
  },
};

// Compiling takes seconds, and longer on a busy machine.
const PATIENCE = 240_000;

describe('who adds something is led by the compiler', { timeout: PATIENCE }, () => {
  it('and by nothing that is there already', async () => {
    expect(await copy.compile()).toEqual([]);
  });

  it.each(Object.entries(GROWTH))('to every place that %s needs', async (_what, growth) => {
    const { file, after, added, places } = growth;
    expect(await copy.plant(file, after, `${after}${added}`)).toEqual(places);
  });

  it('to the gallery, when a screen gets a state to show', async () => {
    const row = (screen: string) => `  'redirect-refused': ${screen},`;
    const named = await copy.plant(`${CORE}/flow/projection.ts`, row('LOGIN'), row('FORCE_PASSWORD'));
    expect(named).toContain(`${PAGE}/gallery/entries/force-password.ts`);
  });
});
