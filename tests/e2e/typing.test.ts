import { IS_FULL, numbers, oneOf } from './support/chance.ts';
import { alertOn, expectComplete, logInButton, takenOver } from './support/login-page.ts';
import { callsTo, personOf, SESSION_CALL } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import { fieldsOf, openPlainFields, type Step, stepsOf, takeSteps, WAYS } from './support/typing.ts';
import { startWeather, type Weather } from './support/weather.ts';

const ALL = ['en', 'zh', 'ja', 'ar', 'de', 'pl', 'es'];
/** What differs between the languages is their direction, and one of them is written with an input method. */
const LANGUAGES: readonly string[] = IS_FULL ? ALL : ['en', 'ja', 'ar'];
const WEATHERS: readonly Weather[] = ['late', 'slow', 'without the rest', 'failing'];
/** Characters to enter while React takes over: 10,000 in the long run, a twentieth otherwise. */
const PER_LANGUAGE = Math.ceil((IS_FULL ? 10_000 : 500) / LANGUAGES.length);

test.describe('what is typed while React takes over', () => {
  for (const language of LANGUAGES) {
    test(`is what a plain field holds, with the same caret and selection: ${language}`, async ({
      page,
      context,
      sandbox,
      guard,
    }) => {
      test.setTimeout(IS_FULL ? 300_000 : 60_000);
      guard.expectErrors(/\/assets\//);
      const seed = LANGUAGES.indexOf(language) + 1;
      const random = numbers(seed);
      const plain = await context.newPage();
      const weather = await startWeather(page, numbers(seed + 100));
      let navigations = 0;
      page.on('framenavigated', () => (navigations += 1));
      let characters = 0;
      for (let load = 0; characters < PER_LANGUAGE; load += 1) {
        const steps = stepsOf(random);
        await openPlainFields(plain);
        await takeSteps(plain, steps);
        const expected = await fieldsOf(plain);

        const kind = WEATHERS[(load + seed) % WEATHERS.length] as Weather;
        weather.change(kind);
        await page.goto(`${sandbox.brands.whs}/?lang=${language}`, { waitUntil: 'commit' });
        const at = Math.floor(random() * 6);
        const waits = kind === 'late' && random() < 0.5;
        characters += await takeSteps(page, steps, async (step) => {
          if (step !== at) return;
          weather.clear();
          if (waits) await takenOver(page);
        });
        if (kind === 'failing') await expect(alertOn(page).getByRole('button')).toBeVisible();
        else await takenOver(page);
        if (kind === 'slow') await expectComplete(page);
        if (kind === 'without the rest') await expect.poll(weather.refused).toBeGreaterThan(0);
        expect(await fieldsOf(page), `page ${load}, ${kind}, ${JSON.stringify(steps)}`).toEqual(expected);
        expect(navigations, 'no page was loaded again').toBe(load + 1);
      }
    });
  }

  test('is there in the plain field, in each way', async ({ page }) => {
    const held: Record<string, unknown> = {};
    for (const way of Object.keys(WAYS) as Step['way'][]) {
      await openPlainFields(page);
      const before: Step = { way: 'typing', word: 'ABCDEF', field: 'username' };
      await takeSteps(page, [before, { way, word: 'abcdefghi', field: 'username' }]);
      held[way] = await fieldsOf(page);
    }
    const fields = (username: string, password = '') => ({
      username,
      password,
      focus: 'username',
      selection: [username.length - 4, username.length - 1, 'backward'],
    });
    expect(held).toEqual({
      typing: fields('ABCDEFabcdefghi'),
      'an input method': fields('ABCDEF日本語です'),
      pasting: fields('ABCDEFafrom elsewhere'),
      'a password manager': fields('ABCDEFabcdefghi', 'abcdefghi'),
      'a selection in the middle': { ...fields('ABCabcdEF'), selection: [3, 6, 'backward'] },
      'undo and redo': fields('ABCDEFab'),
    });
  });
});

test.describe('a form that is sent while React takes over', () => {
  const rounds = IS_FULL ? 42 : 6;

  test(`makes exactly one request, whenever it is sent, in all languages`, async ({
    page,
    sandbox,
    guard,
  }) => {
    test.setTimeout(rounds * 8_000);
    guard.expectErrors(/\/assets\//);
    const random = numbers(11);
    const person = personOf(sandbox, 'plain');
    const weather = await startWeather(page, numbers(12));
    let departures = 0;
    await page.route(`${sandbox.home}/platform/**`, async (route) => {
      await route.fulfill({ status: 204 });
      departures += 1;
    });
    const sent = () => callsTo(sandbox, SESSION_CALL).length;
    const fill = async () => {
      await page.locator('input[name=username]').fill(person.username);
      await page.locator('input[name=password]').pressSequentially(person.password, { delay: 1 });
    };
    for (let round = 1; round <= rounds; round += 1) {
      const kind = WEATHERS[round % WEATHERS.length] as Weather;
      const language = LANGUAGES[round % LANGUAGES.length];
      const how = oneOf(random, ['Enter', 'Enter twice', 'click', 'click and Enter'] as const);
      const wait = random() * 400;
      await test.step(`${round}: ${kind}, ${language}, ${how} after ${Math.round(wait)} ms`, async () => {
        weather.change(kind);
        await page.goto(`${sandbox.brands.whs}/?lang=${language}`, { waitUntil: 'commit' });
        await fill();
        if (random() < 0.5) weather.clear();
        await page.waitForTimeout(wait);
        if (how.startsWith('click')) await logInButton(page).click();
        if (how !== 'click') await page.keyboard.press('Enter');
        if (how === 'Enter twice') await page.keyboard.press('Enter');
        weather.clear();
        if (kind === 'failing' || kind === 'without the rest') {
          const again = page.locator('.reload-offer button');
          await expect(again).toBeVisible();
          expect(sent(), 'nothing is sent without the scripts').toBe(round - 1);
          await expect(page.locator('input[name=password]')).toHaveValue(person.password);
          weather.change('fine');
          await again.click();
          await takenOver(page);
          await expect(page.locator('input[name=username]')).toHaveValue(person.username);
          await fill();
          await page.keyboard.press('Enter');
        }
        await expect.poll(sent).toBe(round);
        await expect.poll(() => departures).toBe(round);
        await page.waitForTimeout(100);
        expect([sent(), departures]).toEqual([round, round]);
      });
    }
  });
});
