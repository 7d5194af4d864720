import * as z from 'zod/mini';
import { STEPS } from '../address/location.ts';
import { PLATFORM_TYPES } from '../configuration/configuration.ts';
import { ERROR_TABLE } from '../errors/error-table.ts';
import { COMMAND_KINDS } from '../flow/command.ts';
import { EDGES } from '../flow/transition.ts';
import { LANGUAGES } from '../locale/language.ts';
import { type RecordedEvent, type RecordedState, TRANSCRIPT_FORMAT } from './entry.ts';
import { FIELD, HOST, REFERENCE } from './record-event.ts';

const oneOf = <Name extends string>(names: readonly Name[]) => z.enum(names as readonly [Name, ...Name[]]);
/** Any name of a union. A missing one does not compile. */
const anyOf = <Name extends string | undefined>(names: Readonly<Record<NonNullable<Name>, true>>) =>
  oneOf(Object.keys(names));
const text = (pattern: RegExp) => z.string().check(z.regex(pattern));
const count = z.int().check(z.gte(0), z.lte(1_000_000_000));
const number = z.int();
const checksum = text(/^[\da-f]{8}$/);

const fault = oneOf(Object.keys(ERROR_TABLE));
const purpose = anyOf<RecordedEvent['purpose']>({ platform: true, partner: true, 'my-account': true });
const page = anyOf<RecordedState['page']>({ frame: true, 'new-tab': true });
const maybe = z.optional;

const event = z.strictObject({
  type: oneOf([...new Set(EDGES.map(({ on }) => on))]),
  step: maybe(oneOf(STEPS)),
  language: maybe(oneOf(LANGUAGES)),
  region: maybe(text(/^[\w-]{1,40}$/)),
  redirect: maybe(anyOf<RecordedEvent['redirect']>({ listed: true, refused: true })),
  reset: maybe(page),
  key: maybe(anyOf<RecordedEvent['key']>({ own: true, other: true })),
  tab: maybe(anyOf<RecordedEvent['tab']>({ username: true, phone: true })),
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
  behind: maybe(anyOf<RecordedState['behind']>({ login: true, 'two-factor': true, 'force-password': true })),
  fault: maybe(fault),
  news: maybe(
    anyOf<RecordedState['news']>({
      'can-try-again': true,
      cancelled: true,
      'change-cancelled': true,
      'code-sent': true,
      'session-expired': true,
    }),
  ),
  contacts: maybe(count),
  contact: maybe(count),
  contactMissing: maybe(z.boolean()),
  resendSeconds: maybe(z.number()),
  mismatch: maybe(z.boolean()),
  page: maybe(page),
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
