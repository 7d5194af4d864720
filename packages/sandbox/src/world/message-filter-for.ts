import type { Context } from 'hono';
import type { Result } from 'neverthrow';
import { type MessageFilter, makeMessageFilter } from '../inbox/message-filter.ts';
import type { World } from './world.ts';

/** The messages that a request asks for by `?person=` (or `?username=`) and `?kind=`; an empty value asks for all. */
export function messageFilterFor({ people }: World, c: Context): Result<MessageFilter, string> {
  const query = (name: string) => c.req.query(name) || undefined;
  return makeMessageFilter(
    { person: query('person') ?? query('username'), kind: query('kind') },
    { ids: people.all.map(({ id }) => id), usernameOf: (person) => people.find(person)?.username },
  );
}
