import type { CommandName } from '../flow/command.ts';
import { reasonOf } from '../flow/reasons.ts';
import type { StateName } from '../flow/state.ts';
import { EDGES } from '../flow/transition.ts';
import type { Transcript, TranscriptStep } from './entry.ts';
import type { Deed, Replay } from './replay.ts';
import { CALL_WORDS, EVENT_WORDS, STATE_WORDS } from './words.ts';

/** One step of a login in words. */
export interface ExplainedStep {
  /** Milliseconds since the first step. */
  readonly ms: number;
  /** What happened. */
  readonly what: string;
  /** Where it led, and what the platform was asked for. */
  readonly led: string;
  /** Why the flow does so. */
  readonly why: string;
}

/** A login in words. */
export interface ExplainedTranscript {
  /** What the transcript is of. */
  readonly about: string;
  /** The steps, each in words. */
  readonly steps: readonly ExplainedStep[];
  /** How it ended. */
  readonly end: string;
}

/** Tells in English what happened in a login, and why, by the reasons of the flow. */
export function explainTranscript(transcript: Transcript): ExplainedTranscript {
  const { brand, gatehouse, startedAt, configuration, dropped, steps } = transcript;
  const references = new Set(steps.flatMap(({ event }) => event.reference ?? []));
  const named = references.size === 0 ? '' : `, with the reference ${[...references].join(', ')}`;
  const missing = dropped === 0 ? '' : ` The first ${dropped} steps were not kept.`;
  const about = `A login at ${brand} on ${startedAt}${named}. Gatehouse ${gatehouse}, configuration ${configuration}.${missing}`;
  let at: StateName = 'opening';
  const explained = steps.map((step) => {
    const from = at;
    at = step.state?.at ?? at;
    return explainStep(step, from);
  });
  return { about, steps: explained, end: endOf(transcript, at) };
}

function explainStep({ ms, event, state, commands }: TranscriptStep, from: StateName): ExplainedStep {
  const what = EVENT_WORDS[event.type](event);
  if (state === null) {
    return {
      ms,
      what,
      led: 'It was refused, and changed nothing.',
      why: `Where ${STATE_WORDS[from]}, nothing answers to it.`,
    };
  }
  const edge = EDGES.find((each) => each.on === event.type && each.from.includes(from));
  const calls = callsOf(commands);
  const asked = calls.length === 0 ? '' : ` The platform is asked to ${calls.join(' and to ')}.`;
  const { fault, at } = state;
  const told = fault === undefined ? '' : `, with the fault ${fault}`;
  const led = `${at === from ? 'Still' : 'Now'} ${STATE_WORDS[at]}${told}.${asked}`;
  return { ms, what, led, why: edge === undefined ? '' : reasonOf(edge) };
}

const callsOf = (commands: TranscriptStep['commands']): readonly string[] =>
  commands.flatMap((command) => CALL_WORDS[command.split(' ')[0] as CommandName] ?? []);

function endOf({ steps }: Transcript, at: StateName): string {
  const last = steps.at(-1);
  if (last === undefined) return 'Nothing happened.';
  // The step that led to this state, if it asked the platform for something: the answer leads to another state.
  const asked = steps.findLast(({ state, commands }) => state?.at === at && callsOf(commands).length > 0);
  const waits =
    asked === undefined
      ? ''
      : ` The platform was asked ${seconds(asked.ms)} after the beginning, and its answer is not in the transcript.`;
  return `At the end, ${seconds(last.ms)} after the beginning, ${STATE_WORDS[at]}.${waits}`;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Tells the outcome of a replay in a sentence. `version` is the one that walked the transcript. */
export function explainReplay(replay: Replay, version: string): string {
  switch (replay.kind) {
    case 'same':
      return `Gatehouse ${version} does the same.`;
    case 'incomplete':
      return `The first ${replay.dropped} steps were not kept, so this version cannot be compared.`;
    case 'different':
      return `Gatehouse ${version} behaves differently from step ${replay.step} (${replay.event.type}): expected ${deed(replay.expected)}, found ${deed(replay.found)}.`;
  }
}

function deed({ state, commands }: Deed): string {
  if (state === null) return 'a refusal';
  const { at, ...facts } = state;
  const details = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  const done = commands.length === 0 ? 'no command' : commands.join(', ');
  return `${[at, ...details].join(', ')}; ${done}`;
}
