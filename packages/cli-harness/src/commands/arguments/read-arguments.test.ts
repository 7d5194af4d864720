import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { defineCommand } from '../command.ts';
import { readArguments } from './read-arguments.ts';

const command = defineCommand({
  name: 'try',
  summary: '',
  about: '',
  options: {
    user: { value: 'NAME', about: '' },
    json: { about: '' },
    'no-input': { about: '' },
  },
  refused: { '--password': 'Never here.', '-p': 'Never here.' },
  epilogue: '',
  run: async () => ok(0),
});
const read = (...args: string[]) => readArguments(command, args);
const messageOf = (...args: string[]) => read(...args)._unsafeUnwrapErr().problem.message;

describe('arguments', () => {
  it('yield a text or nothing for flags with a value, and yes or no for the others', () => {
    expect(read('--user', 'me', '--json')._unsafeUnwrap()).toEqual({
      kind: 'run',
      operands: [],
      given: { user: 'me', json: true, 'no-input': false },
    });
    expect(read('--no-input', '--user=me')._unsafeUnwrap()).toMatchObject({
      given: { user: 'me', json: false, 'no-input': true },
    });
  });

  it('ask for help anywhere', () => {
    expect(read('--user', 'me', '--help')._unsafeUnwrap()).toEqual({ kind: 'help' });
    expect(read('-h')._unsafeUnwrap()).toEqual({ kind: 'help' });
  });

  it('with an unknown flag name the nearest one', () => {
    expect(messageOf('--usr', 'me')).toBe('There is no flag --usr of gatehouse try. Did you mean --user?');
    expect(messageOf('-json')).toContain('Did you mean --json?');
  });

  it('without the value of a flag say so', () => {
    expect(messageOf('--user')).toBe('The flag --user needs a value: --user NAME.');
  });

  it('with two values for one flag say so, rather than take the last', () => {
    expect(messageOf('--user', 'me', '--json', '--user=you')).toBe(
      'The flag --user was given more than once.',
    );
    expect(read('--json', '--json').isOk()).toBe(true);
  });

  it('with a value for a flag that has none say so', () => {
    expect(messageOf('--json=yes')).toBe('The flag --json takes no value.');
  });

  it.each([
    [['--password', 'hunter2secret']],
    [['--password=hunter2secret']],
    [['-phunter2secret']],
    [['-p', 'hunter2secret']],
    [['hunter2secret']],
    [['--user', 'me', 'hunter2secret']],
    [['--pasword=hunter2secret']],
  ])('never repeat what may be a password: %j', (args) => {
    expect(JSON.stringify(read(...args)._unsafeUnwrapErr())).not.toContain('hunter2secret');
  });

  it('give the reason for a flag that there is none of on purpose', () => {
    expect(messageOf('--password', 'x')).toBe('Never here.');
    expect(messageOf('-px')).toBe('Never here.');
  });
});
