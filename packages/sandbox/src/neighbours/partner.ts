import type { Context, Hono } from 'hono';
import { err, ok, type Result } from 'neverthrow';
import { loopbackName, originOf, type Ports } from '../brands/addresses.ts';
import { BRAND_FACTS, BRAND_IDS, isBrand, isTradingView } from '../brands/brands.ts';
import { STAND_INS } from '../brands/stand-ins.ts';
import type { ServerEnv } from '../http/server-env.ts';
import type { World } from '../world/world.ts';
import { partnerPage } from './partner-page.ts';

const variants = BRAND_IDS.filter(isTradingView).map((id) => ({ id, name: BRAND_FACTS[id].name }));

/** Exchanges the code of a login for the account, as the partner's own server would. The error is a sentence. */
function exchange({ sessions, partnerStates }: World, code: string, state: string): Result<object, string> {
  const entry = sessions.find(code);
  if (!partnerStates.redeem(state)) return err('The state is not the one that was sent, or came twice.');
  if (entry === undefined) return err('The code is not a live session.');
  const { username, displayName } = entry.person;
  return ok({
    access_token: code,
    token_type: 'bearer',
    expires_in: 1_200,
    username,
    displayName: displayName ?? `Client ${username}`,
  });
}

/** Adds the stand-in for TradingView, which begins a login and exchanges the code that comes back. */
export function addPartner(app: Hono<ServerEnv>, world: World, ports: Ports): void {
  function loginAddress(c: Context, brand: string): string {
    if (!isBrand(brand)) return '/';
    const name = loopbackName(c.req.header('host'));
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: 'gatehouse-partner',
      scope: 'general',
      redirect_uri: `${originOf(name, ports.home)}${STAND_INS.callback}`,
      state: world.partnerStates.issue(brand),
    });
    return `${originOf(name, ports.brands[brand])}/?${query}`;
  }
  app
    .get(STAND_INS.partnerDesk, (c) => c.html(partnerPage(variants)))
    .get(`${STAND_INS.partnerDesk}/start`, (c) =>
      c.redirect(loginAddress(c, c.req.query('brand') ?? ''), 303),
    )
    .post(`${STAND_INS.partnerDesk}/token`, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      return exchange(world, form.get('code') ?? '', form.get('state') ?? '').match(
        (account) => c.json(account),
        (problem) => c.json({ error: 'invalid_grant', error_description: problem }, 400),
      );
    });
}
