import type { Contact } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import type { Io } from '../../io.ts';
import { type Ending, INTERRUPTED } from '../../report/ending.ts';
import { kindOf } from '../../signing-in/contact-choice.ts';
import { ask } from '../../terminal/ask.ts';
import { inert } from '../../terminal/inert.ts';

const TRIES = 3;

/** Asks on the terminal where a code is to be sent. Undefined if no answer fits. */
export async function askContact(
  contacts: readonly Contact[],
  io: Io,
): Promise<Result<Contact | undefined, Ending>> {
  const rows = contacts.map((each, at) => `  ${at + 1}  ${inert(each.value)} (${kindOf(each)})\n`);
  io.stderr.write(`The platform can send an authentication code to:\n${rows.join('')}`);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask(io, `Number (1 to ${contacts.length}):`, false);
    if (answer === null) return err(INTERRUPTED);
    const chosen = /^\d{1,4}$/.test(answer.trim()) ? contacts[Number(answer) - 1] : undefined;
    if (chosen !== undefined) return ok(chosen);
  }
  return ok(undefined);
}
