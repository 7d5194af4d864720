import { type Destination, explainRedirect } from '@gatehouse-login/core';
import type { Departure } from './login-driver.ts';

/** The departure for a destination of the core. */
export const departureOf = (destination: Destination): Departure => ({
  kind: destination.kind,
  url: destination.url,
  parameters: Object.fromEntries(destination.parts.map(({ name, value }) => [name, value])),
  ...(destination.kind === 'form-post' && { fields: { ...destination.fields } }),
  masked: Object.fromEntries(explainRedirect(destination).map(({ name, value }) => [name, value])),
});
