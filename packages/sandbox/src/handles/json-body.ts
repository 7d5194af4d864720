import type { Context } from 'hono';

/** The JSON of a request; undefined when its body is something else. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}

/** Answers that a body is not what the handle takes, with one sentence for each problem. */
export const invalid = (c: Context, problems: readonly string[]): Response =>
  c.json({ error: problems.join(' '), problems }, 400);
