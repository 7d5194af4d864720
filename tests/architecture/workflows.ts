import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const outfile = join(fileURLToPath(new URL('../../.cache', import.meta.url)), 'workflow-parser.cjs');

/** GitHub's own parser. It imports JSON in a way that Node does not know, so it is bundled first. */
const load = (): typeof import('@actions/workflow-parser') => {
  const entryPoints = ['@actions/workflow-parser'];
  buildSync({ entryPoints, bundle: true, format: 'cjs', platform: 'node', outfile });
  return createRequire(import.meta.url)(outfile);
};

/** Returns what is wrong with a workflow, as GitHub would say it: its keys, its types and its expressions. */
export const workflowProblems = (): ((content: string) => readonly string[]) => {
  const { NoOperationTraceWriter, parseWorkflow } = load();
  return (content) =>
    parseWorkflow({ name: 'workflow.yml', content }, new NoOperationTraceWriter())
      .context.errors.getErrors()
      .map(({ message }) => message);
};
