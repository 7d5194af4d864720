/** What is used of a request that Playwright has stopped. */
export interface PlaywrightRoute {
  /** Answers the request in the server's place. */
  fulfill(answer: {
    /** The answer's media type. */
    contentType: string;
    /** The answer's body. */
    body: string;
  }): Promise<void>;
}

/** What is used of a page of Playwright. */
export interface PlaywrightPage {
  /** Opens an address. */
  goto(url: string): Promise<unknown>;
  /** Lets a function answer the requests to an address. */
  route(
    url: string,
    answer: (route: PlaywrightRoute) => Promise<void>,
    options: {
      /** How many requests the function answers. */
      times: number;
    },
  ): Promise<unknown>;
  /** Runs JavaScript in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Resolves once the page's address matches. */
  waitForURL(matches: (url: URL) => boolean): Promise<unknown>;
}

/** Where a login leads to, and the origin of its login page. */
export interface OpenedDestination {
  readonly site: string;
  readonly url: string;
  /** The fields of the form that is posted; null if the address is just opened. */
  readonly fields: Readonly<Record<string, string>> | null;
}

/** Takes a page to a destination, as the login page would have done: to its address, or by posting its form. */
export async function openDestination(
  page: PlaywrightPage,
  { site, url, fields }: OpenedDestination,
): Promise<void> {
  if (fields === null) {
    await page.goto(url);
    return;
  }
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${inHtml(name)}" value="${inHtml(value)}">`,
  );
  const body = `<form method="post" action="${inHtml(url)}">${inputs.join('')}</form>`;
  // A platform may take the form only from the origin of its login page. This address never reaches the server.
  const stand = `${site}/gatehouse-departure`;
  await page.route(stand, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto(stand);
  const left = page.waitForURL((shown) => shown.href !== stand);
  await page.evaluate('document.forms[0].submit()');
  await left;
}

const inHtml = (text: string): string => text.replace(/[&"<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);
