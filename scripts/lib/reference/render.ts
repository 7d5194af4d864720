import { htmlOf } from './code.ts';
import { type Documented, type Homes, itemsAtHome, NUMBER, nameOf } from './homes.ts';
import { firstSentence, type Item, NAMED, sectionsOf, type Token, textOf } from './model.ts';

/** Renders the pages of entries, which link to each other. */
export function rendererOf(homes: Homes) {
  function pageOf(documented: Documented): string {
    const { entry, model, page } = documented;
    const here = itemsAtHome(documented, homes);
    const names = new Set(here.map(nameOf));

    const addressOf = ({ canonicalReference = '' }: Token): string | undefined => {
      const [, from = '', path = ''] = /^(.*?)!~?([\w$.]+)/.exec(canonicalReference) ?? [];
      const name = (path.split('.')[0] ?? '').replace(NUMBER, '');
      const home = homes.pageOf(from, name);
      if (home !== undefined) return home === page ? `#${name}` : `${home}.html#${name}`;
      return from === entry.package && names.has(name) ? `#${name}` : undefined;
    };
    /** Sentences, in which names that have a description are links. */
    const prose = (text: string): string =>
      text
        .split(/(^```[\s\S]*?^```)/m)
        .map((part, at) => (at % 2 === 1 ? part : linked(part)))
        .join('');
    const linked = (text: string): string =>
      text
        .replaceAll('<', '&lt;')
        .replaceAll('{{', '{&#123;')
        .replaceAll(/`([A-Za-z]\w*)`/g, (code, name) => {
          const home = homes.pageOf(entry.package, name);
          if (names.has(name)) return `[${code}](#${name})`;
          return home === undefined ? code : `[${code}](${home}.md#${name})`;
        });

    const block = (tokens: readonly Token[]): string =>
      `<div class="language-ts signature"><pre v-pre><code>${htmlOf(tokens, addressOf)}</code></pre></div>`;
    const member = ({ docComment, excerptTokens = [] }: Item): string => {
      const code = htmlOf(excerptTokens, addressOf);
      const text = prose(textOf(docComment)).replaceAll('\n', '\n  ');
      const shown = code.includes('\n')
        ? `${block(excerptTokens).replaceAll('\n', '\n  ')}\n\n`
        : `<code v-pre>${code}</code><br>\n`;
      return `- ${shown}  ${text}\n`;
    };
    const described = (item: Item): string => {
      const { docComment, excerptTokens = [], members = [] } = item;
      const list = members.map(member).join('');
      const name = nameOf(item);
      // The members follow, so a name alone says nothing.
      const isBare = excerptTokens
        .map(({ text }) => text)
        .join('')
        .trim()
        .endsWith(`interface ${item.name}`);
      const code = isBare ? '' : `\n${block(excerptTokens)}\n`;
      const head = `### ${name} {#${name}}\n\n${prose(textOf(docComment))}\n${code}`;
      return list === '' ? head : `${head}\n<div class="members">\n\n${list}\n</div>\n`;
    };
    const row = (item: Item): string => {
      const name = nameOf(item);
      const home = homes.pageOf(entry.package, name) ?? page;
      const link = home === page ? `#${name}` : `${home}.md#${name}`;
      return `| [\`${name}\`](${link}) | ${linked(firstSentence(textOf(item.docComment))).replaceAll('|', '\\|')} |\n`;
    };
    const overview = sectionsOf(
      model.items.filter((item) => homes.pageOf(entry.package, nameOf(item)) !== undefined),
    )
      .filter(([heading]) => heading !== NAMED)
      .map(([heading, items]) => `| ${heading} | |\n|---|---|\n${items.map(row).join('')}`)
      .join('\n');
    const body = sectionsOf(here).map(
      ([heading, items]) => `## ${heading}\n\n${items.map(described).join('\n')}`,
    );
    return `---\noutline: [2, 3]\n---\n\n# \`${entry.specifier}\`\n\n${prose(model.comment)}\n\n${overview}\n${body.join('\n')}`;
  }

  /** The page that leads to the others. */
  const indexOf = (entries: readonly Documented[]): string => {
    const rows = entries.map(({ entry, model, page }) => {
      const sentence = firstSentence(model.comment).replaceAll('|', '\\|');
      return `| [\`${entry.specifier}\`](${page}.md) | ${sentence} |\n`;
    });
    return `# API reference

Every export of every entry, with its types, made from the built declarations and their comments. A name that several entries of a package export is described once.

| Entry | What it is for |
|---|---|
${rows.join('')}
`;
  };
  return { pageOf, indexOf };
}
