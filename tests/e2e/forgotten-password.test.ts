import type { FrameLocator, Locator, Page } from 'playwright/test';
import { expectScreen, placeOf } from './support/login-page.ts';
import { expect, test } from './support/test.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Changes the configuration that the page gets. */
const configure = async (page: Page, change: (file: Fields) => Fields): Promise<void> => {
  await page.route('**/configs/config.json', async (route) => {
    const file = (await (await route.fetch()).json()) as Fields;
    await route.fulfill({ json: { ...file, ...change(file) } });
  });
};

const frame = (page: Page): Locator => page.locator('main[data-screen=reset] iframe');
const framed = (page: Page): FrameLocator => frame(page).contentFrame();
const queryOf = async (place: Promise<string | null>): Promise<string> => new URL((await place) ?? '').search;
const toReset = (page: Page): Locator => page.locator('a', { hasText: /^Forgotten your password\?$/ });

test.describe('the provider’s page for forgotten passwords', () => {
  test('is framed for listed names and where both login flags are off, 530 px high, 600 for forex-chinese [2.21, 2.22, 9.5, 9.6]', async ({
    page,
    sandbox,
  }) => {
    const showsFrame = async (brand: 'city-index' | 'kq' | 'forex-chinese', path: string, height: number) => {
      await page.goto(`${sandbox.brands[brand]}${path}`);
      await expectScreen(page, 'reset');
      await expect(framed(page).getByRole('heading')).toHaveText('Forgotten password');
      expect((await frame(page).boundingBox())?.height, brand).toBe(height);
    };
    await showsFrame('city-index', '/en-au/reset', 530);
    // With its flags alone, the page would not be framed.
    await showsFrame('kq', '/reset', 530);
    await configure(page, ({ brandName }) => ({ brandsWithForgotPasswordFrame: [brandName] }));
    await showsFrame('forex-chinese', '/reset', 600);

    await page.unroute('**/configs/config.json');
    for (const [listed, flags] of [
      [['KQ markets'], { useSingleTabLogin: true }],
      [[], { useSingleTabLogin: false, dualLoginSupported: true }],
    ] as const) {
      await configure(page, () => ({ brandsWithForgotPasswordFrame: listed, ...flags }));
      await page.goto(`${sandbox.brands.kq}/reset`);
      await expectScreen(page, 'login');
      await expect(frame(page)).toHaveCount(0);
      await page.unroute('**/configs/config.json');
    }
  });

  test('opens in a new tab otherwise; the visitor is at the login, and nothing spins [2.23]', async ({
    page,
    context,
    sandbox,
  }) => {
    await page.goto(`${sandbox.brands.forex}/en-uk?a=1`);
    await expectScreen(page, 'login');
    const [tab] = await Promise.all([context.waitForEvent('page'), toReset(page).click()]);
    await expect(tab.getByRole('heading')).toHaveText('Forgotten password');
    expect(new URL(tab.url()).search).toBe('?theme=dark&cu=en-EN');
    await expectScreen(page, 'login');
    expect(placeOf(page)).toBe('/en-uk?a=1');
    await expect(page.getByRole('progressbar')).toHaveCount(0);

    await page.goto(`${sandbox.brands.forex}/en-uk/reset?a=1`);
    await expectScreen(page, 'login');
    expect(placeOf(page)).toBe('/en-uk?a=1');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(toReset(page), 'a tab that no click opens would be blocked').toBeVisible();
  });

  test('is told the theme and the culture, unless its address has them [2.24, 2.25]', async ({
    page,
    sandbox,
  }) => {
    const source = () => queryOf(frame(page).getAttribute('src'));
    for (const [language, culture] of [
      ['ja', 'ja-jp'],
      ['zh', 'zh-chs'],
      ['ar', 'en-EN'],
    ] as const) {
      await page.goto(`${sandbox.brands.kq}/?lang=${language}`);
      await page.locator('a[href^="/reset"]').click();
      await expectScreen(page, 'reset');
      expect(await source(), language).toBe(`?theme=light&cu=${culture}`);
    }
    for (const [own, query] of [
      ['a=1', '?a=1&theme=light&cu=en-EN'],
      ['theme=own', '?theme=own&cu=en-EN'],
      ['cu=own', '?cu=own&theme=light'],
      ['theme=own&cu=own', '?theme=own&cu=own'],
    ]) {
      await configure(page, ({ urls }) => ({
        urls: {
          ...(urls as Fields),
          forgotPasswordUrls: { default: `${sandbox.home}/provider/forgot-password?${own}` },
        },
      }));
      await page.goto(`${sandbox.brands.kq}/reset`);
      await expectScreen(page, 'reset');
      expect(await source()).toBe(query);
      await page.unroute('**/configs/config.json');
    }
  });
});
