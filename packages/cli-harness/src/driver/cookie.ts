/** A cookie as Playwright takes it. */
export interface HarnessCookie {
  readonly name: string;
  readonly value: string;
  /** A host. With a dot before it, the hosts below it get the cookie, too. */
  readonly domain: string;
  readonly path: string;
  /** In seconds since 1970, or -1 for a cookie that ends with the browser's session. */
  readonly expires: number;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly sameSite: 'Strict' | 'Lax' | 'None';
}
