import { expectScreen, landingOf, placeOf, signIn } from './support/login-page.ts';
import { callsTo, personOf } from './support/sandbox.ts';
import { expect, test } from './support/test.ts';
import {
  arrive,
  choose,
  code,
  contacts,
  holdCall,
  newestCode,
  notice,
  popup,
  resend,
  SEND_CALL,
  SENT,
  submit,
  VERIFY_CALL,
} from './support/two-factor-page.ts';

/** Another code than this one. */
const wrong = (right: string): string => (right === '111111' ? '222222' : '111111');

test.describe('two-factor', () => {
  test('is passed by keyboard: choose, receive, type, submit [2.6, 2.27, 2.28, 2.29, 4.10, 4.11, 4.12, 4.30, 8.4]', async ({
    page,
    sandbox,
    guard,
  }) => {
    await arrive(page, sandbox, 'many-contacts');
    expect(placeOf(page)).toBe('/en-uk/tfa?x=1');
    await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(contacts(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveText([/^fi.*@/, /^se.*@/, /0111$/, /0222$/]);
    await expect(page.getByRole('option', { selected: true }), 'none is preselected').toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    expect(callsTo(sandbox, SEND_CALL), 'looking sends nothing').toEqual([]);

    await page.keyboard.type('s');
    await expect(resend(page), 'nothing was sent yet').toBeDisabled();
    const release = await holdCall(page, SEND_CALL);
    await page.keyboard.press('Enter');
    await expect(contacts(page), 'the focus is back').toBeFocused();
    await expect(contacts(page)).toHaveText(/^se.*@/);
    await expect(contacts(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('form'), 'in the tree at once').toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('status')).toHaveText(SENT);
    await expect(notice(page)).toHaveText(SENT);
    await expect(code(page), 'a phone offers the code at a field that has the focus').toBeFocused();
    await expect(code(page)).toHaveAccessibleDescription(`${SENT} The code has 6 characters.`);
    expect(callsTo(sandbox, SEND_CALL)).toHaveLength(1);
    expect(sandbox.inbox()[0]?.to).toBe('second@client.example');
    await choose(page, 1);
    expect(callsTo(sandbox, SEND_CALL), 'choosing the same again makes no code void').toHaveLength(1);

    await contacts(page).focus();
    const order: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      order.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '',
        ),
      );
    }
    expect(order).toEqual(['code', 'Submit code', 'Back to login', 'Resend code']);
    await page.keyboard.press('Enter');
    await expect.poll(() => callsTo(sandbox, SEND_CALL).length).toBe(2);
    await expect(notice(page)).toHaveText(SENT);
    await expect(code(page)).toBeFocused();
    const right = newestCode(sandbox);
    guard.keepSecret(right);
    await page.keyboard.type(right);
    await page.keyboard.press('Enter');
    const landing = await landingOf(page);
    expect(landing.accepted).toBe(true);
    expect(landing.values.userName).toBe(personOf(sandbox, 'many-contacts').username);
    expect(callsTo(sandbox, VERIFY_CALL)).toHaveLength(1);
  });

  test('has a drop-down that closes by itself [4.25, 4.26, 4.27, 4.28, 4.29, 9.11]', async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox, 'many-contacts');
    const list = page.getByRole('listbox');
    const open = async () => {
      await contacts(page).click();
      await expect(list).toBeVisible();
    };
    const ways: readonly (readonly [string, () => Promise<void>])[] = [
      ['Escape', () => page.keyboard.press('Escape')],
      ['another click on it', () => contacts(page).click()],
      ['a click outside', () => page.getByRole('heading').click()],
      [
        'a mouse-down outside',
        async () => {
          await page.mouse.move(5, 300);
          await page.mouse.down();
          await expect(list).toHaveCount(0);
          await page.mouse.up();
        },
      ],
      [
        'the wheel outside',
        async () => {
          await page.mouse.move(5, 300);
          await page.mouse.wheel(0, 10);
        },
      ],
      ['the focus leaving', () => page.keyboard.press('Tab')],
    ];
    for (const [way, leave] of ways) {
      await open();
      await leave();
      await expect(list, way).toHaveCount(0);
      await expect(contacts(page)).toHaveAttribute('aria-expanded', 'false');
      if (way === 'Escape') await expect(contacts(page)).toBeFocused();
    }
    await expect(code(page), 'Tab went on').toBeFocused();
    // With room for all of a list below its trigger.
    await page.setViewportSize({ width: 1280, height: 1000 });
    await contacts(page).focus();
    await page.keyboard.press('ArrowDown');
    const first = page.getByRole('option').first();
    await expect(contacts(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '-',
    );
    const box = page.locator('.list-panel');
    const [trigger, panel] = [await contacts(page).boundingBox(), await box.boundingBox()];
    expect(panel?.y).toBeCloseTo((trigger?.y ?? 0) + (trigger?.height ?? 0) + 2, 0);
    expect(panel?.width).toBeGreaterThanOrEqual(trigger?.width ?? Number.NaN);
    await expect(box).toHaveCSS('max-height', '384px');
    await page.mouse.move((panel?.x ?? 0) + 20, (panel?.y ?? 0) + 20);
    await page.mouse.wheel(0, 10);
    await expect(list, 'its own wheel closes nothing').toBeVisible();

    await page.goBack();
    await expectScreen(page, 'login');
    await signIn(page, personOf(sandbox, 'many-contacts'));
    await expectScreen(page, 'two-factor');
    await expect(list, 'it went with its screen').toHaveCount(0);
    expect(callsTo(sandbox, SEND_CALL)).toEqual([]);
  });

  test('takes six characters however they come, and sends nothing else [2.30, 5.10, 5.11, 9.2]', async ({
    page,
    sandbox,
  }) => {
    await arrive(page, sandbox);
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(submit(page)).toHaveText('Submit code');
    for (const [text, enabled] of [
      ['', false],
      ['12345', false],
      ['123456', true],
      ['abc-1!', true],
      ['1234567', false],
      ['123-456', true],
      ['１２３４５６', true],
      ['١٢٣٤٥٦', true],
    ] as const) {
      await code(page).fill(text);
      await expect(submit(page), text)[enabled ? 'toBeEnabled' : 'toBeDisabled']();
    }
    await submit(page).click();
    await expect(contacts(page)).toBeFocused();
    await expect(contacts(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(contacts(page)).toHaveAccessibleDescription('Please choose where to send the code.');
    expect(callsTo(sandbox, VERIFY_CALL)).toEqual([]);

    await choose(page);
    await expect(notice(page)).toHaveText(SENT);
    await expect(contacts(page)).not.toHaveAttribute('aria-invalid', 'true');
    await code(page).fill('12');
    await code(page).press('Enter');
    await expect(code(page)).toHaveAccessibleDescription(`${SENT} The code has 6 characters.`);
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    expect(callsTo(sandbox, VERIFY_CALL)).toEqual([]);

    const right = newestCode(sandbox);
    await code(page).fill('');
    await code(page).evaluate(
      (input, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      ` ${right.slice(0, 3)}-${right.slice(3)}\n`,
    );
    await expect(code(page)).toHaveValue(right);
    // A password manager that reports nothing: the button looks disabled, and yet sends what is in the field.
    await code(page).fill('');
    await expect(submit(page)).toBeDisabled();
    await code(page).evaluate(
      (input, text) => {
        (input as HTMLInputElement).value = text;
      },
      [...right].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join(''),
    );
    await submit(page).click({ force: true });
    expect((await landingOf(page)).accepted).toBe(true);
  });

  test('reports a wrong code in a pop-up, and the third leads back to the login [2.31, 4.13, 4.14, 4.15, 8.1, 8.2]', async ({
    page,
    sandbox,
    guard,
  }) => {
    guard.expectErrors(/status of 40\d/);
    await arrive(page, sandbox);
    await choose(page);
    await expect(notice(page)).toHaveText(SENT);
    const ok = page.getByRole('button', { name: 'OK', exact: true });
    const fail = async () => {
      await code(page).fill(wrong(newestCode(sandbox)));
      await submit(page).click();
      await expect(popup(page)).toBeVisible();
      await expect(ok).toBeFocused();
    };
    await fail();
    await expect(popup(page)).toHaveAccessibleDescription('Your code was not valid. Please try again.');
    // In it the focus goes round. The browser alone would let it leave for its own buttons.
    for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      await expect(ok, key).toBeFocused();
    }
    await popup(page).getByText('not valid').click();
    await page.keyboard.press('Tab');
    await expect(ok, 'after a press on the text').toBeFocused();
    const focused = await page.evaluateHandle(() => {
      const names: (string | null)[] = [];
      document.addEventListener('focusin', ({ target }) =>
        names.push((target as Element).getAttribute('name') ?? (target as Element).textContent),
      );
      return names;
    });
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await expect(code(page)).toBeFocused();
    expect(await focused.jsonValue(), 'back where it was, then to what is to be done').toEqual([
      'Submit code',
      'code',
    ]);
    await expect(code(page)).toHaveValue('');
    const declined = 'Your code was not valid. Please try again.';
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(code(page)).toHaveAccessibleDescription(declined);
    await expect(submit(page)).toBeDisabled();
    await code(page).pressSequentially('1');
    await expect(code(page), 'until another one is typed').not.toHaveAttribute('aria-invalid', 'true');
    await expect(contacts(page), 'the contact stays').toHaveText(/@/);

    await fail();
    await ok.click();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveValue('');
    await fail();
    await expect(popup(page)).toHaveAccessibleDescription(
      'Your account has been suspended for security reasons. Please contact customer services.',
    );
    await expectScreen(page, 'two-factor');
    await ok.click();
    await expectScreen(page, 'login');
    expect(placeOf(page)).toBe('/en-uk?x=1');
    await expect(popup(page)).toHaveCount(0);
  });
});
