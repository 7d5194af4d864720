import type { Context } from 'hono';

/** Adds headers to a finished answer, wherever it was made; what the answer sets itself stands. */
export const withHeaders = (c: Context, headers: Readonly<Record<string, string>>): void => {
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
