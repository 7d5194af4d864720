/** Passes code and state to the page that opened the pop-up. Does nothing in a page that nobody opened. */
export const CALLBACK_SCRIPT = `const landing = JSON.parse(document.getElementById('landing')?.textContent ?? '{}');
const { code = '', state = '' } = landing.values ?? {};
window.opener?.postMessage({ type: 'gatehouse-callback', code, state }, location.origin);
`;
