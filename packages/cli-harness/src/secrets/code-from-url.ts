import { setTimeout as wait } from 'node:timers/promises';
import { isCodeComplete } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import { limitedBody } from '../driver/limited-body.ts';
import type { Io } from '../io.ts';
import { type Ending, INTERRUPTED, missing } from '../report/ending.ts';
import { type Sentence, say } from '../report/sentence.ts';

/** How long to wait for a code, and how often to look for it, in milliseconds. */
export interface Patience {
  readonly whole: number;
  readonly pause: number;
}

const PATIENCE: Patience = { whole: 60_000, pause: 500 };
const CALL = 5_000;
// Far more than a code and a line break.
const LONGEST = 1_000;

/** An address that answers with the newest code as plain text. */
export interface CodeAddress {
  /** Notes the code that is there before a new one is sent. */
  readonly prepare: () => Promise<void>;
  /** Waits for another code. */
  readonly take: () => Promise<Result<string, Ending>>;
}

type Found = { readonly code: string } | { readonly nothing: Sentence };

/** Reads codes from an address. An answer without a code means that there is none yet. */
export function makeCodeAddress(
  url: string,
  fetch: typeof globalThis.fetch,
  { signal }: Pick<Io, 'signal'>,
  { whole, pause }: Patience = PATIENCE,
): CodeAddress {
  let old: string | null = null;

  async function look(): Promise<Found> {
    const limits = [AbortSignal.timeout(CALL), ...(signal === undefined ? [] : [signal])];
    try {
      const answer = await fetch(url, {
        redirect: 'error',
        cache: 'no-store',
        signal: AbortSignal.any(limits),
      });
      const text = String((await limitedBody(answer, LONGEST)) ?? 'something long').trim();
      if (answer.ok && isCodeComplete(text)) return { code: text };
      if (answer.ok && text !== '') return { nothing: say`It answered with something else than a code.` };
      return { nothing: say`It last answered with HTTP ${String(answer.status)} and no code.` };
    } catch {
      return { nothing: say`It could not be reached.` };
    }
  }

  return {
    async prepare() {
      const found = await look();
      old = 'code' in found ? found.code : null;
    },
    async take() {
      let reason: Sentence = [];
      for (const end = Date.now() + whole; Date.now() < end; ) {
        const found = await look();
        if (signal?.aborted) return err(INTERRUPTED);
        if ('code' in found && found.code !== old) return ok(found.code);
        reason = 'code' in found ? say`It still has the code that was there before.` : found.nothing;
        await wait(pause, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
      }
      const message = say`No new code arrived at the address of --code-url. ${reason}`;
      const next = say`Check that the address answers with the newest code of this account, as plain text.`;
      return err(missing('two-factor-required', message, next));
    },
  };
}
