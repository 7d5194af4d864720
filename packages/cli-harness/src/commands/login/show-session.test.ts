import { describe, expect, it } from 'vitest';
import type { Report } from '../../report/report.ts';
import { withSession } from './write-login.ts';

const watch = { permit: () => {} };

const REPORT: Report = {
  format: 1,
  outcome: 'signed-in',
  brand: 'kq',
  region: null,
  language: 'en',
  platform: 'webtrader',
  reference: 'kamo-7352',
  steps: [],
};
describe('--show-session', () => {
  it('adds the session of a sign-in', () => {
    const permitted: string[] = [];
    const permit = (secret: string) => permitted.push(secret);
    expect(withSession(REPORT, 's-1', { permit }).session).toBe('s-1');
    expect(permitted).toEqual(['s-1']);
  });

  it.each(['s\n1', 's\u001b[2J', 's\u009b31m', 's\u202e1', '\u007f'])(
    'refuses a session with control characters: %j',
    (session) => {
      const report = withSession(REPORT, session, watch);
      expect(report).toMatchObject({ outcome: 'environment-fault', error: { kind: 'malformed-answer' } });
      expect(JSON.stringify(report)).not.toContain(JSON.stringify(session).slice(1, -1));
    },
  );

  it('adds nothing after another outcome', () => {
    const refused: Report = { ...REPORT, outcome: 'refused' };
    expect(withSession(refused, 's-1', watch)).toBe(refused);
    expect(withSession(REPORT, undefined, watch)).toBe(REPORT);
  });
});
