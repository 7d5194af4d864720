// Serves `site` as the login page of each brand of the sandbox, with the headers and the cookies of a real site.
import { createSandbox } from '@gatehouse-login/sandbox';

const port = Number(process.env.PORT ?? 4300);
const started = await createSandbox({ port, siteDir: 'site' });
if (started.isErr()) {
  console.error(`The sandbox did not start: ${started.error.kind}. PORT=5300 npm start uses other ports.`);
  process.exit(1);
}
const { brands, home } = started.value;
console.log(`Login page: ${brands['city-index']}`);
console.log(`People, passwords and the codes that were sent: ${home}`);
