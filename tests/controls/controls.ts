import { CALLS } from './calls.ts';
import type { Control } from './control.ts';
import { HEADER_CONTROLS } from './headers.ts';
import { INPUT } from './input.ts';
import { LEAVING } from './leaving.ts';
import { SECRETS } from './secrets.ts';
import { SHIPPED } from './shipped.ts';

/** The security controls, in the order of their numbers. */
export const CONTROLS: readonly Control[] = [
  ...LEAVING,
  ...HEADER_CONTROLS,
  ...CALLS,
  ...SECRETS,
  ...INPUT,
  ...SHIPPED,
].toSorted((one, other) => one.id - other.id);
