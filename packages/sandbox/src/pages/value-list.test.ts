import { html } from 'hono/html';
import { describe, expect, it } from 'vitest';
import { valueList } from './value-list.ts';

const listOf = async (entries: readonly [string, string][]) =>
  String(await valueList(entries, (_name, value) => html`<b>${value}</b>`));

describe('a list of values', () => {
  it('shows each name beside its value, as text', async () => {
    expect(await listOf([['a<', 'b&']])).toContain('<dt>a&lt;</dt><dd><b>b&amp;</b></dd>');
  });

  it('says that there are none in place of an empty frame', async () => {
    const text = await listOf([]);
    expect(text).toContain('Nothing.');
    expect(text).not.toContain('<dl');
  });
});
