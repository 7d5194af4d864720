import { BRAND_IDS, type Brand } from './brands.ts';

/** The ports that a sandbox listens on. */
export interface Ports {
  readonly home: number;
  readonly brands: Readonly<Record<Brand, number>>;
}

/** The names of this machine that addresses are written with. */
export type LoopbackName = 'localhost' | '127.0.0.1';

/**
 * The `LoopbackName` of a request's host. `[::1]` counts as `localhost`, since a content security policy cannot
 * contain an IPv6 address.
 */
export const loopbackName = (host: string | undefined): LoopbackName =>
  host?.startsWith('127.0.0.1') ? '127.0.0.1' : 'localhost';

/** The origin of a port, such as `http://localhost:4300`. */
export const originOf = (name: LoopbackName, port: number): string => `http://${name}:${port}`;

/** Every origin that a page of this sandbox can have. */
export function ownOrigins(ports: Ports): readonly string[] {
  return [ports.home, ...BRAND_IDS.map((brand) => ports.brands[brand])].flatMap((port) => [
    originOf('localhost', port),
    originOf('127.0.0.1', port),
    `http://[::1]:${port}`,
  ]);
}

/** The origins whose pages may call a sandbox: its own, and those of the addresses in `more`. */
export function allowedOrigins(ports: Ports, more: readonly string[]): ReadonlySet<string> {
  return new Set([
    ...ownOrigins(ports),
    ...more.map((address) => (URL.canParse(address) ? new URL(address).origin : address)),
  ]);
}
