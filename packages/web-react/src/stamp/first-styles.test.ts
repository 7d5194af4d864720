import { describe, expect, it } from 'vitest';
import { classesIn, type FirstFrame, firstStyles } from './first-styles.ts';

const frame: FirstFrame = { brand: 'kq', language: 'en', classes: new Set(['a', 'b']) };
/** What is left of a style sheet in an English document of `kq` with the classes `a` and `b`. */
const left = (css: string, changes: Partial<FirstFrame> = {}) => firstStyles(css, { ...frame, ...changes });

describe('the styles of the first frame', () => {
  it.each([
    ':root{--a:var(--b)}:root[data-brand=kq]{--b:1}.a{margin:var(--a)}',
    ':root{--a:1}@media (width>=40rem){:root{--a:2}}.a{margin:var(--a)}',
    ':root{--a:1}.b{--a:2}.a{margin:var(--a)}',
    ':root{--a:1}.a{margin:var(--a,2)}',
    '@charset "utf-8";',
    ':root[data-brand=kq]{--mark:url("data:a}b{[data-brand=whs];")}.a{mask:var(--mark)}',
    '.a .b:focus-visible{color:red}',
    '.a:not(.other){color:red}',
    '@media (width>=40rem){.a{color:red}}',
    '@supports (color:red){@media print{.a{color:red}}}',
    ':lang(en) .a{color:red}',
    '.a{animation:.1s both turn}@keyframes turn{to{opacity:0}}',
  ])('keep %s', (css) => {
    expect(left(css)).toBe(css);
  });

  it('keep what goes with an accent where a skin sets one', () => {
    const css = ':root[data-accent]{color:red}';
    expect(left(css, { hasAccent: true })).toBe(css);
  });

  it.each([
    [':root[data-brand=whs]{--a:1}', ''],
    [':root[data-brand="tradingview-kq"]{--a:1}', ''],
    [':root:not([data-brand]){--a:1}', ''],
    [':root[data-accent]{color:red}', ''],
    ['.other{color:red}', ''],
    ['.a .other,.b{color:red}', '.b{color:red}'],
    [':is(.a,.b) h1,.other:is(.a,.b){color:red}', ':is(.a,.b) h1{color:red}'],
    ['@media (width>=40rem){.other{color:red}}', ''],
    ['@media (width>=40rem){.other{color:red}.a{color:red}}', '@media (width>=40rem){.a{color:red}}'],
    ['@media (hover:hover){.a:hover{color:red}}', ''],
    [':root:lang(ar){--a:1}', ''],
    [':is(:lang(ar),:lang(he))>.a{color:red}', ''],
    ['@keyframes turn{to{opacity:0}}', ''],
    ['.a[aria-invalid=true]{color:red}', ''],
    ['.a{--x:1;--y:var(--x);color:red}', '.a{color:red}'],
    [
      ':root{--x:min(1rem, 5vw);--y:"}"}.a{margin:calc(-1 * var(--x))}',
      '.a{margin:calc(-1 * min(1rem, 5vw))}',
    ],
    ['.a{--x:url("data:;a}");color:red;--y:1}', '.a{color:red}'],
  ])('leave %s', (css, kept) => {
    expect(left(css)).toBe(kept);
  });

  it('keep the other direction and language where they are used', () => {
    const css = ':is(:lang(ar),:lang(he))>.a{color:red}';
    expect(left(css, { language: 'ar' })).toBe(css);
  });

  it('find the classes in markup', () => {
    expect(classesIn('<p class="a b"><i data-class="c" class="d"></i>')).toEqual(['a', 'b', 'd']);
  });
});
