import type { Configuration } from '../configuration/configuration.ts';
import type { Command } from '../flow/command.ts';
import type { CommandEvent } from '../flow/event.ts';
import type { Perform } from '../flow/runner.ts';
import { makePerform } from '../login/perform.ts';
import type { LoginPorts } from '../login/ports.ts';

/** The `perform` of a login, with every command that it was given and every event that it returned. */
export interface RecordedPerform {
  /** Pass it to the flow's runner. */
  readonly perform: Perform;
  /** The commands and the events, in order. */
  readonly exchanged: readonly (Command | CommandEvent)[];
}

/** Creates the `perform` of a login for `createRunner`, and records what goes in and out. */
export function recordedPerform(ports: LoginPorts, configuration: Configuration): RecordedPerform {
  const carryOut = makePerform(ports, configuration);
  const exchanged: (Command | CommandEvent)[] = [];
  return {
    exchanged,
    async perform(command, cancellation) {
      exchanged.push(command);
      const event = await carryOut(command, cancellation);
      if (event !== null) exchanged.push(event);
      return event;
    },
  };
}
