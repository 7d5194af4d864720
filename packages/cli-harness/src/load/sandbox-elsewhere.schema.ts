import * as z from 'zod/mini';
import type { PlaySandbox } from '../player/tools.ts';

const PEOPLE = z.array(z.object({ id: z.string(), username: z.string(), password: z.string() }));

/** Finds a sandbox that another process runs, by the address of its home page. */
export async function findSandbox(
  home: string,
): Promise<{ readonly sandbox: PlaySandbox } | { readonly problem: string }> {
  const people = await fetch(new URL('/_gatehouse/people', home), { signal: AbortSignal.timeout(5_000) })
    .then((answer) => answer.json())
    .catch(() => null);
  const read = PEOPLE.safeParse(people);
  if (!read.success)
    return {
      problem: `There is no sandbox at ${home}. Start it with gatehouse sandbox, and give the address of its home page.`,
    };
  const codeAddress = (username: string): string =>
    `${new URL('/_gatehouse/inbox/code', home)}?username=${encodeURIComponent(username)}`;
  return { sandbox: { people: read.data, own: null, codeAddress } };
}
