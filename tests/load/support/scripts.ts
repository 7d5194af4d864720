/** The flows of the load tests. */
const SIGN_IN = { 'sign in as': { user: '{{ user }}', password: '{{ password }}' } };
const FLOWS = {
  plain: [SIGN_IN, 'expect destination webtrader'],
  withCode: [SIGN_IN, 'expect two-factor', 'choose email', 'enter code', 'expect destination webtrader'],
};

/** Where a script goes, and how many come. */
export interface LoadPlan {
  readonly site: string;
  readonly home: string;
  /** The CSV file with the accounts. */
  readonly people: string;
  readonly phases: readonly object[];
  readonly flow: keyof typeof FLOWS;
}

const configOf = ({ site, people, phases }: LoadPlan): object => ({
  target: site,
  statsInterval: 5,
  payload: { path: people, fields: ['user', 'password'], order: 'sequence', cast: false },
  phases,
});

/** A script of Artillery for our engine. */
export const ours = (plan: LoadPlan): object => ({
  config: { ...configOf(plan), engines: { gatehouse: { sandbox: plan.home } } },
  scenarios: [{ name: 'signs in', engine: 'gatehouse', flow: FLOWS[plan.flow] }],
});

const TOKEN = { headers: { 'x-xsrf-token': 'a' }, cookie: { 'XSRF-TOKEN': 'a' } };
const IN_SESSION = { session: '{{ session }}', username: '{{ user }}' };

/** A script for Artillery's own HTTP engine, with the same requests as our engine sends for a plain sign-in. */
export const http = (plan: LoadPlan): object => ({
  // Its visitors share connections, as ours do.
  config: { ...configOf(plan), http: { pool: 100 } },
  scenarios: [
    {
      name: 'signs in',
      flow: [
        { get: { url: '/configs/config.json' } },
        {
          post: {
            url: '/api-ppe/v2/Session',
            ...TOKEN,
            json: { username: '{{ user }}', password: '{{ password }}', appKey: 'Mercury' },
            capture: [{ json: '$.session', as: 'session' }],
          },
        },
        { get: { url: '/api-ppe/v2/UserAccount/ClientAndTradingAccount', headers: IN_SESSION } },
        {
          post: {
            url: '/api-ppe/session/deleteSession',
            ...TOKEN,
            headers: { ...TOKEN.headers, ...IN_SESSION },
          },
        },
      ],
    },
  ],
});
