import { html } from 'hono/html';

/** The page of a brand while the development server does not answer. */
export function waitingPage() {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta http-equiv="refresh" content="1" />
    <title>Starting</title>
  </head>
  <body>
    <p>The development server of the login page does not answer yet. This page reloads every second.</p>
  </body>
</html>`;
}
