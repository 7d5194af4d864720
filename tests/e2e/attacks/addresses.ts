import { expect, test } from '../support/attack-test.ts';
import { ATTACKED, MARKUP } from '../support/attacked-site.ts';
import { IS_FULL, SEED } from '../support/chance.ts';
import { hostileRedirects } from '../support/hostile-redirects.ts';
import { alertOn, expectScreen, landingOf, signIn } from '../support/login-page.ts';
import { callbackOf, callsTo, personOf, queryFor, ROOT_OF, SESSION_CALL } from '../support/sandbox.ts';

/** Queries and fragments whose values a page might show, run or use as its own. */
const plantedQueries = (planted: string): readonly string[] => {
  const value = encodeURIComponent(planted);
  return [
    ...['code', 'state', 'lang', 'error', 'error_description', 'message', 'username', 'title'].map(
      (name) => `?${name}=${value}`,
    ),
    `?__proto__[owned]=${value}&constructor[prototype][owned]=${value}&__proto__=${value}`,
    `?lang=__proto__&code=constructor&state=toString`,
    `?${value}`,
    `#${value}`,
    `#access_token=${value}&code=${value}`,
    `#/reset?${value}`,
    `#:~:text=${value}`,
    `?lang=de#"onload=${value}`,
  ];
};

test('hostile redirect_uri: each of twenty leads nowhere, on every brand or on one, and no form takes a password', {
  tag: '@ci',
}, async ({ page, site: { sandbox, evil } }) => {
  test.setTimeout(180_000);
  const queries = hostileRedirects(callbackOf(sandbox), `${sandbox.home}/partner/callback`);
  // The comparison is the same on every brand. They take turns, unless every one is tried with all.
  for (const [number, brand] of ATTACKED.entries())
    for (const query of queries.filter(
      (_query, place) => IS_FULL || (place + SEED) % ATTACKED.length === number,
    )) {
      await page.goto(`${sandbox.brands[brand]}${ROOT_OF[brand]}?${query}`);
      await expectScreen(page, 'login');
      await expect(alertOn(page), `${brand} ${query}`).toHaveText('Invalid redirectUri provided');
      await expect(page.locator('form, input, iframe')).toHaveCount(0);
    }
  expect(callsTo(sandbox, SESSION_CALL)).toEqual([]);
  expect(evil.asked).toEqual([]);
});

test('planted code, state, lang and fragments: nothing of them is shown, run or taken', {
  tag: '@ci',
}, async ({ page, site: { sandbox } }) => {
  const { kq } = sandbox.brands;
  for (const query of plantedQueries(MARKUP)) {
    await page.goto(`${kq}/${query}`);
    await expectScreen(page, 'login');
    const found = await page.evaluate(() => ({
      ran: 'owned' in window || 'owned' in {},
      added: document.querySelectorAll('img[src="x"], [onload], [onerror]').length,
      shown: document.body.textContent.includes('owned') || document.title.includes('owned'),
    }));
    expect(found, query).toEqual({ ran: false, added: 0, shown: false });
  }
  await page.goto(`${kq}/?code=planted&state=planted&session=planted#code=planted`);
  await signIn(page, personOf(sandbox, 'plain'));
  const landing = await landingOf(page);
  expect(landing.problems).toEqual([]);
  expect(Object.values(landing.values)).not.toContain('planted');
});

test('a code and a session of somebody else in the address of a partner: the visitor’s own arrive', {
  tag: '@ci',
}, async ({ page, site: { sandbox } }) => {
  const query = queryFor(sandbox, 'tradingview-forex', 'mine').slice(1);
  await page.goto(
    `${sandbox.brands['tradingview-forex']}/en-uk?code=planted&${query}&session=planted&CST=planted`,
  );
  await signIn(page, personOf(sandbox, 'plain'));
  const landing = await landingOf(page);
  expect(landing.problems).toEqual([]);
  expect(landing.values.state).toBe('mine');
  expect(landing.values.code).not.toContain('planted');
});
