import { ok } from 'neverthrow';
import { makeSessionCall } from '../api-call.ts';

/** `POST /session/deleteSession`: log off. */
export const logOff = makeSessionCall('log-off', (_, request, world) => {
  world.sessions.close(request.anywhere('session'));
  return ok({ LoggedOut: true });
});
