import { homeScript } from './home-script.ts';

/** Leaves the frame, talks to its parent, or opens a window: whatever the page says it should. */
const providerScript = `const manners = document.getElementById('manners')?.dataset.manners;
const acts = {
  'leaves-frame': () => { try { top.location.href = new URL('/elsewhere?from=provider', location.href).href; } catch { document.body.append('The frame holds.'); } },
  'posts-messages': () => { for (const message of ['close', { type: 'navigate', url: 'https://example.org' }, '{"event":"reset-done"}']) parent.postMessage(message, '*'); },
  'opens-window': () => { if (window.open('/elsewhere?from=provider') === null) document.body.append('No window opened.'); },
};
acts[manners]?.();
`;

/** Hands what came back to the page that opened the pop-up; where nobody did, the page just stands there. */
const callbackScript = `const landing = JSON.parse(document.getElementById('landing')?.textContent ?? '{}');
const { code = '', state = '' } = landing.values ?? {};
window.opener?.postMessage({ type: 'gatehouse-callback', code, state }, location.origin);
`;

const partnerScript = `const shown = document.getElementById('connection');
let popup = null;
const say = (text, good) => {
  shown.hidden = false;
  shown.textContent = text;
  shown.className = 'verdict ' + (good ? 'good' : 'bad');
};
for (const button of document.querySelectorAll('.connect')) {
  button.addEventListener('click', () => {
    popup = window.open('/tradingview/start?brand=' + encodeURIComponent(button.dataset.brand), 'gatehouse-login', 'popup,width=520,height=760');
    if (popup === null) say('The browser did not let the login open. Allow pop-ups for this page.', false);
  });
}
window.addEventListener('message', async ({ origin, source, data }) => {
  if (origin !== location.origin || source !== popup || data?.type !== 'gatehouse-callback') return;
  const answer = await fetch('/tradingview/token', { method: 'POST', body: new URLSearchParams({ grant_type: 'authorization_code', code: data.code, state: data.state }) });
  const body = await answer.json();
  if (!answer.ok) return say('Not connected. ' + body.error_description, false);
  popup.close();
  say('Connected as ' + body.displayName + ' (' + body.username + '). The state came back unchanged and the code was exchanged.', true);
});
`;

/** The scripts of the home port's pages, by the name that they are served under. Text, so that the bundle carries them. */
export const scripts = {
  home: homeScript,
  provider: providerScript,
  callback: callbackScript,
  partner: partnerScript,
} as const;
