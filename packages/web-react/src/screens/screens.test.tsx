import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { render, textIn } from '../testing/render.tsx';
import { ConfigurationFaultScreen } from './configuration-fault/ConfigurationFaultScreen.tsx';
import { LeavingScreen } from './leaving/LeavingScreen.tsx';
import { LoginFailedScreen } from './login-failed/LoginFailedScreen.tsx';
import { ResetScreen } from './reset/ResetScreen.tsx';

const nothing = () => {};
const back = { href: '/en-uk?lang=en-uk', onFollow: nothing };
const text = (element: ReactElement) => textIn(render(element));

describe('login-failed', () => {
  it('says what was incorrect in the words of the tab [2.15]', () => {
    expect(render(<LoginFailedScreen tab="username" back={back} contact={false} />)).toMatch(
      /data-screen="login-failed">.*<h1[^>]*>Incorrect Username or Password<\/h1>/,
    );
    expect(text(<LoginFailedScreen tab="phone" back={back} contact={false} />)).toContain(
      'Incorrect phone number or password',
    );
  });

  it('bears the mark of failure above its heading, as the configuration fault does', () => {
    const failed = render(<LoginFailedScreen tab="username" back={back} contact={false} />);
    const fault = render(<ConfigurationFaultScreen file="configs/config.json" onRetry={nothing} />);
    for (const html of [failed, fault])
      expect(html).toMatch(/<main[^>]*><div class="failure-mark"><svg[^>]*aria-hidden="true".*<\/div><h1/);
    const leaving = render(<LeavingScreen to="platform.webtrader" stalled={false} onContinue={nothing} />);
    expect(leaving).not.toContain('failure-mark');
  });

  it('leads back by a link and by a button [2.16]', () => {
    const html = render(<LoginFailedScreen tab="username" back={back} contact={false} />);
    expect(html).toMatch(/<a[^>]*href="\/en-uk\?lang=en-uk"[^>]*>Please try again<\/a>/);
    expect(html).toMatch(/<button type="button"[^>]*>Back to login<\/button>/);
  });

  it('offers the reset and the contact only when told to [2.17, 2.18]', () => {
    const bare = text(<LoginFailedScreen tab="username" back={back} contact={false} />);
    expect(bare).not.toMatch(/reset|Client Management/);
    const full = text(<LoginFailedScreen tab="username" back={back} reset={{ href: '/reset' }} contact />);
    expect(full).toContain('or you can reset your password');
    expect(full).toContain('Login Failed - Please try again and/or contact Client Management.');
  });
});

describe('leaving', () => {
  it('names the destination and offers a button only when the departure stalls', () => {
    const html = render(<LeavingScreen to="platform.webtrader" stalled={false} onContinue={nothing} />);
    expect(html).toContain('data-screen="leaving"');
    expect(textIn(html)).toContain('Taking you to Web Trader');
    expect(html).not.toContain('<button');
    expect(render(<LeavingScreen to="leaving.tradingview" stalled onContinue={nothing} />)).toMatch(
      /<button[^>]*>Continue</,
    );
  });

  it('holds no address', () => {
    expect(render(<LeavingScreen to="platform.webtrader" stalled onContinue={nothing} />)).not.toContain(
      'href',
    );
  });
});

describe('the configuration fault page', () => {
  it('names the file and the field, and can be retried', () => {
    const html = render(
      <ConfigurationFaultScreen
        file="configs/config.json"
        field="urls.apiEnv"
        problem="is missing"
        onRetry={nothing}
      />,
    );
    expect(html).toContain('data-screen="configuration-fault"');
    expect(textIn(html)).toContain('configs/config.json have a fault at urls.apiEnv');
    expect(html).toMatch(
      /<code[^>]* lang="en" dir="ltr">urls\.apiEnv(?:<!-- -->)? (?:<!-- -->)?is missing<\/code>/,
    );
    expect(html).toMatch(/<button[^>]*>Try again<\/button>/);
  });

  it('blames no settings for a fault on the way, and says what it was', () => {
    const html = render(
      <ConfigurationFaultScreen
        file="configs/config.json"
        cause={{ key: 'error.service-busy', values: { seconds: 20 } }}
        onRetry={nothing}
      />,
    );
    expect(html).toMatch(/<h1[^>]*>This page could not be loaded<\/h1>/);
    expect(html).toMatch(/role="alert">The service is busy. Please try again in 20 seconds.</);
    expect(html).toMatch(/<button[^>]*>Try again<\/button>/);
    expect(html).not.toMatch(/config\.json|not set up|<code/);
  });

  it('speaks of the file alone where no field is known', () => {
    expect(
      text(<ConfigurationFaultScreen file="configs/config.json" field="" onRetry={nothing} />),
    ).toContain('configs/config.json could not be read');
  });

  it('shows what it is given as text', () => {
    const html = render(<ConfigurationFaultScreen file="<img src=x>" problem="<b>" onRetry={nothing} />);
    expect(html).not.toMatch(/<img|<b>/);
  });
});

describe('the forgotten password', () => {
  it('says above the provider’s page what it is for', () => {
    const framed = { kind: 'frame', url: 'https://id.example/', height: 600 } as const;
    const heading = /<h1[^>]*>Forgotten password<\/h1>.*<iframe/;
    expect(render(<ResetScreen page={framed} onClose={nothing} />)).toMatch(heading);
  });

  it('opens the provider’s page where nothing can reach back', () => {
    const html = render(
      <ResetScreen
        page={{ kind: 'frame', url: 'https://id.example/forgot', height: 530 }}
        onClose={nothing}
      />,
    );
    expect(html).toContain('data-screen="reset"');
    expect(html).toMatch(
      /href="https:\/\/id\.example\/forgot" target="_blank" rel="noopener noreferrer">Open in a new tab/,
    );
    expect(html).toMatch(/<button[^>]*>Close<\/button>.*<iframe/);
    const [frame] = html.match(/<iframe[^>]*>/) ?? [];
    for (const part of [
      'src="https://id.example/forgot"',
      'height="530"',
      'sandbox="allow-forms allow-scripts allow-same-origin"',
      'referrerPolicy="no-referrer"',
      'title="Forgotten password"',
    ]) {
      expect(frame).toContain(part);
    }
    expect(render(<ResetScreen page={null} onClose={nothing} />)).not.toMatch(/<a |<iframe/);
  });
});
