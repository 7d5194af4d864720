/** The page that a login runs on. */
export interface Surroundings {
  /** The site's own origin, such as `https://login.example`. */
  readonly origin: string;
  /** The theme that the visitor sees; `auto` as it resolved. */
  readonly theme: () => 'light' | 'dark';
}
