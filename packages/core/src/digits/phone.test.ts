import { describe, expect, it } from 'vitest';
import { checkPhone, cleanPhone, phoneUsername, splitPhone } from './phone.ts';

const metadata = {
  callingCodes: ['1', '7', '20', '34', '44', '48', '49', '65', '81', '86', '852', '971', '1242'],
};

describe('a pasted phone number', () => {
  it.each([
    ['+8613800138000', '86', '13800138000'],
    ['+86 138 0013 8000', '86', '13800138000'],
    ['+86-138-0013-8000', '86', '13800138000'],
    [' + 86 138 0013 8000 ', '86', '13800138000'],
    ['+86\u00A0138\u202F0013\u20098000', '86', '13800138000'],
    ['＋８６　１３８　００１３　８０００', '86', '13800138000'],
    ['+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '971', '501234567'],
    ['+۹۷۱ ۵۰ ۱۲۳ ۴۵۶۷', '971', '501234567'],
    ['\u202A+971 50 123 4567\u202C', '971', '501234567'],
    ['+852 9123 4567', '852', '91234567'],
    ['+1 (555) 010-9999', '1', '5550109999'],
    ['+1.555.010.9999', '1', '5550109999'],
    ['+1 242 365 0000', '1242', '3650000'],
    ['+44 (0)20 7946 0958', '44', '2079460958'],
    ['+44 ( 0 ) 20 7946 0958', '44', '2079460958'],
    ['+44 (٠) 20', '44', '20'],
    ['+49 30/1234567', '49', '301234567'],
    ['+7 900 123‑45‑67', '7', '9001234567'],
    ['+81 90ー1234ー5678', '81', '9012345678'],
    ['+86', '86', ''],
  ])('%j is %s and %s', (text, prefix, number) => {
    expect(splitPhone(text, metadata)).toEqual({ prefix, number });
  });

  it.each([
    ['no plus', '8613800138000'],
    ['a national number', '138 0013 8000'],
    ['two zeros for a plus', '0086 138 0013 8000'],
    ['an unknown code', '+999 123'],
    ['a code that is begun', '+85'],
    ['nothing but a plus', '+'],
    ['nothing', ''],
    ['a plus elsewhere', '86+138'],
    ['two pluses', '++86 138'],
    ['a plus within', '+86 138+1'],
    ['letters', '+86 CALL-ME'],
    ['an extension', '+1 555 010 9999 ext 5'],
    ['an address', 'tel:+8613800138000'],
    ['markup', '<b>+86 138</b>'],
  ])('is not split: %s', (_, text) => {
    expect(splitPhone(text, metadata)).toBeNull();
  });

  it('is split by the longest code, whatever the order of the list', () => {
    for (const callingCodes of [
      ['1', '1242'],
      ['1242', '1'],
      ['', '1', '1242'],
    ])
      expect(splitPhone('+12423650000', { callingCodes })).toEqual({ prefix: '1242', number: '3650000' });
  });

  it('is not split where nothing is known', () => {
    expect(splitPhone('+86138', { callingCodes: [] })).toBeNull();
    expect(splitPhone('+86138', { callingCodes: [''] })).toBeNull();
  });
});

describe('a part of a phone number', () => {
  it.each([
    ['138 0013-8000', '13800138000'],
    ['(555) 010.9999', '5550109999'],
    ['１３８', '138'],
    ['＋８６', '+86'],
    ['+ 86', '+86'],
    ['abc', 'abc'],
    ['', ''],
  ])('%j is meant as %j', (text, cleaned) => {
    expect(cleanPhone(text)).toBe(cleaned);
  });
});

describe('the phone fields: both required, digits only [5.12]', () => {
  it.each([
    ['86', '13800138000', null, null],
    ['+86', '13800138000', null, null],
    ['＋８６', '１３８', null, null],
    ['٩٧١', '۵۰۱', null, null],
    [' 86 ', ' 138 ', null, null],
    [' +86', '138', null, null],
    ['', '', 'required', 'required'],
    [' ', '\u3000', 'required', 'required'],
    ['+', '138', 'required', null],
    ['86', '', null, 'required'],
    ['', '138', 'required', null],
    ['8a', '138', 'digits', null],
    ['++86', '138', 'digits', null],
    ['86+', '138', 'digits', null],
    ['86', '138 0013', null, null],
    ['86', '+138', null, 'digits'],
    ['86', '(138)-0013', null, null],
    ['86', '１３８x', null, 'digits'],
    ['86', '一三八', null, 'digits'],
    ['86', '१३८', null, 'digits'],
    ['86', '1e5', null, 'digits'],
    ['86', '138#0013', null, 'digits'],
    ['86', '-', null, 'required'],
  ] as const)('%j and %j', (prefix, number, ofPrefix, ofNumber) => {
    expect(checkPhone({ prefix, number })).toEqual({ prefix: ofPrefix, number: ofNumber });
  });
});

describe('the user name of a phone number', () => {
  it.each([
    ['86', '13800138000', '8613800138000'],
    ['+86', '13800138000', '8613800138000'],
    ['＋８６', '１３８ ００１３', '861380013'],
    ['٩٧١', '۵۰-۱', '971501'],
    ['+1', '(555) 010-9999', '15550109999'],
    ['86', '0138', '860138'],
  ])('%j and %j is %s', (prefix, number, username) => {
    expect(phoneUsername(prefix, number)).toBe(username);
  });
});
