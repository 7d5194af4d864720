/** Misbehaves by the page's `data-manners`: leaves its frame, posts messages to its parent, or opens a window. */
export const PROVIDER_SCRIPT = `const manners = document.getElementById('manners')?.dataset.manners;
const acts = {
  'leaves-frame': () => { try { top.location.href = new URL('/elsewhere?from=provider', location.href).href; } catch { document.body.append('The frame holds.'); } },
  'posts-messages': () => { for (const message of ['close', { type: 'navigate', url: 'https://example.org' }, '{"event":"reset-done"}']) parent.postMessage(message, '*'); },
  'opens-window': () => { if (window.open('/elsewhere?from=provider') === null) document.body.append('No window opened.'); },
};
acts[manners]?.();
`;
