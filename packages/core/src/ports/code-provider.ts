import type { Contact } from '../two-factor/contact.ts';

/** Where a script gets two-factor codes from: a prompt, a command, an inbox. */
export interface CodeProvider {
  /** The code that was sent to a contact, null where none can be had. */
  codeFor(contact: Contact): Promise<string | null>;
}
