import type { Message } from '../inbox/inbox.ts';
import type { World } from '../world/world.ts';
import type { Sandbox } from './options.ts';

const nextMessage = (world: World, fits: (message: Message) => boolean): Promise<Message | undefined> => {
  const there = world.inbox.messages().find(fits);
  if (there !== undefined) return Promise.resolve(there);
  return new Promise((resolve) => {
    const settle = (message: Message | undefined): void => {
      stop();
      world.closing.removeEventListener('abort', close);
      resolve(message);
    };
    const close = (): void => settle(undefined);
    const stop = world.inbox.subscribe((message) => {
      if (fits(message)) settle(message);
    });
    world.closing.addEventListener('abort', close, { once: true });
  });
};

/** The handle of a running sandbox over its world. */
export const makeSandbox = (world: World, place: Pick<Sandbox, 'home' | 'brands' | 'dispose'>): Sandbox => ({
  ...place,
  people: world.people.all,
  journal: () => world.journal.entries(),
  inbox: () => world.inbox.messages(),
  nextMessage: (fits) => nextMessage(world, fits),
  faults: {
    add: (request) => world.faults.add(request),
    list: () => world.faults.list(),
    remove: (id) => world.faults.remove(id),
    clear: () => world.faults.clear(),
  },
  settings: {
    get: () => world.settings.get(),
    change: (request) => world.settings.change(request),
  },
  holds: () => ({ sessions: world.sessions.size(), tokens: world.twoFactor.size() }),
  reset: () => world.reset(),
});
