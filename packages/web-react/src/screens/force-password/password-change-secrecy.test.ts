import { FieldApi, FormApi } from '@tanstack/react-form';
import { expect, it, vi } from 'vitest';
import { passwordChangeForm } from './use-password-change.ts';

// In a file of its own: the library looks for the listener only once, at its first event.
it('never tells the form library a password, since it announces its state on the window', async () => {
  const heard: string[] = [];
  const bus = new EventTarget();
  bus.addEventListener('tanstack-connect', () =>
    bus.dispatchEvent(new CustomEvent('tanstack-connect-success')),
  );
  bus.addEventListener('tanstack-dispatch-event', (event) => {
    if (event instanceof CustomEvent) heard.push(JSON.stringify(event.detail));
  });
  vi.stubGlobal('__TANSTACK_EVENT_TARGET__', bus);
  let newPassword = 'canary';
  const read = () => ({ oldPassword: 'canary-1', newPassword, reEnterPassword: 'Canary-2' });
  const form = new FormApi(passwordChangeForm(read, () => {}));
  const field = new FieldApi({ form, name: 'newPassword' });
  form.mount();
  field.mount();
  field.handleChange(true);
  await form.handleSubmit();
  newPassword = 'Canary-2';
  field.handleChange(true);
  await form.handleSubmit();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.join()).not.toMatch(/canary/i);
  vi.unstubAllGlobals();
});
