import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { DefaultTheme, MarkdownEnv, MarkdownRenderer } from 'vitepress';
import { root } from './links.ts';

/** Words that newcomers search for and that the page itself does not use, or hardly. */
const ALSO: Readonly<Record<string, string>> = {
  'README.md': 'install setup getting started try run port already in use EADDRINUSE',
  'CONTRIBUTING.md':
    'code style lint format owners review pull request commit release publish generated files',
  'docs/adding.md': 'add new brand language translation error step screen command recipe how to change',
  'docs/architecture.md':
    'design structure overview what is a port adapter room why no exceptions errors dependency injection folder structure',
  'docs/benchmarks.md': 'how fast speed performance lighthouse bundle size kilobytes',
  'docs/conformance.md': 'which test proves a rule requirement coverage traceability',
  'docs/dependencies.md': 'packages libraries licence why zod react neverthrow',
  'docs/errors.md': 'error codes messages meaning',
  'docs/flow.md': 'state machine diagram chart states transitions',
  'docs/functional-specification.md': 'open questions reading silent ambiguous',
  'docs/glossary.md': 'what is a port brand region stamp meaning of words definition',
  'docs/guides/command.md':
    'password environment variable secret TOTP code session timeout retry record requests HAR save json output script',
  'docs/guides/core.md':
    'use without react framework TypeScript types import require CommonJS handle errors without exceptions result',
  'docs/guides/cli.md': 'command line options flags help exit codes',
  'docs/guides/operate.md':
    'deploy deployment production nginx caddy docker container kubernetes https tls certificate rollback upgrade configure a brand configuration access log logs cache headers',
  'docs/guides/people.md': 'test users accounts credentials user names passwords sign in as',
  'docs/guides/sandbox.md': 'emulated mock fake platform server for tests backend',
  'docs/guides/runbook.md': 'visitors cannot log in login broken incident support on call troubleshooting',
  'docs/guides/scenarios.md': 'how to write a scenario yaml',
  'docs/security.md': 'safe password protection csp',
  'docs/testing.md': 'run the tests unit browser debug flaky update the screenshots snapshots pictures',
  'docs/versions.md': 'breaking changes semver support supported node version browsers',
  'packages/core/vectors/README.md': 'python java backend rules',
};

/** The question that each page answers, from the table in the map of the documentation. */
const questions = new Map(
  [
    ...readFileSync(join(root, 'docs', 'README.md'), 'utf8').matchAll(
      /^\| \[[^\]]*\]\(([^)]*)\) \| (.*) \|$/gm,
    ),
  ].map(([, path = '', question = '']) => [`docs/${path}`, question.replace(/\([^)]*\)/g, '')]),
);

/**
 * What the index holds of a file: its page, with its question and further words below the first heading. They stand there
 * three times, so that they weigh more than in passing.
 */
async function render(text: string, env: MarkdownEnv, md: MarkdownRenderer): Promise<string> {
  const file = relative(root, env.path).split(sep).join('/');
  const html = await md.renderAsync(text, env);
  // The map has a few words of every page, and the first page too.
  if (file === 'docs/README.md' || file === 'docs/site/pages/index.md') return '';
  const words = [questions.get(file), ALSO[file]].filter((each) => each !== undefined).join(' ');
  return html.replace('</h1>', `</h1><p>${`${words} `.repeat(3)}</p>`);
}

/**
 * Search in the browser. VitePress writes the functions of `miniSearch` into the site as text, so they use nothing of
 * this file.
 */
export const search = {
  provider: 'local',
  options: {
    detailedView: false,
    _render: render,
    miniSearch: {
      options: {
        processTerm: (term: string) => {
          const word = term.toLowerCase();
          const isFiller =
            /^(?:a|an|and|are|as|at|be|by|can|do|does|for|from|how|i|if|in|is|it|my|of|on|one|or|own|so|that|the|there|this|to|we|what|when|where|which|who|why|with|you|your)$/;
          return isFiller.test(word) ? null : word.length > 3 ? word.replace(/s$/, '') : word;
        },
      },
      searchOptions: {
        fuzzy: (term: string) => (term.length > 5 ? 0.2 : false),
        prefix: (term: string) => term.length > 2,
        boost: { title: 3, text: 2, titles: 2 },
        // The beginning of a page before its sections, and guides before long tables and reasons.
        boostDocument: (id: string, _term: string, stored?: Readonly<Record<string, unknown>>) => {
          const isLong =
            /^\/(?:conformance|controls|reliability|functional|decisions\/|mutants|dependencies|reference)/.test(
              id,
            );
          const isBeginning = Array.isArray(stored?.titles) && stored.titles.length === 0;
          return (isLong ? 0.5 : 1) * (isBeginning ? 1.5 : 1);
        },
      },
    },
  },
} satisfies DefaultTheme.Config['search'];
