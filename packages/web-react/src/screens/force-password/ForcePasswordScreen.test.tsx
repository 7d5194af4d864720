import { describe, expect, it } from 'vitest';
import { render, textIn } from '../../testing/render.tsx';
import { type ForcePasswordProps, ForcePasswordScreen } from './ForcePasswordScreen.tsx';

const nothing = () => {};
const PROPS: ForcePasswordProps = {
  view: 'form',
  busy: false,
  mismatch: false,
  username: 'DM"1',
  back: { href: '/en-uk?a=1' },
  onSubmit: nothing,
  onClear: nothing,
  onCancel: nothing,
  onClose: nothing,
  onOk: nothing,
};
const screen = (more: Partial<ForcePasswordProps> = {}, language = 'en') =>
  render(<ForcePasswordScreen {...PROPS} {...more} />, language);

describe('the form of the forced change, rendered without a document', () => {
  it('has the title, the three fields in order, each with its toggle, and the help text [2.32, 5.9]', () => {
    const html = screen();
    expect(html).toMatch(/<main[^>]*data-screen="force-password"><div><h1[^>]*>Change your Password<\/h1>/);
    expect([...html.matchAll(/<label[^>]*>([^<]*)<\/label>/g)].map(([, label]) => label)).toEqual([
      'Old Password',
      'New Password',
      'Re-enter Password',
    ]);
    for (const name of ['Old Password', 'New Password', 'Re-enter Password'])
      expect(html).toContain(`aria-label="Show ${name}"`);
    expect(textIn(html)).toContain(
      'Your new password should have a minimum of 8 characters and maximum of 15 characters. The password must contain',
    );
  });

  it('tells password managers whose password it is, which one is old and which are new', () => {
    const html = screen();
    const [hidden] = html.match(/<input[^>]*name="username"[^>]*>/) ?? [];
    expect(hidden).toMatch(/hidden=""/);
    expect(hidden).toMatch(/autocomplete="username"/i);
    expect(hidden).toContain('value="DM&quot;1"');
    const kinds = [...html.matchAll(/<input[^>]*type="password"[^>]*autocomplete="([^"]*)"/gi)];
    expect(kinds.map(([, kind]) => kind)).toEqual(['current-password', 'new-password', 'new-password']);
    const rules =
      'minlength: 8; maxlength: 15; required: upper; required: lower; required: digit; required: special;';
    expect(html.split(`passwordrules="${rules}"`)).toHaveLength(3);
    expect([...html.matchAll(/enterkeyhint="(\w+)"/gi)].map(([, hint]) => hint)).toEqual([
      'next',
      'next',
      'go',
    ]);
  });

  it('starts with the checklist open and Submit disabled [5.8]', () => {
    const html = screen();
    expect(html.match(/data-met="false" data-strict="false"/g)).toHaveLength(5);
    expect(textIn(html)).toContain('0 of 5 met');
    expect(textIn(html)).toContain('8 to 15 characters (not met)');
    expect(html).toMatch(/<button type="submit"[^>]*aria-disabled="true"[^>]*>Submit<\/button>/);
    expect(html).not.toContain('aria-invalid');
  });

  it('describes the new password by the checklist', () => {
    const html = screen();
    const id = html.match(/<ul class="policy" id="([^"]+)"/)?.[1] ?? '-';
    expect(html.match(/<input[^>]*name="newPassword"[^>]*>/)?.[0]).toContain(`${id}"`);
  });

  it('offers Clear, and the way back', () => {
    expect(screen()).toMatch(
      /<a[^>]*href="\/en-uk\?a=1"[^>]*>Back to login<\/a>.*<button type="button"[^>]*>Clear</,
    );
  });

  it('speaks Arabic', () => {
    expect(textIn(screen({}, 'ar'))).toContain('تغيير كلمة المرور');
  });
});

describe('how the change ended', () => {
  it('badly: the error view has Close, and the form stays out of sight with what was typed [2.35, 8.5]', () => {
    const html = screen({ view: 'failed', reference: 'hufa-8428' });
    expect(html).toMatch(/<h1[^>]*>There was an error changing your password<\/h1>/);
    expect(html).toMatch(/<button type="button"[^>]*>Close<\/button>/);
    expect(html).toMatch(/<form[^>]*hidden=""/);
    expect(textIn(html)).toContain('Reference: hufa-8428');
  });

  it('well: the success view has OK and nothing of the form [2.36]', () => {
    const html = screen({ view: 'changed' });
    expect(html).toMatch(/<h1[^>]*>Your password was successfully changed<\/h1>/);
    expect(html).toMatch(/<button type="button"[^>]*>OK<\/button>/);
    expect(html).not.toMatch(/<form|<input/);
  });
});
