import {
  COMMAND_KINDS,
  type CommandName,
  type Configuration,
  type Performer,
  type Performers,
} from '@gatehouse-login/core';

/**
 * Performers whose container arrives after the page is in use: a command that comes earlier waits for it. A container
 * that could not be fetched is asked for again by the next command.
 */
export function makeLazyPerformers(configuration: Configuration): Performers {
  let loading: Promise<Performers> | undefined;
  const load = (): Promise<Performers> => {
    loading ??= import('./container.ts').then(
      ({ composePerformers }) => composePerformers(configuration),
      (reason) => {
        loading = undefined;
        return Promise.reject(reason);
      },
    );
    return loading;
  };
  const lazily =
    (name: CommandName): Performer<CommandName> =>
    async (command, cancellation) => {
      const performer = (await load())[name] as Performer<CommandName>;
      return performer(command, cancellation);
    };
  // A failure here is nobody's yet: the first command tries again, and tells.
  load().catch(() => {});
  const names = Object.keys(COMMAND_KINDS) as CommandName[];
  return Object.fromEntries(names.map((name) => [name, lazily(name)])) as unknown as Performers;
}
