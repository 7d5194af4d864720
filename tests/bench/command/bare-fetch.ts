// Signs in with nothing but fetch. Usage: node bare-fetch.ts COUNT
import { CALLS, TOKEN } from './sign-in.ts';

const { BENCH_ORIGIN = '', BENCH_USER = '', BENCH_PASSWORD = '' } = process.env;
const count = Number(process.argv[2] ?? 1);

const call = async (path: string, init: RequestInit): Promise<unknown> => {
  const answer = await fetch(`${BENCH_ORIGIN}/${path}`, init);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer.json().catch(() => null);
};

for (let turn = 0; turn < count; turn += 1) {
  const body = JSON.stringify({ username: BENCH_USER, password: BENCH_PASSWORD, appKey: 'Mercury' });
  const headers = { ...TOKEN, 'content-type': 'application/json' };
  const session = (await call(CALLS.session, { method: 'POST', headers, body })) as { session: string };
  const signedIn = { ...headers, UserName: BENCH_USER, Session: session.session };
  await call(CALLS.account, { headers: signedIn });
  await call(CALLS.logOff, { method: 'POST', headers: signedIn });
}
