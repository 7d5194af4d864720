import { html } from 'hono/html';

/** What a brand's port shows while there is no built site to serve. */
export const unbuiltPage = (brandName: string) =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${brandName} - not built</title>
  </head>
  <body>
    <h1>${brandName}</h1>
    <p>There is no built site to show here. Run <code>npm run build</code>, then reload this page. The calls of the platform answer already.</p>
  </body>
</html>`;
