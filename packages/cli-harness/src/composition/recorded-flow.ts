import {
  type CommandName,
  type Configuration,
  createRunner,
  type DomainError,
  type Event,
  openingState,
  type Performer,
  type Performers,
} from '@gatehouse-login/core';
import type { SiteFlow } from '../commands/login/site.ts';
import type { ReportStep } from '../report/report.ts';

/** Starts the core's flow and keeps a record of its steps: names and times, never what an event carried. */
export function startRecordedFlow(
  configuration: Configuration,
  performers: Performers,
  elapsed: () => number,
): Omit<SiteFlow, 'destination' | 'openedSessions' | 'closeSessions'> {
  const steps: ReportStep[] = [];
  let lastError: DomainError | null = null;
  let defect: { readonly cause: unknown } | null = null;
  let event: Event['type'] = 'opened-at';

  function note(happened: Event): void {
    event = happened.type;
    if ('error' in happened) lastError = happened.error;
  }

  const observed = observe(performers, note);
  const runner = createRunner(openingState(), configuration, observed, {
    onDefect: (cause) => {
      event = 'command-broke';
      defect ??= { cause };
    },
  });
  runner.subscribe(() => {
    steps.push({ at: runner.getSnapshot().at, event, ms: Math.round(elapsed()) });
  });
  return {
    send(happened) {
      note(happened);
      runner.send(happened);
      return runner.getSnapshot();
    },
    settled: runner.settled,
    steps: () => steps,
    lastError: () => lastError,
    defect: () => defect,
    dispose: runner.dispose,
  };
}

/** The same performers, each telling of the event that it came to, unless nobody waits for it any more. */
function observe(performers: Performers, onEvent: (event: Event) => void): Performers {
  const entries = Object.entries(performers).map(([name, performer]) => {
    const observed: Performer<CommandName> = async (command, cancellation) => {
      const event = await (performer as Performer<CommandName>)(command, cancellation);
      if (event !== null && !cancellation.cancelled) onEvent(event);
      return event;
    };
    return [name, observed];
  });
  return Object.fromEntries(entries) as Performers;
}
