import { ok } from 'neverthrow';
import type { Configuration } from '../configuration/configuration.ts';
import type { Event } from '../flow/event.ts';
import { createRunner } from '../flow/runner.ts';
import { openingState, type State } from '../flow/state.ts';
import { makeSpinnerCounter } from '../spinner/spinner-counter.ts';
import { recordLogin } from '../transcript/record-login.ts';
import {
  aConfiguration,
  aDraft,
  aLoginAnswer,
  anAccount,
  fakeAccountGateway,
  fakePasswordGateway,
  fakePorts,
  fakeSessionGateway,
  fakeTwoFactorGateway,
} from './index.ts';
import { recordedPerform } from './recorded-perform.ts';

// The secrets of a login. None of them may ever appear in a state, a record or the storage.
export const PASSWORD = 'CANARY-Pass-1';
export const SESSION = 'CANARY-session';
export const TOKEN = 'CANARY-token';
export const SECRETS = /CANARY/;
// What `perform` alone may hold: no command and none of its events.
export const HELD = /CANARY-(session|token)/;

export const METHODS = [
  { contactId: 'phone', contactCategoryId: '2', value: '…89' },
  { contactId: 'mail', contactCategoryId: '1', value: 'a…@example.com' },
];

/** A session gateway that asks for a code. */
export const askingForCode = () =>
  fakeSessionGateway(
    ok(
      aLoginAnswer({
        session: null,
        is2FaEnabled: true,
        twoFaToken: TOKEN,
        additional2FaMethods: METHODS,
      }),
    ),
  );

/** A session gateway that demands a new password. */
export const demandingChange = (session: string | null = SESSION) =>
  fakeSessionGateway(ok(aLoginAnswer({ session, passwordChangeRequired: true, twoFaToken: TOKEN })));

/** The whole core with fake ports, opened at the login. */
export function site({
  sessions = fakeSessionGateway(ok(aLoginAnswer({ session: SESSION }))),
  accounts = fakeAccountGateway(ok(anAccount({ cashEquity: { clientAccountId: '1', token: TOKEN } }))),
  twoFactor = fakeTwoFactorGateway({ verifying: [ok(aLoginAnswer({ session: SESSION }))] }),
  passwords = fakePasswordGateway(),
  changes = {} as Partial<Configuration>,
  query = '?lang=en&utm=x',
} = {}) {
  const configuration = aConfiguration({ brand: 'city-index', ...changes });
  const ports = fakePorts({ sessions, accounts, twoFactor, passwords });
  const spinner = makeSpinnerCounter();
  const { perform, exchanged } = recordedPerform(ports, configuration);
  const record = recordLogin(configuration);
  const { observe } = record;
  const runner = createRunner(openingState(), configuration, perform, { spinner, observe });
  const snapshots: State[] = [];
  runner.subscribe(() => snapshots.push(runner.getSnapshot()));
  runner.send({ type: 'opened-at', step: 'login', visit: { region: 'en-uk', language: 'en', query } });

  /** Sends events one at a time, each after the one before has settled. */
  const play = async (...events: Event[]): Promise<State> => {
    for (const event of events) {
      runner.send(event);
      await runner.settled();
    }
    return runner.getSnapshot();
  };
  const submit = (rememberMe = true): Promise<State> =>
    play({
      type: 'submitted',
      draft: aDraft({ username: ' DM123456 ', rememberMe }),
      password: PASSWORD,
      reference: 'kamo-7352',
    });
  return { ...ports, runner, play, submit, perform, exchanged, snapshots, spinner, record };
}
