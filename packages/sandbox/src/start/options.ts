import type { ConfigurationChanges } from '../brands/brand-configuration.ts';
import type { FaultRequest } from '../faults/fault.ts';
import type { SiteAddress } from '../sites/site-address.ts';
import type { SiteDocument } from '../sites/site-document.ts';
import type { StreamOptions } from '../stream/stream-server.ts';
import type { SandboxClock } from '../time-and-chance/clock.ts';
import type { SettingsRequest } from '../world/settings.ts';

/** How a sandbox is set up. */
export interface SandboxOptions {
  /** The home port. The brands take the seven ports after it. 0 takes any free ports. 4300 by default. */
  readonly port?: number;
  /** The folder of the built login page. Without it only the platform answers. */
  readonly siteDir?: string;
  /**
   * The folder of built documentation, which the home port serves under `/docs`. Until it is there, a page says that it is
   * being built. Without it there is no documentation.
   */
  readonly docsDir?: string;
  /** The origin of a development server that serves the login page's sources, instead of `siteDir`. */
  readonly devServer?: string;
  /**
   * Makes the pages of a brand's site ahead of time. Called before the first navigation, and again only when the
   * configuration differs. A navigation gets the document of its path and `lang`, or `index.html` if there is none or this
   * rejects. Not called with a `devServer`.
   */
  readonly documents?: (site: SiteAddress) => Promise<readonly SiteDocument[]>;
  /** A personas file: its path, or its text, which has a line break. By default the sandbox has its own people. */
  readonly personas?: string;
  /** Faults that are set at the start and after every reset. */
  readonly faults?: readonly FaultRequest[];
  /**
   * The casing of answers, the rate limit, anti-forgery, SSO and encryption by brand, and how the provider
   * misbehaves. By default `forex` leads to Web Trader by the SSO post, and `forex-chinese` encrypts.
   */
  readonly settings?: SettingsRequest;
  /**
   * Fields that replace those of a brand's configuration, or a function that makes them from it, for values that need the
   * sandbox's own addresses.
   */
  readonly configurations?: ConfigurationChanges;
  /** Origins of pages elsewhere that may call the sandbox, such as `http://localhost:5173`. None by default. */
  readonly allowedOrigins?: readonly string[];
  /** The time that expiry and delays follow. This machine's clock by default. */
  readonly clock?: SandboxClock;
  /** Any number. It makes sessions, codes and the chance of faults repeatable. Sessions can then be guessed. */
  readonly seed?: number;
  /** The pace of the streaming server. */
  readonly stream?: StreamOptions;
  /** Called with one line for each call, without secrets, and when `documents` rejects. */
  readonly log?: (line: string) => void;
}
