import { parseConfiguration } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { parametersOf } from './departures.ts';

const configuration = parseConfiguration(
  {
    brand: 'kq',
    urls: {
      tradingApiUrl: 'https://api.test.example/',
      redirects: { webtrader: 'https://web.test.example/{language}/{userName}?SN={sessionId}' },
    },
  },
  { origin: 'https://login.test.example' },
)._unsafeUnwrap();
const values = (url: string, posted = '') => parametersOf(url, posted, configuration);

describe('the values of a destination', () => {
  it('are those of its query and of the placeholders in its path, decoded', () => {
    expect(values('https://web.test.example/de/a%20b?SN=s%261&skinId=kq')).toEqual({
      '{language}': 'de',
      '{userName}': 'a b',
      SN: 's&1',
      skinId: 'kq',
    });
  });

  it('are those of a query in the fragment, too', () => {
    expect(values('https://else.test.example/#/go?code=1')).toEqual({ code: '1' });
  });

  it('are those of the form that is posted', () => {
    expect(values('https://sso.test.example/', 'Username=a+b&Session=s%2B1')).toEqual({
      Username: 'a b',
      Session: 's+1',
    });
  });

  it('are kept as they came if they cannot be decoded', () => {
    expect(values('https://web.test.example/de/%zz')).toMatchObject({ '{userName}': '%zz' });
  });
});
