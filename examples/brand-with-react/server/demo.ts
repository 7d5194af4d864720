// What is behind the page, on your machine: the platform (the sandbox) and the brand's identity service. In production,
// your servers do this, and nothing of this file is needed.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { createSandbox, type Sandbox } from '@gatehouse-login/sandbox';
import type { Connect, Plugin } from 'vite';
import { makeIdentityService } from './identity-service.ts';
import { codeAt } from './totp.ts';

// The invented secret of the one person who is enrolled. Yours is made at enrolment and belongs to one visitor.
const SECRET = Buffer.from('larkfield-demo-only!');

/** Puts the platform and the identity service behind the page that Vite serves. */
export function demo(): Plugin {
  let answer: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  const listen = ({ middlewares }: { readonly middlewares: Connect.Server }): void => {
    middlewares.use((request, response, next) => {
      answer(request, response).then((isAnswered) => isAnswered || next(), next);
    });
  };
  return {
    name: 'demo',
    async config(_, { command }) {
      if (command === 'build') return {};
      const sandbox = (await createSandbox({ port: 0 }))._unsafeUnwrap();
      const platform = sandbox.brands['city-index'];
      answer = answers(sandbox, platform);
      const proxy = { '/api': { target: platform, changeOrigin: true, headers: { origin: platform } } };
      return { server: { proxy }, preview: { proxy } };
    },
    configureServer: listen,
    configurePreviewServer: listen,
  };
}

function answers(sandbox: Sandbox, platform: string) {
  const identity = makeIdentityService({
    secretFor: async () => SECRET,
    openSession: (token, contactId) => openSession(sandbox, platform, token, contactId),
    now: Date.now,
  });
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/configs/config.json') {
      const own = await fetch(`${platform}${pathname}`);
      // The platform's cookie against forged requests comes with this file.
      response.setHeader('set-cookie', own.headers.getSetCookie());
      const file = { ...(await own.json()), brand: 'larkfield', brandName: 'Larkfield' };
      response.end(JSON.stringify(file));
    } else if (pathname === '/demo/code') {
      response.end(codeAt(SECRET, Date.now()));
    } else if (pathname.startsWith('/identity/')) {
      const { status, body } = await identity(pathname.slice('/identity'.length), await fieldsOf(request));
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(body === undefined ? '' : JSON.stringify(body));
    } else return false;
    return true;
  };
}

/** The fields of a request's body. What is not an object of texts has none. */
async function fieldsOf(request: IncomingMessage): Promise<Record<string, string>> {
  const body: unknown = await json(request).catch(() => null);
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

/** Opens the session: the platform sends its own code to the service, which gives it back at once. */
async function openSession(
  sandbox: Sandbox,
  platform: string,
  token: string,
  contactId: string,
): Promise<unknown> {
  const post = (path: string, body: object) =>
    fetch(`${platform}/api/session/2FA/${path}`, {
      method: 'POST',
      headers: { cookie: 'XSRF-TOKEN=demo', 'x-xsrf-token': 'demo' },
      body: JSON.stringify(body),
    });
  await post(`Token/${encodeURIComponent(token)}/Code`, { '2FAToken': token, ContactId: contactId });
  const answer = await post('VerifyAuthCode', { token, code: sandbox.inbox()[0]?.code });
  return answer.json();
}
