// docs/api/configuration.schema.json: the JSON Schema of a site's configuration, for editors.
import { configurationJsonSchema } from '@gatehouse-login/core';
import { generated } from '../lib/generated.ts';

generated('docs/api/configuration.schema.json', `${JSON.stringify(configurationJsonSchema(), null, 2)}\n`);
