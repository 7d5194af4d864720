import type { Token } from './model.ts';

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

/** Breaks a signature in one line: each parameter, or each variant of a union, gets a line. */
function broken(code: string): string {
  if (code.includes('\n') || widthOf(code) <= WIDEST) return code;
  const open = code.indexOf('(');
  if (open < 0)
    return /^type /.test(code) ? code.replace(/ = /, ' =\n  | ').replaceAll(/ \| /g, '\n  | ') : code;
  const parts: string[] = [''];
  let depth = 0;
  let at = open;
  for (; at < code.length; at += 1) {
    const sign = code[at] ?? '';
    if ('([{<'.includes(sign)) depth += 1;
    if (')]}'.includes(sign) || (sign === '>' && code[at - 1] !== '=')) depth -= 1;
    if (depth === 0) break;
    if (depth === 1 && sign === ',') parts.push('');
    else if (at > open) parts[parts.length - 1] += sign;
  }
  const inner = parts.map((part) => `  ${part.trim()},\n`).join('');
  return `${code.slice(0, open)}(\n${inner}${code.slice(at)}`;
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
    .replaceAll('    ', '  ')
    .trim();
  const coloured = escaped(broken(marked)).replaceAll(PARTS, (text, comment, string) =>
    comment ? `<i>${text}</i>` : `<span class="${string ? 'string' : 'keyword'}">${text}</span>`,
  );
  return coloured.replaceAll(MARKS, '<a href="$1">$2</a>').replaceAll('{{', '{&#123;');
}
