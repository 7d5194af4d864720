import type { Cancellation, Contact, StateName } from '@gatehouse-login/core';
import { ok, type Result } from 'neverthrow';
import { defectEnding, type Ending, INTERRUPTED } from '../report/ending.ts';
import type { LoginDriver, Shown, VisitorAction } from './login-driver.ts';

/** What somebody does on the page, or why it ends here. */
export type Answer<Do extends VisitorAction['do']> = Promise<
  Result<Extract<VisitorAction, { readonly do: Do }>, Ending>
>;

/** Whoever answers what the page asks. Each question is asked once: a second attempt could lock the account. */
export interface Person {
  readonly signIn: () => Answer<'sign-in'>;
  /** Chooses where the code is sent. */
  readonly chooseContact: (contacts: readonly Contact[]) => Answer<'choose-contact'>;
  /** Enters the code that was sent to a contact. */
  readonly enterCode: (contact: Contact | undefined) => Answer<'enter-code'>;
  readonly changePassword: () => Answer<'change-password'>;
}

type Move = (person: Person, shown: Shown) => Promise<Result<VisitorAction, Ending>>;

// A state that has no row here does not compile. Null: the page does not rest there, unless something went wrong.
const MOVES: Readonly<Record<StateName, Move | 'left' | null>> = {
  opening: null,
  login: (person) => person.signIn(),
  'signing-in': null,
  'loading-account': null,
  'choosing-destination': null,
  'cooling-down': null,
  'login-failed': null,
  reset: null,
  'two-factor': (person, { contacts, contactId }) =>
    contactId === null
      ? person.chooseContact(contacts)
      : person.enterCode(contacts.find((each) => each.contactId === contactId)),
  'sending-code': null,
  'verifying-code': null,
  'code-cooling-down': null,
  'code-refused': null,
  'force-password': (person) => person.changePassword(),
  'changing-password': null,
  'password-not-changed': null,
  'password-changed': async () => ok({ do: 'press', button: 'ok' }),
  'redirect-refused': null,
  leaving: 'left',
  'configuration-fault': null,
};

/** Does what a visitor would, until the page has left or cannot go on. */
export async function autopilot(
  driver: Pick<LoginDriver, 'until' | 'ending' | 'act'>,
  person: Person,
  cancellation: Cancellation,
): Promise<Ending> {
  const asked = new Set<string>();
  for (;;) {
    const shown = await driver.until(() => false);
    if (cancellation.cancelled) return INTERRUPTED;
    const ending = driver.ending();
    if (ending !== null) return ending;
    const move = MOVES[shown.at];
    if (move === 'left') return { outcome: 'signed-in' };
    const question = `${shown.at} ${shown.contactId ?? ''}`;
    if (move === null || asked.has(question)) return defectEnding(`no answer in the state ${shown.at}`);
    asked.add(question);
    const answer = await move(person, shown);
    if (answer.isErr()) return answer.error;
    if (cancellation.cancelled) return INTERRUPTED;
    const done = await driver.act(answer.value);
    if (done.isErr())
      return driver.ending() ?? defectEnding(`no ${answer.value.do} in the state ${shown.at}`);
  }
}
