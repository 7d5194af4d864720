import * as z from 'zod/mini';
import { OUTCOMES, type Outcome } from './outcome.ts';

const about = <Schema extends z.core.$ZodType>(schema: Schema, description: string): Schema => {
  z.globalRegistry.add(schema, { description });
  return schema;
};
const text = (description: string) => about(z.string(), description);
const maybeText = (description: string) => about(z.nullable(z.string()), description);
const isDate = (value: string): boolean => /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value));
const date = (description: string) => about(z.string().check(z.refine(isDate)), description);
// Far more than a run can take or send, and a date can bear it.
const MOST = 1_000_000_000_000;
const count = (description: string) => about(z.int().check(z.gte(0), z.lte(MOST)), description);

const outcomes = Object.keys(OUTCOMES) as [Outcome, ...Outcome[]];
const END = ['passed', 'failed', 'skipped', 'interrupted'] as const;

/** How a scenario or one of its steps ended. */
export type ScenarioOutcome = (typeof END)[number];

const step = z.strictObject({
  text: text('The step as the file says it, with its variables filled in and its secrets masked.'),
  file: text('The file that the step is in, which may be an included one.'),
  line: count('The line in this file.'),
  outcome: z.enum(END),
  ms: count('How long the step took.'),
  message: about(z.optional(z.string()), 'What went wrong, and what to do about it.'),
  expected: about(z.optional(z.string()), 'What the step expected, if that is not what came.'),
  received: about(z.optional(z.string()), 'What came instead.'),
  pictures: about(z.optional(z.array(z.string())), 'Paths of pictures, from the folder of the report.'),
});

const change = z.strictObject({
  at: count('Milliseconds since the start of the attempt.'),
  state: text('The state that the flow reached. See docs/flow.md.'),
  event: maybeText('The event that led there; null if the driver cannot tell.'),
});

const headers = z.array(z.tuple([z.string(), z.string()]));

const request = z.strictObject({
  at: count('Milliseconds since the start of the attempt.'),
  method: text('The method, such as POST.'),
  url: text('The address with its secrets masked.'),
  status: about(z.nullable(z.int()), 'The HTTP status; null if there was no answer.'),
  ms: count('How long it took until the whole answer was there.'),
  timings: about(
    z.optional(
      z.strictObject({ wait: count('Until the first byte.'), receive: count('From there to the last.') }),
    ),
    'The parts of `ms`, in milliseconds.',
  ),
  sent: count('The bytes of the request body.'),
  received: count('The bytes of the answer body.'),
  error: about(z.optional(z.string()), 'Why there was no answer.'),
  statusText: about(z.optional(z.string()), 'The words beside the status.'),
  headers: about(
    z.optional(z.strictObject({ sent: headers, received: headers })),
    'The headers, with their secrets masked.',
  ),
  bodies: about(
    z.optional(
      z.strictObject({ sent: maybeText('The request body.'), received: maybeText('The answer body.') }),
    ),
    'The beginning of each body that is JSON or a form, with secrets masked; of any other, what it is.',
  ),
});

const difference = z.strictObject({
  what: text('What differs, such as the state after a step.'),
  core: text('With the core alone.'),
  ui: text('With the page in a browser.'),
});

const failedAttempt = z.strictObject({
  startedAt: date('When it started, as ISO 8601.'),
  ms: count('How long it took.'),
  cause: about(z.optional(z.enum(outcomes)), 'Why it failed, as an outcome of the command.'),
  step: about(z.optional(z.string()), 'The step that failed, if it came to the steps.'),
  message: text('Why it failed, in a sentence.'),
});

const scenario = z.strictObject({
  id: text(
    'Names the scenario, its row of examples, its point of the matrix and its repetition; unique in a run.',
  ),
  name: text('The name of the scenario.'),
  file: text('The file that it is in, from the folder that the command ran in.'),
  line: count('The line in this file.'),
  tags: z.array(z.string()),
  point: about(
    z.strictObject({
      brand: maybeText('The brand; null if the site was not reached.'),
      region: maybeText('The region; null if the brand has none.'),
      platform: maybeText('The platform that was asked for; null if the page chose.'),
      language: maybeText('The language; null if the site was not reached.'),
    }),
    'Where in the matrix the scenario ran.',
  ),
  via: about(
    z.enum(['core', 'ui', 'both']),
    'The driver: the core alone, the page in a browser, or both of them, which must not differ.',
  ),
  attempts: count('How often it was tried. 0 if it was skipped.'),
  outcome: z.enum(END),
  cause: about(z.optional(z.enum(outcomes)), 'Why it did not pass, as an outcome of the command.'),
  message: about(z.optional(z.string()), 'Why it did not pass, in a sentence.'),
  startedAt: date('When the last attempt started, as ISO 8601.'),
  ms: count('How long the last attempt took.'),
  steps: about(z.array(step), 'The steps of the last attempt.'),
  transcript: about(z.array(change), 'What the flow did in the last attempt.'),
  requests: about(z.optional(z.array(request)), 'The requests of the last attempt.'),
  earlier: about(z.optional(z.array(failedAttempt)), 'The attempts before the last one, which failed.'),
  differences: about(z.optional(z.array(difference)), 'With two drivers: where they differ.'),
});

const totals = z.strictObject({
  passed: count('How many passed.'),
  failed: count('How many failed.'),
  skipped: count('How many were not run.'),
  interrupted: count('How many were stopped.'),
});

/** The report of `gatehouse run`. */
export const runReportSchema = z.strictObject({
  format: z.literal(1),
  kind: z.literal('run'),
  gatehouse: text('The version of Gatehouse.'),
  startedAt: date('When the run started, as ISO 8601.'),
  ms: count('How long the run took.'),
  arguments: about(z.array(z.string()), 'The arguments of the command. They hold no secrets.'),
  outcome: about(z.enum(outcomes), 'How the run ended. It decides the exit code.'),
  totals,
  notes: about(z.optional(z.array(z.string())), 'What a merged report lacks, such as a shard.'),
  scenarios: about(z.array(scenario), 'In the order of the files.'),
});

/** What `gatehouse run --json` prints, and what the other formats of a report are made from. */
export type RunReport = z.infer<typeof runReportSchema>;

/** One scenario of a run, at one point of the matrix. */
export type ScenarioResult = z.infer<typeof scenario>;

/** One step of a scenario. */
export type StepResult = z.infer<typeof step>;

/** A state that the flow reached. */
export type FlowChange = z.infer<typeof change>;

/** A request that a scenario sent, without its secrets. */
export type RequestRecord = z.infer<typeof request>;

/** Something in which two drivers differ. */
export type Difference = z.infer<typeof difference>;

/** The JSON Schema of a run's report. */
export const runReportJsonSchema = (): object => {
  const { $schema, ...schema } = z.toJSONSchema(runReportSchema);
  return { $schema, title: 'Report of gatehouse run', ...schema };
};

/** An attempt that failed, and was followed by another. */
export type FailedAttempt = z.infer<typeof failedAttempt>;
