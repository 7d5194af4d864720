import { heapOf } from './support/heap.ts';
import { expectScreen, fillIn, logInButton } from './support/login-page.ts';
import { personOf } from './support/sandbox.ts';
import { secretsIn } from './support/secrets.ts';
import { expect, test } from './support/test.ts';

test('the page’s memory holds no password a second after the next screen shows', async ({
  page,
  sandbox,
}) => {
  const person = personOf(sandbox, 'two-factor');
  await page.goto(`${sandbox.brands.kq}/`);
  await fillIn(page, person);
  // A value that was just typed is in the heap as soon as a script has read it.
  await expect
    .poll(async () => secretsIn(await heapOf(page), [person.password]), {
      message: 'while it is in the field',
    })
    .toHaveLength(1);
  await logInButton(page).click();
  await expectScreen(page, 'two-factor');
  await page.waitForTimeout(1000);
  expect(secretsIn(await heapOf(page), [person.password]), 'on the next screen').toEqual([]);
});
