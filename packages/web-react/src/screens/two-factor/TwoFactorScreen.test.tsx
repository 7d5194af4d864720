import { LANGUAGES } from '@gatehouse-login/core';
import { describe, expect, it } from 'vitest';
import { render, textIn, textsOf } from '../../testing/render.tsx';
import { TwoFactorScreen } from './TwoFactorScreen.tsx';
import type { TwoFactorViewProps } from './two-factor-view.ts';

const nothing = () => {};
const AT_REST: TwoFactorViewProps = {
  contacts: [
    { contactId: '1', contactCategoryId: '1', value: 'a•••@client.example' },
    { contactId: '2', contactCategoryId: '2', value: '••• ••• 0111' },
  ],
  contactId: null,
  contactMissing: false,
  waiting: null,
  back: { href: '/en-uk?lang=en-uk', onFollow: nothing },
  onSelect: nothing,
  onResend: nothing,
  onSubmit: nothing,
  onCancel: nothing,
  onClosePopup: nothing,
};
const html = (props: Partial<TwoFactorViewProps> = {}, language = 'en') =>
  render(<TwoFactorScreen {...AT_REST} {...props} />, language);

describe('the two-factor screen', () => {
  it('has a heading, a closed drop-down without a choice, the field of the code and its buttons [2.27, 2.28]', () => {
    const page = html();
    expect(page).toMatch(/data-screen="two-factor"><h1[^>]*>Two-factor authentication<\/h1>/);
    const [, label] =
      /<label[^>]* id="([^"]+)"[^>]*>Send me the code via email \/ SMS to<\/label>/.exec(page) ?? [];
    expect(page).toMatch(new RegExp(`role="combobox" aria-labelledby="${label}"[^>]* aria-expanded="false"`));
    expect(page).not.toMatch(/role="(listbox|option)"|client\.example/);
    expect(page).toMatch(/<label[^>]*>Authentication code<\/label>/);
    expect(page).toMatch(/<input[^>]* inputMode="numeric" autoComplete="one-time-code"[^>]* name="code"/);
    expect(page).toMatch(/<button type="button"[^>]*>Resend code<\/button>/);
  });

  it('disables Submit code while the code is invalid [2.30]', () => {
    expect(html()).toMatch(/<button type="submit"[^>]* aria-disabled="true"[^>]*>Submit code<\/button>/);
  });

  it('leads back to the login by a link [2.26]', () => {
    expect(html()).toMatch(/<a class="link" href="\/en-uk\?lang=en-uk"[^>]*>Back to login<\/a>/);
  });

  it('shows the chosen contact, and a message about it in the message’s place [2.29, 8.3, 8.4]', () => {
    const sent = html({ contactId: '2', notice: { tone: 'status', key: 'twoFactor.codeSent' } });
    expect(textIn(sent)).toContain('The authentication code has been sent to you.');
    expect(sent).toMatch(/<bdi dir="ltr">••• ••• 0111<\/bdi>/);
    const failed = html({ contactId: '2', notice: { tone: 'alert', key: 'error.code-not-sent' } });
    expect(failed).toMatch(
      /role="alert".*There was a problem sending the authentication code to you\. Please try again\./,
    );
  });

  it('asks for a contact at the drop-down [5.11]', () => {
    const page = html({ contactMissing: true });
    const [, error] = /role="combobox"[^>]*aria-invalid="true" aria-describedby="([^"]+)"/.exec(page) ?? [];
    expect(page).toMatch(new RegExp(`id="${error}">.*Please choose where to send the code\\.`));
  });

  it.each([
    ['error.code-refused', 'Your code was not valid. Please try again.'],
    [
      'error.account-suspended',
      'Your account has been suspended for security reasons. Please contact customer services.',
    ],
  ] as const)('opens a pop-up with OK for %s [2.31, 8.1, 8.2]', (refusal, words) => {
    const [dialog = ''] = /<dialog.*<\/dialog>/.exec(html({ refusal })) ?? [];
    expect(dialog).toMatch(/role="alertdialog" aria-label="Two-factor authentication"/);
    expect(textIn(dialog)).toBe(`${words} OK`);
    expect(html()).not.toContain('dialog');
  });

  it('locks the resending for the time that the platform asks for, and says how long that is', () => {
    const page = html({ contactId: '1', resendSeconds: 1 });
    expect(textIn(page)).toContain('You can resend the code in 1 second.');
    expect(page).toMatch(/<button type="button"[^>]* aria-disabled="true"[^>]*>Resend code</);
    expect(html({ contactId: '1', resendSeconds: 0 })).not.toMatch(/type="button"[^>]* aria-disabled/);
  });

  it('counts down, and locks everything but the way back and the code', () => {
    const notice = { tone: 'alert', key: 'error.service-busy', values: { seconds: 30 } } as const;
    const page = html({ contactId: '1', notice, cooldownSeconds: 12 });
    expect(textIn(page)).toContain('The service is busy. Please try again in 12 seconds.');
    expect(page.match(/<button[^>]* aria-disabled="true"/g)).toHaveLength(3);
    expect(page).not.toMatch(/<input[^>]*(disabled|readonly)/i);
  });

  it('keeps the drop-down and the button as they are while the code is verified', () => {
    const page = html({ contactId: '1', waiting: 'verifying' });
    expect(page).toContain('aria-busy="true"');
    expect(page).toMatch(/<button type="submit"[^>]* data-busy=""/);
    expect(textIn(html({ contactId: '1', waiting: 'sending' }))).toContain('Sending the code…');
  });

  it('says when there is nowhere to send a code to', () => {
    const page = html({ contacts: [] });
    expect(textIn(page)).toContain('Your account has no email address or phone number for the code.');
    expect(page).toMatch(/role="combobox"[^>]* aria-disabled="true"/);
  });

  it('shows what the platform calls a contact as text', () => {
    const contacts = [{ contactId: '1', contactCategoryId: '1', value: '<img src=x>' }];
    expect(html({ contacts, contactId: '1' })).not.toContain('<img');
  });

  it.each(LANGUAGES)('tells confirming from sending again in %s', (language) => {
    const texts = textsOf(language);
    const verb = (key: string) =>
      texts[key]?.replace(/(the )?code|código|コードを|الرمز|验证码/giu, '').trim();
    expect(verb('twoFactor.submit')).not.toBe(verb('twoFactor.resend'));
    expect(texts['twoFactor.submit']).not.toMatch(/^(Enviar|إرسال)|送信/);
  });
});
