import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path/posix';
import type { House, SourceFile, Violation } from './house.ts';

/** Matches a component that decides what a key or an edit does. */
const DECIDES = /\bonKeyDown\b|'keydown'|'beforeinput'/;
/** Matches what a behaviour must not use: it is tested without a DOM. */
const OUTSIDE = /\b(?:document|window|navigator|globalThis)\.|from 'react|\.tsx'/;

const kebab = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, '-').toLowerCase();
const textOf = ({ file }: SourceFile): string => readFileSync(file, 'utf8');

/** The widgets' components that decide what a key or an edit does. */
export const decidingWidgets = (house: House): readonly SourceFile[] =>
  house.files.filter(
    (file) =>
      file.pack === 'web-react' &&
      file.room === 'widgets' &&
      !file.isTest &&
      file.path.endsWith('.tsx') &&
      DECIDES.test(textOf(file)),
  );

/**
 * Widgets whose component answers keys without a `<name>.behaviour.ts` beside it, and behaviours that need a DOM or React,
 * or have no test.
 */
export const behaviourViolations = (house: House): readonly Violation[] => {
  const rule = 'behaviour';
  const paths = new Set(house.files.map(({ path }) => path));
  const missing = decidingWidgets(house).flatMap(({ path }) => {
    const own = join(dirname(path), `${kebab(basename(path, '.tsx'))}.behaviour.ts`);
    return paths.has(own) ? [] : [{ rule, where: path, what: `answers keys without ${basename(own)}` }];
  });
  const behaviours = house.files.filter(({ path }) => path.endsWith('.behaviour.ts'));
  const impure = behaviours.flatMap((file) => {
    const outside = OUTSIDE.exec(textOf(file))?.[0];
    return outside === undefined ? [] : [{ rule, where: file.path, what: `is not pure: ${outside}` }];
  });
  const untested = behaviours
    .filter(({ path }) => !paths.has(path.replace(/\.ts$/, '.test.ts')))
    .map(({ path }) => ({ rule, where: path, what: 'has no test' }));
  return [...missing, ...impure, ...untested];
};
