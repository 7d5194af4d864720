import type { Hono } from 'hono';
import { homeScript } from '../home/home-script.ts';
import { homeStyle } from '../home/home-style.ts';
import type { ServerEnv } from '../http/server-env.ts';
import { callbackScript } from '../landing/callback-script.ts';
import { partnerScript } from '../neighbours/partner-script.ts';
import { providerScript } from '../neighbours/provider-script.ts';
import { makeOpenApi } from '../openapi/document.ts';
import { style } from '../pages/style.ts';
import { personasJsonSchema } from '../people/personas.schema.ts';

const scripts = {
  home: homeScript,
  provider: providerScript,
  callback: callbackScript,
  partner: partnerScript,
};

/** Adds the files that never change: the style and scripts of the pages, the OpenAPI document, the people's file. */
export const addStaticHandles = (app: Hono<ServerEnv>, personasText: string): void => {
  const add = (path: string, type: string, text: string): void => {
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
    app.get(path, (c) => c.body(text, 200, headers));
  };
  // In a layer, so that it gives way to the styles of the page of prices, which has components of its own.
  add('/style.css', 'text/css', `@layer sandbox {\n${style}${homeStyle}}\n`);
  for (const [name, script] of Object.entries(scripts)) add(`/${name}.js`, 'text/javascript', script);
  add('/personas.yaml', 'text/yaml', personasText);
  app.get('/openapi.json', (c) => c.json(makeOpenApi()));
  app.get('/personas.schema.json', (c) => c.json(personasJsonSchema()));
};
