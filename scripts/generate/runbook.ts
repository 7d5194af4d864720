// Generates docs/guides/runbook.md, which tells operators what to do about each kind of error.
import { ERROR_ENDINGS } from '@gatehouse-login/cli-harness';
import { ENGLISH, ERROR_TABLE, type ErrorKind } from '@gatehouse-login/core';
import { generated } from '../lib/generated.ts';

/** What an error means, where to look first, and what to do about it. */
interface Entry {
  readonly means: string;
  readonly look: string;
  readonly act: string;
}

const ENTRIES = {
  'session-refused': {
    means: 'The platform says that the user name or the password is wrong, or that the account is locked.',
    look: 'One visitor: nothing of ours. Many at once: `apiStatus` 401 in nginx’s log, by `address`. Few addresses with many refusals are somebody who guesses; all addresses are the platform’s own data.',
    act: 'Guessing: lower `--logons`, or block the addresses in front. The check’s own account: reset its password at the platform, and the variable that the check reads it from.',
  },
  'session-expired': {
    means: 'The platform does not accept a session that it opened a moment ago.',
    look: 'The clocks of the platform’s servers, and whether they share their sessions. `gatehouse doctor SITE` says how far the site’s clock is off.',
    act: 'Tell those who run the platform. A visitor can log in again.',
  },
  'cookies-blocked': {
    means: 'The visitor’s browser keeps no cookies, so the anti-forgery token is missing.',
    look: 'A few visitors: their settings. All of them: the document’s `Set-Cookie`, which `gatehouse doctor SITE` checks, and whatever stands in front of nginx and may remove it.',
    act: 'Let the proxy or CDN pass on `Set-Cookie` and `Cookie`.',
  },
  'token-missing': {
    means: 'The API asks for an anti-forgery token, and the site sets no cookie with one.',
    look: '`curl -sI SITE` shows `Set-Cookie: XSRF-TOKEN=…` if all is well. A cache in front that keeps documents shows no such line.',
    act: 'Stop the cache from keeping documents: they say `no-store`. Then deploy the last release again.',
  },
  'code-not-sent': {
    means: 'The platform could not send a two-factor code.',
    look: '`apiStatus` of calls to `/session/2FA/Token/…` in nginx’s log; the platform’s provider of e-mail or SMS.',
    act: 'Tell those who run the platform. Visitors can choose another contact.',
  },
  'code-refused': {
    means: 'A two-factor code was wrong or too old.',
    look: 'One visitor: nothing. Many: how late messages arrive, and the platform’s clock.',
    act: 'Tell those who run the platform, if codes arrive late.',
  },
  'account-suspended': {
    means: 'Three wrong codes suspended an account.',
    look: 'Many at once are somebody who has passwords and no codes.',
    act: 'Customer services release an account. Tell security if there are many.',
  },
  'password-not-changed': {
    means: 'The platform did not take a new password, or did not say that it did.',
    look: '`apiStatus` of `/session/changePassword`. A status of 5xx or none is the platform’s; 4xx is its rule for passwords, which may differ from the page’s.',
    act: 'Tell those who run the platform. A visitor whose change may have arrived is told to try the new password first.',
  },
  unreachable: {
    means: 'The API answers with an error of its own, or not at all.',
    look: '`status` 502, 503 or 504 in nginx’s log with an `apiStatus`: the platform. Without one: the way to it. `status` 421 or a refused handshake: the name is not a site’s.',
    act: 'Ask the API from the server: `curl -i https://platform.example/TradingAPI/v2/Session`. If its address has changed, reload nginx. If a release is to blame, roll back.',
  },
  'timed-out': {
    means: 'The API is slow.',
    look: '`apiSeconds` in nginx’s log, and `gatehouse_state_seconds` of the check.',
    act: 'Tell those who run the platform. The page waits, and lets its visitor try again; nothing is sent twice.',
  },
  offline: {
    means: 'The visitor’s own device has no connection.',
    look: 'The network of the machine that runs the check, if the check says it.',
    act: 'Nothing at the site.',
  },
  'malformed-answer': {
    means: 'Something other than the API answered, or the API answered in a shape that nobody has agreed.',
    look: '`gatehouse login --site SITE --verbose` shows the answer’s type and beginning. HTML is a proxy’s page; JSON is a new version of the platform.',
    act: 'A proxy: let it pass `/api` on. A new version: tell those who run the platform, and roll back there.',
  },
  'too-many-attempts': {
    means: 'The limit of log-ons from one address is reached: nginx’s, or the platform’s.',
    look: '`status` 429 in nginx’s log. With an `apiStatus` it is the platform’s. One address with many visitors is an office; one with many refusals is somebody who guesses.',
    act: 'An office: stamp with a higher `--logons` and deploy. Behind a proxy whose addresses `--proxies` does not name, all visitors are one address.',
  },
  'service-busy': {
    means: 'The platform says that it is busy, and mostly for how long.',
    look: '`apiStatus` 503 in nginx’s log.',
    act: 'Tell those who run the platform. Visitors see how long they have to wait, and are not sent back before.',
  },
  'invalid-redirect-uri': {
    means: 'Somebody came with an address to go back to that the configuration does not list.',
    look: '`gatehouse redirect check URI --site SITE` says in which character it differs from a listed one.',
    act: 'A partner who moved: list the new address, check, stamp, deploy. Anybody else: nothing, the page did its duty.',
  },
  'configuration-fault': {
    means: 'The configuration that is served cannot be used.',
    look: '`gatehouse doctor SITE` names file and field; `gatehouse check FILE` names the line.',
    act: 'Roll back: `gatehouse deploy --rollback --to /srv/gatehouse --reload …`. Then correct the file. A release that the command wrote cannot have this fault, so somebody has changed a file by hand.',
  },
  cancelled: {
    means: 'A visitor pressed *Cancel*, or somebody stopped the check.',
    look: 'Nothing.',
    act: 'Nothing.',
  },
} as const satisfies Record<ErrorKind, Entry>;

const entries = (Object.keys(ERROR_TABLE) as ErrorKind[]).map((kind) => {
  const { means, look, act } = ENTRIES[kind];
  return `## ${kind}

${means} A visitor reads: “${ENGLISH[`error.${kind}`]}” The check ends with \`${ERROR_ENDINGS[kind].outcome}\`.

- **Look:** ${look}
- **Act:** ${act}
`;
});

generated(
  'docs/guides/runbook.md',
  `# Runbook

Generated from the table of errors by \`npm run generate\`. One entry for each kind of error, for whoever is on call. [operate.md](operate.md#on-call) says how to watch a site.

An alert names a scenario and a brand. \`gatehouse_scenario_failed\` has the outcome as its label \`cause\`; the report of the run, or the same sign-in by hand, has the kind:

\`\`\`sh
gatehouse login --site https://login.kq.example --user monitor --password-env PASSWORD --allow-production --json
\`\`\`

\`error.kind\` in its output is one of the headings below. These outcomes have an entry of their own here, because the table of errors does not explain them:

| Outcome | Meaning | Do |
|---|---|---|
| \`expectation-failed\` | the login works, and leads elsewhere than the scenario expects | compare the scenario with what was deployed last |
| \`two-factor-required\`, \`password-change-required\` | the platform asks the test account for more than it did | answer it by hand once, or give the check an account without it |
| \`guarded\` | the command stopped before it could lock the test account | find out who changed its password, then run it by hand |

Before anything else, if something was deployed in the last hour: \`gatehouse deploy --rollback\` is quicker than finding out why.

${entries.join('\n')}`,
);
