import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../build/links.ts';

const decisions = globSync('docs/decisions/*.md', { cwd: root }).sort();
/** `two-factor.webp` is called "Two factor". */
const nameOf = (file: string): string => {
  const words = basename(file, '.webp').replaceAll('-', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const lineOf = (file: string) => {
  const title = /^# (.*)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  return `- [${title}](../../../${file})`;
};

const pictures = `# Pictures

What the login page looks like. [The gallery](../../testing.md#the-gallery) has every state of it, alive.

${globSync('docs/pictures/*.webp', { cwd: root })
  .sort()
  .map((file) => `## ${nameOf(file)}\n\n![${nameOf(file)}](../../../${file})`)
  .join('\n\n')}
`;

const interfaces = `# Interfaces

What programs may rely on, as files.

${globSync('docs/api/*.{json,md}', { cwd: root })
  .sort()
  .map((file) => `- [${basename(file)}](../../../${file})`)
  .join('\n')}
`;

export default {
  paths: () => [
    {
      params: { list: 'decisions' },
      content: `# Decisions\n\nWhy is it done this way? One page for each choice that a newcomer would question.\n\n${decisions.map(lineOf).join('\n')}\n`,
    },
    { params: { list: 'pictures' }, content: pictures },
    { params: { list: 'api' }, content: interfaces },
  ],
};
