import type { Contact } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { type Ending, INTERRUPTED, missing } from '../../driver/ending.ts';
import type { Io } from '../../io.ts';
import { say } from '../../report/sentence.ts';
import { ask } from '../../terminal/ask.ts';
import { inert } from '../../terminal/inert.ts';

/** How to choose a contact. */
export interface ContactWish {
  /** `sms`, `email` or an id. */
  readonly contact: string | undefined;
  /** Whether a person may be asked. */
  readonly mayAsk: boolean;
  /** Whether the first contact will do, because every code can be read. */
  readonly anyWillDo: boolean;
}

const TRIES = 3;

/** Chooses the contact that a code is sent to: by the flag, the only one there is, or the one that a person names. */
export async function chooseContact(
  contacts: readonly Contact[],
  { contact: wanted, mayAsk, anyWillDo }: ContactWish,
  io: Io,
): Promise<Result<Contact, Ending>> {
  const [first] = contacts;
  if (first === undefined) {
    return err(
      missing(
        'two-factor-required',
        say`The platform asks for an authentication code and names no contact to send it to.`,
        say`Ask for a contact to be added to the account, or use another account.`,
      ),
    );
  }
  if (wanted !== undefined) {
    const found = contacts.find((each) => each.contactId === wanted || kindOf(each) === wanted);
    return found === undefined ? err(unknown(wanted, contacts)) : ok(found);
  }
  if (contacts.length === 1 || anyWillDo) return ok(first);
  return mayAsk ? askFor(contacts, io) : err(open(contacts));
}

/** Which kind a contact is: a value with an `@` is an e-mail address, any other a phone number. */
export const kindOf = ({ value }: Contact): 'email' | 'sms' => (value.includes('@') ? 'email' : 'sms');

async function askFor(contacts: readonly Contact[], io: Io): Promise<Result<Contact, Ending>> {
  const rows = contacts.map((each, at) => `  ${at + 1}  ${inert(each.value)} (${kindOf(each)})\n`);
  io.stderr.write(`The platform can send an authentication code to:\n${rows.join('')}`);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask(io, `Number (1 to ${contacts.length}):`, false);
    if (answer === null) return err(INTERRUPTED);
    const chosen = /^\d{1,4}$/.test(answer.trim()) ? contacts[Number(answer) - 1] : undefined;
    if (chosen !== undefined) return ok(chosen);
  }
  return err(open(contacts));
}

const listed = (contacts: readonly Contact[]): string =>
  contacts.map((each) => `${each.contactId} (${kindOf(each)}, ${each.value})`).join('; ');

const open = (contacts: readonly Contact[]): Ending =>
  missing(
    'two-factor-required',
    say`The platform can send the authentication code to more than one contact: ${listed(contacts)}.`,
    say`Choose one with --contact.`,
  );

const unknown = (wanted: string, contacts: readonly Contact[]): Ending =>
  missing(
    'two-factor-required',
    say`The account has no contact "${wanted}". It has ${listed(contacts)}.`,
    say`Correct --contact: sms, email, or an id.`,
  );
