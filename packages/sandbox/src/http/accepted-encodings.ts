/** The content codings that the sandbox sends. Of two that a client likes equally, it sends the first. */
const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** A coding, and its weight if it has one. A member that is malformed is left out. */
const MEMBER = /^\s*([^\s;]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/;

function weightsOf(header: string): ReadonlyMap<string, number> {
  return new Map(
    header
      .toLowerCase()
      .split(',')
      .flatMap((part) => {
        const [, coding, weight = '1'] = MEMBER.exec(part) ?? [];
        return coding === undefined ? [] : [[coding.replace(/^x-/, ''), Number(weight)]];
      }),
  );
}

/**
 * The codings of an `Accept-Encoding`, best first (RFC 9110, section 12.5.3). The empty list sends the answer
 * uncompressed. So does a header that refuses `identity` and names no other coding we have: most clients can read
 * plain text anyway.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (header === undefined) return [];
  const weights = weightsOf(header);
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get('*') ?? 0;
  // An unnamed `identity` is accepted, but below every named coding.
  const plain = weights.get('identity') ?? 0;
  return ENCODINGS.filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= plain).sort(
    (left, right) => weightOf(right) - weightOf(left),
  );
}
