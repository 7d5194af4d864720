/** Whom a rule binds: the core, or another part alone; `nobody` where the specification shows no behaviour. */
export type Bound = 'core' | 'site' | 'adapters' | 'streaming' | 'nobody';

/** One rule of the specification, in our own words, with what keeps it and what proves that. */
export interface Row {
  readonly rule: string;
  /** The core, unless this says otherwise. */
  readonly binds?: Bound;
  /** `path#name`: an export and its file; the path is below the core's `src`, or begins with `packages/`. */
  readonly by: readonly string[];
  /** `path > title`: a test by its own title, or that of its group, as it stands in its file. */
  readonly tests: readonly string[];
  readonly note?: string;
}

/** The rules of a section, under its number and name. */
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** A reference, taken apart: a file by its path from the root, and what is looked for in it. */
export interface Reference {
  readonly file: string;
  readonly name: string;
}

/** Takes `path#name` or `path > title` apart; what is neither is a path that does not exist. */
export function readReference(text: string): Reference {
  const [, path = text, name = ''] = /^(\S+?)(?:#| > )(.*)$/.exec(text) ?? [];
  return { file: /^(?:packages|tests)\//.test(path) ? path : `packages/core/src/${path}`, name };
}
