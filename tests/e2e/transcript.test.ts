// The same login in the page, by the command in a browser, and by the library: one transcript.
import { createHarness } from '@gatehouse-login/cli-harness';
import { keepTranscript } from '@gatehouse-login/cli-harness/playwright';
import { parseTranscript, replay } from '@gatehouse-login/core/transcript';
import { expectScreen, signIn } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { WRONG_PASSWORD } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

/** What a login consists of, without its times and its reference. */
const essenceOf = (text: string | null) => {
  const { startedAt: _, steps, ...header } = parseTranscript(text ?? '')._unsafeUnwrap();
  return {
    ...header,
    steps: steps.map(({ event, state, commands }) => ({
      event: { ...event, reference: '' },
      state,
      commands,
    })),
  };
};

test.describe('the transcript of the page', () => {
  test('of a refusal is that of the library, and holds nothing secret', async ({ page, sandbox, guard }) => {
    guard.expectErrors(/401 \(Unauthorized\)/);
    const { username } = personOf(sandbox, 'plain');
    const transcript = await keepTranscript(page);
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await signIn(page, { username, password: WRONG_PASSWORD });
    await expectScreen(page, 'login-failed');
    await expect.poll(transcript).toContain('login-failed');
    const text = transcript() ?? '';
    expect(text).not.toContain(username);
    expect(text).not.toContain(WRONG_PASSWORD);
    expect(text).toContain(guard.events[0]?.reference);
    await using harness = createHarness({ site: `${sandbox.brands['city-index']}/en-uk` });
    const outcome = await harness.signIn({ username, password: WRONG_PASSWORD });
    expect(essenceOf(text)).toEqual(essenceOf(outcome.transcript));
    expect(replay(parseTranscript(text)._unsafeUnwrap())).toEqual({ kind: 'same' });
  });

  test('of a departure is told before the page is gone', async ({ page, sandbox }) => {
    const person = personOf(sandbox, 'plain');
    const transcript = await keepTranscript(page);
    await page.goto(`${sandbox.brands['city-index']}/en-uk`);
    await signIn(page, person);
    await expect(page.getByText('Accepted. Every value is as it should be.')).toBeVisible();
    await using harness = createHarness({ site: `${sandbox.brands['city-index']}/en-uk` });
    const outcome = await harness.signIn({ username: person.username, password: person.password });
    expect(essenceOf(transcript())).toEqual(essenceOf(outcome.transcript));
  });
});
