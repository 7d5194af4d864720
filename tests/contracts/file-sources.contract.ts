import { type Cancellation, makeCancellation, NEVER_CANCELLED } from '@gatehouse-login/core';
import type { ResultAsync } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';

/** How the server handles the site's files. Each subject arranges it in its own way. */
export type FileManner =
  | { readonly kind: 'has'; readonly json: Record<string, unknown> }
  | { readonly kind: 'never answers' | 'lacks it' };

/** A source under test. */
export interface FileSubject {
  readonly read: (cancellation: Cancellation) => ResultAsync<unknown, { readonly kind: string }>;
  readonly dispose?: () => void | Promise<void>;
}

/** What every source of a file must do. `missing` is the error for a missing file. */
export function fileSourceContract(
  name: string,
  missing: string,
  arrange: (manner: FileManner) => Promise<FileSubject>,
): void {
  describe(name, () => {
    let dispose: FileSubject['dispose'];
    const subjectThat = async (manner: FileManner): Promise<FileSubject> => {
      const subject = await arrange(manner);
      dispose = subject.dispose;
      return subject;
    };
    afterEach(() => dispose?.());

    it('reads what the file holds', async () => {
      const { read } = await subjectThat({ kind: 'has', json: { 'login.heading': 'Log in' } });
      expect((await read(NEVER_CANCELLED))._unsafeUnwrap()).toEqual({ 'login.heading': 'Log in' });
    });

    it(`answers a missing file with ${missing}`, async () => {
      const { read } = await subjectThat({ kind: 'lacks it' });
      expect((await read(NEVER_CANCELLED))._unsafeUnwrapErr().kind).toBe(missing);
    });

    it.each(['before', 'while'])('lets a caller give up %s it waits', async (when) => {
      const { read } = await subjectThat({ kind: 'never answers' });
      const cancellation = makeCancellation();
      if (when === 'before') cancellation.cancel();
      const answer = read(cancellation);
      cancellation.cancel();
      expect((await answer)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
    });
  });
}
