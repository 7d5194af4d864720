import { ok } from 'neverthrow';
import { makeAccountData } from '../../people/account-data.ts';
import { makeSessionCall } from '../api-call.ts';

/** `GET /v2/UserAccount/ClientAndTradingAccount`. */
export const account = makeSessionCall('account', ({ person }, request, world) =>
  ok(makeAccountData(world.people, person, request.anywhere('username'))),
);
