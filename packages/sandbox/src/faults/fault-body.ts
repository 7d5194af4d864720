import type { FaultCall } from './fault.ts';
import { hostileCopy, hostileText, withPollution } from './hostile.ts';

function wrongly(value: unknown): unknown {
  if (typeof value === 'string') return 42;
  if (typeof value === 'number') return { not: 'a number' };
  if (typeof value === 'boolean') return 'no';
  return value === null ? 0 : 'none';
}

const fieldByField = (body: object, change: (value: unknown) => unknown): object =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, change(value)]));

function deeply(value: unknown, change: (value: unknown) => unknown): unknown {
  const changed = change(value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((inner) => deeply(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  return fieldByField(value, (inner) => deeply(inner, change));
}

/** Changes each value to one of another type. */
export const withWrongTypes = (body: object): object => fieldByField(body, wrongly);

/** Changes every list to null. */
export const withNullArrays = (body: object): object =>
  fieldByField(body, (field) => deeply(field, (value) => (Array.isArray(value) ? null : value)));

/** Changes every true to false. */
export const withFalse = (body: object): object =>
  fieldByField(body, (value) => (typeof value === 'boolean' ? false : value));

/** Adds unknown fields at every level. */
export function withUnknownFields(body: object): object {
  const more = { futureField: 'new', futureFlag: true, futureList: [1, { deep: null }], futureObject: {} };
  function extended(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(extended);
    if (typeof value !== 'object' || value === null) return value;
    return { ...more, ...fieldByField(value, extended) };
  }
  return { ...more, ...fieldByField(body, extended) };
}

function contacts(): object[] {
  return Array.from({ length: 10_000 }, (_, index) => ({
    contactId: index,
    contactCategoryId: index % 3,
    value: hostileText(index),
  }));
}

/** Fields that keep their honest values; without them, the page would show no screen at all. */
const ESSENTIALS = new Set([
  'brand',
  'appKey',
  'urls',
  'defaultTheme',
  'redirectUris',
  'riskDisclaimerSvgUrls',
]);

function hostileFields(honest: object): object {
  return Object.fromEntries(
    Object.entries(honest).map(([name, value]) => [name, ESSENTIALS.has(name) ? value : hostileCopy(value)]),
  );
}

/**
 * The JSON of a `hostile` answer. A log-on has a session of markup and ten thousand contacts; any other call has its
 * honest answer with the texts replaced.
 */
export function hostileBody(call: FaultCall, honest: object): string {
  if (call !== 'session') return withPollution(hostileFields(honest));
  return withPollution({
    session: hostileText(1),
    passwordChangeRequired: false,
    allowedAccountOperator: false,
    statusCode: 0,
    is2FAEnabled: false,
    twoFAToken: null,
    additional2FAMethods: contacts(),
    additionalInfo: hostileText(0),
    userType: 1,
  });
}
