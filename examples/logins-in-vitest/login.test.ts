import { createHarness } from '@gatehouse-login/cli-harness';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
});
afterAll(() => sandbox.dispose());

it('leads to Web Trader in German', async () => {
  await using harness = createHarness({ sandbox, lang: 'de' });
  const result = await harness.signIn({ persona: 'plain' });
  expect(result).toMatchObject({
    outcome: 'signed-in',
    destination: { path: '/platform/webtrader', parameters: { UN: 'DM100001' } },
  });
});

it('asks for a code, and sends it by SMS', async () => {
  await using harness = createHarness({ sandbox, contact: 'sms' });
  const { outcome, steps } = await harness.signIn({ persona: 'two-factor' });
  expect(outcome).toBe('signed-in');
  expect(steps.map(({ event }) => event)).toContain('code-sent');
});

it('refuses a wrong password', async () => {
  await using harness = createHarness({ site: sandbox.brands.forex });
  const result = await harness.signIn({ username: 'DM100001', password: 'Wrong-77' });
  expect(result).toMatchObject({ outcome: 'refused', error: { code: 4010 } });
});
