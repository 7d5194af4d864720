import { loadFiles } from '../scenario/load-files.ts';
import { lineOf, makeMistakes } from '../scenario/mistake.ts';
import { readScenarios } from '../scenario/read-scenarios.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** Reads scenario files from memory. The first one is run; the others may be included. */
export async function readScenarioText(text: string, others: Readonly<Record<string, string>> = {}) {
  const files: Readonly<Record<string, string>> = { 'a.yaml': text, ...others };
  const mistakes = makeMistakes();
  const reader = {
    resolve: (_from: string, path: string) => path,
    show: (path: string) => path,
    read: async (path: string) => files[path] ?? null,
  };
  const scenarios: Scenario[] = [];
  for (const file of (await loadFiles(['a.yaml'], reader, mistakes)).files) {
    const take = async () => ({ text: 'from a source' });
    scenarios.push(...(await readScenarios(file, take, mistakes)));
  }
  return { scenarios, mistakes: mistakes.all(), lines: mistakes.all().map(lineOf) };
}

/** Reads one scenario with these steps. */
export const readStepTexts = (...steps: readonly string[]) =>
  readScenarioText(
    ['scenarios:', '  - name: x', '    steps:', ...steps.map((step) => `      - ${step}`)].join('\n'),
  );
