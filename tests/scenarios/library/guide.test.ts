import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);
const guide = readFileSync(new URL('docs/guides/library.md', root), 'utf8');
const examples = [...guide.matchAll(/^<!-- (\S+) -->\n```ts\n([\s\S]*?)^```/gm)];

describe('the examples of the guide to the library', () => {
  it('are there', () => {
    expect(examples).toHaveLength(2);
  });

  it.each(examples.map(([, path = '', code = '']) => [path, code]))(
    'are tests that run: %s',
    (path, code) => {
      expect(code).toBe(readFileSync(new URL(path, root), 'utf8'));
    },
  );
});
