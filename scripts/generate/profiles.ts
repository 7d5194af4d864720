// packages/cli-harness/schemas/profiles.schema.json: the JSON Schema of gatehouse.config.yaml, for editors.
import { profilesJsonSchema } from '@gatehouse-login/cli-harness';
import { generated } from '../lib/generated.ts';

generated(
  'packages/cli-harness/schemas/profiles.schema.json',
  `${JSON.stringify(profilesJsonSchema(), null, 2)}\n`,
);
