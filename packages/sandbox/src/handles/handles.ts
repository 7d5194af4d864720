import { type Context, Hono } from 'hono';
import { eventStream } from '../events/event-stream.ts';
import { homeStyle } from '../home/home-style.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { curlOf } from '../journal/curl.ts';
import type { JournalEntry } from '../journal/journal.ts';
import { makeOpenApi } from '../openapi/document.ts';
import { style } from '../pages/style.ts';
import type { Person } from '../people/person.ts';
import { personasJsonSchema } from '../people/personas.schema.ts';
import { readSettings } from '../world/settings.ts';
import type { World } from '../world/world.ts';
import { scripts } from './scripts.ts';

/** A person as the handle `people` lists them (docs/unknowns.md, handles of the sandbox). */
const listed = ({ id, username, password, phone, countryCode, brand, about }: Person): object => ({
  id,
  username,
  password,
  phone,
  countryCode,
  brand,
  about,
});

const readJson = async (c: Context): Promise<unknown> => {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
};

const invalid = (c: Context, problems: readonly string[]): Response =>
  c.json({ error: problems.join(' '), problems }, 400);

const addFiles = (app: Hono<ServerEnv>, personasText: string): void => {
  app.get('/style.css', (c) =>
    c.body(style + homeStyle, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
  for (const [name, script] of Object.entries(scripts)) {
    app.get(`/${name}.js`, (c) =>
      c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
    );
  }
  app.get('/openapi.json', (c) => c.json(makeOpenApi()));
  app.get('/personas.schema.json', (c) => c.json(personasJsonSchema()));
  app.get('/personas.yaml', (c) => c.body(personasText, 200, { 'content-type': 'text/yaml; charset=utf-8' }));
};

const addFaults = (app: Hono<ServerEnv>, world: World): void => {
  app
    .get('/faults', (c) => c.json(world.faults.list()))
    .post('/faults', async (c) =>
      world.faults.add(await readJson(c)).match(
        (fault) => c.json(fault, 201),
        ({ problems }) => invalid(c, problems),
      ),
    )
    .delete('/faults', (c) => {
      world.faults.clear();
      return c.json(world.faults.list());
    })
    .delete('/faults/:id', (c) =>
      world.faults.remove(c.req.param('id'))
        ? c.json(world.faults.list())
        : c.json({ error: `There is no fault ${c.req.param('id')}.` }, 404),
    );
};

const addInbox = (app: Hono<ServerEnv>, world: World): void => {
  const messagesFor = (c: Context) => {
    const username = c.req.query('username')?.toLowerCase();
    const kind = c.req.query('kind');
    return world.inbox
      .messages()
      .filter((message) => username === undefined || message.username.toLowerCase() === username)
      .filter((message) => kind === undefined || message.kind === kind);
  };
  app
    .get('/inbox', (c) => c.json(messagesFor(c)))
    // The newest code alone, as plain text: for scripts.
    .get('/inbox/code', (c) => {
      const [newest] = messagesFor(c);
      return newest === undefined ? c.text('There is no code yet.', 404) : c.text(newest.code);
    })
    .get('/inbox/events', (c) => eventStream(c, world.closing, world.inbox.subscribe, 'message'));
};

const handles =
  'people, personas.yaml, personas.schema.json, inbox, inbox/code, inbox/events, journal, journal/events, faults, settings, reset, openapi.json';

/** The handles under `/_gatehouse`, for programs and for the home page. */
export const makeHandles = (
  world: World,
  personasText: string,
  originOf: (brand: string, path: string) => string,
): Hono<ServerEnv> => {
  const repeatable = (entry: JournalEntry): object => ({
    ...entry,
    curl: curlOf(entry, originOf(entry.brand, entry.path)),
  });
  const app = new Hono<ServerEnv>();
  addFiles(app, personasText);
  addFaults(app, world);
  addInbox(app, world);
  return app
    .get('/people', (c) => c.json(world.people.all.map(listed)))
    .get('/journal', (c) => c.json(world.journal.entries().map(repeatable)))
    .get('/journal/events', (c) =>
      eventStream(
        c,
        world.closing,
        (tell) => world.journal.subscribe((entry) => tell(repeatable(entry))),
        'call',
      ),
    )
    .get('/settings', (c) => c.json(world.settings.get()))
    .post('/settings', async (c) =>
      readSettings(await readJson(c)).match(
        (settings) => {
          world.settings.change(settings);
          return c.json(world.settings.get());
        },
        (problems) => invalid(c, problems),
      ),
    )
    .post('/reset', (c) => {
      world.reset();
      // A form on the home page goes back there; a program gets JSON.
      const fromForm = (c.req.header('accept') ?? '').includes('text/html');
      return fromForm ? c.redirect('/', 303) : c.json({ reset: true });
    })
    .all('*', (c) => c.json({ error: `There is no such handle: ${handles}.` }, 404));
};
