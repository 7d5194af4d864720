type Entry = Readonly<Record<string, unknown>>;
export type Lock = { readonly packages: Readonly<Record<string, Entry>>; readonly [key: string]: unknown };
type Platform = {
  readonly os: readonly string[];
  readonly cpu: readonly string[];
  readonly libc?: readonly string[];
};
export type Machine = { readonly os: string; readonly cpu: string; readonly libc?: string };
type Hashless = Partial<Platform> & {
  readonly place: string;
  readonly name: string;
  readonly version: string;
};

export declare const platformOf: (name: string) => Platform | null;
export declare const complete: (lock: Lock) => Lock;
export declare const withoutHash: (lock: Lock) => readonly Hashless[];
export declare const parentsOfHashless: (lock: Lock) => readonly string[];
export declare const withHashesOf: (lock: Lock, other: Lock) => Lock;
export declare const unverifiedOn: (lock: Lock, machine: Machine) => readonly string[];
export declare const faultsOf: (lock: Lock) => readonly string[];
export declare const find: (
  packages: Readonly<Record<string, unknown>>,
  place: string,
  name: string,
) => string | undefined;
