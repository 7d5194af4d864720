// packages/cli-harness/schemas/run-report.schema.json: the JSON Schema of the report of `gatehouse run`, for programs that
// read it.
import { runReportJsonSchema } from '@gatehouse-login/cli-harness';
import { generated } from '../lib/generated.ts';

generated(
  'packages/cli-harness/schemas/run-report.schema.json',
  `${JSON.stringify(runReportJsonSchema(), null, 2)}\n`,
);
