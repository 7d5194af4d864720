import type { CodeProvider } from '../ports/code-provider.ts';
import type { Contact } from '../two-factor/contact.ts';

/** A code provider that knows its codes beforehand, and the contacts that it was asked about. */
export interface FakeCodeProvider extends CodeProvider {
  readonly contacts: readonly Contact[];
}

/** Gives the codes in their order, then none. */
export function fakeCodeProvider(...codes: readonly string[]): FakeCodeProvider {
  const left = [...codes];
  const contacts: Contact[] = [];
  return {
    contacts,
    async codeFor(contact) {
      contacts.push(contact);
      return left.shift() ?? null;
    },
  };
}
