// Starts a stamped page whose own script the server's policy has blocked: the document is newer or older than the policy.
// The login then comes a moment later, and from the page's scripts alone.
import { showProgress, startPage } from './start-page.ts';

function start(): void {
  if (document.documentElement.dataset.stamp !== 'unread') return;
  showProgress();
  startPage();
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
