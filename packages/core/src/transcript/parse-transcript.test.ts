import { describe, expect, it } from 'vitest';
import { aConfiguration } from '../testing/index.ts';
import { site } from '../testing/site.fixture.ts';
import { parseTranscript } from './parse-transcript.ts';
import { recordLogin } from './record-login.ts';
import { chain, transcriptOf, writeTranscript } from './write-transcript.ts';

async function written(): Promise<string> {
  const { submit, record } = site();
  await submit();
  return writeTranscript(transcriptOf(record));
}
const text = await written();
const lines = text.trimEnd().split('\n');
const without = (index: number) => lines.filter((_, at) => at !== index).join('\n');
const faultOf = (given: string) => parseTranscript(given)._unsafeUnwrapErr();

/** The lines with checksums of their own, as somebody would write them who knows how. */
function resealed(changed: readonly object[]): string {
  let before = '';
  return changed
    .map((line) => {
      const body = JSON.stringify(line);
      before = chain(before, body);
      return `${body.slice(0, -1)},"check":"${before}"}`;
    })
    .join('\n');
}
const bare = lines.map((line) => {
  const { check: _check, ...rest } = JSON.parse(line);
  return rest;
});

describe('a transcript that is read', () => {
  it('has seven lines for a login: the header, five steps and the end', () => {
    expect(lines).toHaveLength(7);
  });

  it.each([
    ['as it was written', text],
    ['without the last line end', text.trimEnd()],
    ['with the line ends of Windows', text.replaceAll('\n', '\r\n')],
    ['with a byte order mark and blank lines around', `\uFEFF\n  \n${text}\n\n`],
  ])('may come %s', (_how, given) => {
    expect(parseTranscript(given).isOk()).toBe(true);
  });

  it('may have no steps', () => {
    const nothing = writeTranscript(transcriptOf(recordLogin(aConfiguration())));
    expect(parseTranscript(nothing)._unsafeUnwrap().steps).toEqual([]);
  });
});

describe('a transcript is refused that', () => {
  it.each([
    ['is empty', '', 1, 'not-a-transcript', 'is empty'],
    ['is something else', 'hello\nworld', 1, 'not-a-transcript', 'is not the beginning'],
    ['is other JSON', '{"format":1}\n', 1, 'not-a-transcript', 'is not the beginning'],
    ['is a list', '[]', 1, 'not-a-transcript', 'is not the beginning'],
    ['is endless', ' '.repeat(1_000_001), 1, 'not-a-transcript', 'far too many'],
    ['lacks its end', without(6), 6, 'cut-off', 'was cut off'],
    ['ends within a line', text.slice(0, -20), 7, 'cut-off', 'breaks off'],
    ['ends within a step', lines.slice(0, 4).join('\n').slice(0, -9), 4, 'cut-off', 'breaks off'],
    ['ends within its header', text.slice(0, 40), 1, 'cut-off', 'breaks off'],
    ['lacks a line', without(3), 4, 'altered', 'was altered'],
    ['has a line twice', [...lines.slice(0, 3), ...lines.slice(2)].join('\n'), 4, 'altered', 'altered'],
    ['has another word', text.replace('session-opened', 'session-refused'), 4, 'altered', 'checksum'],
    ['has another header', text.replace('"partner":false', '"partner":true'), 1, 'altered', 'checksum'],
    ['has a line that is no JSON', text.replace('{"ms"', '{ms'), 2, 'altered', 'is not JSON'],
    ['has a blank line within', text.replace('\n', '\n\n'), 2, 'altered', 'is not JSON'],
    ['goes on after its end', `${text}{"end":5}`, 8, 'altered', 'was added'],
    ['counts wrongly', resealed([...bare.slice(0, 6), { end: 4 }]), 7, 'altered', 'counts 4 steps'],
    ['is of a later format', resealed([{ ...bare[0], transcript: 2 }]), 1, 'later-format', 'format 2'],
    ['has a header with more', resealed([{ ...bare[0], more: 1 }, { end: 0 }]), 1, 'unknown', 'header'],
    [
      'has an unknown event',
      resealed([bare[0], { ...bare[1], event: { type: 'teleported' } }, { end: 1 }]),
      2,
      'unknown',
      'in "event.type"',
    ],
    [
      'has a field that could hold anything',
      resealed([bare[0], { ...bare[1], event: { ...bare[1].event, password: 'x' } }, { end: 1 }]),
      2,
      'unknown',
      'does not know',
    ],
  ])('%s', (_what, given, line, kind, problem) => {
    expect(faultOf(given)).toEqual({ line, kind, problem: expect.stringContaining(problem) });
  });

  it('was cut anywhere or changed in any character', () => {
    const end = text.trimEnd();
    for (let at = 0; at < end.length; at += 7) {
      expect(parseTranscript(end.slice(0, at)).isErr(), `cut at ${at}`).toBe(true);
      const other = end[at] === 'x' ? 'y' : 'x';
      if (end[at] === '\n') continue;
      expect(parseTranscript(end.slice(0, at) + other + end.slice(at + 1)).isErr(), `changed at ${at}`).toBe(
        true,
      );
    }
  });

  it('never repeats what the text holds', () => {
    const { problem } = faultOf(resealed([bare[0], { CANARY: 'CANARY' }, { end: 1 }]));
    expect(problem).not.toContain('CANARY');
  });
});
