// Signs in many times in one process, and prints how much memory is in use after a tenth and at the end.
import { createHarness } from '@gatehouse-login/cli-harness';

const { BENCH_ORIGIN = '', BENCH_USER = '', BENCH_PASSWORD = '' } = process.env;
const count = 20_000;
const memory = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

async function signIn(): Promise<void> {
  await using harness = createHarness({ site: BENCH_ORIGIN });
  const { outcome } = await harness.signIn({ username: BENCH_USER, password: BENCH_PASSWORD });
  if (outcome !== 'signed-in') throw new Error(`The sign-in ended with ${outcome}.`);
}

let first = 0;
for (let turn = 1; turn <= count; turn += 1) {
  await signIn();
  if (turn === count / 10) first = memory();
}
process.stdout.write(JSON.stringify({ first, last: memory(), count }));
