import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: object }>> }>
  >;
}

/** The part of an OpenAPI document that these tests read. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Checks calls against a document. Every method returns what is wrong, as sentences. */
export interface ApiJudge {
  /** The operation of a call below /api, such as `POST /v2/Session`. */
  operation(
    method: string,
    path: string,
  ): { readonly name: string; readonly operation: Operation } | undefined;
  request(
    name: string,
    operation: Operation,
    url: URL,
    headers: Headers,
    body: string | null,
  ): readonly string[];
  answer(
    name: string,
    operation: Operation,
    status: number,
    type: string | null,
    body: string,
  ): readonly string[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const asPattern = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

export const makeApiJudge = (document: ApiDocument): ApiJudge => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  ajv.addSchema(document, 'api');
  const compiled = new Map<object, ValidateFunction>();
  const problemsOf = (what: string, schema: object, value: unknown): readonly string[] => {
    const inDocument = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')) as object;
    const validate = compiled.get(schema) ?? ajv.compile(inDocument);
    compiled.set(schema, validate);
    return validate(value) ? [] : [`${what}: ${ajv.errorsText(validate.errors)}`];
  };
  return {
    operation: (method, path) => {
      for (const [template, methods] of Object.entries(document.paths)) {
        const operation = asPattern(template).test(path) ? methods[method.toLowerCase()] : undefined;
        if (operation !== undefined) return { name: `${method} ${template}`, operation };
      }
      return undefined;
    },
    request: (name, { parameters = [], requestBody }, url, headers, body) => {
      const missing = parameters
        .filter(
          ({ in: place, name: wanted, required }) => required && place === 'header' && !headers.has(wanted),
        )
        .map(({ name: wanted }) => `${name}: the header ${wanted} is missing`);
      const known = new Set(
        parameters.filter(({ in: place }) => place === 'query').map(({ name: own }) => own),
      );
      const unknown = [...url.searchParams.keys()]
        .filter((own) => !known.has(own))
        .map((own) => `${name}: ${own}?`);
      const schema = requestBody?.content['application/json']?.schema;
      const content = schema === undefined ? [] : problemsOf(name, schema, parsed(body ?? ''));
      return [...missing, ...unknown, ...content];
    },
    answer: (name, { responses }, status, type, body) => {
      const content = responses[String(status)]?.content;
      if (content === undefined) return [`${name}: ${status} is not in the document`];
      const media = type?.split(';')[0] ?? '';
      const schema = content[media]?.schema;
      if (schema === undefined) return [`${name}: ${status} as ${media} is not in the document`];
      return problemsOf(`${name} ${status}`, schema, media === 'text/plain' ? body : parsed(body));
    },
  };
};

/** A fetch that records every difference between the document and a call under /api or its answer. */
export const judgedFetch = (
  judge: ApiJudge,
  notes: string[],
  seen: Set<string>,
  judgesRequests: boolean,
): typeof fetch => {
  const call = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const body = request.method === 'GET' ? null : await request.clone().text();
    const url = new URL(request.url);
    const response = await fetch(request);
    const path = /^\/(?:api|api-ppe|TradingAPI)(\/.*)$/.exec(url.pathname)?.[1];
    if (path === undefined) return response;
    const found = judge.operation(request.method, path);
    if (found === undefined) {
      notes.push(`${request.method} ${path} is not in the document`);
      return response;
    }
    const { name, operation } = found;
    const text = await response.clone().text();
    seen.add(`${name} ${response.status}`);
    if (judgesRequests) notes.push(...judge.request(name, operation, url, request.headers, body));
    notes.push(...judge.answer(name, operation, response.status, response.headers.get('content-type'), text));
    return response;
  };
  return call;
};
