import type { KnownNames } from '@gatehouse-login/cli-harness/load';
import type { Script, Spec } from './artillery.ts';

/** The variables and functions that Artillery gives to every virtual user. */
const BUILT_IN = [
  ...[
    'target',
    '$environment',
    '$processEnvironment',
    '$env',
    '$testId',
    '$dirname',
    '$scenarioFile',
    '$uuid',
  ],
  ...['$loopCount', '$loopElement', '$randomNumber', '$randomString', '$template'],
];

/** Returns the variables that a scenario can use. Functions and the section `before` can set others. */
export function knownNames({ config, before }: Script, spec: Spec): KnownNames {
  const { payload, variables = {}, processor } = config;
  const columns = (payload ?? []).flatMap(({ loadAll, name, fields = [] }) =>
    loadAll ? [name ?? ''] : fields,
  );
  const isOpen = processor !== undefined || before !== undefined || spec.beforeScenario !== undefined;
  return { names: [...columns, ...Object.keys(variables), ...BUILT_IN], isOpen };
}
