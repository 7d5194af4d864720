import { describe, expect, it } from 'vitest';
import { inert } from './inert.ts';

describe('inert text', () => {
  it.each([
    ['an escape sequence', '\u001b[2Jgone', '\\u{1b}[2Jgone'],
    ['a line break', 'a\r\nb', 'a\\u{d}\\u{a}b'],
    ['a C1 control', '\u009b31m', '\\u{9b}31m'],
    ['a command for Azure', 'in to ##vso[task.setvariable]', 'in to # #vso[task.setvariable]'],
    ['a command for GitHub', '::set-env name=A::b', ': :set-env name=A::b'],
    ['a character that reorders text', 'abc\u202ecba', 'abc\\u{202e}cba'],
  ])('spells out %s', (_what, text, written) => {
    expect(inert(text)).toBe(written);
  });

  it('leaves every script as it is', () => {
    expect(inert('金汇 Zażółć مرحبا')).toBe('金汇 Zażółć مرحبا');
  });
});
