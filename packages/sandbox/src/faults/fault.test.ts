import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAULT_CALLS, FAULT_KINDS } from './fault.ts';

it('the guide of the sandbox names every call and every kind of fault', () => {
  const guide = readFileSync(new URL('../../../../docs/guides/sandbox.md', import.meta.url), 'utf8');
  const named = [...FAULT_CALLS, ...Object.keys(FAULT_KINDS)];
  expect(named.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});
