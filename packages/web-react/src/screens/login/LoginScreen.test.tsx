import { describe, expect, it } from 'vitest';
import { render, textIn } from '../../testing/render.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import type { LoginViewProps } from './login-view.ts';
import { RedirectRefusedScreen } from './RedirectRefusedScreen.tsx';

const PROPS: LoginViewProps = {
  draft: {
    tab: 'username',
    username: 'DA"1',
    phonePrefix: '+86',
    phoneNumber: '138',
    rememberMe: true,
    platformType: 'advantage',
  },
  tabs: ['username'],
  onTab: () => {},
  platforms: ['webtrader', 'advantage', 'settings'],
  busy: false,
  forgotPassword: { href: '/reset' },
  forgotUsername: { href: 'https://help.example/', newTab: true },
  onSubmit: () => {},
  onCancel: () => {},
  onLeave: () => {},
};
const login = (more: Partial<LoginViewProps> = {}) => render(<LoginScreen {...PROPS} {...more} />);

describe('the login screen, rendered without a document', () => {
  it('is the main landmark and names its state', () => {
    expect(login()).toMatch(/^<main class="[^"]*" data-screen="login"><h1>Log in<\/h1>/);
  });

  it('is one real form that never puts a password into an address', () => {
    const html = login();
    expect(html.match(/<form /g)).toHaveLength(1);
    expect(html).toContain('method="post"');
  });

  it('tells password managers what is what', () => {
    const html = login();
    expect(html).toMatch(/<input[^>]*autoComplete="username"[^>]*name="username"/i);
    expect(html).toMatch(
      /<input[^>]*type="password"[^>]*autoComplete="current-password"[^>]*name="password"/i,
    );
  });

  it('labels each field by its own label', () => {
    const html = login();
    for (const [name, label] of [
      ['username', 'Username'],
      ['password', 'Password'],
    ] as const) {
      const id = html.match(new RegExp(`<input[^>]*?id="([^"]+)"[^>]*name="${name}"`))?.[1];
      expect(id).toBeDefined();
      expect(html).toContain(`for="${id}">${label}</label>`);
    }
  });

  it('starts with the remembered user name as inert text, ticked and with the platform chosen', () => {
    const html = login();
    expect(html).toContain('value="DA&quot;1"');
    expect(html).toMatch(/name="rememberMe" checked=""/);
    expect(html).toMatch(/name="platformType" checked="" value="advantage"/);
  });

  it('offers the toggle as a button that sends nothing, named after its field', () => {
    expect(login()).toMatch(/<button[^>]*type="button"[^>]*aria-label="Show Password"[^>]*>SHOW<\/button>/);
  });

  it('hides the platforms when there is nothing to choose', () => {
    expect(login({ platforms: ['webtrader'] })).not.toContain('radiogroup');
    expect(login()).toContain('role="radiogroup"');
  });

  it('keeps new tabs from reaching back', () => {
    expect(login()).toMatch(/href="https:\/\/help\.example\/" target="_blank" rel="noopener noreferrer"/);
  });

  it('shows at a link that it opens a new tab, and describes it so', () => {
    const html = login();
    expect(html).toMatch(/title="Opens in a new tab">Forgotten your username\?<svg[^>]*aria-hidden="true"/);
    expect(html).toMatch(/<a [^>]*>Forgotten your password\?<\/a>/);
  });

  it('keeps the link for a forgotten user name right after its field, whatever goes on', () => {
    for (const html of [login(), login({ busy: true })]) {
      expect(html).toMatch(
        /Username<\/label><div class="field__box"><input[^>]*><\/div><a [^>]*>Forgotten your username\?</,
      );
    }
  });

  it('shows no links that the brand does not have', () => {
    const text = textIn(login({ forgotPassword: undefined, forgotUsername: undefined }));
    expect(text).not.toContain('Forgotten');
  });

  it('shows a fault as an alert in place of the lead', () => {
    const html = login({ notice: { tone: 'alert', key: 'error.unreachable' } });
    expect(html).toMatch(/<div[^>]*role="alert"/);
    expect(html, 'it takes no focus').not.toContain('tabindex');
    expect(textIn(html)).toContain('We could not reach the service. Please try again.');
    expect(textIn(html)).not.toContain('Use the details');
  });

  it('locks the button while cooling down, with the seconds of now', () => {
    const notice = { tone: 'alert', key: 'error.too-many-attempts', values: { seconds: 30 } } as const;
    const html = login({ notice, cooldownSeconds: 7 });
    expect(textIn(html)).toContain('Please try again in 7 seconds.');
    expect(textIn(login({ notice, cooldownSeconds: 1 }))).toContain('Please try again in 1 second.');
    expect(html).toMatch(/type="submit"[^>]*aria-disabled="true"/);
    expect(html, 'it is read out when it arrives').not.toContain('aria-live');
    const over = login({ notice, cooldownSeconds: 0 });
    expect(textIn(over)).toContain('You can try again now.');
    expect(over, 'the page’s live region reads it out').not.toMatch(/role="(alert|status)"/);
    expect(over).not.toContain('aria-disabled');
  });

  it('can always be sent otherwise, and cannot be sent twice', () => {
    expect(login()).not.toContain('disabled');
    expect(login({ busy: true })).toMatch(/type="submit"[^>]*aria-disabled="true"/);
  });

  it('holds neither style attributes nor scripts', () => {
    expect(login()).not.toMatch(/ style=|<style|<script/);
  });

  it('speaks Arabic', () => {
    expect(textIn(render(<LoginScreen {...PROPS} />, 'ar'))).toContain('تسجيل الدخول');
  });
});

