import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BUTTONS } from '../driver/login-driver.ts';
import { readStepTexts } from '../testing/read-scenario-text.ts';
import { PHRASES } from './phrases.ts';
import type { Phrase } from './sentence.ts';
import { EXPECTED_STATES } from './state-words.ts';

const END = 'expect login';
const askOf = async (step: string) => {
  const { scenarios, lines } = await readStepTexts(step, END);
  expect(lines).toEqual([]);
  return scenarios[0]?.steps[0]?.ask;
};

it('the guide of scenarios names every beginning, every button and every state', () => {
  const guide = readFileSync(new URL('../../../../docs/guides/scenarios.md', import.meta.url), 'utf8');
  const missing = [
    ...Object.keys(PHRASES).filter((phrase) => !guide.includes(phrase)),
    ...BUTTONS.map((button) => `press ${button}`).filter((step) => !guide.includes(`\`${step}\``)),
    ...[...EXPECTED_STATES.keys()].filter((word) => !guide.includes(`\`${word}\``)),
  ];
  expect(missing).toEqual([]);
});

describe('a step', () => {
  const examples = Object.entries<Phrase>(PHRASES).flatMap(([name, { rest, examples = [] }]) =>
    name === 'do' ? [] : rest === 'required' ? examples : [name, ...examples],
  );
  it.each(examples)('can be written as its example says: %s', async (example) => {
    expect(await askOf(example)).toBeDefined();
  });

  it.each([...EXPECTED_STATES.keys()])('can expect: %s', async (word) => {
    expect(await askOf(`expect ${word}`)).toMatchObject({ expect: 'state', said: word });
  });

  it('may be a map with one key, and states may have hyphens', async () => {
    expect(await askOf('expect: signed-in within 2s')).toMatchObject({ state: 'leaving', within: 2000 });
    expect(await askOf('choose: 502')).toEqual({ do: 'choose-contact', contact: '502' });
  });

  it('keeps digits as they are written', async () => {
    expect(await askOf('enter code 000012')).toEqual({ do: 'enter-code', code: '000012' });
    expect(await askOf('enter code: 000012')).toEqual({ do: 'enter-code', code: '000012' });
  });

  it('signs in with everything that may follow the name', async () => {
    expect(await askOf('sign in as anna with a wrong password on advantage and be remembered')).toMatchObject(
      {
        who: { text: 'anna' },
        password: { kind: 'made-up' },
        platform: 'advantage',
        rememberMe: true,
      },
    );
  });

  it('signs in as somebody who is described in place', async () => {
    const step = 'sign in as: { country code: 86, phone: 13800138000, password: { env: SECRET } }';
    expect(await askOf(step)).toMatchObject({
      who: { who: { by: 'phone', prefix: '86', number: '13800138000' } },
      password: { kind: 'environment', name: 'SECRET' },
    });
  });

  it('expects values of a destination', async () => {
    expect(await askOf('expect destination partner with state xyz and code 1')).toMatchObject({
      destination: 'partner',
      parameters: [
        ['state', 'xyz'],
        ['code', '1'],
      ],
    });
  });

  it('expects a stream of some markets', async () => {
    expect(await askOf('expect stream of EUR/USD, Gold within 20s')).toMatchObject({
      markets: ['EUR/USD', 'Gold'],
      within: 20_000,
    });
    expect(await askOf('expect stream within 20s')).toMatchObject({ markets: ['EUR/USD'], within: 20_000 });
  });

  it('keeps quoted numbers of a fault as texts', async () => {
    expect(
      await askOf('let the sandbox fail: { call: session, kind: busy, retryAfter: "1", count: 1 }'),
    ).toMatchObject({ fault: { retryAfter: '1', count: 1 } });
  });
});

describe('a mistake in a step', () => {
  it.each([
    ['sing in as anna', '4:9: There is no step "sing in as". Did you mean "sign in as"?'],
    ['expct login', '4:9: There is no step "expct". Did you mean "expect"?'],
    ['dance', '4:9: There is no step "dance". See docs/guides/scenarios.md.'],
    ['expect two-faktor', '4:16: Nothing is called "two-faktor" here. Did you mean "two-factor"?'],
    ['expect destinaton webtrader', '4:16: Nothing is called "destinaton" here. Did you mean "destination"?'],
    ['expect constructor', '4:16: Nothing is called "constructor" here.'],
    ['expect destination webtradr', '4:28: There is no destination "webtradr". Did you mean "webtrader"?'],
    [
      'expect destination webtrader wth language de',
      '4:38: "wth" does not belong here. Write "with NAME VALUE".',
    ],
    ['expect destination webtrader with language', '4:43: A name and a value must follow "with"'],
    ['expect login within soon', '4:22: A time must follow "within", as in "within 2s".'],
    ['expect fault timedout', '4:22: There is no fault "timedout". Did you mean "timed-out"?'],
    ['expect outcome refusd', '4:24: There is no outcome "refusd". Did you mean "refused"?'],
    ['expect stream for ever', '4:23: "of MARKET" or "within TIME" may follow'],
    ['press cancl', '4:15: There is no button "cancl". Did you mean "cancel"?'],
    ['switch language to fr', '4:28: There is no language "fr".'],
    ['wait a little', '4:14: "a little" is not a time.'],
    ['open nowhere', '4:14: There is no page "nowhere".'],
    ['sign in as', '4:9: Something must follow "sign in as", as in "sign in as anna".'],
    ['sign in again now', '4:23: Nothing follows "sign in again".'],
    ['sign in as anna on advantag', '4:28: There is no platform "advantag". Did you mean "advantage"?'],
    ['sign in as anna with a worng password', '4:25: "with a worng password" does not belong here.'],
    ['sign in as: { user: a, phone: 1 }', '4:21: A person signs in by user name or by phone, not by both.'],
    ['sign in as: { phone: 1 }', '4:21: A phone needs a country code beside it.'],
    ['sign in as: { usr: a }', '4:23: "sign in as" has no "usr". Known are: person, user'],
    [
      'sign in as: { user: a, password: { enw: X } }',
      '4:44: "password" has no "enw". Known are: env, file, command.',
    ],
    ['change password to: { again: x }', '4:29: The new password is missing'],
    ['let the sandbox fail', '4:9: Something must follow "let the sandbox fail"'],
    [
      'let the sandbox fail: { cal: session, kind: slow }',
      '4:33: A fault has no "cal". Did you mean "call"?',
    ],
    ['do nothing', '4:12: There is no block "nothing".'],
    ['{ press: ok, wait: 1s }', '4:22: A step is one thing.'],
    ['[press, ok]', '4:9: A step is a sentence, such as "expect two-factor".'],
    ['expect: [login]', '4:17: A text follows "expect", not a map or a list.'],
  ])('is shown where it is: %s', async (step, line) => {
    const { lines } = await readStepTexts(step, END);
    expect(lines[0]).toContain(`a.yaml:${line}`);
  });
});
