import { Hono } from 'hono';
import type { ServerEnv } from '../http/server-env.ts';
import type { Person } from '../people/person.ts';
import type { StreamServer } from '../stream/stream-server.ts';
import type { World } from '../world/world.ts';
import { addFaultHandles } from './fault-handles.ts';
import { addInboxHandles } from './inbox-handles.ts';
import { addJournalHandles, type CalledOrigin } from './journal-handles.ts';
import { addSettingsHandles } from './settings-handles.ts';
import { addStaticHandles } from './static-handles.ts';
import { addStreamHandles } from './stream-handles.ts';

/** A person as the handle `people` lists them (functional spec, handles of the sandbox). */
function listed({ id, username, password, phone, countryCode, brand, about }: Person): object {
  return {
    id,
    username,
    password,
    phone,
    countryCode,
    brand,
    about,
  };
}

const HANDLES =
  'people, personas.yaml, personas.schema.json, inbox, inbox/code, inbox/events, journal, journal/events, faults, stream, settings, reset, openapi.json';

/** The handles under `/_gatehouse`, for programs and for the home page. */
export function makeHandles(
  world: World,
  stream: StreamServer,
  personasText: string,
  calledOrigin: CalledOrigin,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/people', (c) => c.json(world.people.all.map(listed)));
  addStaticHandles(app, personasText);
  addFaultHandles(app, world.faults);
  addInboxHandles(app, world);
  addJournalHandles(app, world, calledOrigin);
  addStreamHandles(app, stream);
  addSettingsHandles(app, world);
  return app.all('*', (c) => c.json({ error: `There is no such handle: ${HANDLES}.` }, 404));
}
