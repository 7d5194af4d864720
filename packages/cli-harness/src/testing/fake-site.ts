import { anAccount } from '@gatehouse-login/core/testing';

/** What a fake site answers to the session call, and what else is in its configuration. */
export interface FakeSiteOptions {
  readonly login?: object;
  readonly configuration?: object;
  /** The status of the answer to the account call. */
  readonly accountStatus?: number;
  /** The status of the answer to the logging off. */
  readonly closeStatus?: number;
}

const CONFIGURATION = {
  brand: 'kq',
  urls: { apiEnv: 'live', redirects: { webtrader: 'https://web.example/?SN={sessionId}' } },
};

/** A fetch that answers like a site and its platform, and the paths that were asked for. */
export function fakeSite({
  login = { session: 'session-1' },
  configuration = {},
  accountStatus = 200,
  closeStatus = 200,
}: FakeSiteOptions = {}): { readonly fetch: typeof globalThis.fetch; readonly asked: readonly string[] } {
  const asked: string[] = [];
  return {
    asked,
    async fetch(input) {
      const { pathname } = new URL(String(input));
      asked.push(pathname);
      if (pathname.endsWith('.json')) return Response.json({ ...CONFIGURATION, ...configuration });
      if (pathname.endsWith('v2/Session')) return Response.json(login);
      if (pathname.endsWith('deleteSession')) return Response.json({}, { status: closeStatus });
      return Response.json(anAccount(), { status: accountStatus });
    },
  };
}
