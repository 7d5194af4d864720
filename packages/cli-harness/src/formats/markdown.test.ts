import { describe, expect, it } from 'vitest';
import { aFailure, aRunReport, aScenario } from '../testing/a-run-report.ts';
import { markdownOf } from './markdown.ts';

describe('a report in Markdown', () => {
  it('says what failed and why, and folds the rest', () => {
    const text = markdownOf(aRunReport([aFailure(), aScenario()]));
    expect(text).toMatch(/^## ❌ Gatehouse: 1 of 2 scenarios failed\n/);
    expect(text).toContain('1 failed, 1 passed in 1.2 s. Exit code 1, Gatehouse 0.1.0.');
    expect(text).toContain(
      '| **refuses a wrong password**<br>scenarios/login.yaml:9 | kq, webtrader, en | The visitor should be refused, and was signed in. | 180 ms |',
    );
    expect(text).toContain('<details><summary>1 passed</summary>');
  });

  it('of a run that passed folds everything', () => {
    expect(markdownOf(aRunReport())).toMatch(/^## ✅ Gatehouse: 1 scenario passed\n\n1 passed in/);
  });

  it('takes names for text, whatever is in them', () => {
    const text = markdownOf(
      aRunReport([aFailure({ name: '<img src=x> | [a](b) `c`\n# d @e', message: '**x**' })]),
    );
    expect(text).toContain('**&lt;img src=x&gt; \\| \\[a\\](b) \\`c\\` \\# d \\@e**');
    expect(text).toContain('\\*\\*x\\*\\*');
  });

  it('names what a merged report lacks', () => {
    expect(markdownOf(aRunReport([], { notes: ['The report of shard 2/4 is missing.'] }))).toContain(
      '> The report of shard 2/4 is missing.',
    );
  });

  it('stays small enough for a summary', () => {
    const text = markdownOf(
      aRunReport(Array.from({ length: 5_000 }, (_, at) => aFailure({ id: String(at) }))),
    );
    expect(text.length).toBeLessThan(500_000);
    expect(text).toContain('And 4500 more');
  });
});
