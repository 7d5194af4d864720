// npm start                                                       logs in to a sandbox, as a person who needs a code
// PASSWORD=… npm start -- https://login.test.example DM100001      logs in to a site, and asks for the code if one is sent
import { createInterface } from 'node:readline/promises';
import { englishText, hostOf, messageOf } from '@gatehouse-login/core';
import { createSandbox } from '@gatehouse-login/sandbox';
import { logIn, type Visitor } from './log-in.ts';
import { openSite } from './site.ts';

/** Returns whether the login succeeded. */
async function report(origin: string, visitor: Visitor): Promise<boolean> {
  const site = await openSite(origin);
  if (site.isErr()) {
    console.error(englishText(messageOf(site.error)));
    return false;
  }
  const end = await logIn(site.value, visitor);
  // The address holds the session. Only its host may be shown.
  end.match(
    (destination) => console.log(`Logged in. A browser would go to ${hostOf(destination)} now.`),
    (reason) => console.error(reason),
  );
  await site.value.logOff();
  return end.isOk();
}

async function askForCode(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const code = await terminal.question('The code that was sent to you: ');
  terminal.close();
  return code;
}

async function inSandbox(): Promise<boolean> {
  const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
  const { username = '', password = '' } = sandbox.people.find(({ id }) => id === 'two-factor') ?? {};
  const readCode = async () => sandbox.inbox()[0]?.code ?? '';
  const succeeded = await report(sandbox.brands.forex, { username, password, readCode });
  await sandbox.dispose();
  return succeeded;
}

const [address, username = ''] = process.argv.slice(2);
const visitor = { username, password: process.env.PASSWORD ?? '', readCode: askForCode };
const succeeded = address === undefined ? await inSandbox() : await report(new URL(address).origin, visitor);
process.exitCode = succeeded ? 0 : 1;
