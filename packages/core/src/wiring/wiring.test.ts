import { describe, expect, it } from 'vitest';
import { RECIPES } from './recipes.ts';
import { NEEDED_FROM_OUTSIDE, TOKENS } from './tokens.ts';

const provided = RECIPES.map((recipe) => recipe.provides.name);
const brought = NEEDED_FROM_OUTSIDE.map((token) => token.name);
const all = Object.values(TOKENS).map((token) => token.name);

describe('the wiring', () => {
  it('meets every need, by a recipe or from outside', () => {
    for (const { needs } of RECIPES)
      for (const { name } of needs) expect([...provided, ...brought]).toContain(name);
  });

  it('provides each thing once, and nothing that is brought', () => {
    expect(new Set(provided).size).toBe(provided.length);
    expect(new Set(brought).size).toBe(brought.length);
    for (const name of provided) expect(brought).not.toContain(name);
  });

  it('asks for nothing from outside that nobody needs', () => {
    const needed = new Set(RECIPES.flatMap(({ needs }) => needs.map(({ name }) => name)));
    for (const name of brought) expect(needed).toContain(name);
  });

  it('has a name for each thing, and each name once', () => {
    expect(new Set(all).size).toBe(all.length);
    expect([...provided, ...brought].sort()).toEqual([...all].sort());
  });

  it('has no cycle: everything can be made, one after the other', () => {
    const ready = new Set(brought);
    let left = [...RECIPES];
    while (left.length > 0) {
      const next = left.filter(({ needs }) => needs.every(({ name }) => ready.has(name)));
      expect(next.map(({ provides }) => provides.name)).not.toEqual([]);
      for (const { provides } of next) ready.add(provides.name);
      left = left.filter((recipe) => !next.includes(recipe));
    }
    expect([...ready].sort()).toEqual([...all].sort());
  });

  it('gives each maker as many things as it takes', () => {
    for (const { make, needs } of RECIPES) expect(needs).toHaveLength(make.length);
  });
});
