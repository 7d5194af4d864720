import { html } from 'hono/html';

/** The page of a brand whose site is not built. */
export function unbuiltPage(brandName: string) {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${brandName} - not built</title>
  </head>
  <body>
    <h1>${brandName}</h1>
    <p>There is no built login page here. In the Gatehouse repository, <code>npm run build</code> makes one. Elsewhere, start the sandbox with the folder of a built login page: <code>--site-dir</code>, or <code>siteDir</code> in a program. The platform itself answers already.</p>
  </body>
</html>`;
}
