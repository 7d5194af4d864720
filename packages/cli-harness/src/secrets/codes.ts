import { setTimeout as wait } from 'node:timers/promises';
import { type Contact, codeOf, isCodeComplete } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import type { Io } from '../io.ts';
import { type Ending, INTERRUPTED, missing } from '../report/ending.ts';
import { input, say } from '../report/sentence.ts';
import { ask } from '../terminal/ask.ts';
import { inert } from '../terminal/inert.ts';
import { makeSecret, type Secret } from '../terminal/secret.ts';
import { type CodeSource, providerOf, type SecretProvider } from './secret-source.ts';

/** What is used of a sandbox: its inbox. */
export interface Inbox {
  readonly nextMessage: (
    fits: (message: { readonly username: string }) => boolean,
  ) => Promise<{ readonly code: string } | undefined>;
}

/** Where codes can be had. */
export interface CodeTools {
  readonly io: Io;
  /** Whether a person may be asked. */
  readonly mayAsk: boolean;
  readonly fetch: typeof globalThis.fetch;
  /** The inbox of a sandbox, and whose messages count there; everybody's, if nobody is named. */
  readonly inbox: Inbox | undefined;
  readonly username?: string;
}

const TRIES = 3;
// The sandbox delivers codes at once, so waiting longer is useless.
const INBOX_PATIENCE = 3_000;

/** Provides the code for a contact. */
export type CodeProvider = SecretProvider<Contact | undefined>;

/** Makes the provider of codes from a source. */
export async function makeCodeProvider(source: CodeSource, tools: CodeTools): Promise<CodeProvider> {
  const { io } = tools;
  switch (source.kind) {
    case 'environment':
      return providerOf(async () => complete(io.env[source.name] ?? '', variable(source.name)));
    case 'command': {
      const { textFromCommand } = await import('./text-from-command.ts');
      return providerOf(async () =>
        (await textFromCommand(source, io)).andThen((text) => complete(text, 'What the command printed')),
      );
    }
    case 'url': {
      const { makeCodeAddress } = await import('./code-from-url.ts');
      const address = makeCodeAddress(source.url, tools.fetch, io);
      const prepare = async () => {
        await address.prepare();
        return null;
      };
      return providerOf(async () => (await address.take()).map(makeSecret), prepare);
    }
    case 'inbox':
      return providerOf(async () => complete(await sentCode(tools), 'The inbox'));
    case 'prompt':
      return providerOf((contact) => askForCode(contact, tools));
  }
}

/** Waits for the code that a sandbox has just sent. An empty text if there is none. */
async function sentCode({ inbox, username, io: { signal } }: CodeTools): Promise<string> {
  const message = inbox?.nextMessage((each) => username === undefined || each.username === username);
  const late = wait(INBOX_PATIENCE, undefined, { ref: false, ...(signal && { signal }) });
  return (await Promise.race([message, late.catch(() => undefined)]))?.code ?? '';
}

const variable = (name: string): string => `The environment variable ${inert(name)}`;

function complete(text: string, where: string): Result<Secret, Ending> {
  const code = codeOf(text);
  if (isCodeComplete(code)) return ok(makeSecret(code));
  const holds = text === '' ? 'has no code' : 'is no code of six characters';
  return err(
    missing(
      'two-factor-required',
      say`${where} ${holds}.`,
      say`Provide the code that was sent, and nothing else.`,
    ),
  );
}

async function askForCode(
  contact: Contact | undefined,
  { io, mayAsk }: CodeTools,
): Promise<Result<Secret, Ending>> {
  if (!mayAsk) return err(CODE_REQUIRED);
  const where = contact === undefined ? '' : ` that was sent to ${inert(contact.value)}`;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await ask(io, `Authentication code${where}:`, true);
    if (answer === null) return err(INTERRUPTED);
    const code = codeOf(answer);
    if (isCodeComplete(code)) return ok(makeSecret(code));
    io.stderr.write('A code has six characters.\n');
  }
  return err(NO_CODE);
}

const NO_CODE: Ending = missing(
  'two-factor-required',
  say`The platform asks for an authentication code, and none was entered.`,
  say`Run the command again. A code has six characters.`,
);

/** The ending when the platform asks for a code and there is nowhere to get one. */
export const CODE_REQUIRED: Ending = missing(
  'two-factor-required',
  say`The platform asks for an authentication code.`,
  input('a code'),
);
