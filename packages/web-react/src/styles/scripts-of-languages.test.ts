import { describe, expect, it } from 'vitest';
import { rulesIn } from '../testing/css-rules.ts';
import { STYLE_SHEETS } from '../testing/style-sheets.ts';

const RULES = STYLE_SHEETS.flatMap(({ css }) => rulesIn(css));

/** What the rules of a selector say about a property, the last word first. */
const said = (selector: string, property: string): string | undefined =>
  RULES.filter((rule) => rule.selector === selector)
    .flatMap(({ declarations }) => declarations)
    .findLast(([name]) => name === property)?.[1];

const selectorsWith = (property: string, value: RegExp): readonly string[] =>
  RULES.filter(({ declarations }) =>
    declarations.some(([name, what]) => name === property && value.test(what)),
  ).map(({ selector }) => selector);

describe('how Chinese, Japanese and Arabic are set', () => {
  it.each([
    ['zh', ['PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', 'Noto Sans CJK SC']],
    ['ja', ['Hiragino Sans', 'Yu Gothic UI', 'Noto Sans JP', 'Noto Sans CJK JP']],
    ['ar', ['Geeza Pro', 'Noto Sans Arabic', 'Noto Naskh Arabic', 'Tahoma']],
  ])('%s has the fonts of its script on every system, and wider lines than Latin', (language, fonts) => {
    const stack = said(`:root:lang(${language})`, '--font') ?? '';
    expect(stack.replaceAll('"', '').split(/,\s*/)).toEqual(expect.arrayContaining(fonts));
    expect(stack).toMatch(/sans-serif$/);
    const leading = Number(said(`:root:lang(${language})`, '--leading'));
    expect(leading).toBeGreaterThan(Number(said(':root', '--leading')));
  });

  it('Chinese and Japanese do not name the font of the system, which may draw the other one', () => {
    for (const language of ['zh', 'ja'])
      expect(said(`:root:lang(${language})`, '--font')).not.toContain('system-ui');
  });

  it('Japanese breaks its headings, paragraphs and links between phrases', () => {
    expect(said(':lang(ja) :is(h1, p, .link)', 'word-break')).toBe('auto-phrase');
  });

  it('Chinese breaks between any two characters, but not before a full stop: no rule changes that', () => {
    expect(selectorsWith('word-break', /.*/)).toEqual([':lang(ja) :is(h1, p, .link)']);
    expect(selectorsWith('line-break', /.*/)).toEqual([]);
    expect(said('html', 'overflow-wrap')).toBe('break-word');
  });

  it('Arabic letters stay joined: no space between them', () => {
    // The six characters of a code stand apart on purpose.
    const spaced = selectorsWith('letter-spacing', /^(?!normal$)/).filter(
      (it) => it !== '.code-field__input',
    );
    expect(spaced.length).toBeGreaterThan(0);
    for (const selector of spaced)
      expect(said(`:lang(ar) ${selector}`, 'letter-spacing'), selector).toBe('normal');
  });
});
