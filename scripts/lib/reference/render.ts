import { htmlOf } from './code.ts';
import type { Token } from './comments.ts';
import { addressesOf, type Documented, type Homes, idOf, itemsAtHome, titleOf } from './homes.ts';
import { firstSentence, type Item, isExported, sectionsOf, textOf } from './model.ts';

const CODE = /(^```[\s\S]*?^```|`[^`\n]+`)/m;

/** Makes text of a comment safe on a page, which is a component of Vue. */
const safe = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('{{', '{&#123;');

/** The items by name, so that the overloads of a function are together. */
function groupsOf(items: readonly Item[]): readonly (readonly [Item, ...Item[]])[] {
  const groups = new Map<string, readonly [Item, ...Item[]]>();
  for (const item of items) {
    const [first = item, ...more] = groups.get(idOf(item)) ?? [];
    groups.set(idOf(item), first === item ? [item] : [first, ...more, item]);
  }
  return [...groups.values()];
}

/** Renders the page of an entry. Pages link to each other. */
export function renderPage(documented: Documented, homes: Homes): string {
  const { entry, model, page } = documented;
  const here = itemsAtHome(documented, homes);
  const ids = new Set(here.map(idOf));
  const addressOf = addressesOf(documented, here, homes);

  // A link of Markdown would lose the capital letters of its anchor.
  const linkTo = (name: string): string => {
    const home = ids.has(name) ? page : homes.pageOf(entry.package, name);
    if (home === undefined) return `\`${name}\``;
    return `<a href="${home === page ? '' : `${home}.html`}#${name}"><code>${name}</code></a>`;
  };
  /** Code in a sentence. The name of something that is described is a link. */
  const named = (code: string): string => (/^`\w+`$/.test(code) ? linkTo(code.slice(1, -1)) : code);
  const prose = (text: string): string =>
    text
      .split(CODE)
      .map((part, at) => (at % 2 === 0 ? safe(part) : part.startsWith('```') ? part : named(part)))
      .join('');

  const block = (tokens: readonly Token[]): string =>
    `<div class="language-ts signature"><pre v-pre><code>${htmlOf(tokens, addressOf)}</code></pre></div>`;
  const member = ({ docComment, excerptTokens = [] }: Item): string => {
    const code = htmlOf(excerptTokens, addressOf);
    const shown = code.includes('\n') ? `${block(excerptTokens)}\n` : `<code v-pre>${code}</code>`;
    const text = prose(textOf(docComment));
    const between = code.includes('\n') || text === '' ? '\n' : '<br>\n';
    return `- ${`${shown}${between}${text}`.trimEnd().replaceAll('\n', '\n  ')}\n`;
  };
  const described = ([first, ...overloads]: readonly [Item, ...Item[]]): string => {
    const { name, docComment, excerptTokens = [], members = [] } = first;
    const text = excerptTokens.map((token) => token.text).join('');
    // The members follow, so a name alone says nothing.
    const isBare = text.trim().endsWith(`interface ${name}`);
    const parts = [
      `### ${titleOf(first)} {#${idOf(first)}}`,
      prose(textOf(docComment)),
      ...(isBare ? [] : [excerptTokens, ...overloads.map((each) => each.excerptTokens ?? [])].map(block)),
      ...(members.length === 0 ? [] : [`<div class="members">\n\n${members.map(member).join('')}\n</div>`]),
    ];
    return `${parts.join('\n\n')}\n`;
  };
  const row = (item: Item): string =>
    `- ${linkTo(idOf(item))}: ${prose(firstSentence(textOf(item.docComment)))}\n`;
  const overview = sectionsOf(model.items.filter(isExported)).map(([heading, items]) => {
    const rows = groupsOf(items).map(([first]) => row(first));
    return `**${heading}**\n\n${rows.join('')}`;
  });
  const body = sectionsOf(here).map(
    ([heading, items]) => `## ${heading}\n\n${groupsOf(items).map(described).join('\n')}`,
  );
  const head = `---\noutline: [2, 3]\n---\n\n# \`${entry.specifier}\``;
  return `${[head, prose(model.comment), ...overview, ...body].join('\n\n')}`;
}

/** Renders the page that leads to the others. */
export function renderIndex(entries: readonly Documented[]): string {
  const rows = entries.map(({ entry, model, page }) => {
    return `- [\`${entry.specifier}\`](${page}.md): ${safe(firstSentence(model.comment))}\n`;
  });
  return `# API reference

Every export of every entry, with its types, made from the built declarations and their comments. A name that several entries of a package export is described once.

${rows.join('')}`;
}
