import { streamSettingsOf } from '@gatehouse-login/core/streaming';
import { fakeClock, fakeMarketStream } from '@gatehouse-login/core/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textIn } from '../testing/render.tsx';
import { PricesPage } from './PricesPage.tsx';
import { makePriceFeed } from './price-feed.ts';
import { makePriceT } from './price-texts.ts';
import ENGLISH from './texts/en.json';

const BITCOIN = { id: 1, name: 'Bitcoin' };
const ACCOUNT = { clientAccounts: [], accountOperators: [] };

const T = await makePriceT('en', ENGLISH);

function arrange(changes: Partial<Parameters<typeof streamSettingsOf>[0]> = {}) {
  const clock = fakeClock();
  const stream = fakeMarketStream(undefined, clock);
  const settings = { ...streamSettingsOf({ appVersion: '1.2.3', account: ACCOUNT, ...changes }) };
  const feed = makePriceFeed({ stream, session: { username: 'DM1', session: 's-1' }, settings, clock });
  const html = (more: Partial<typeof settings> = {}) =>
    renderToString(
      <PricesPage
        feed={feed}
        find={async () => []}
        settings={{ ...settings, ...more }}
        language="en"
        t={T}
        signInAt="http://localhost/login"
      />,
    );
  return { stream, feed, html, text: (more: Partial<typeof settings> = {}) => textIn(html(more)) };
}

describe('the page of prices', () => {
  it('says whose prices these are, and which page this is [3.45]', () => {
    const { text } = arrange();
    expect(text()).toContain('Version 1.2.3');
    expect(text()).not.toMatch(/Account|Demo account|Direct market access/);
    const all = text({ getClientAccountId: () => '77', isDemoAccount: true, isDmaAccount: true });
    expect(all).toContain('Account 77');
    expect(all).toContain('Demo account');
    expect(all).toContain('Direct market access');
  });

  it('formats quantities if it is told to [3.45]', () => {
    const { stream, feed, text } = arrange();
    feed.watch(BITCOIN);
    stream.emitUpdate({ item: 'PRICE.1', values: { Bid: '61234.5', Offer: '61235', Change: '-5' } });
    expect(text()).toContain('61,234.5');
    expect(text({ formatsQuantities: false })).toContain('61234.5');
    expect(text()).toContain('−5.0');
  });

  it('asks for a market while there is none, and waits for its price', () => {
    const { stream, feed, text } = arrange();
    expect(text()).toContain('Add a market to see its prices.');
    feed.watch(BITCOIN);
    expect(text()).toContain('Waiting for a price');
    stream.emitRefused('PRICES', 21);
    expect(text()).toContain('There are no prices for this market.');
    expect(text()).toMatch(/Low – high ?–(?! –)/);
  });

  it('has prices step back while they may be out of date', () => {
    const { stream, feed, html } = arrange();
    feed.watch(BITCOIN);
    feed.open();
    expect(html()).not.toContain('data-stale');
    stream.emitStatus('STALLED');
    expect(html()).toContain('data-stale');
  });

  it('leads a visitor whose session has ended to the login, and connects no more', () => {
    const { stream, feed, html } = arrange();
    feed.open();
    expect(html()).toContain('Disconnect');
    stream.emitStatus('DISCONNECTED');
    stream.emitEnd({ kind: 'session-expired' });
    expect(html()).toMatch(/<a class="button button--primary" href="http:\/\/localhost\/login">Log in<\/a>/);
    expect(html()).not.toContain('<button type="button"');
  });
});
