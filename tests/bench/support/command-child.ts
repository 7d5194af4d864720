// A sandbox in a process of its own, and somebody who can sign in.
import { createSandbox } from '@gatehouse-login/sandbox';
import type { Account } from '../command/sign-in.ts';

const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
const account: Account = {
  origin: sandbox.brands.kq,
  username: 'DM100001',
  password: sandbox.people.find(({ username }) => username === 'DM100001')?.password ?? '',
};
process.send?.({ account });
process.on('disconnect', () => process.exit());
