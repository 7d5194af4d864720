import { describe, expect, it } from 'vitest';
import { brandCss } from './brand-css.ts';

const CSS = [
  '@charset "utf-8";',
  ':root[data-brand=kq]{--mark:url("data:a}b{[data-brand=whs]")}',
  ':root[data-brand=whs]{--a:1}',
  ':root[data-brand="tradingview-forex"]{--a:2}',
  ':root[data-brand=forex],:root[data-brand=kq]{--a:3}',
  '@media (width>1px){.a{color:red}.b{color:blue}}',
  '.c{color:green}',
].join('');

describe('the styles of a brand', () => {
  it('leave out what is for other brands only', () => {
    expect(brandCss(CSS, 'kq')).toBe(
      CSS.replace(':root[data-brand=whs]{--a:1}', '').replace(
        ':root[data-brand="tradingview-forex"]{--a:2}',
        '',
      ),
    );
  });

  it('do not confuse names that begin alike', () => {
    expect(brandCss(CSS, 'tradingview-forex')).not.toContain('--a:3');
  });
});
