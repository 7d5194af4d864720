import {
  formatMessage,
  LANGUAGES,
  languageOf,
  makeReference,
  makeSpinnerCounter,
  missingFields,
  recallVisitor,
  rememberVisitor,
  trimUsername,
} from '@gatehouse-login/core';
import { aDraft, fakeStore } from '@gatehouse-login/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, alwaysInTime } from './support/runs.ts';
import { anyText, anyUnits } from './support/texts.ts';

describe('the spinner counter', () => {
  it('never falls below zero, and tells of each change [4.21]', () => {
    always([fc.array(fc.constantFrom('show', 'hide'))], (steps) => {
      const counter = makeSpinnerCounter();
      let told = 0;
      counter.subscribe(() => {
        told += 1;
      });
      let expected = 0;
      let changes = 0;
      for (const step of steps) {
        const next = step === 'show' ? expected + 1 : Math.max(0, expected - 1);
        if (next !== expected) changes += 1;
        expected = next;
        counter[step]();
        expect(counter.getCount()).toBe(expected);
      }
      expect(told).toBe(changes);
    });
  });
});

describe('a message', () => {
  it('takes its values as they are', () => {
    always([anyUnits, anyUnits.filter((text) => !/[{}]/.test(text))], (value, around) => {
      expect(formatMessage(`${around}{name}${around}`, { name: value })).toBe(`${around}${value}${around}`);
    });
  });

  it('stays as it is without values', () => {
    always([anyUnits], (text) => {
      expect(formatMessage(text, {})).toBe(text);
    });
  });
});

describe('a language', () => {
  it('is one of the seven, whatever `lang` says', () => {
    always(
      [fc.option(fc.oneof(anyUnits, fc.constantFrom(...LANGUAGES, 'ar-ae', 'ZH', '__proto__')))],
      (lang) => {
        expect(LANGUAGES).toContain(languageOf(lang));
      },
    );
  });
});

describe('a required field', () => {
  it('is missing where it is blank; a password is never trimmed', () => {
    always([anyUnits, anyUnits], (username, password) => {
      const missing = missingFields({ username, password });
      expect(missing.includes('username')).toBe(/^[\s\p{Cf}]*$/u.test(username));
      expect(missing.includes('password')).toBe(password.length === 0);
    });
  });
});

describe('a reference', () => {
  it('can be read out, whatever the random bytes', () => {
    always([fc.infiniteStream(fc.nat(255))], (bytes) => {
      expect(makeReference(() => bytes.next().value)).toMatch(/^([bdfghjklmnprstvz][aiou]){2}-[2-9]{4}$/);
    });
  });
});

describe('a remembered visitor', () => {
  it('is the last one who wished it, or nobody', async () => {
    const visitor = fc.record({
      tab: fc.constantFrom('username', 'phone'),
      username: anyText,
      phonePrefix: anyText,
      phoneNumber: anyText,
      rememberMe: fc.boolean(),
    });
    const wishes = fc.array(visitor, { minLength: 1, maxLength: 6 });
    await alwaysInTime([wishes], async (visitors) => {
      const store = fakeStore();
      for (const visitor of visitors) await rememberVisitor(store, { platformType: 'webtrader', ...visitor });
      const { tab, rememberMe, username, phonePrefix, phoneNumber } = visitors.at(-1) ?? aDraft();
      const byName = { username: trimUsername(username), phonePrefix: '', phoneNumber: '' };
      const byPhone = { username: '', phonePrefix, phoneNumber };
      const kept = tab === 'username' ? byName : byPhone;
      expect(await recallVisitor(store)).toEqual(rememberMe ? kept : null);
    });
  });
});
