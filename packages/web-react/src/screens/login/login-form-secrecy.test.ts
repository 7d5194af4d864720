import { expect, it, vi } from 'vitest';
import { makeLoginForm } from './login-form.ts';

// Alone in its file: the library looks for the listener once, at its first event.
it('never tells the form library the password, since it announces its states on the window', async () => {
  const heard: string[] = [];
  const bus = new EventTarget();
  bus.addEventListener('tanstack-connect', () =>
    bus.dispatchEvent(new CustomEvent('tanstack-connect-success')),
  );
  bus.addEventListener('tanstack-dispatch-event', (event) => {
    if (event instanceof CustomEvent) heard.push(JSON.stringify(event.detail));
  });
  vi.stubGlobal('__TANSTACK_EVENT_TARGET__', bus);
  const draft = { username: 'a', rememberMe: false, platformType: 'webtrader' } as const;
  const check = makeLoginForm(draft);
  await check({ ...draft, password: 'canary' }, () => {});
  await check({ ...draft, username: '', password: 'canary' }, () => {});
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.join()).not.toContain('canary');
  vi.unstubAllGlobals();
});
