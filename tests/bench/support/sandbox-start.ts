// Measures the time to the first answer in a process that has loaded nothing yet.
const from = performance.now();
const { createSandbox } = await import('@gatehouse-login/sandbox');
const loaded = performance.now();
const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
const answer = await fetch(`${sandbox.brands.kq}/api/v2/Session`, {
  method: 'POST',
  headers: { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' },
  body: JSON.stringify({ username: 'DM100001', password: 'Copper-Kite1', appKey: 'Mercury' }),
});
const answered = performance.now();
process.stdout.write(
  JSON.stringify({ status: answer.status, load: loaded - from, start: answered - loaded }),
);
await sandbox.dispose();

export {};
