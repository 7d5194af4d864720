// What differs from run to run, and what a snapshot shows instead.
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\blocalhost:\d{5}\b/g, 'localhost:<port>'],
  [/\b\d+(\.\d+)? (ms|s)\b/g, '<time>'],
  [/("ms": ?)\d+/g, '$1<time>'],
  [/\b179\d{10}\b/g, '<now>'],
  [/\b20\d\d-\d\d-\d\dT[\d:.]+Z/g, '<now>'],
  [/\b20\d{6}T\d{6}Z\b/g, '<release>'],
  // What runs now. The version in a transcript is that of its file.
  [/^Gatehouse \d+\.\d+\.\d+ (does|behaves)/gm, 'Gatehouse <version> $1'],
  // Whether there is one depends on the machine.
  [/^There is no nginx on this machine.*\n/gm, ''],
  // References and audit ids are random.
  [/\b[a-z]{4}-\d{4}\b/g, '<reference>'],
  [/\baudit-[0-9a-f]{8}\b/g, 'audit-<id>'],
];

/** The text without what differs from run to run. */
export const steady = (text: string): string =>
  VARYING.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
