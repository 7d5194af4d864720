import type { Context } from 'hono';

/** The JSON of a request, or undefined if its body is not JSON. */
export async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}

/** Answers 400 with one sentence for each problem of the body. */
export const invalid = (c: Context, problems: readonly string[]): Response =>
  c.json({ error: problems.join(' '), problems }, 400);
