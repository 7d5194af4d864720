import { type PhoneMetadata, splitPhone } from '@gatehouse-login/core';
import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, it } from 'vitest';

// How a driver with phone fields passes the library's small table to the core.
const table: PhoneMetadata = { callingCodes: Object.keys(metadata.country_calling_codes) };

const NUMBERS = getCountries().flatMap((country) => {
  const example = getExampleNumber(country, examples);
  return example === undefined ? [] : [{ country, example }];
});
const fullWidth = (text: string): string =>
  text.replace(/[+\d]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

describe('a pasted number of every country, by a kept library’s table', () => {
  it('knows the countries of the world', () => {
    expect(NUMBERS.length).toBeGreaterThan(200);
    expect(table.callingCodes.length).toBeGreaterThan(200);
  });

  it.each(NUMBERS)('of $country is split where the library splits it', ({ example }) => {
    const expected = { prefix: example.countryCallingCode, number: example.nationalNumber };
    const international = example.formatInternational();
    for (const text of [example.number, international, ` ${international}\n`, fullWidth(international)]) {
      expect(splitPhone(text, table), text).toEqual(expected);
    }
  });

  it('takes no calling code that is given to nobody', () => {
    for (const text of ['+999123456', '+210123456', '+0861380013']) {
      expect(splitPhone(text, table), text).toBeNull();
    }
  });
});
