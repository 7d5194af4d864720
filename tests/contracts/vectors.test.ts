// The vectors against core. Stryker's copy runs this file, too, so that it needs nothing but core.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from './vector-rules.ts';

interface Vectors {
  readonly cases: readonly { readonly input: never; readonly expected: unknown; readonly reason: string }[];
}
const read = (rule: string): Vectors =>
  JSON.parse(
    readFileSync(new URL(`../../packages/core/vectors/${rule}.json`, import.meta.url), 'utf8'),
  ) as Vectors;

describe('the vectors', () => {
  it.each(Object.entries(RULES))('%s are what core does', async (rule, follow) => {
    for (const { input, expected, reason } of read(rule).cases)
      expect(await follow(input), `${JSON.stringify(input)}: ${reason}`).toEqual(expected);
  });
});
