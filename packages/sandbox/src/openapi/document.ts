import { refusals } from '../http/wire.ts';
import { answerSchemas, ref, requestSchemas, type Schema } from './schemas.ts';

interface Operation {
  readonly path: string;
  readonly method: 'get' | 'post';
  readonly summary: string;
  readonly answer: string;
  readonly request?: string;
  /** Whether it needs the headers UserName and Session. */
  readonly session?: true;
  readonly query?: readonly string[];
}

const operations: readonly Operation[] = [
  { path: '/v2/Session', method: 'post', summary: 'Log on', answer: 'LogOn', request: 'LogOnRequest' },
  {
    path: '/v2/Session/validate',
    method: 'post',
    summary: 'Ask whether a session lives',
    answer: 'ValidatedV2',
    request: 'ValidateRequest',
  },
  {
    path: '/session/validate',
    method: 'post',
    summary: 'The same in the first version',
    answer: 'ValidatedV1',
    request: 'ValidateRequest',
  },
  {
    path: '/session/deleteSession',
    method: 'post',
    summary: 'Log off; user name and session come in the query, as headers or in the body',
    answer: 'LoggedOff',
    query: ['userName', 'session'],
  },
  {
    path: '/session/2FA/Token/{token}/Code',
    method: 'post',
    summary: 'Send a code, which voids the one before',
    answer: 'CodeSent',
    request: 'SendCodeRequest',
  },
  {
    path: '/session/2FA/VerifyAuthCode',
    method: 'post',
    summary: 'Give the code for a session; the third wrong one suspends (4020)',
    answer: 'VerifiedLogOn',
    request: 'VerifyRequest',
  },
  {
    path: '/session/changePassword',
    method: 'post',
    summary: 'Change the password',
    answer: 'PasswordChanged',
    request: 'ChangePasswordRequest',
    session: true,
  },
  {
    path: '/v2/UserAccount/ClientAndTradingAccount',
    method: 'get',
    summary: 'Who the client is, and their accounts',
    answer: 'Account',
    session: true,
  },
  {
    path: '/margin/ClientAccountMargin',
    method: 'get',
    summary: 'The margin of the client account',
    answer: 'Margin',
    session: true,
  },
  {
    path: '/market/search',
    method: 'get',
    summary: 'Search all markets',
    answer: 'WeighedMarkets',
    session: true,
    query: ['Query', 'SearchByMarketName', 'SearchByMarketCode', 'MaxResults'],
  },
  ...(['cfd', 'spread'] as const).map(
    (kind): Operation => ({
      path: `/${kind}/markets`,
      method: 'get',
      summary: `List ${kind} markets`,
      answer: 'Markets',
      session: true,
      query: ['MarketName', 'MarketCode', 'ClientAccountId', 'MaxResults', 'UseMobileShortName'],
    }),
  ),
];

const parameter = (name: string, place: 'path' | 'query' | 'header'): Schema => ({
  name,
  in: place,
  required: place !== 'query',
  schema: { type: 'string' },
});

const parametersOf = ({ path, query = [], session }: Operation): readonly Schema[] => [
  ...(path.includes('{token}') ? [parameter('token', 'path')] : []),
  ...query.map((name) => parameter(name, 'query')),
  ...(session === undefined ? [] : ['UserName', 'Session'].map((name) => parameter(name, 'header'))),
];

const json = (schema: Schema): Schema => ({ 'text/json': { schema } });

/** Every status that a refusal can have, with the codes that come with it. */
const refusalResponses = (): Schema => {
  const codes = new Map<number, Set<number>>();
  for (const [status, code] of Object.values(refusals))
    codes.set(status, (codes.get(status) ?? new Set()).add(code));
  return Object.fromEntries(
    [...codes].map(([status, known]) => [
      String(status),
      { description: `ErrorCode ${[...known].sort().join(', ')}`, content: json(ref('ApiError')) },
    ]),
  );
};

const operationOf = (operation: Operation): Schema => {
  const { summary, answer, request } = operation;
  const parameters = parametersOf(operation);
  return {
    operationId:
      `${operation.method}${operation.path.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`.replaceAll(
        /\W/g,
        '',
      ),
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(request === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: ref(request) } } } }),
    responses: { '200': { description: summary, content: json(ref(answer)) }, ...refusalResponses() },
  };
};

/** The OpenAPI 3.1 document of the platform's calls as this sandbox answers them without faults. */
export const makeOpenApi = (): object => ({
  openapi: '3.1.1',
  info: {
    title: 'The trading platform, as the Gatehouse sandbox plays it',
    version: '1.0.0',
    description:
      'Names in requests are read in any casing. Answers are JSON under `text/json`: camel case in v2, Pascal case in v1 and in errors. `?only200=true` makes every status 200.',
  },
  servers: [
    { url: '/api', description: 'Behind a brand, live' },
    { url: '/api-ppe', description: 'Behind a brand, pre-production' },
    { url: '/TradingAPI', description: 'At the home port, for absolute configurations' },
  ],
  paths: Object.fromEntries(
    operations.map((operation) => [operation.path, { [operation.method]: operationOf(operation) }]),
  ),
  components: { schemas: { ...answerSchemas, ...requestSchemas } },
});
