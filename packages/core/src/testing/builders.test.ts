import { describe, expect, it } from 'vitest';
import { BRAND_TABLE } from '../brand/brand-table.ts';
import { parseConfiguration } from '../configuration/parse-configuration.ts';
import { parseAccount } from '../session/account.schema.ts';
import { parseLoginAnswer } from '../session/login-answer.schema.ts';
import { aConfiguration, aCredentials, aLoginAnswer, anAccount } from './builders.ts';

const SITE = { origin: 'https://login.example' };

describe('builders', () => {
  it('build what the schemas accept, and leave as it is', () => {
    expect(parseConfiguration(aConfiguration(), SITE)._unsafeUnwrap()).toEqual(aConfiguration());
    expect(parseLoginAnswer(aLoginAnswer())._unsafeUnwrap()).toEqual(aLoginAnswer());
    expect(parseAccount(anAccount())._unsafeUnwrap()).toEqual(anAccount());
  });

  it('change what a test is about, and nothing else', () => {
    expect(aConfiguration({ brand: 'kq' })).toEqual({
      ...aConfiguration(),
      brand: 'kq',
      capabilities: BRAND_TABLE.kq,
    });
    expect(aCredentials({ password: 'x' })).toEqual({ ...aCredentials(), password: 'x' });
  });
});
