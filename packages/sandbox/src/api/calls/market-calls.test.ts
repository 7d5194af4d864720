import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, fieldsOf, get, makeFixture, refusalOf, signedIn } from '../../testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.end());

type Row = Readonly<Record<string, unknown>>;

const ask = async (path: string, id = 'plain') =>
  fieldsOf(await get(fixture.sandbox, path, await signedIn(fixture.sandbox, id)));
const accountOf = async (id: string) =>
  (await ask('/v2/UserAccount/ClientAndTradingAccount', id)) as Readonly<Record<string, readonly Row[]>>;
const names = async (path: string) => ((await ask(path)).Markets as Row[]).map(({ Name }) => Name);

describe('the account answer', () => {
  it('has no operator, one or many', async () => {
    expect((await accountOf('no-operator')).accountOperators).toEqual([]);
    expect((await accountOf('no-operator')).clientAccounts?.[0]?.accountOperatorId).toBeNull();
    expect((await accountOf('plain')).accountOperators).toHaveLength(1);
    const many = (await accountOf('many-operators')).accountOperators ?? [];
    expect(new Set(many.map(({ accountOperatorId }) => accountOperatorId)).size).toBe(3);
    expect(many.map(({ isDMAClient }) => isDMAClient)).toEqual([false, false, true]);
  });

  it('carries linked accounts with ids of their own, in their own currency', async () => {
    const { linkedClientAccounts = [], clientAccounts = [] } = await accountOf('linked');
    const rows = linkedClientAccounts.map(({ clientAccounts: own }) => (own as Row[])[0] ?? {});
    expect(rows.map(({ clientAccountCurrency }) => clientAccountCurrency)).toEqual(['EUR', 'BTC']);
    const ids = [...clientAccounts, ...rows].map(({ clientAccountId }) => clientAccountId);
    expect(new Set(ids).size).toBe(3);
    const restrictions = linkedClientAccounts[1]?.restrictions as Row[];
    expect(restrictions[0]).toMatchObject({ closeOnly: true, acceptNewBusiness: false });
  });

  it.each([
    ['demo', { currencyId: 11, cultureId: 9 }, 1],
    ['japanese', { currencyId: 8, cultureId: 16 }, 0],
    ['plain', { currencyId: 6, cultureId: 69 }, 0],
  ])('shows currency, culture and contract of %s', async (id, row, contractType) => {
    const { clientAccounts, contracts } = await accountOf(id);
    expect(clientAccounts?.[0]).toMatchObject(row);
    expect(contracts?.[0]).toMatchObject({ contractType });
  });

  it('shows the flags of demo, NFA, FIFO and DMA clients', async () => {
    expect((await accountOf('demo')).accountOperators?.[0]?.daysUntilExpiryForDemo).toBe(3.03);
    expect((await accountOf('nfa')).accountOperators?.[0]).toMatchObject({
      isNfaEnabledClient: true,
      isFifo: true,
    });
    expect((await accountOf('dma')).accountOperators?.[0]).toMatchObject({ isDMAClient: true, isFifo: null });
    expect((await accountOf('dma')).tradingAccounts?.map((row) => row.tradingAccountType)).toEqual([
      'Cash Equity',
    ]);
  });
});

describe('margin', () => {
  it('is in Pascal case and in the person’s currency', async () => {
    expect(await ask('/margin/ClientAccountMargin', 'japanese')).toEqual({
      Cash: 10_000,
      Margin: 250,
      MarginIndicator: -1,
      NetEquity: 10_120.5,
      OpenTradeEquity: 120.5,
      TradableFunds: 9_870.5,
      PendingFunds: 0,
      TradingResource: 10_120.5,
      TotalMarginRequirement: 250,
      CurrencyId: 8,
      CurrencyIsoCode: 'JPY',
    });
  });

  it('needs a session, as markets do', async () => {
    for (const path of ['/margin/ClientAccountMargin', '/cfd/markets', '/spread/markets', '/market/search']) {
      expect(await refusalOf(await get(fixture.sandbox, path))).toEqual([401, 4011]);
    }
  });
});

describe('markets', () => {
  it('are found by a part of their name or code, whatever its case', async () => {
    expect(await names('/cfd/markets?MarketName=usd/cad')).toEqual(['USD/CAD (per 0.0001) CFD']);
    expect(await names('/spread/markets?marketcode=xau')).toEqual(['Spot Gold Spread']);
    expect(await names('/cfd/markets?MarketName=nothing-like-it')).toEqual([]);
  });

  it('are searched with what begins so first', async () => {
    const found = (await ask('/market/search?SearchByMarketName=true&Query=usd')).Markets as Row[];
    expect(found[0]).toEqual({ MarketId: 154_301, Name: 'USD/CAD (per 0.0001)', Weighting: 2 });
    expect(found.map(({ Weighting }) => Weighting)).toEqual(
      [...found.map((row) => row.Weighting)].sort().reverse(),
    );
    expect(
      await names('/market/search?SearchByMarketCode=true&SearchByMarketName=false&Query=BRENT'),
    ).toEqual(['Brent Crude Oil']);
  });

  it.each(['0', '501', '-1', 'many', '1.5'])('refuse MaxResults=%s with 4002', async (limit) => {
    const headers = await signedIn(fixture.sandbox, 'plain');
    const response = await get(fixture.sandbox, `/market/search?Query=&MaxResults=${limit}`, headers);
    expect(await refusalOf(response)).toEqual([400, 4002]);
  });

  it('stop at MaxResults', async () => {
    expect(await names('/market/search?Query=&MaxResults=3')).toHaveLength(3);
  });

  it('take the session from the query as well', async () => {
    const { UserName, Session } = await signedIn(fixture.sandbox, 'plain');
    const path = `/cfd/markets?UserName=${UserName}&Session=${Session}&MaxResults=1`;
    expect((await get(fixture.sandbox, path)).status).toBe(200);
  });
});
