import type { Hono } from 'hono';
import { eventStream } from '../events/event-stream.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { curlOf } from '../journal/curl.ts';
import type { JournalEntry } from '../journal/journal-entry.ts';
import type { World } from '../world/world.ts';

/** The origin that a call of the journal went to. */
export type CalledOrigin = (entry: JournalEntry) => string;

/** Adds the handles of the journal: each call with the command that repeats it. */
export function addJournalHandles(
  app: Hono<ServerEnv>,
  { journal, closing }: World,
  calledOrigin: CalledOrigin,
): void {
  const repeatable = (entry: JournalEntry) => ({ ...entry, curl: curlOf(entry, calledOrigin(entry)) });
  app
    .get('/journal', (c) => c.json(journal.entries().map(repeatable)))
    .get('/journal/events', (c) =>
      eventStream(
        c,
        closing,
        (listener) => journal.subscribe((entry) => listener(repeatable(entry))),
        'call',
      ),
    );
}
