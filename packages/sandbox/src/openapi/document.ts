import { REFUSALS } from '../http/refusals.ts';
import { OPERATIONS, type Operation } from './operations.ts';
import { ANSWER_SCHEMAS, REQUEST_SCHEMAS, ref, type Schema } from './schemas.ts';

function parameter(name: string, place: 'path' | 'query' | 'header'): Schema {
  return {
    name,
    in: place,
    required: place !== 'query',
    schema: { type: 'string' },
  };
}

function parametersOf({ query = [], session }: Operation, path: string): readonly Schema[] {
  return [
    ...(path.includes('{token}') ? [parameter('token', 'path')] : []),
    ...query.map((name) => parameter(name, 'query')),
    ...(session === undefined ? [] : ['UserName', 'Session'].map((name) => parameter(name, 'header'))),
  ];
}

const json = (schema: Schema): Schema => ({ 'text/json': { schema } });

/** The proxy in front of a brand's API checks the anti-forgery header, and refuses in words of its own. */
const PROXY: Schema = { 'text/plain': { schema: { type: 'string' } } };

/** Every status of a refusal, with its error codes. */
function refusalResponses(): Schema {
  const codes = new Map<number, Set<number>>();
  for (const [status, code] of Object.values(REFUSALS))
    codes.set(status, (codes.get(status) ?? new Set()).add(code));
  return Object.fromEntries(
    [...codes].map(([status, known]) => [
      String(status),
      {
        description: `ErrorCode ${[...known].sort().join(', ')}`,
        content: { ...json(ref('ApiError')), ...(status === 403 ? PROXY : {}) },
      },
    ]),
  );
}

const camelCase = (text: string): string =>
  text.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replaceAll(/\W/g, '');

function operationOf(method: string, path: string, operation: Operation): Schema {
  const { summary, answer, request } = operation;
  const parameters = parametersOf(operation, path);
  return {
    operationId: camelCase(`${method}${path}`),
    summary,
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(request === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: ref(request) } } } }),
    responses: { '200': { description: summary, content: json(ref(answer)) }, ...refusalResponses() },
  };
}

/** Makes the OpenAPI 3.1 document of the platform's calls, as the sandbox answers them without faults. */
export function makeOpenApi(): object {
  return {
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
      Object.entries(OPERATIONS).map(([name, operation]) => {
        const [method = '', route = ''] = name.split(' ');
        const path = route.replace(/:(\w+)/, '{$1}');
        return [path, { [method.toLowerCase()]: operationOf(method.toLowerCase(), path, operation) }];
      }),
    ),
    components: { schemas: { ...ANSWER_SCHEMAS, ...REQUEST_SCHEMAS } },
  };
}
