type Entry = Readonly<Record<string, unknown>>;
type Lock = { readonly packages: Readonly<Record<string, Entry>>; readonly [key: string]: unknown };
type Platform = {
  readonly os: readonly string[];
  readonly cpu: readonly string[];
  readonly libc?: readonly string[];
};

export declare const platformOf: (name: string) => Platform | null;
export declare const complete: (lock: Lock) => Lock;
export declare const faultsOf: (lock: Lock) => readonly string[];
