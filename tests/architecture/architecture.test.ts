import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { behaviourViolations, decidingWidgets } from './behaviour-rules.ts';
import { codeViolations, documentationViolations, sizeViolations } from './code-rules.ts';
import { readHouse } from './house.ts';
import { cycleViolations, deepImportViolations, importViolations, roomCircles } from './import-rules.ts';
import { manifestViolations } from './manifest-rules.ts';
import { cookieViolations, departureViolations, openerViolations, sinkViolations } from './page-rules.ts';
import { ROOMS } from './rooms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const house = readHouse(root);

describe('the house', () => {
  it('has sources to judge', () => {
    expect(house.files.length).toBeGreaterThan(100);
    expect(house.manifests).toHaveLength(7);
    expect(decidingWidgets(house).length).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['imports only what its rooms may import', importViolations],
    ['tests packages through their entries alone', deepImportViolations],
    ['has no import cycles, those of types included', cycleViolations],
    ['throws in two files alone, knows no any and no default export', codeViolations],
    ['keeps its files short', sizeViolations],
    ['keeps what a widget decides apart from its component', behaviourViolations],
    ['documents every export of a package entry', documentationViolations],
    ['depends on what its packages may know, at exact versions', manifestViolations],
  ])('%s', (_, rule) => {
    expect(rule(house)).toEqual([]);
  });

  it.each([
    ['makes no markup and no code of texts', sinkViolations],
    ['sends visitors away in one file alone', departureViolations],
    ['opens no tab that could reach back', openerViolations],
    ['writes no cookies', cookieViolations],
  ])('%s', (_, rule) => {
    expect(rule(house)).toEqual([]);
  });

  it('lets no room of the sandbox import one that its table lists below it', () => {
    const names = Object.keys(ROOMS.sandbox ?? {});
    const upwards = Object.entries(ROOMS.sandbox ?? {}).flatMap(([room, { rooms }]) =>
      rooms
        .filter((other) => names.indexOf(other) > names.indexOf(room))
        .map((other) => `${room} → ${other}`),
    );
    expect(upwards).toEqual([]);
  });

  it('has rooms that import each other in one direction only', () => {
    expect(roomCircles(ROOMS)).toEqual([]);
  });

  it('compiles core without a DOM and without Node', () => {
    const read = (file: string) => JSON.parse(readFileSync(`${root}${file}`, 'utf8')).compilerOptions ?? {};
    const options = { ...read('tsconfig.base.json'), ...read('packages/core/tsconfig.json') };
    expect(options).toMatchObject({ lib: ['ES2023'], types: [] });
  });
});
