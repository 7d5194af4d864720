import { describe, expect, it } from 'vitest';
import { readField } from './field-kind.ts';
import { NEWS, PRICES, readValues, subscriptionTo, TRADE_MARGIN } from './market-data.ts';
import { streamErrorOf } from './stream-error.ts';
import { SUBSCRIPTION_MODES } from './stream-subscription.ts';
import { STREAM_CONNECT_TIMEOUT, STREAM_DEFAULTS } from './stream-timings.ts';
import { STREAM_TRANSPORTS } from './stream-transport.ts';

describe('the fields of the stream', () => {
  it.each([
    ['number', '1.0842', 1.0842],
    ['number', '-1', -1],
    ['number', '', null],
    ['number', '1,5', null],
    ['number', 'Infinity', null],
    ['time', '/Date(1700000000000)/', 1_700_000_000_000],
    ['time', '/Date(1700000000000+0100)/', 1_700_000_000_000],
    ['time', '1700000000000', null],
    ['flag', '1', true],
    ['flag', 'False', false],
    ['flag', 'perhaps', null],
    ['flag', 'constructor', null],
    ['market-state', '0', 'tradable'],
    ['market-state', '8', 'short-only'],
    ['market-state', '9', null],
    ['text', '', ''],
  ] as const)('of the kind %s read %j as %j', (kind, text, value) => {
    expect(readField(kind, text)).toEqual(value);
    expect(readField(kind, null)).toBeNull();
  });

  it('of an update have their types; unknown ones are left out', () => {
    const values = { Bid: '1.1', StatusSummary: '4', Direction: '0', Audit: 'x', toString: 'y' };
    expect(readValues(PRICES, { values })).toEqual({ Bid: 1.1, StatusSummary: 'closed', Direction: false });
  });

  it('and items of a topic make its subscription', () => {
    expect(subscriptionTo(NEWS, ['UK', 'FX'], 250)).toEqual({
      adapter: 'NEWS',
      mode: 'MERGE',
      snapshot: true,
      items: ['HEADLINES.UK', 'HEADLINES.FX'],
      fields: ['StoryId', 'Headline', 'PublishDate'],
      throttle: 250,
    });
    expect(subscriptionTo(TRADE_MARGIN, ['']).throttle).toBeUndefined();
  });
});

describe('the constants of the stream', () => {
  it('are the modes of the specification [4.34]', () => {
    expect(SUBSCRIPTION_MODES).toEqual(['RAW', 'MERGE', 'DISTINCT', 'COMMAND']);
  });

  it('are the transports of the specification [4.35]', () => {
    expect(STREAM_TRANSPORTS).toEqual([
      'WS-STREAMING',
      'HTTP-STREAMING',
      'WS-POLLING',
      'HTTP-POLLING',
      'WS',
      'HTTP',
    ]);
  });

  it('are the timings of the specification [9.16]', () => {
    expect([...Object.values(STREAM_DEFAULTS), STREAM_CONNECT_TIMEOUT]).toEqual([
      4_000_000, 19_000, 3_000, 2_000, 5_000, 100, 4_000,
    ]);
  });
});

describe('the codes of the server', () => {
  it.each([1, 35])('%i says that the session has expired', (code) => {
    expect(streamErrorOf(code)).toEqual({ kind: 'session-expired' });
  });

  it.each([
    [2, 'configuration'],
    [7, 'limit'],
    [33, 'closed'],
    [61, 'protocol'],
    [0, 'other'],
    [-7, 'other'],
    [4242, 'other'],
  ] as const)('%i is a refusal of the kind %s', (code, refusal) => {
    expect(streamErrorOf(code)).toEqual({ kind: 'stream-refused', code, refusal });
  });
});
