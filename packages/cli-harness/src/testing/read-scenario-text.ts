import { ok } from 'neverthrow';
import { loadFiles } from '../scenario/load-files.ts';
import { lineOf, makeMistakes } from '../scenario/mistake.ts';
import { readScenarios, type Sources } from '../scenario/read-scenarios.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { makeSecret } from '../terminal/secret.ts';

const SOURCES: Sources = { take: async () => ok(makeSecret('from a source')), isPlayed: () => true };

/** Reads scenario files from memory. The first one is run; the others may be included. */
export async function readScenarioText(
  text: string,
  others: Readonly<Record<string, string>> = {},
  sources: Sources | null = SOURCES,
) {
  const files: Readonly<Record<string, string>> = { 'a.yaml': text, ...others };
  const mistakes = makeMistakes();
  const reader = {
    resolve: (_from: string, path: string) => path,
    mayInclude: async (_from: string, path: string) => !path.startsWith('..'),
    show: (path: string) => path,
    read: async (path: string) => files[path] ?? null,
  };
  const scenarios: Scenario[] = [];
  for (const file of await loadFiles(['a.yaml'], reader, mistakes))
    scenarios.push(...(await readScenarios(file, sources, mistakes)));
  return { scenarios, mistakes: mistakes.all(), lines: mistakes.all().map(lineOf) };
}

/** Reads one scenario with these steps. */
export const readStepTexts = (...steps: readonly string[]) =>
  readScenarioText(
    ['scenarios:', '  - name: x', '    steps:', ...steps.map((step) => `      - ${step}`)].join('\n'),
  );
