// packages/cli-harness/schemas/scenario.schema.json: the JSON Schema of a scenario file, for editors.
import { scenarioJsonSchema } from '@gatehouse-login/cli-harness';
import { generated } from '../lib/generated.ts';

generated(
  'packages/cli-harness/schemas/scenario.schema.json',
  `${JSON.stringify(scenarioJsonSchema(), null, 2)}\n`,
);
