import { describe, expect, it } from 'vitest';
import { paintFor } from '../../terminal/paint.ts';
import { captureIo } from '../../testing/capture-io.ts';
import { welcome, welcomeJson } from './welcome.ts';

const NASTY = "x'$(touch /tmp/never)'y";
const brands = {
  'city-index': 'http://localhost:4301',
  forex: 'http://localhost:4302',
  whs: 'http://localhost:4303',
  kq: 'http://localhost:4304',
  'forex-chinese': 'http://localhost:4305',
  'tradingview-city-index': 'http://localhost:4306',
  'tradingview-forex': 'http://localhost:4307',
};
const sandboxOf = (person: { username: string; password: string; about: string }) => ({
  home: 'http://localhost:4300',
  brands,
  people: [{ id: 'one', ...person }],
});
const options = {
  command: 'gatehouse',
  hasPages: true,
  paint: paintFor(captureIo().io.stdout, {}),
  columns: 80,
};

describe('the welcome of the sandbox', () => {
  it('quotes a name and a password for the shell', () => {
    const text = welcome(sandboxOf({ username: 'a b', password: NASTY, about: '' }), options);
    expect(text).toContain(
      `printf %s 'x'\\''$(touch /tmp/never)'\\''y' | gatehouse login --site http://localhost:4301 --user 'a b' --password-stdin`,
    );
  });

  it('has no control characters of a personas file', () => {
    const nasty = '\u001b]0;gone\u0007\u009b2J\u202e';
    const sandbox = sandboxOf({ username: `u${nasty}`, password: `p${nasty}`, about: `a${nasty}` });
    for (const text of [welcome(sandbox, options), welcomeJson(sandbox)]) {
      for (const line of text.split('\n')) expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
    }
    expect(JSON.parse(welcomeJson(sandbox)).people[0].password).toBe(`p${nasty}`);
  });

  it('shows no line to copy where nobody lives', () => {
    const text = welcome({ home: 'http://localhost:4300', brands, people: [] }, options);
    expect(text).not.toContain('--password-stdin');
  });
});