describe('the tabs of the login screen', () => {
  const both = (tab: 'username' | 'phone', more: Partial<LoginViewProps> = {}) =>
    login({ tabs: ['username', 'phone'], draft: { ...PROPS.draft, tab }, ...more });

  it('stand above the lead, and name their panels [3.4, 3.34]', () => {
    const html = both('phone');
    expect(html).toMatch(/<div[^>]*role="tablist" aria-label="Log in with"/);
    expect(html).toMatch(/role="tab"[^>]*aria-selected="false" tabindex="-1"[^>]*><span[^>]*>Username</i);
    expect(html).toMatch(/role="tab"[^>]*aria-selected="true" tabindex="0"[^>]*><span[^>]*>Phone</i);
    const text = textIn(html);
    expect(text.indexOf('Use the details')).toBeGreaterThan(text.indexOf('Phone'));
    for (const [, id] of html.matchAll(/aria-controls="([^"]*-panel-[^"]*)"/g))
      expect(html).toMatch(new RegExp(`role="tabpanel" id="${id}"`));
  });

  it('keep the fields of the other tab, out of sight', () => {
    expect(both('phone')).toMatch(/-panel-username"[^>]*hidden=""><div class="field">/);
    expect(both('username')).toMatch(/-panel-phone"[^>]*hidden=""/);
    expect(both('username')).not.toMatch(/-panel-username"[^>]*hidden=""/);
  });

  it('are not shown where there is nothing to choose: a brand has one of them', () => {
    const phone = login({ tabs: ['phone'], draft: { ...PROPS.draft, tab: 'phone' } });
    expect(phone).not.toMatch(/role="tab|name="username"/);
    expect(phone).toContain('Use the details');
    expect(login()).not.toMatch(/role="tab|name="phoneNumber"/);
  });

  it('name the two fields of a phone for people, keyboards and password managers', () => {
    const html = both('phone');
    const [code] = html.match(/<input[^>]*name="phonePrefix"[^>]*>/) ?? [];
    const [number] = html.match(/<input[^>]*name="phoneNumber"[^>]*>/) ?? [];
    for (const part of ['role="combobox"', 'aria-expanded="false"', 'value="+86"', 'dir="ltr"'])
      expect(code).toContain(part);
    expect(code).toMatch(/inputmode="text".*autocomplete="tel-country-code"/i);
    expect(number).toMatch(/inputmode="tel".*autocomplete="tel-national".*value="138"/i);
    expect(html).toMatch(/<label[^>]*>Country code<\/label>.*<label[^>]*>Phone number<\/label>/);
  });
});

describe('a redirect_uri that is not listed', () => {
  it('is refused on the login screen by an alert, and no form asks for anything [8.6]', () => {
    const html = render(<RedirectRefusedScreen />);
    expect(html).toContain('data-screen="login"');
    expect(html).toMatch(/role="alert"(?:(?!<\/div>).)*>Invalid redirectUri provided<\/p><\/div>/);
    expect(textIn(html)).toContain('go back to where you came from');
    expect(html).not.toMatch(/<form|<input/);
    expect(html).toMatch(/<button type="button"[^>]*>Go back<\/button>/);
  });
});
