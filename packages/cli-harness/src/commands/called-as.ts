import type { Io } from '../io.ts';

/**
 * How the reader calls this command. With npx it needs the package's name: a `gatehouse` that is not installed would be
 * fetched from npm, where that name belongs to someone else.
 */
export const calledAs = ({ env }: Pick<Io, 'env'>): string =>
  env.npm_execpath === undefined ? 'gatehouse' : 'npx --no @gatehouse-login/cli-harness';
