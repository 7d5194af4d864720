import { parseTranscript } from '@gatehouse-login/core/transcript';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { harnessFixture } from './playwright.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
}, 20_000);
afterAll(() => sandbox.dispose());

/** Runs a test of Playwright that signs in, and ends as it is told. Returns what was attached to it. */
async function attachedTo(status: string): Promise<readonly { name: string; body: string }[]> {
  const attached: { name: string; body: string }[] = [];
  const { harness } = harnessFixture({ sandbox });
  const signIn = async (given: Parameters<Parameters<typeof harness>[1]>[0]) => {
    await given.signIn({ persona: 'plain' });
    // Nothing is sent for this one, so there is nothing to tell.
    await given.signIn({ persona: 'nobody-of-that-name' });
  };
  await harness({}, signIn, {
    annotations: [],
    status,
    expectedStatus: 'passed',
    attach: async (name, { body }) => {
      attached.push({ name, body });
    },
  });
  return attached;
}

describe('the fixture for Playwright', () => {
  it('attaches the transcript of each sign-in to a test that fails', async () => {
    const [first, ...more] = await attachedTo('failed');
    expect(first?.name).toBe('login-1.jsonl');
    expect(
      parseTranscript(first?.body ?? '')
        ._unsafeUnwrap()
        .steps.at(-1)?.state?.at,
    ).toBe('leaving');
    expect(more).toEqual([]);
  });

  it('attaches nothing to a test that passes', async () => {
    expect(await attachedTo('passed')).toEqual([]);
  });
});
