import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { shellWord } from './shell-word.ts';

const throughBash = (word: string): string =>
  execFileSync('bash', ['--norc', '-c', `printf '%s' ${word}`], {
    encoding: 'utf8',
    env: { LC_ALL: 'C.UTF-8' },
  });

describe('a word for the shell', () => {
  it.each(['Copper-Kite1', 'http://localhost:4301/en-uk', 'a_b@c.example'])('needs no quotes: %s', (text) => {
    expect(shellWord(text)).toBe(text);
  });

  it.each([
    "x'$(touch /tmp/never)'y",
    '`id`',
    '$HOME',
    'a b',
    'a"b\\c',
    '',
    "'",
    '金汇 & Söhne',
    'back\\slash',
    "tab\there's \\n",
    '\u001b[2Jgone',
    'C1 \u009b31m',
    'abc\u202ecba',
    '*',
    '~root',
    '!!',
    '-n',
  ])('arrives as it was: %j', (text) => {
    expect(throughBash(shellWord(text))).toBe(text);
  });

  it('has no control character in it', () => {
    expect(shellWord('\u001b[2J\u009b\u202e')).toBe("$'\\x1b[2J\\u009b\\u202e'");
  });
});
