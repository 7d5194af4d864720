import * as z from 'zod/mini';
import { STEPS } from '../address/location.ts';
import { PLATFORM_TYPES } from '../configuration/configuration.ts';
import { ERROR_TABLE } from '../errors/error-table.ts';
import { COMMAND_KINDS } from '../flow/command.ts';
import { EDGES } from '../flow/transition.ts';
import { LANGUAGES } from '../locale/language.ts';
import { TRANSCRIPT_FORMAT } from './entry.ts';
import { FIELD, HOST, REFERENCE } from './record-event.ts';

const oneOf = <Name extends string>(names: readonly Name[]) => z.enum(names as readonly [Name, ...Name[]]);
const text = (pattern: RegExp) => z.string().check(z.regex(pattern));
const count = z.int().check(z.gte(0), z.lte(1_000_000_000));
const number = z.int();
const checksum = text(/^[\da-f]{8}$/);

const fault = oneOf(Object.keys(ERROR_TABLE));
const purpose = oneOf(['platform', 'partner', 'my-account']);
const maybe = z.optional;

const event = z.strictObject({
  type: oneOf([...new Set(EDGES.map(({ on }) => on))]),
  step: maybe(oneOf(STEPS)),
  language: maybe(oneOf(LANGUAGES)),
  region: maybe(text(/^[\w-]{1,40}$/)),
  redirect: maybe(oneOf(['listed', 'refused'])),
  reset: maybe(oneOf(['frame', 'new-tab'])),
  key: maybe(oneOf(['own', 'other'])),
  tab: maybe(oneOf(['username', 'phone'])),
  platform: maybe(oneOf(PLATFORM_TYPES)),
  remember: maybe(z.boolean()),
  complete: maybe(z.boolean()),
  matches: maybe(z.boolean()),
  reference: maybe(text(REFERENCE)),
  contact: maybe(count),
  contacts: maybe(count.check(z.lte(1000))),
  seconds: maybe(z.number()),
  fault: maybe(fault),
  code: maybe(number),
  status: maybe(number),
  cause: maybe(text(/^[a-z-]{1,40}$/)),
  field: maybe(text(FIELD)),
  purpose: maybe(purpose),
  host: maybe(text(HOST)),
});

const state = z.strictObject({
  at: oneOf([...new Set(EDGES.flatMap(({ from, to }) => [...from, ...to]))]),
  behind: maybe(oneOf(['login', 'two-factor', 'force-password'])),
  fault: maybe(fault),
  news: maybe(oneOf(['can-try-again', 'cancelled', 'change-cancelled', 'code-sent', 'session-expired'])),
  contacts: maybe(count),
  contact: maybe(count),
  contactMissing: maybe(z.boolean()),
  resendSeconds: maybe(z.number()),
  mismatch: maybe(z.boolean()),
  page: maybe(oneOf(['frame', 'new-tab'])),
  purpose: maybe(purpose),
  stalled: maybe(z.boolean()),
});

const command = text(new RegExp(`^(?:${Object.keys(COMMAND_KINDS).join('|')})(?: [\\w.-]{1,30})?$`));

/** What any transcript says of itself, of whatever format. */
export const anyHeader = z.object({ transcript: z.int().check(z.gte(1)), gatehouse: z.string() });

/** The first line. */
export const headerLine = z.strictObject({
  transcript: z.literal(TRANSCRIPT_FORMAT),
  gatehouse: text(/^[\w.+-]{1,60}$/),
  startedAt: text(/^\d{4}-\d\d-\d\dT[\d:.]{1,20}Z$/),
  brand: text(/^[\w-]{1,60}$/),
  partner: z.boolean(),
  configuration: checksum,
  dropped: count,
  check: checksum,
});

/** The line of a step. */
export const stepLine = z.strictObject({
  ms: count,
  event,
  state: z.nullable(state),
  commands: z.array(command).check(z.maxLength(20)),
  check: checksum,
});

/** The last line. */
export const endLine = z.strictObject({ end: count, check: checksum });
