import type { PageFault } from './page-faults.ts';
import { goOn, kept, timesSent, type Visit } from './visitor.ts';
import { type Words, words } from './words.ts';

/** Plays one fault of the page itself. Returns what its visitor met, and what no page may do. */
export async function playPageFault(visit: Visit, fault: PageFault): Promise<Words> {
  visit.guard.expectErrors(/Failed to load resource|net::ERR|i18n|config\.json|status of|integrity/);
  const seen = await fault(visit);
  const sent = timesSent(visit, 'session');
  const done = seen.state === 'left';
  const fields = seen.state === 'login' ? Object.entries(await kept(visit, 'session')) : [];
  // In most of these, some fields were not filled in.
  const has = Object.fromEntries(fields.filter(([, isKept]) => isKept));
  const problems = [
    ...(seen.hasFocus || seen.state === 'none' ? [] : ['the focus is lost']),
    ...(seen.isBusy && seen.says.length === 0 ? ['busy for ever'] : []),
  ];
  visit.sandbox.faults.clear();
  const forward = await goOn(visit, 'session', seen);
  return words({ seen, done, seconds: 0, kept: has, sent, forward, problems });
}
