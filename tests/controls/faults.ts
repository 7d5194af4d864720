import type { Title } from '../conformance/titles.ts';
import { type Control, digestOf, type Proven, withPlant } from './control.ts';
import { isCaseOf } from './title-pattern.ts';

/** How many controls there are. */
export const COUNT = 47;

export interface Known {
  readonly titles: readonly Title[];
  readonly proven: Proven;
  /** Returns the text of a file, or null if there is none. */
  readonly read: (file: string) => string | null;
  /** The headings of docs/security.md. */
  readonly headings: readonly string[];
}

/** Returns what is wrong with the controls: with their numbers, their proofs, their faults or the record of them. */
export const faultsOf = (controls: readonly Control[], known: Known): readonly string[] => [
  ...Array.from({ length: COUNT }, (_, index) => index + 1)
    .filter((id) => controls.filter((control) => control.id === id).length !== 1)
    .map((id) => `there must be one control ${id}`),
  ...controls.filter(({ id }) => id < 1 || id > COUNT).map(({ id }) => `${id} is no number of a control`),
  ...controls.flatMap((control) => faultsIn(control, known).map((fault) => `${control.id}: ${fault}`)),
  ...Object.keys(known.proven)
    .filter((id) => !controls.some((control) => String(control.id) === id))
    .map((id) => `${id} is recorded as proven, but there is no such control`),
];

function faultsIn(control: Control, { titles, proven, read, headings }: Known): readonly string[] {
  const { id, built, proof, plant, weaker } = control;
  const text = read(plant.file);
  return [
    ...(built.length === 0 ? ['it does not say where it is built'] : []),
    ...built.filter((file) => read(file) === null).map((file) => `${file} does not exist`),
    ...(isThere(control, titles, read) ? [] : [`${proof.file} has no test "${proof.title}"`]),
    ...(/^tests\/|\.test\.tsx?$/.test(plant.file) ? [`${plant.file} is a test, not the product`] : []),
    ...(text !== null && withPlant(text, plant) !== null
      ? []
      : [`${plant.file} does not contain exactly once: ${plant.find}`]),
    ...(weaker === undefined || headings.includes(weaker)
      ? []
      : [`docs/security.md has no heading "${weaker}"`]),
    ...(proven[id] === digestOf(control)
      ? []
      : [`not proven as it is now: run "npm run test:controls -- --only ${id}"`]),
  ];
}

/** Whether a test has this title, or a table of cases has a row that begins with it. */
function isThere({ proof }: Control, titles: Known['titles'], read: Known['read']): boolean {
  const own = titles.filter(({ file }) => file === proof.file).map(({ path }) => path);
  const last = proof.title.split(' > ').at(-1) ?? '';
  return (
    own.includes(proof.title) ||
    (own.some((path) => isCaseOf(proof.title, path)) && read(proof.file)?.includes(`['${last}'`) === true)
  );
}
