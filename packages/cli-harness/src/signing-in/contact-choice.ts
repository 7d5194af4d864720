import type { Contact } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type Ending, missing } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';

/** How to choose a contact. */
export interface ContactWish {
  /** `sms`, `email` or an id. */
  readonly contact: string | undefined;
  /** Whether the first contact will do, because every code can be read. */
  readonly anyWillDo?: boolean;
  /** Lets somebody choose. Resolves with undefined if nobody does. */
  readonly ask?: ((contacts: readonly Contact[]) => Promise<Result<Contact | undefined, Ending>>) | undefined;
}

/** Chooses the contact that a code is sent to: the one that is wished for, the only one, or the one that somebody names. */
export async function chooseContact(
  contacts: readonly Contact[],
  { contact: wanted, anyWillDo = false, ask }: ContactWish,
): Promise<Result<Contact, Ending>> {
  const [first] = contacts;
  if (first === undefined) return err(NO_CONTACT);
  if (wanted !== undefined) {
    const found = contacts.find((each) => each.contactId === wanted || kindOf(each) === wanted);
    return found === undefined ? err(unknown(wanted, contacts)) : ok(found);
  }
  if (contacts.length === 1 || anyWillDo) return ok(first);
  const asked = (await ask?.(contacts)) ?? ok(undefined);
  return asked.andThen((chosen) => (chosen === undefined ? err(several(contacts)) : ok(chosen)));
}

/** Which kind a contact is: a value with an `@` is an e-mail address, any other a phone number. */
export const kindOf = ({ value }: Contact): 'email' | 'sms' => (value.includes('@') ? 'email' : 'sms');

const listed = (contacts: readonly Contact[]): string =>
  contacts.map((each) => `${each.contactId} (${kindOf(each)}, ${each.value})`).join('; ');

const NO_CONTACT = missing(
  'two-factor-required',
  say`The platform asks for an authentication code and names no contact to send it to.`,
  say`Ask for a contact to be added to the account, or use another account.`,
);

const several = (contacts: readonly Contact[]): Ending =>
  missing(
    'two-factor-required',
    say`The platform can send the authentication code to more than one contact: ${listed(contacts)}.`,
    say`Choose one with ${input('contact')}.`,
  );

const unknown = (wanted: string, contacts: readonly Contact[]): Ending =>
  missing(
    'two-factor-required',
    say`The account has no contact "${wanted}". It has ${listed(contacts)}.`,
    say`Correct ${input('contact')}: sms, email, or an id.`,
  );
