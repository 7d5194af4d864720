import { PassThrough, Readable } from 'node:stream';
import type { Io } from '../io.ts';

/** What a run may use, and what it wrote. */
export interface Captured {
  readonly io: Io;
  readonly stdout: () => string;
  readonly stderr: () => string;
}

/** Makes the `io` of a run inside a test. It has no terminal and nothing on standard input. */
export function captureIo(overrides: Partial<Io> = {}): Captured {
  const written = { stdout: '', stderr: '' };
  const capture = (name: 'stdout' | 'stderr'): PassThrough =>
    new PassThrough({ encoding: 'utf8' }).on('data', (text: string) => {
      written[name] += text;
    });
  const io: Io = {
    stdin: Readable.from([]),
    stdout: capture('stdout'),
    stderr: capture('stderr'),
    env: {},
    cwd: '/',
    ...overrides,
  };
  return { io, stdout: () => written.stdout, stderr: () => written.stderr };
}

/** A standard input that looks like a terminal. `type` presses keys. */
export function fakeTerminal(): { readonly stdin: Io['stdin']; readonly type: (keys: string) => void } {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} });
  return { stdin, type: (keys) => stdin.write(keys) };
}
