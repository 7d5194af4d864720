import type { EngineStep } from '@gatehouse-login/cli-harness/load';
import type {
  Context,
  Events,
  Helpers,
  ProcessorFunction,
  Script,
  StepFunction,
  Written,
} from './artillery.ts';

/** The keywords of Artillery's own steps. */
export const ENGINE_WORDS = ['think', 'loop', 'log', 'function'];

/** The dependencies of Artillery's own steps. */
export interface StepTools {
  readonly config: Script['config'];
  readonly helpers: Helpers;
  readonly events: Events;
  /** The variables whose values must not be logged. */
  readonly secretNames: readonly string[];
}

/** Creates a step of Artillery's own. `inner` has its inner steps. */
export function engineStep(
  { word }: Pick<EngineStep, 'word'>,
  written: Written,
  inner: readonly StepFunction[],
  { config, helpers, events, secretNames }: StepTools,
): StepFunction {
  const step = typeof written === 'string' ? {} : written;
  switch (word) {
    case 'think':
      return helpers.createThink(written, { jitter: config.defaults?.think?.jitter });
    case 'loop':
      return helpers.createLoopWithCount(step.count ?? -1, inner, {
        loopValue: step.loopValue ?? '$loopCount',
        loopElement: step.loopElement ?? '$loopElement',
        overValues: step.over,
        whileTrue: config.processor?.[String(step.whileTrue)],
      });
    case 'log':
      return (context, done) => {
        const hidden = Object.fromEntries(secretNames.map((name) => [name, '•••']));
        const text = helpers.template(step.log, { ...context, vars: { ...context.vars, ...hidden } });
        process.stdout.write(`${String(text)}\n`);
        done(null, context);
      };
    default:
      return functionStep(String(step.function), config.processor, events);
  }
}

/** Creates the step that calls a function of the processor. */
export function functionStep(
  name: string,
  processor: Script['config']['processor'],
  events: Events,
): StepFunction {
  return (context, done) => {
    const found = processor?.[name];
    if (found === undefined) {
      events.emit('error', `There is no function "${name}" in the processor.`);
      return done(new Error(`no function ${name}`), context);
    }
    return call(found, context, events).then(
      () => done(null, context),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), context),
    );
  };
}

/** Calls a function as Artillery does: with a callback, unless it is async. */
async function call(given: ProcessorFunction, context: Context, events: Events): Promise<void> {
  if (given.constructor.name !== 'Function') return void (await given(context, events));
  await new Promise<void>((resolve, reject) => {
    given(context, events, (error) => (error ? reject(error) : resolve()));
  });
}

/** Runs steps one after the other, and stops at the first error. */
export const inSeries =
  (steps: readonly StepFunction[]): StepFunction =>
  (context, done) => {
    const from = (at: number): void => {
      const step = steps[at];
      if (step === undefined) done(null, context);
      else step(context, (error) => (error ? done(error, context) : from(at + 1)));
    };
    from(0);
  };
