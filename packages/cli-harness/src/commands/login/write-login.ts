import type { UnknownKey } from '@gatehouse-login/core';
import type { SessionEnd } from '../../driver/login-driver.ts';
import type { LoginGiven } from '../../flags/login-flags.ts';
import type { Io } from '../../io.ts';
import type { ExitCode } from '../../report/outcome.ts';
import type { Report } from '../../report/report.ts';
import type { Secrets } from '../../report/secret-watch.ts';
import { writeReport } from '../../report/write-report.ts';
import { reportOf } from '../../signing-in/report-of.ts';
import type { SignIn } from '../../signing-in/sign-in.ts';
import { inert } from '../../terminal/inert.ts';
import type { LoginPlan } from './plan.ts';

/** The run that a login was. */
interface Run {
  readonly plan: LoginPlan;
  readonly given: LoginGiven;
  readonly io: Io;
  readonly secrets: Secrets;
  readonly origin: string;
}

/** Writes the report of a login. */
export function writeLogin(signed: SignIn, end: SessionEnd, run: Run): ExitCode {
  const { plan, given, io, secrets, origin } = run;
  const { vault } = secrets;
  const { configuration, username, driver } = signed;
  const session = wordsOf(end);
  const report = reportOf(signed, plan, vault);
  return writeReport(
    given['show-session'] ? withSession(report, driver?.session()?.session, secrets) : report,
    io,
    {
      json: given.json,
      quiet: plan.quiet,
      keepStdout: given['show-session'],
      site: origin,
      brandName: configuration?.brandName || (configuration?.brand ?? ''),
      user: username === undefined ? '' : vault.mask(username),
      ...(session === null ? {} : { session }),
    },
  );
}

/** What happened to the session, in a few words; null if there was none. */
function wordsOf(end: SessionEnd): string | null {
  switch (end.kind) {
    case 'none':
      return null;
    case 'kept':
      return 'left open, as you asked';
    case 'logged-off':
      return 'logged off';
    case 'open':
      return `could not be logged off (${end.reason}) and may stay open until it expires`;
  }
}

/** Says on a terminal that the credentials are being sent. */
export function announce({ stderr }: Io, username: string, origin: string, brand: string): void {
  if (stderr.isTTY) stderr.write(`Logging in as ${inert(username)} at ${origin} (${brand}) …\n`);
}

/** Warns of keys of a configuration that have no meaning. */
export function warn({ stderr }: Io, keys: readonly UnknownKey[]): void {
  for (const { path, nearest } of keys) {
    const meant = nearest === null ? '' : ` Did you mean ${nearest}?`;
    stderr.write(`Warning: the site's configuration has an unknown key "${inert(path)}".${meant}\n`);
  }
}

/**
 * Adds the session to the report of a sign-in. A session with control characters is not shown: it could
 * take over the terminal, or add lines to what a script reads.
 */
export function withSession(
  report: Report,
  session: string | undefined,
  { permit }: Pick<Secrets, 'permit'>,
): Report {
  if (report.outcome !== 'signed-in' || session === undefined) return report;
  if (inert(session) === session) {
    permit(session);
    return { ...report, session };
  }
  const { destination: _destination, ...rest } = report;
  return {
    ...rest,
    outcome: 'environment-fault',
    error: {
      kind: 'malformed-answer',
      retryable: true,
      message: 'The session holds control characters, so it was not printed.',
      next: 'Check that the address leads to a trading API.',
    },
  };
}
