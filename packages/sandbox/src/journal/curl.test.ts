import { describe, expect, it } from 'vitest';
import { curlOf } from './curl.ts';
import type { JournalEntry } from './journal-entry.ts';

const entry: JournalEntry = {
  id: 1,
  at: '2026-01-01T00:00:00.000Z',
  brand: 'kq',
  method: 'POST',
  path: '/api/v2/Session',
  status: 200,
  ms: 1,
  headers: {},
};
const origin = 'http://localhost:4304';

describe('the command that repeats a call', () => {
  it('quotes whatever a call can hold', () => {
    const command = curlOf({ ...entry, path: "/a'$(b)'?c=`d`", body: { e: "'; rm f" } }, origin);
    expect(command).toContain(`'${origin}/a'\\''$(b)'\\''?c=\`d\`'`);
    expect(command).toContain(`--data-raw '{"e":"'\\''; rm f"}'`);
  });

  it('takes brackets and braces in an address for what they are', () => {
    expect(curlOf({ ...entry, method: 'GET', path: '/api/{a,b}[1-3]' }, origin)).toBe(
      `curl --globoff '${origin}/api/{a,b}[1-3]'`,
    );
  });

  it('asks for the headers alone where the call did', () => {
    expect(curlOf({ ...entry, method: 'HEAD' }, origin)).toBe(`curl --head '${origin}/api/v2/Session'`);
  });

  it('sends a body that begins with @ as it is, not the file of that name', () => {
    expect(curlOf({ ...entry, body: '@/etc/passwd' }, origin)).toContain("--data-raw '@/etc/passwd'");
  });
});
