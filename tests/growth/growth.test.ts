import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Change, type Copy, copySources } from './plant.ts';

const CORE = 'packages/core/src';
const COMMAND = 'packages/cli-harness/src';
const PAGE = 'packages/web-react/src';
let copy: Copy;
beforeAll(() => {
  copy = copySources(fileURLToPath(new URL('../..', import.meta.url)));
});
afterAll(() => copy.remove());

/** Something that a developer adds: where, after which text, and the files that the compiler then names. */
interface Growth extends Addition {
  /** What is added with it. */
  readonly also?: Addition;
  readonly places: readonly string[];
}

interface Addition {
  readonly file: string;
  readonly after: string;
  readonly added: string;
}

const changeOf = ({ file, after, added }: Addition): Change => ({
  file,
  text: after,
  replacement: `${after}${added}`,
});

// The page of a configuration fault offers nothing of the flow.
const CONNECTED = globSync(`${PAGE}/screens/*/Connected*.tsx`)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/configuration-fault/'));

const EVENT: Addition = {
  file: `${CORE}/flow/event.ts`,
  after: "  | { readonly type: 'form-cleared' }",
  added: "\n  | { readonly type: 'planted-pressed' }",
};

const GROWTH: Readonly<Record<string, Growth>> = {
  'a state': {
    file: `${CORE}/flow/state.ts`,
    after: "  | (Common & { readonly at: 'signing-in' })",
    added: "\n  | (Common & { readonly at: 'planted' })",
    places: [
      `${COMMAND}/driver/autopilot.ts`,
      `${COMMAND}/scenario/state-words.ts`,
      `${CORE}/driver/working.ts`,
      `${CORE}/flow/projection.ts`,
      `${CORE}/transcript/words.ts`,
    ],
  },
  'a screen': {
    file: `${CORE}/flow/projection.ts`,
    after: "  | 'leaving'",
    added: "\n  | 'planted'",
    places: [`${PAGE}/gallery/states.ts`, `${PAGE}/screens/views.ts`],
  },
  'a message on a screen': {
    file: `${CORE}/flow/state.ts`,
    after: "export type News = 'can-try-again'",
    added: " | 'planted'",
    places: [
      `${CORE}/flow/notice.ts`,
      `${CORE}/transcript/transcript.schema.ts`,
      `${PAGE}/gallery/entries/login.ts`,
    ],
  },
  'a path': {
    file: `${CORE}/address/location.ts`,
    after: "'tfa'",
    added: ", 'planted'",
    places: [
      `${CORE}/driver/first-address.ts`,
      `${CORE}/transcript/words.ts`,
      `${PAGE}/routes/route-tree.ts`,
    ],
  },
  'an error': {
    file: `${CORE}/errors/domain-error.ts`,
    after: '  | Cancelled',
    added: "\n  | { readonly kind: 'planted' }",
    places: [
      `${COMMAND}/browser/told-state.ts`,
      `${COMMAND}/commands/stream/ending.ts`,
      `${COMMAND}/driver/failure.ts`,
      `${COMMAND}/report/error-ending.ts`,
      `${COMMAND}/report/problem.ts`,
      `${CORE}/errors/error-table.ts`,
      `${CORE}/errors/message-of.ts`,
    ],
  },
  'an event that a visitor can cause': {
    ...EVENT,
    // Every table over what can be done is named: its words come from `OFFERS`, which lacks a row.
    places: [
      `${COMMAND}/driver/event-of.ts`,
      `${COMMAND}/driver/login-driver.ts`,
      `${COMMAND}/player/act.ts`,
      `${COMMAND}/scenario/phrases.ts`,
      `${CORE}/driver/offers.ts`,
      `${CORE}/transcript/words.ts`,
      ...CONNECTED.sort(),
    ],
  },
  // Its row in `OFFERS` gives it to a screen, and a name for scenarios.
  'a button': {
    ...EVENT,
    also: {
      file: `${CORE}/driver/offers.ts`,
      after: "'error-closed': { screens: ['force-password'], action: 'close', phrase: 'press close' },",
      added: " 'planted-pressed': { screens: ['leaving'], action: 'plant', phrase: 'press plant' },",
    },
    places: [
      `${COMMAND}/driver/event-of.ts`,
      `${COMMAND}/driver/login-driver.ts`,
      `${CORE}/transcript/words.ts`,
      `${PAGE}/screens/leaving/ConnectedLeaving.tsx`,
    ],
  },
  // A scenario says it in words of its own, where it is no button to press.
  'a step of scenarios': {
    ...EVENT,
    also: {
      file: `${CORE}/driver/offers.ts`,
      after: "'error-closed': { screens: ['force-password'], action: 'close', phrase: 'press close' },",
      added: " 'planted-pressed': { screens: ['reset'], action: 'plant', phrase: 'plant' },",
    },
    places: [
      `${COMMAND}/driver/event-of.ts`,
      `${COMMAND}/scenario/phrases.ts`,
      `${CORE}/transcript/words.ts`,
      `${PAGE}/screens/reset/ConnectedReset.tsx`,
    ],
  },
  'a command of the flow': {
    file: `${CORE}/flow/command.ts`,
    after: "  | { readonly run: 'leave' }",
    added: "\n  | { readonly run: 'planted' }",
    places: [
      `${CORE}/flow/command.ts`,
      `${CORE}/flow/runner.ts`,
      `${CORE}/login/perform.ts`,
      `${CORE}/transcript/words.ts`,
    ],
  },
  'a function of a port': {
    file: `${CORE}/ports/account-gateway.ts`,
    after: 'export interface AccountGateway {',
    added: '\n  planted(): void;',
    places: [
      'packages/adapters-http/src/gateways/account-gateway.ts',
      `${COMMAND}/composition/rehearse.ts`,
      `${CORE}/testing/account-gateway-claims.ts`,
      `${CORE}/testing/fake-account-gateway.ts`,
    ],
  },
  'a language': {
    file: `${CORE}/locale/language.ts`,
    after: "'es'",
    added: ", 'fr'",
    places: [
      `${CORE}/locale/culture.ts`,
      `${CORE}/locale/direction.ts`,
      `${CORE}/locale/native-name.ts`,
      `${CORE}/locale/separators.ts`,
      `${PAGE}/gallery/texts/glossary.ts`,
      `${PAGE}/page/SitePage.tsx`,
      `${PAGE}/prices/price-texts.ts`,
    ],
  },
  // Help, suggestions and messages read the registry, so nothing else has to know a command.
  'a command of gatehouse': {
    file: `${COMMAND}/commands/registry.ts`,
    after: '\n  loginCommand,',
    added: "\n  { ...loginCommand, name: 'planted' },",
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
    const { also, places } = growth;
    const changes = [growth, ...(also === undefined ? [] : [also])].map(changeOf);
    expect(await copy.plant(...changes)).toEqual(places);
  });

  it('to the gallery, when a screen gets a state to show', async () => {
    const row = (screen: string) => `  'redirect-refused': ${screen},`;
    const named = await copy.plant({
      file: `${CORE}/flow/projection.ts`,
      text: row('LOGIN'),
      replacement: row('FORCE_PASSWORD'),
    });
    expect(named).toContain(`${PAGE}/gallery/entries/force-password.ts`);
  });
});
