import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import type { Io, Output } from '../io.ts';
import { inert } from '../terminal/inert.ts';
import type { ExitCode } from './outcome.ts';
import { makeVault, type SecretKind, type Vault } from './vault.ts';

/** What a command tells about secrets and about what it writes. */
export interface Secrets {
  /** The secrets of the run. */
  readonly vault: Vault;
  /** Allows a secret on standard output, because the user has asked for it. */
  readonly permit: (secret: string) => void;
  /** Names a file that the run has written, so that it is scanned at the end. */
  readonly wrote: (path: string) => void;
}

/** Watches what a run writes. */
export interface SecretWatch {
  /** The `io` of the run, with outputs that are watched. */
  readonly io: Io;
  readonly secrets: Secrets;
  /** Scans everything that was written. Returns 6 if there is a secret in it, else the exit code that it got. */
  readonly conclude: (code: ExitCode) => Promise<ExitCode>;
}

interface Leak {
  readonly where: string;
  readonly kind: SecretKind;
}

// A stream may write for days.
const MOST_KEPT = 1_000_000;
const OVERLAP = 20_000;

/** Watches what a run writes for the secrets that it uses. */
export function watchSecrets(io: Io): SecretWatch {
  const vault = makeVault(() => {
    stdout.scanKept();
    stderr.scanKept();
  });
  const permitted = new Set<string>();
  const files = new Set<string>();
  let leak: Leak | null = null;

  const scan = (text: string, where: string, allowed?: ReadonlySet<string>): void => {
    const kind = vault.leakIn(text, allowed);
    if (kind !== null) leak ??= { where, kind };
  };

  function watch(output: Output, where: string, allowed?: ReadonlySet<string>) {
    let kept = '';
    const scanKept = (): void => scan(kept, where, allowed);
    const watched = watchOutput(output, (text) => {
      kept += text;
      if (kept.length <= MOST_KEPT) return;
      scanKept();
      kept = kept.slice(-OVERLAP);
    });
    return { watched, scanKept };
  }

  const stdout = watch(io.stdout, 'Standard output', permitted);
  const stderr = watch(io.stderr, 'Standard error');
  return {
    io: { ...io, stdout: stdout.watched, stderr: stderr.watched },
    secrets: {
      vault,
      permit: (secret) => permitted.add(secret),
      wrote: (path) => files.add(path),
    },
    async conclude(code) {
      stdout.scanKept();
      stderr.scanKept();
      for (const path of files) {
        const content = await readFile(resolve(io.cwd, path), 'latin1').catch(() => '');
        // A secret may stand in a file of any kind, in either encoding.
        scan(content, `The file ${inert(path)}`);
        scan(Buffer.from(content, 'latin1').toString('utf8'), `The file ${inert(path)}`);
      }
      if (leak === null) return code;
      io.stderr.write(sentenceOf(leak));
      return 6;
    },
  };
}

const sentenceOf = ({ where, kind }: Leak): string =>
  `${where} of this run holds a ${kind} that should be masked. Do not pass it on; delete it. This is a defect of Gatehouse: please report it to whoever gave you Gatehouse, without what was written.\n`;

/** Returns the same output, and calls `onText` with everything that is written to it. */
function watchOutput(output: Output, onText: (text: string) => void): Output {
  const decoder = new StringDecoder('utf8');
  const write = (chunk: unknown, ...rest: unknown[]): boolean => {
    onText(typeof chunk === 'string' ? chunk : decoder.write(chunk as Buffer));
    return Reflect.apply(output.write, output, [chunk, ...rest]);
  };
  return new Proxy(output, {
    get(target, name) {
      if (name === 'write') return write;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
