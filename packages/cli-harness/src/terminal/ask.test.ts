import { describe, expect, it } from 'vitest';
import { captureIo, fakeTerminal } from '../testing/capture-io.ts';
import { ask } from './ask.ts';

function asking(silent: boolean, signal?: AbortSignal) {
  const { stdin, type } = fakeTerminal();
  const { io, stdout, stderr } = captureIo({ stdin, ...(signal === undefined ? {} : { signal }) });
  return { answer: ask(io, 'Password:', silent), type, stdout, stderr };
}

describe('a prompt', () => {
  it('stands on stderr, and the answer is not echoed', async () => {
    const { answer, type, stdout, stderr } = asking(true);
    type('Copper-Kite1\r');
    expect(await answer).toBe('Copper-Kite1');
    expect(stderr()).toContain('Password: ');
    expect(stderr()).not.toContain('Copper');
    expect(stdout()).toBe('');
  });

  it('takes blanks as they are typed', async () => {
    const { answer, type } = asking(true);
    type('  two  words  \r');
    expect(await answer).toBe('  two  words  ');
  });

  it.each([
    ['Ctrl-C', '\u0003'],
    ['Ctrl-D', '\u0004'],
  ])('ends without an answer on %s', async (_name, key) => {
    const { answer, type } = asking(true);
    type(key);
    expect(await answer).toBeNull();
  });

  it('ends without an answer when the run is broken off', async () => {
    const stop = new AbortController();
    const { answer } = asking(true, stop.signal);
    stop.abort();
    expect(await answer).toBeNull();
  });

  it('is not shown once the run is broken off', async () => {
    const { answer, stderr } = asking(true, AbortSignal.abort());
    expect(await answer).toBeNull();
    expect(stderr()).toBe('');
  });
});
