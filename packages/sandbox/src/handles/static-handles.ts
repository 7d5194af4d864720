import type { Hono } from 'hono';
import { HOME_SCRIPT } from '../home/home-script.ts';
import { HOME_STYLE } from '../home/home-style.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { CALLBACK_SCRIPT } from '../landing/callback-script.ts';
import { PARTNER_SCRIPT } from '../neighbours/partner-script.ts';
import { PROVIDER_SCRIPT } from '../neighbours/provider-script.ts';
import { makeOpenApi } from '../openapi/document.ts';
import { STYLE } from '../pages/style.ts';
import { personasJsonSchema } from '../people/personas.schema.ts';

const SCRIPTS = {
  home: HOME_SCRIPT,
  provider: PROVIDER_SCRIPT,
  callback: CALLBACK_SCRIPT,
  partner: PARTNER_SCRIPT,
};

/** Adds the files that never change: the style and scripts of the pages, the OpenAPI document, the people's file. */
export function addStaticHandles(app: Hono<ServerEnv>, personasText: string): void {
  function add(path: string, type: string, text: string): void {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
    app.get(path, (c) => c.body(text, 200, headers));
  }
  // A layer lets the page of prices, which has its own components, override this style.
  add('/style.css', 'text/css', `@layer sandbox {\n${STYLE}${HOME_STYLE}}\n`);
  for (const [name, script] of Object.entries(SCRIPTS)) add(`/${name}.js`, 'text/javascript', script);
  add('/personas.yaml', 'text/yaml', personasText);
  app.get('/openapi.json', (c) => c.json(makeOpenApi()));
  app.get('/personas.schema.json', (c) => c.json(personasJsonSchema()));
}
