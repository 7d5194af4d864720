import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/links.ts';

const decisions = globSync('docs/decisions/*.md', { cwd: root }).sort();
const lineOf = (file: string) => {
  const title = /^# (.*)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  return `- [${title}](../../../${file})`;
};

export default {
  paths: () => [
    {
      params: { list: 'decisions' },
      content: `# Decisions\n\nWhy is it done this way? One page for each choice that a newcomer would question.\n\n${decisions.map(lineOf).join('\n')}\n`,
    },
    { params: { list: 'pictures' }, content: '# Pictures\n' },
    { params: { list: 'api' }, content: '# Interfaces\n' },
  ],
};
