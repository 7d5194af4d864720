/** Opens the login as a pop-up and exchanges the code that comes back. */
export const PARTNER_SCRIPT = `const shown = document.getElementById('connection');
let popup = null;
const say = (text, good) => {
  shown.hidden = false;
  shown.textContent = text;
  shown.className = 'verdict ' + (good ? 'good' : 'bad');
};
for (const button of document.querySelectorAll('.connect')) {
  button.addEventListener('click', () => {
    popup = window.open('/tradingview/start?brand=' + encodeURIComponent(button.dataset.brand), 'gatehouse-login', 'popup,width=480,height=760');
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
