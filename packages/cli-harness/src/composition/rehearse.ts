import { makeMemoryStore } from '@gatehouse-login/adapters-http';
import {
  createLogin,
  type Destination,
  faultOf,
  parseAccount,
  parseLoginAnswer,
  systemClock,
} from '@gatehouse-login/core';
import { err, errAsync, ok, okAsync } from 'neverthrow';
import type { Rehearse } from '../driver/rehearsal.ts';

const OPERATOR = '400000001';

/** Rehearses a login: the core's own flow and addresses, with a platform that says yes to everything. */
export const rehearse: Rehearse = async (
  configuration,
  { visit, platform, username, session, twoFactor },
) => {
  const flags = { is2FAEnabledAO: twoFactor !== 'off', is2FAMandatory: twoFactor === 'mandatory' };
  const accountOperators = [{ id: OPERATOR, ...flags }];
  let destination: Destination | null = null;
  const theme = configuration.defaultTheme === 'dark' ? 'dark' : 'light';
  const runner = createLogin(
    {
      sessions: {
        open: () => parseLoginAnswer({ session }).asyncMap(async (answer) => answer),
        close: () => okAsync(undefined),
      },
      twoFactor: {
        sendCode: () => errAsync({ kind: 'code-not-sent' }),
        verifyCode: () => errAsync({ kind: 'code-refused' }),
      },
      passwords: { change: () => errAsync({ kind: 'password-not-changed' }) },
      accounts: {
        load: () =>
          parseAccount({ logonUser: { username }, accountOperators }).asyncMap(async (account) => account),
      },
      store: makeMemoryStore(),
      tracker: { record: () => {} },
      clock: systemClock,
      navigator: {
        leave: (chosen) => {
          destination = chosen;
        },
      },
      theme: () => theme,
    },
    configuration,
  );
  runner.send({ type: 'opened-at', step: 'login', visit });
  const form = await runner.settled();
  if (form.at === 'login') {
    const { draft } = form;
    const filled = {
      ...draft,
      tab: 'username',
      username,
      platformType: platform ?? draft.platformType,
    } as const;
    runner.send({ type: 'submitted', draft: filled, password: session, reference: '' });
  }
  const end = await runner.settled();
  const left: Destination | null = destination;
  const fault = end.at === 'opening' ? null : faultOf(end);
  runner.dispose();
  if (left !== null) return ok(left);
  return err(fault ?? { kind: 'malformed-answer', detail: 'the rehearsal led nowhere' });
};
