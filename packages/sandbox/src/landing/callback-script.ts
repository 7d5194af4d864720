/** Hands what came back to the page that opened the pop-up; where nobody did, the page just stands there. */
export const callbackScript = `const landing = JSON.parse(document.getElementById('landing')?.textContent ?? '{}');
const { code = '', state = '' } = landing.values ?? {};
window.opener?.postMessage({ type: 'gatehouse-callback', code, state }, location.origin);
`;
