import { cancellationOf, codeOf, isCodeComplete } from '@gatehouse-login/core';
import { err, ok } from 'neverthrow';
import { unlessCancelled } from '../driver/cancellation.ts';
import { type Ending, INTERRUPTED, missing } from '../report/ending.ts';
import { input, type Sentence, say } from '../report/sentence.ts';
import type { CodeProvider } from '../secrets/codes.ts';
import { providerOf } from '../secrets/secret-source.ts';
import { kindOf } from '../signing-in/contact-choice.ts';
import { makeSecret } from '../terminal/secret.ts';
import { type CodeContact, type HarnessSandbox, type ProvideCode, textOf } from './options.ts';

type CoreContact = NonNullable<Parameters<CodeProvider['take']>[0]>;

/** A contact, as a harness shows it. */
export const contactOf = (contact: CoreContact): CodeContact => ({
  id: contact.contactId,
  kind: kindOf(contact),
  value: contact.value,
});

/** Who a code is for, and what is done before it is sent. */
interface CodeUse {
  readonly username: string;
  readonly signal: AbortSignal;
  readonly before?: (() => void) | undefined;
}

/** Makes the provider of codes that a function knows. Without a function, no code is sent. */
export const codesOf = (
  provide: ProvideCode | undefined,
  { username, signal, before }: CodeUse,
): CodeProvider =>
  providerOf(
    async (contact) => {
      if (provide === undefined || contact === undefined) return err(NO_CODE);
      try {
        const request = { username, contact: contactOf(contact), signal };
        const given = await unlessAborted(async () => provide(request), signal);
        if (given === null) return err(INTERRUPTED);
        const code = codeOf(textOf(given));
        return isCodeComplete(code)
          ? ok(makeSecret(code))
          : err(failed(say`It gave no code of six characters.`));
      } catch (error) {
        return err(failed(say`${error instanceof Error ? error.message : String(error)}`));
      }
    },
    async () => {
      before?.();
      return provide === undefined ? NO_CODE : null;
    },
  );

const unlessAborted = <Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value | null> =>
  unlessCancelled(work(), cancellationOf(signal));

const NO_CODE: Ending = missing(
  'two-factor-required',
  say`The platform asks for an authentication code.`,
  input('a code'),
);

const failed = (reason: Sentence): Ending =>
  missing(
    'two-factor-required',
    say`The function that provides codes failed: ${reason}`,
    say`Call it by itself to see why.`,
  );

const PATIENCE = 10_000;

/** Reads codes from a sandbox's inbox: the newest message to somebody that was not there before. */
export function codesOfSandbox(sandbox: HarnessSandbox): { prepare(): void; readonly provide: ProvideCode } {
  let before = new Set<unknown>();
  return {
    prepare: () => {
      before = new Set(sandbox.inbox());
    },
    async provide({ username, contact, signal }) {
      const recipient = sandbox.people.find(
        (each) => each.username === username || `${each.countryCode}${each.phone}` === username,
      );
      const fits: Parameters<HarnessSandbox['nextMessage']>[0] = (message) =>
        !before.has(message) && message.username === recipient?.username && message.kind === contact.kind;
      const late = new Promise<undefined>((resolve) => {
        AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]).addEventListener('abort', () =>
          resolve(undefined),
        );
      });
      const message = await Promise.race([sandbox.nextMessage(fits), late]);
      return message?.code ?? '';
    },
  };
}
