import type { Lock, Machine } from './lockfile.mjs';

export declare const unverifiedSentence: (lock: Lock, machine: Machine) => string | undefined;
export declare const npm: (node: string, args: readonly string[], cwd: string) => boolean;
