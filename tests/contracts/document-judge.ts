import { createHash } from 'node:crypto';

type Tag = { readonly name: string; readonly attributes: ReadonlyMap<string, string>; readonly text: string };

/** The hash of an inline block, as a content security policy has it. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The directives of a content security policy, by name. */
export const directivesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([^\s=/>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g)].map(
      ([, name = '', ...values]) => [name.toLowerCase(), values.find((value) => value !== undefined) ?? ''],
    ),
  );

const tagsOf = (html: string): readonly Tag[] =>
  [...html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1\s*>|<([a-z][\w-]*)\b([^>]*)>/gis)].map(
    ([, block, blockAttributes, text = '', name = '', attributes = '']) => ({
      name: (block ?? name).toLowerCase(),
      attributes: attributesOf(blockAttributes ?? attributes),
      text,
    }),
  );

/** The directive that decides whether a tag may load or send to the address in one of its attributes. */
const directiveFor = ({
  name,
  attributes,
}: Tag): readonly [directive: string, attribute: string] | undefined => {
  if (name === 'script') return ['script-src', 'src'];
  if (name === 'img') return ['img-src', 'src'];
  if (name === 'iframe') return ['frame-src', 'src'];
  if (name === 'form') return ['form-action', 'action'];
  if (name === 'base') return ['base-uri', 'href'];
  if (name === 'object') return ['object-src', 'data'];
  if (name !== 'link') return undefined;
  const directives = { stylesheet: 'style-src', icon: 'img-src', modulepreload: 'script-src' };
  const rel = attributes.get('rel') ?? '';
  if (rel === 'preload' && attributes.get('as') === 'fetch') return ['connect-src', 'href'];
  return [Object.entries(directives).find(([known]) => known === rel)?.[1] ?? 'default-src', 'href'];
};

const allows = (sources: readonly string[], address: string, origin: string): boolean => {
  const url = new URL(address, `${origin}/`);
  const own = url.origin === origin && sources.includes("'self'");
  return own || sources.includes(url.protocol) || sources.includes(url.origin);
};

const inlineProblem = ({ name, attributes, text }: Tag, sources: readonly string[]): string | undefined => {
  const isBlock = name === 'style' || (name === 'script' && !attributes.has('src'));
  if (!isBlock || /json$/.test(attributes.get('type') ?? '')) return undefined;
  return sources.includes(`'sha256-${hashOf(text)}'`) ? undefined : `the inline ${name} ${text.slice(0, 30)}`;
};

/** Says what a browser would block of a document at an origin, under a content security policy. */
export const blockedBy = (policy: string, html: string, origin: string): readonly string[] => {
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? [];
  return tagsOf(html).flatMap((tag) => {
    const problems: (string | undefined)[] = [...tag.attributes.keys()]
      .filter((name) => name === 'style' || name.startsWith('on'))
      .map((name) => `the attribute ${name} of ${tag.name}`);
    problems.push(inlineProblem(tag, sourcesOf(tag.name === 'style' ? 'style-src' : 'script-src')));
    const [directive = '', attribute = ''] = directiveFor(tag) ?? [];
    const address = tag.attributes.get(attribute);
    if (address !== undefined && !allows(sourcesOf(directive), address, origin)) {
      problems.push(`${tag.name} ${address}`);
    }
    return problems.filter((problem) => problem !== undefined);
  });
};
