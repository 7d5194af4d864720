import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, makeFixture, PAYLOAD, ROWS, SIGN_IN } from './testing/fixture.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
});
afterAll(() => fixture.dispose());

describe('a test is stopped before anybody signs in', () => {
  it.each<[string, () => Promise<{ problems: readonly string[] }>, RegExp]>([
    [
      'an unknown word',
      () => fixture.prepare(fixture.script([SIGN_IN, '- expct signed in']), ROWS),
      /load\.yaml:10:9: There is no step "expct"\. Did you mean "expect"\?\n {2}10 \|[^\n]*\n[ |]*\^{5}$/,
    ],
    [
      'a flow that expects nothing',
      () => fixture.prepare(fixture.script([SIGN_IN]), ROWS),
      /expects nothing, so it could not fail/,
    ],
    [
      'an unknown variable',
      () =>
        fixture.prepare(
          fixture.script([
            '- sign in as: { user: "{{ user }}", password: "{{ pasword }}" }',
            '- expect signed in',
          ]),
          ROWS,
        ),
      /There is no variable "pasword"\. Did you mean "password"\?/,
    ],
    [
      'an unknown setting',
      () => fixture.prepare(fixture.script([SIGN_IN, '- expect signed in'], '{ brnad: kq }'), ROWS),
      /There is no setting "brnad"\. Did you mean "brand"\?/,
    ],
    [
      'another brand',
      () => fixture.prepare(fixture.script([SIGN_IN, '- expect signed in'], '{ brand: kq }'), ROWS),
      /The brand of the site is city-index, not kq\./,
    ],
    [
      'an unknown key of a scenario',
      () =>
        fixture.prepare(
          fixture.script([SIGN_IN, '- expect signed in'], '{}', PAYLOAD, '    brnad: kq\n'),
          ROWS,
        ),
      /load\.yaml:8:5: .*no "brnad"\. Did you mean "brand"\?/,
    ],
    [
      'a password that everybody can read',
      () =>
        fixture.prepare(
          fixture.script(['- sign in as: { user: ann, password: Blue-Tree7 }', '- expect signed in']),
          ROWS,
        ),
      /Everybody who has the file can read this password/,
    ],
    [
      'a wrong password',
      () =>
        fixture.prepare(
          fixture.script(['- sign in as: { user: "{{ user }}", password: wrong }', '- expect refused']),
          ROWS,
        ),
      /Wrong passwords lock accounts\. List those that may be locked/,
    ],
    [
      'codes from nowhere',
      () =>
        fixture.prepare(
          fixture.script([SIGN_IN, '- choose sms', '- enter code', '- expect signed in']),
          ROWS,
        ),
      /Nothing says where the codes come from/,
    ],
    [
      'no rows',
      () => fixture.prepare(fixture.script([SIGN_IN, '- expect signed in']), []),
      /people\.csv has no rows/,
    ],
    [
      'a host that looks like production',
      () =>
        fixture.prepare(
          fixture
            .script([SIGN_IN, '- expect signed in'])
            .replace(/target: .*/, 'target: https://login.cityindex.com'),
          ROWS,
        ),
      /looks like production\. Nothing was sent to it\. .*allowProduction/,
    ],
    [
      'a target that does not answer',
      () =>
        fixture.prepare(
          fixture.script([SIGN_IN, '- expect signed in']).replace(/target: .*/, 'target: http://localhost:9'),
          ROWS,
        ),
      /localhost/,
    ],
    [
      'no sandbox where one is named',
      () =>
        fixture.prepare(
          fixture.script([SIGN_IN, '- expect signed in'], '{ sandbox: "http://localhost:9" }'),
          ROWS,
        ),
      /There is no sandbox at http:\/\/localhost:9/,
    ],
    [
      'a flow and a scenario at once',
      () => fixture.prepare(fixture.script([SIGN_IN], '{}', PAYLOAD, '    scenario: a.yaml#b\n'), ROWS),
      /but not both/,
    ],
  ])('by %s', async (_, prepare, problem) => {
    const { problems } = await prepare();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
    expect(fixture.sandbox.journal().filter(({ path }) => path.endsWith('/Session'))).toEqual([]);
  });
});
