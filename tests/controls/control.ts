import { createHash } from 'node:crypto';

/** A text in a file of the product, and what takes its place. */
export interface Plant {
  readonly file: string;
  /** Must occur exactly once. */
  readonly find: string;
  readonly replace: string;
}

/** A security control, where it is built, and how we know that it holds. */
export interface Control {
  /** A running number. It is never reused. */
  readonly id: number;
  readonly control: string;
  /** Requirements of OWASP ASVS 5.0 by their numbers, and others by their names. */
  readonly references: string;
  /** The files that hold the control up. */
  readonly built: readonly string[];
  /** The test that proves it: its file, and its title after those of its groups, without ids of rules. */
  readonly proof: { readonly file: string; readonly title: string };
  /** A fault that breaks the control. The proof must fail with it. */
  readonly plant: Plant;
  /** Where the specification makes it weaker: a heading of docs/security.md. */
  readonly weaker?: string;
}

/** What was proven: for each id the digest of the proof and the fault with which it failed. */
export type Proven = Readonly<Record<string, string>>;

/** The digest of a control's proof and fault. If either changes, the control has to be proven again. */
export const digestOf = ({ proof, plant }: Control): string =>
  createHash('sha256')
    .update(JSON.stringify([proof.file, proof.title, plant.file, plant.find, plant.replace]))
    .digest('hex')
    .slice(0, 12);

/** Puts the fault in its place, or returns null if its text is not there exactly once. */
export const withPlant = (text: string, { find, replace }: Plant): string | null =>
  find !== '' && find !== replace && text.split(find).length === 2 ? text.split(find).join(replace) : null;
