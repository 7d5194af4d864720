import type { Token } from './comments.ts';

/** The address of a type's description, or undefined if it has none here. */
export type AddressOf = (token: Token) => string | undefined;

const WIDEST = 72;
// They mark links. Code has no characters for private use.
const [START, MIDDLE, END] = ['\uE000', '\uE001', '\uE002'];
const MARKS = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;
const PARTS =
  /(\/\*\*[\s\S]*?\*\/)|('[^'\n]*')|\b(type|interface|const|class|extends|readonly|keyof|typeof)\b/g;

// The number of a renamed type, the file of one that a program did not import, and the last semicolon.
const NOISE = /(?<=\w)_\d+\b|import\("[^"]*"\)\.|;\s*$/g;

const widthOf = (code: string): number => code.replaceAll(MARKS, '$2').length;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const OPENING = '([{<';
const CLOSING = ')]}>';

/** Splits code at a separator that is in no brackets. */
function splitAt(code: string, separator: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < code.length; at += 1) {
    const sign = code[at] ?? '';
    const isArrow = sign === '>' && code[at - 1] === '=';
    if (OPENING.includes(sign)) depth += 1;
    if (CLOSING.includes(sign) && !isArrow) depth -= 1;
    if (depth === 0 && code.startsWith(separator, at)) {
      parts.push('');
      at += separator.length - 1;
    } else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** Breaks a signature in one line: each parameter, or each variant of a union, gets a line. */
function broken(code: string): string {
  if (code.includes('\n') || widthOf(code) <= WIDEST) return code;
  const [, head = '', union = ''] = /^(type [^=]* =) (.*)$/.exec(code) ?? [];
  const variants = splitAt(union, ' | ');
  if (variants.length > 1) return `${head}\n  | ${variants.join('\n  | ')}`;
  const [, name = '', parameters = '', rest = ''] = /^([^(]*)(\(.*\))((?: =>|:) .*)$/.exec(code) ?? [];
  if (splitAt(parameters, ' ').length > 1) return code;
  const each = splitAt(parameters.slice(1, -1), ', ').map((part) => `  ${part},\n`);
  return name === '' ? code : `${name}(\n${each.join('')})${rest}`;
}

// Inside an element in a line of Markdown, these would be markup.
const MARKDOWN = /[[\]*_`~\\]|\{(?=\{)/g;

/** The spaces before each line but the first: a member stands indented in its type. */
function indentOf(tokens: readonly Token[]): number {
  const [, ...lines] = tokens
    .map(({ text }) => text)
    .join('')
    .split('\n');
  const widths = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  return widths.length === 0 ? 0 : Math.min(...widths);
}

/** Renders code as HTML: names of types are links; comments, strings and keywords have classes. */
export function htmlOf(tokens: readonly Token[], addressOf: AddressOf): string {
  const marked = tokens
    .map((token) => {
      const address = token.kind === 'Reference' ? addressOf(token) : undefined;
      return address === undefined ? token.text : `${START}${address}${MIDDLE}${token.text}${END}`;
    })
    .join('')
    .replace(/^export (?:declare )?(?:default )?/, '')
    .replaceAll(NOISE, '')
    .replaceAll(/\n +(?=\| )/g, '\n')
    .replaceAll(new RegExp(`^ {${indentOf(tokens)}}`, 'gm'), '')
    .replaceAll('    ', '  ')
    .trim();
  const coloured = escaped(broken(marked)).replaceAll(PARTS, (text, comment, string) =>
    comment ? `<i>${text}</i>` : `<span class="${string ? 'string' : 'keyword'}">${text}</span>`,
  );
  return coloured
    .replaceAll(MARKS, '<a href="$1">$2</a>')
    .split(/(<[^>]+>)/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replaceAll(MARKDOWN, (sign) => `&#${sign.charCodeAt(0)};`),
    )
    .join('');
}
