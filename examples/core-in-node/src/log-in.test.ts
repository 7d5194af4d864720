import assert from 'node:assert/strict';
import { after, before, beforeEach, it } from 'node:test';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import { logIn } from './log-in.ts';
import { openSite } from './site.ts';

let sandbox: Sandbox;
before(async () => {
  sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
});
beforeEach(() => sandbox.reset());
after(() => sandbox.dispose());

/** Logs in as one of the sandbox's people. Returns the path of the destination, or the reason. */
async function outcomeFor(id: string, other: { readonly password?: string } = {}): Promise<string> {
  const person = sandbox.people.find((each) => each.id === id);
  assert(person, `The sandbox knows no ${id}.`);
  const site = (await openSite(sandbox.brands['city-index']))._unsafeUnwrap();
  const { username, password } = { ...person, ...other };
  const readCode = async () => sandbox.inbox()[0]?.code ?? '';
  const end = await logIn(site, { username, password, readCode });
  await site.logOff();
  assert.equal(sandbox.holds().sessions, 0, 'A session was left open.');
  return end.match(
    ({ url }) => new URL(url).pathname,
    (reason) => reason,
  );
}

it('leads to the platform', async () => {
  assert.equal(await outcomeFor('plain'), '/platform/webtrader');
});

it('gives the code that was sent', async () => {
  assert.equal(await outcomeFor('two-factor'), '/platform/webtrader');
});

it('says that the password is wrong', async () => {
  assert.equal(await outcomeFor('plain', { password: 'Wrong-77' }), 'Incorrect Username or Password');
});

it('says that the service fails', async () => {
  assert.equal(await outcomeFor('fault'), 'We could not reach the service. Please try again.');
});

it('says that a new password is needed', async () => {
  assert.match(await outcomeFor('forced-change'), /new password/);
});

it('says that nobody answers at the address', async () => {
  const site = await openSite('http://localhost:1');
  assert.equal(site._unsafeUnwrapErr().kind, 'unreachable');
});
