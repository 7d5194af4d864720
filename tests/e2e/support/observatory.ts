import type { IncomingHttpHeaders } from 'node:http';

/** The answers of a site over HTTPS and over plain HTTP. */
export interface Examined {
  readonly headers: IncomingHttpHeaders;
  readonly html: string;
  /** Where plain HTTP redirects to. */
  readonly redirect: string;
}

interface Rule {
  readonly name: string;
  /** The points that it adds to 100. */
  readonly points: (site: Examined) => number;
}

const HALF_A_YEAR = 15_768_000;

const directives = (policy: string | readonly string[] = ''): ReadonlyMap<string, string> =>
  new Map(
    String(policy)
      .split('; ')
      .map((each) => [each.split(' ', 1)[0] ?? '', each.replace(/^\S+ ?/, '')]),
  );

const policyPoints = ({ headers }: Examined): number => {
  const policy = directives(headers['content-security-policy']);
  if (policy.size < 2) return -25;
  const of = (name: string): string => policy.get(name) ?? policy.get('default-src') ?? '*';
  const unsafe = /'unsafe-(?:inline|eval)'|\*|(?:^| )(?:https?|data):(?: |$)/;
  if (unsafe.test(of('script-src')) || unsafe.test(of('object-src'))) return -20;
  if (unsafe.test(of('style-src'))) return 0;
  return policy.get('default-src') === "'none'" ? 10 : 5;
};

const cookiePoints = ({ headers }: Examined): number => {
  const cookies = headers['set-cookie'] ?? [];
  if (cookies.some((cookie) => !/; secure/i.test(cookie))) return -20;
  if (cookies.some((cookie) => /^\w*(?:sess|login)/i.test(cookie) && !/; httponly/i.test(cookie))) return -30;
  return cookies.length > 0 && cookies.every((cookie) => /; samesite/i.test(cookie)) ? 5 : 0;
};

const integrityPoints = ({ html }: Examined): number => {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc=[^>]*>/g)].map(([tag]) => tag);
  if (scripts.some((tag) => /src="(?:http:|\/\/)/.test(tag))) return -50;
  return scripts.length > 0 && scripts.every((tag) => tag.includes('integrity=')) ? 5 : 0;
};

/** The rules of Mozilla's HTTP Observatory and their points, as MDN publishes them ("Tests & Scoring"). */
export const RULES: readonly Rule[] = [
  { name: 'content-security-policy', points: policyPoints },
  { name: 'cookies', points: cookiePoints },
  {
    name: 'cross-origin-resource-sharing',
    points: ({ headers }) => (headers['access-control-allow-origin'] === undefined ? 0 : -50),
  },
  { name: 'redirection', points: ({ redirect }) => (redirect.startsWith('https://') ? 0 : -20) },
  {
    name: 'referrer-policy',
    points: ({ headers }) =>
      /^(?:no-referrer|same-origin|strict-origin\S*)$/.test(String(headers['referrer-policy'])) ? 5 : 0,
  },
  {
    name: 'strict-transport-security',
    points: ({ headers }) => {
      const age = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1];
      return age === undefined ? -20 : Number(age) >= HALF_A_YEAR ? 0 : -10;
    },
  },
  { name: 'subresource-integrity', points: integrityPoints },
  {
    name: 'x-content-type-options',
    points: ({ headers }) => (headers['x-content-type-options'] === 'nosniff' ? 0 : -5),
  },
  {
    name: 'x-frame-options',
    points: ({ headers }) => {
      const framing = directives(headers['content-security-policy']).get('frame-ancestors');
      return framing === "'none'" ? 5 : headers['x-frame-options'] === undefined ? -20 : 0;
    },
  },
  {
    name: 'cross-origin-resource-policy',
    points: ({ headers }) => (headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0),
  },
];

const BEST = 100;
const LEAST_FOR_BONUS = 90;

/** Scores a site. A bonus counts only if at most ten points were lost. 100 points and more are A+, the highest grade. */
export function scoreOf(site: Examined): number {
  const points = RULES.map((rule) => rule.points(site));
  const sum = (which: (each: number) => boolean) => points.filter(which).reduce((all, each) => all + each, 0);
  const score = BEST + sum((each) => each < 0);
  return score >= LEAST_FOR_BONUS ? score + sum((each) => each > 0) : Math.max(0, score);
}
