import { BRANDS, nearest } from '@gatehouse-login/core';
import * as z from 'zod/mini';

const SETTINGS = z.strictObject({
  /** The brand that the site must have. */
  brand: z.optional(z.enum(BRANDS, `must be one of ${BRANDS.join(', ')}`)),
  /** The home page of a sandbox: its people can sign in, and codes come from its inbox. */
  sandbox: z.optional(z.url('must be the address of a sandbox, such as http://localhost:4300')),
  /** Allows a host that looks like production. */
  allowProduction: z.optional(z.boolean('must be true or false')),
  /** The path of a PEM file with further certificate authorities to trust. */
  ca: z.optional(z.string('must be the path of a file')),
  /** The deadline of each call, in milliseconds. The login's own deadlines by default. */
  timeout: z.optional(z.int('must be a number of milliseconds').check(z.minimum(1, 'must be positive'))),
  /** Whether visitors share connections, which is quicker, or each has its own, as browsers do. */
  connections: z.optional(z.enum(['shared', 'each'], 'must be shared or each')),
  /** The user names of accounts that wrong passwords may lock. */
  expendable: z.optional(z.array(z.coerce.string(), 'must be a list of user names')),
  /** Leaves every session open. */
  keepSessions: z.optional(z.boolean('must be true or false')),
});

/** The settings of a load test. */
export type LoadSettings = z.infer<typeof SETTINGS>;

/** Reads the settings of a load test. The problem names the wrong setting and says what is allowed. */
export function readLoadSettings(
  given: unknown,
): { readonly settings: LoadSettings } | { readonly problem: string } {
  const read = SETTINGS.safeParse(given ?? {}, { error: () => 'must be a map' });
  if (read.success) return { settings: read.data };
  const [issue] = read.error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const known = Object.keys(SETTINGS.shape);
    const near = nearest(key, known);
    const hint = near === null ? `Known are: ${known.join(', ')}.` : `Did you mean "${near}"?`;
    return { problem: `There is no setting "${key}". ${hint}` };
  }
  const name = issue?.path.map(String).join('.') ?? '';
  return { problem: `${name === '' ? 'What stands there' : `"${name}"`} ${issue?.message ?? 'is wrong'}.` };
}
