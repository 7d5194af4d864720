import { setTimeout as wait } from 'node:timers/promises';
import { unlessCancelled } from '../driver/cancellation.ts';
import type { Visitor } from '../scenario/step.ts';
import type { CodeProvider } from '../secrets/codes.ts';
import type { PlayTools } from './tools.ts';

// The sandbox delivers codes at once, so waiting longer is useless.
const INBOX_PATIENCE = 3_000;

/** Creates the provider of a visitor's codes. */
export async function codesOf(
  { codes, username }: Visitor,
  { io, site, sandbox, cancellation }: PlayTools,
): Promise<CodeProvider> {
  const { makeCodeProvider } = await import('../secrets/codes.ts');
  const address = codes?.kind === 'inbox' ? sandbox?.codeAddress?.(username) : undefined;
  const source =
    address === undefined ? (codes ?? { kind: 'prompt' }) : ({ kind: 'url', url: address } as const);
  return makeCodeProvider(source, { io, mayAsk: false, fetch: site.fetch, readInbox });

  async function readInbox(): Promise<string | undefined> {
    const message = sandbox?.own?.nextMessage((each) => each.username === username);
    const patience = new AbortController();
    const late = wait(INBOX_PATIENCE, null, { signal: patience.signal }).catch(() => null);
    const first = await unlessCancelled(Promise.race([message, late]), cancellation);
    patience.abort();
    return first?.code;
  }
}
