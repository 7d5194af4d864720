/** A cookie as Playwright takes it. */
export interface HarnessCookie {
  /** The cookie's name. */
  readonly name: string;
  /** The cookie's value, which may be a secret. */
  readonly value: string;
  /** A host. With a dot before it, the hosts below it get the cookie, too. */
  readonly domain: string;
  /** The path that the cookie is sent to, with those below it. */
  readonly path: string;
  /** In seconds since 1970, or -1 for a cookie that ends with the browser's session. */
  readonly expires: number;
  /** Whether scripts cannot read it. */
  readonly httpOnly: boolean;
  /** Whether it is sent over https only. */
  readonly secure: boolean;
  /** When other sites send it along. */
  readonly sameSite: 'Strict' | 'Lax' | 'None';
}
