import type { Report } from '../../report/report.ts';
import type { Secrets } from '../../report/secret-watch.ts';
import { inert } from '../../terminal/inert.ts';

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
