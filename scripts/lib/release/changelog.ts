import { type Bump, breaks, type Changeset } from '../changesets.ts';

const ORDER: readonly Bump[] = ['patch', 'minor', 'major'];

/** The part of the version that rises: the largest that a changeset names. */
const bumpOf = (changesets: readonly Changeset[]): Bump => {
  const ranks = changesets.flatMap(({ bumps }) => Object.values(bumps)).map((bump) => ORDER.indexOf(bump));
  return ORDER[Math.max(0, ...ranks)] ?? 'patch';
};

/** The version that follows. All packages have the same. */
export const nextVersion = (version: string, changesets: readonly Changeset[]): string => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const next = { major: [major + 1, 0, 0], minor: [major, minor + 1, 0], patch: [major, minor, patch + 1] };
  return next[bumpOf(changesets)].join('.');
};

const SECTIONS = ['What breaks', 'New', 'Mended'] as const;
const sectionOf = (changeset: Changeset): (typeof SECTIONS)[number] => {
  if (breaks(changeset)) return 'What breaks';
  return bumpOf([changeset]) === 'patch' ? 'Mended' : 'New';
};

/** An entry of the list: the packages without their scope, then the text, whose later lines are indented. */
const entryOf = ({ bumps, text }: Changeset): string => {
  const names = Object.keys(bumps).map((name) => name.replace('@gatehouse-login/', ''));
  const lines = `**${names.sort().join(', ')}:** ${text.trim()}`.split('\n');
  return `- ${lines.map((line, at) => (at === 0 || line.trim() === '' ? line : `  ${line}`)).join('\n')}`;
};

/** The changelog's part of a version: first what breaks, then what is new, then what was mended. */
export const partOf = (version: string, date: string, changesets: readonly Changeset[]): string => {
  const parts = SECTIONS.flatMap((section) => {
    const entries = changesets.filter((changeset) => sectionOf(changeset) === section).map(entryOf);
    return entries.length === 0 ? [] : [`### ${section}\n\n${entries.sort().join('\n')}\n`];
  });
  return [`## ${version} (${date})\n`, ...parts].join('\n');
};

/** Puts a version's part above those of the versions before it. */
export const withPart = (changelog: string, part: string): string => {
  const at = changelog.indexOf('\n## ') + 1;
  return at === 0
    ? `${changelog.trimEnd()}\n\n${part}`
    : `${changelog.slice(0, at)}${part}\n${changelog.slice(at)}`;
};

/** Returns the part of one version, or null if the changelog has none. */
export const partIn = (changelog: string, version: string): string | null => {
  const parts = changelog.split(/^(?=## )/m);
  const part = parts.find((each) => each.startsWith(`## ${version} `));
  return part === undefined ? null : `${part.trimEnd()}\n`;
};
